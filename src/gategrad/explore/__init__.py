"""A circuit as one web page: change its input, watch the bits, follow a gate back to the pixels."""

from gategrad.explore.drawing import Drawing, drawing_of
from gategrad.explore.page import write_page
from gategrad.explore.view import View, guessed_shape, view_of_run

__all__ = ["Drawing", "View", "drawing_of", "guessed_shape", "view_of_run", "write_page"]
