"""The native extension. Use it through ``gategrad.nn``, ``gategrad.passes``, ``gategrad.targets``.

A package around the library, so that what reads imports as text sees a module here.
"""

from gategrad._native._extension import *  # noqa: F403
