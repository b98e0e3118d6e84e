"""Run pytest inside Pyodide: `run_tests PACKAGES [ARGUMENT...]`."""

from __future__ import annotations

import os
import sys

from tools.inside.compile_files import host


def main(arguments: list[str]) -> int:
    """Run pytest with the packages of the folder PACKAGES; its exit code."""
    sys.path.insert(0, str(host(arguments[0])))
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"
    import pytest

    quiet = ["-p", "no:cacheprovider", "--capture=sys"]
    return int(pytest.main([*quiet, *arguments[1:]]))
