"""The games: one module each, and the catalogue that lists them."""
