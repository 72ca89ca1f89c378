"""Install the two public peers, difflogic and torchlogix, each in a virtual environment of its own.

    python benchmarks/setup_peers.py --dir .venv-peers

A peer that is installed already is left alone. Neither installs as published on a machine without
CUDA and with Python 3.11, so each gets the least that makes its CPU code run; what that was is
printed and kept in ``DIR/NAME/peer.json``, from where result files quote it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from requote import requote_package

# Torch is pinned to what gategrad is measured with: a peer must not lose to an older torch.
TORCH = "torch==2.13.0"

# difflogic's build asks torch for a CUDA compiler. This stands in for torch while its package is
# built: the CUDA extension is declared and then not built, so that only its Python is installed.
_CPP_EXTENSION = """\
from setuptools import Extension
from setuptools.command.build_ext import build_ext

def CUDAExtension(name, sources, **options):
    return Extension(name, [])

class BuildExtension(build_ext):
    def run(self):
        pass
"""

# difflogic imports its CUDA extension even where it is never called.
_DIFFLOGIC_CUDA = (
    '"""Stands in for the CUDA extension, which implementation="python" never calls."""\n'
)


def install_difflogic(python: Path, packages: Path) -> list[str]:
    """Install difflogic without its CUDA extension."""
    pip(python, "setuptools", "wheel")
    with tempfile.TemporaryDirectory() as folder:
        stub = Path(folder, "torch", "utils", "cpp_extension.py")
        stub.parent.mkdir(parents=True)
        for package in (stub.parent, stub.parent.parent):
            (package / "__init__.py").touch()
        stub.write_text(_CPP_EXTENSION, encoding="utf-8")
        # No cache: a wheel built with the stub must not be found by a later, ordinary install.
        pip(
            python, "--no-deps", "--no-build-isolation", "--no-cache-dir",
            PEERS["difflogic"].requirement, PYTHONPATH=folder,
        )  # fmt: skip
    (packages / "difflogic_cuda.py").write_text(_DIFFLOGIC_CUDA, encoding="utf-8")
    return ["built without its CUDA extension; an empty module difflogic_cuda stands in for it"]


def install_torchlogix(python: Path, packages: Path) -> list[str]:
    """Install torchlogix and let this Python parse it; its core needs torch and numpy only."""
    pip(python, "--no-deps", "--ignore-requires-python", PEERS["torchlogix"].requirement)
    changes = requote_package(packages / "torchlogix")
    return ["installed without its other dependencies", *changes]


@dataclass(frozen=True)
class Peer:
    """How a peer is installed.

    Attributes:
        requirement: Its exact pin.
        install: Installs it with the given interpreter, whose packages lie in the given folder;
            returns what had to be done besides installing.
        check: A statement that runs once it is installed.
    """

    requirement: str
    install: Callable[[Path, Path], list[str]]
    check: str


PEERS = {
    "difflogic": Peer(
        "difflogic==0.1.0",
        install_difflogic,
        "import difflogic; difflogic.LogicLayer(8, 8, 'cpu', implementation='python')",
    ),
    "torchlogix": Peer(
        "torchlogix==0.2.2",
        install_torchlogix,
        "import torchlogix; torchlogix.layers.LogicDense(8, 8)",
    ),
}


def pip(python: Path, *arguments: str, **environment: str) -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", *arguments]
    subprocess.run(command, check=True, env=os.environ | environment)


def ask(python: Path, code: str) -> str:
    """Run one line of Python in an environment and return what it prints."""
    command = [str(python), "-c", code]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def recipe(peer: Peer) -> dict[str, Any]:
    """What decides whether an environment is as wanted."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    return {"requirement": peer.requirement, "torch": TORCH, "python": version}


def read_stamp(folder: Path) -> dict[str, Any]:
    """What was installed in a peer's environment; empty where nothing was."""
    try:
        return dict(json.loads((folder / "peer.json").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def set_up(name: str, folder: Path) -> dict[str, Any]:
    """Install one peer into ``folder`` unless it is there, and return its stamp."""
    peer = PEERS[name]
    stamp = read_stamp(folder)
    if stamp.get("recipe") == recipe(peer):
        return stamp
    print(f"{name}: installing {peer.requirement} with {TORCH} ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip(python, TORCH, "numpy")
    packages = Path(ask(python, "import sysconfig; print(sysconfig.get_path('purelib'))"))
    notes = peer.install(python, packages)
    ask(python, peer.check)
    names = ("torch", "numpy", name)
    versions = ask(
        python,
        f"import importlib.metadata as m, json; print(json.dumps([m.version(n) for n in {names}]))",
    )
    stamp = {
        "recipe": recipe(peer),
        "versions": dict(zip(names, json.loads(versions), strict=True)),
        "notes": notes,
    }
    (folder / "peer.json").write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")
    return stamp


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", type=Path, default=Path(".venv-peers"), help="where they go")
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=list(PEERS))
    arguments = parser.parse_args()
    for name in arguments.peers:
        stamp = set_up(name, arguments.dir.resolve() / name)
        versions = ", ".join(f"{n} {version}" for n, version in stamp["versions"].items())
        print(f"{name}: ready with {versions}, Python {stamp['recipe']['python']}")
        for note in stamp["notes"]:
            print(f"  {note}")


if __name__ == "__main__":
    main()
