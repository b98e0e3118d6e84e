"""Tests of the rules engine and of everything pure."""
