"""Starts the game in the page."""

from js import CustomEvent, document

document.getElementById("app").textContent = "Python runs"
document.dispatchEvent(CustomEvent.new("tiles:ready"))
