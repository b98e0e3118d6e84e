"""Values and laws common to every game; imports nothing else of this project."""
