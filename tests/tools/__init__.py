"""Tests that need more than the core: peers, build, files."""
