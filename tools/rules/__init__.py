"""The rules pages: texts of `tools/texts/`, figures and worked numbers of the game itself."""
