"""From raw values to input bits."""
