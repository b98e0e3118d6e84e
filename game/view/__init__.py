"""Pure pictures: what the page shows, as trees of nodes. No browser here."""
