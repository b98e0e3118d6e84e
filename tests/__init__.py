"""Tests, a package for each part of the project."""
