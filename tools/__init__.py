"""What builds, serves and checks the page. `python -m tools` lists the commands."""
