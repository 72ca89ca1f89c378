"""Fixtures that tests of several rooms share; torch is imported only where one asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture
def one_thread() -> Iterator[None]:
    """Of torch. Steps as small as in most tests only wait for one another."""
    import torch

    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture
def fresh_compiler() -> Iterator[None]:
    """A process compiles the code of a module but a few times: more runs as it is, or fails."""
    import torch

    torch._dynamo.reset()
    yield
    torch._dynamo.reset()
