"""Converted networks against difflogic's and torchlogix's own evaluation.

Each library has a virtual environment of its own, which `make bench-peers` sets up;
`GATEGRAD_PEERS` names another folder with them.
"""

import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import gategrad
from gategrad.nn.networks.convert import from_difflogic, from_torchlogix_state

pytestmark = pytest.mark.slow

PEERS = Path(os.environ.get("GATEGRAD_PEERS", Path(__file__).parents[2] / ".venv-peers"))

DIFFLOGIC = """
import numpy as np, sys, torch
from difflogic import GroupSum, LogicLayer
torch.manual_seed(0)
layers = [LogicLayer(n, m, device="cpu", connections=c)
          for n, m, c in ((20, 300, "random"), (300, 160, "unique"), (160, 90, "random"))]
model = torch.nn.Sequential(*layers, GroupSum(3, tau=4.0, device="cpu")).eval()
bits = torch.randint(0, 2, (500, 20)).float()
arrays = {f"weights_{i}": layer.weights.detach().numpy() for i, layer in enumerate(layers)}
arrays |= {f"indices_{i}": np.stack(layer.indices) for i, layer in enumerate(layers)}
np.savez(sys.argv[1], bits=bits, scores=model(bits).detach().numpy(), **arrays)
"""

TORCHLOGIX = """
import sys, torch
from torchlogix.layers import GroupSum, LogicDense
torch.manual_seed(0)
way, wiring = sys.argv[2:]
options = dict(parametrization=way, parametrization_kwargs={"weight_init": "random"},
               connections=wiring,
               connections_kwargs={"num_candidates": 4} if wiring == "learnable" else {})
layers = [LogicDense(n, m, **options) for n, m in ((20, 300), (300, 160), (160, 90))]
if way == "light":
    for layer in layers:
        layer.weight.data -= 0.5
model = torch.nn.Sequential(*layers, GroupSum(3, tau=4.0)).eval()
bits = torch.randint(0, 2, (500, 20)).float()
torch.save({"state": model.state_dict(), "bits": bits, "scores": model(bits).detach()}, sys.argv[1])
"""


def run_in_environment(peer, program, *arguments):
    python = PEERS / peer / "bin" / "python"
    if not python.exists():
        pytest.skip(f"no {peer} in {PEERS}: make bench-peers")
    subprocess.run([python, "-c", program, *map(str, arguments)], check=True, timeout=300)


def compare(model, bits, scores):
    network = gategrad.compile(gategrad.to_circuit(model))
    bits = np.asarray(bits).astype(np.uint8)
    np.testing.assert_allclose(network.scores(bits), scores, rtol=1e-6)
    np.testing.assert_array_equal(network.predict(bits), np.asarray(scores).argmax(1))
    assert len(np.unique(scores)) > 10


def test_difflogic(tmp_path):
    run_in_environment("difflogic", DIFFLOGIC, tmp_path / "found.npz")
    found = np.load(tmp_path / "found.npz")
    modules = []
    for i, n in enumerate((20, 300, 160)):
        layer = type("LogicLayer", (torch.nn.Module,), {})()
        layer.in_dim, layer.weights = n, torch.nn.Parameter(torch.tensor(found[f"weights_{i}"]))
        layer.indices = tuple(torch.tensor(found[f"indices_{i}"]))
        modules.append(layer)
    group = type("GroupSum", (torch.nn.Module,), {"k": 3, "tau": 4.0})()
    compare(from_difflogic(torch.nn.Sequential(*modules, group)), found["bits"], found["scores"])


@pytest.mark.parametrize("wiring", ["fixed", "learnable"])
@pytest.mark.parametrize("way", ["raw", "light", "warp"])
def test_torchlogix(tmp_path, way, wiring):
    run_in_environment("torchlogix", TORCHLOGIX, tmp_path / "found.pt", way, wiring)
    found = torch.load(tmp_path / "found.pt", weights_only=True)
    model = from_torchlogix_state(found["state"], 20, 3, tau=4.0, parametrization=way)
    compare(model, found["bits"], found["scores"])
