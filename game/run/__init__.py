"""The composition of the page: the pure model, the browser and the computer players together."""
