"""Output layers: from the last layer's outputs to class scores."""
