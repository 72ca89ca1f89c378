from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from gategrad.data.files import data_files

from .web_server import WebServer, serving

_REAL_DATA = os.environ.get("GATEGRAD_DATA")


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """No test reads this machine's files or the network unless it asks to."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(data_files, "_cache", lambda: folder)
    monkeypatch.setenv("GATEGRAD_OFFLINE", "1")
    monkeypatch.setenv("GATEGRAD_NO_CONVERTED", "1")
    monkeypatch.delenv("GATEGRAD_DATA", raising=False)
    return folder


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[WebServer]:
    """The network, all of it."""
    monkeypatch.delenv("GATEGRAD_OFFLINE")
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setattr(data_files, "_checked", {})
    with serving() as found:
        yield found


@pytest.fixture
def real_data() -> Path:
    """The folder of real data sets."""
    if not _REAL_DATA:
        pytest.skip("needs the published files: set GATEGRAD_DATA to a folder with mnist/ ...")
    return Path(_REAL_DATA)
