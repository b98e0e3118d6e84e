"""The one border to JavaScript: patching elements, listening, measuring, keeping, waiting."""
