"""The part of the build that runs in Pyodide: only the interpreter of the page writes its code."""
