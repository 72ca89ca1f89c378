"""Gates of four weights: formulas, kernels against plain torch in float64, beginnings, training."""

import math
import os

import numpy as np
import pytest
import torch
from instruction_sets import OTHER_ISAS, passes_under
from stopped_training import stop_at_step
from torch import nn

import gategrad as gg
import gategrad._native as _native
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.model_config import NOT_DRAWN
from gategrad.gates import COEFFICIENTS, TRUTH_TABLES
from gategrad.nn import LogicLayer
from gategrad.nn.kernels.four_weights import four_weight_gates, plain_gates
from gategrad.nn.kernels.gate_kinds import KINDS
from gategrad.nn.parametrizations import PARAMETRIZATIONS
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingInterrupted

OF_CORNERS = ("light", "walsh")
TABLE = torch.tensor(COEFFICIENTS, dtype=torch.float64)
CORNERS = torch.tensor([[1, 0, 0, 0], [1, 0, 1, 0], [1, 1, 0, 0], [1, 1, 1, 1]]).double()


def weights(n, kind, seed=0):
    generator = torch.Generator().manual_seed(seed)
    size = 0.7 if kind == "nearest" else 3.0
    return size * torch.randn(n, 4, generator=generator)


def noise_for(kind, n):
    return (
        torch.randn(n, 4, generator=torch.Generator().manual_seed(1))
        if kind in OF_CORNERS
        else None
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [1, 3, 16, 17, 83, 4099])
@pytest.mark.parametrize("temperature", [1.0, 0.3])
@pytest.mark.parametrize("noisy", [False, True])
def test_kernels_agree_with_plain_torch(kind, n, temperature, noisy):
    weight, noise = weights(n, kind).requires_grad_(), noise_for(kind, n) if noisy else None
    exact = weight.detach().double().requires_grad_()
    wide = None if noise is None else noise.double()
    found, gates = four_weight_gates(
        weight, kind, temperature=temperature, noise=noise, want_gates=True
    )
    expected, expected_gates = plain_gates(exact, kind, temperature, wide)
    torch.testing.assert_close(found.double(), expected, atol=1e-5, rtol=0)
    assert torch.equal(gates, expected_gates)
    grad = torch.randn(n, 4, generator=torch.Generator().manual_seed(2))
    found.backward(grad)
    expected.backward(grad.double())
    limit = 1e-5 * float(grad.norm()) / temperature
    assert float((weight.grad.double() - exact.grad).norm()) < limit
    square = _native.gradient_square(grad, weight.detach(), noise, temperature, 2, kind)
    assert math.sqrt(square) == pytest.approx(float(exact.grad.norm()), rel=1e-4)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [1, 5, 83, 200])
@pytest.mark.parametrize("decoupled", [False, True])
def test_the_native_step_is_torchs(kind, n, decoupled):
    weight, generator = weights(n, kind), torch.Generator().manual_seed(0)
    mean, square = torch.zeros_like(weight), torch.zeros_like(weight)
    out, gates = torch.empty(n, 4), torch.empty(n, dtype=torch.uint8)
    other = nn.Parameter(weight.double())  # in float32 torch's slopes of sigmoids lose digits
    optimizer = (torch.optim.AdamW if decoupled else torch.optim.Adam)(
        [other], lr=0.02, betas=(0.8, 0.99), eps=1e-7, weight_decay=0.1
    )
    for step in range(1, 11):
        grad = torch.randn(n, 4, generator=generator)
        _native.adam(
            grad, weight, mean, square, None, 0.5, out, gates,
            _native.AdamStep(step, 0.02, 0.8, 0.99, 1e-7, 0.1, decoupled, 0.7), 2, kind,
        )  # fmt: skip
        optimizer.zero_grad()
        plain_gates(other, kind, 0.5, None)[0].backward(grad.double() * 0.7)
        optimizer.step()
        torch.testing.assert_close(weight.double(), other.detach(), atol=3e-5, rtol=0)
    coefficients, ids = four_weight_gates(weight, kind, temperature=0.5, want_gates=True)
    assert torch.equal(out, coefficients)
    assert torch.equal(gates, ids)


@pytest.mark.parametrize("kind", KINDS)
def test_the_native_step_does_not_depend_on_threads(kind):
    start, grad, results = weights(5000, kind), torch.randn(5000, 4), []
    for threads in (1, 2, 7):
        weight, mean, square = start.clone(), torch.zeros(5000, 4), torch.zeros(5000, 4)
        out, gates = torch.empty(5000, 4), torch.empty(5000, dtype=torch.uint8)
        step = _native.AdamStep(1, 0.1, 0.9, 0.999, 1e-8, 0.0, False, 1.0)
        _native.adam(grad, weight, mean, square, None, 1.0, out, gates, step, threads, kind)
        results.append((weight, mean, square, out, gates))
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


@pytest.mark.parametrize("kind", KINDS)
def test_gradcheck(kind):
    weight, noise = weights(9, kind).double().requires_grad_(), noise_for(kind, 9)
    noise = None if noise is None else noise.double()
    assert torch.autograd.gradcheck(lambda w: plain_gates(w, kind, 0.7, noise)[0], weight)


@pytest.mark.parametrize("kind", KINDS)
def test_opcheck(kind):
    arguments = weights(9, kind).requires_grad_(), noise_for(kind, 9), 0.7, True, kind
    torch.library.opcheck(torch.ops.gategrad.four_weight_gates.default, arguments)


def test_a_light_gate_is_what_its_corners_say():
    weight = weights(50, "light").double()
    coefficients, gates = plain_gates(weight, "light", 0.5, None)
    torch.testing.assert_close(coefficients @ CORNERS.T, torch.sigmoid(2 * weight))
    assert (TRUTH_TABLES[gates] == (weight > 0).numpy()).all()


def test_a_walsh_gate_is_the_sign_of_its_sum():
    weight = weights(50, "walsh").double()
    _, gates = plain_gates(weight, "walsh", 1.0, None)
    for corner, (a, b) in enumerate([(0, 0), (0, 1), (1, 0), (1, 1)]):
        s, t = (-1) ** a, (-1) ** b
        total = weight @ torch.tensor([1, t, s, s * t]).double()
        assert (TRUTH_TABLES[gates][:, corner] == (total < 0).numpy()).all()


def test_the_nearest_gate_is_the_nearest_and_its_jacobian_a_covariance():
    weight, temperature = weights(20, "nearest").double(), 0.4
    _, gates = plain_gates(weight, "nearest", temperature, None)
    distances = (weight[:, None] - TABLE).square().sum(dim=2)
    assert torch.equal(gates.long(), distances.argmin(dim=1))
    for point, shares in zip(weight, torch.softmax(-distances / temperature, dim=1), strict=True):
        jacobian = torch.autograd.functional.jacobian(
            lambda w: plain_gates(w[None], "nearest", temperature, None)[0][0], point
        )
        mean = shares @ TABLE
        covariance = (TABLE - mean).T @ (shares[:, None] * (TABLE - mean))
        torch.testing.assert_close(jacobian, 2 / temperature * covariance)


@pytest.mark.parametrize("kind", KINDS)
def test_no_number_stays_none(kind):
    weight = weights(20, kind)
    weight[7, 2] = math.nan
    found = four_weight_gates(weight, kind)[0]
    assert found[7].isnan().any()
    assert not found[[i for i in range(20) if i != 7]].isnan().any()


@pytest.mark.parametrize("kind", KINDS)
def test_beginnings(kind):
    of_kind, rng = PARAMETRIZATIONS[kind], np.random.default_rng(0)
    residual = of_kind.initial(4000, "residual", rng)
    assert (of_kind.gates(residual) == 3).all()
    coefficients = of_kind.relaxed(residual, 1.0, None, False)[0].mean(dim=0)
    assert float(coefficients[1]) > 0.5  # of a
    normal = of_kind.initial(4000, "normal", rng)
    assert len(set(of_kind.gates(normal).tolist())) == 16
    if kind == "nearest":
        assert of_kind.entropy(normal) is None
    else:
        assert of_kind.entropy(normal) > of_kind.entropy(residual) > 0
    assert normal.dtype == residual.dtype == torch.float32
    with pytest.raises(ValueError, match="init must be 'normal' or 'residual', got 'zeros'"):
        of_kind.initial(4, "zeros", rng)


def test_the_nearest_gate_is_not_drawn():
    with pytest.raises(ValueError, match="'nearest' has no mixture from which forward='gumbel'"):
        LogicLayer(8, 4, parametrization="nearest", forward="gumbel", seed=0)
    for name, parametrization in PARAMETRIZATIONS.items():
        assert parametrization.draws_gates == (name not in NOT_DRAWN)
    with pytest.raises(ValueError, match=r"--forward gumbel.* which parametrization='nearest'"):
        ModelConfig(parametrization="nearest", forward="gumbel")


@pytest.mark.parametrize("kind", OF_CORNERS)
def test_drawn_gates_follow_their_probabilities(kind):
    of_kind, torch_state = PARAMETRIZATIONS[kind], torch.get_rng_state()
    weight = weights(1, kind).expand(40_000, 4).contiguous() / 4
    torch.manual_seed(0)
    gates = of_kind.relaxed(weight, 1.0, of_kind.noise(weight), True)[1]
    torch.set_rng_state(torch_state)
    share = torch.tensor(TRUTH_TABLES[gates]).double().mean(dim=0)
    expected = of_kind.relaxed(weight[:1].double(), 1.0, None, False)[0] @ CORNERS.T
    torch.testing.assert_close(share, expected[0], atol=0.01, rtol=0)


def config_of(kind, **model):
    sizes = {"layers": 2, "width": 400, "connections": "unique"}
    return RunConfig(
        DataConfig("digits"),
        ModelConfig(parametrization=kind, **sizes, **model),
        TrainConfig(epochs=4, lr=0.05),
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_a_stopped_training_goes_on_bit_for_bit(kind, forward, tmp_path, monkeypatch):
    config = config_of(kind, forward=forward)
    whole = train_run(config, tmp_path / "whole", progress=False)
    with monkeypatch.context() as patch:
        stop_at_step(patch, 20)
        with pytest.raises(TrainingInterrupted):
            train_run(config, tmp_path / "stopped", progress=False)
    resumed = train_run(config, tmp_path / "stopped", progress=False, resume=True)
    assert resumed["discrete_test_accuracy"] == whole["discrete_test_accuracy"] > 0.6
    assert resumed["compiled_test_accuracy"] == whole["discrete_test_accuracy"]
    models = [gg.nn.build(config.model, 64, 10) for _ in range(2)]
    for model, name in zip(models, ("whole", "stopped"), strict=True):
        gg.checkpoint.load_weights(RunFolder(tmp_path / name).model, model)
    for a, b in zip(*(model.parameters() for model in models), strict=True):
        assert torch.equal(a, b)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "dark"}, "kind must be softmax, light, walsh or nearest, got dark"),
        ({"weight": torch.zeros(5, 16)}, r"weight must have shape \(gates, 4\), got 16 columns"),
        ({"noise": torch.zeros(5, 3)}, "noise must have shape"),
        ({"kind": "nearest"}, "the nearest gate has no noise"),
        ({"out": torch.zeros(4, 4)}, "out must have shape"),
        ({"temperature": 0.0}, "temperature must be positive"),
    ],
)
def test_native_arguments_are_checked(change, message):
    given = {
        "weight": torch.zeros(5, 4), "noise": torch.zeros(5, 4), "temperature": 1.0,
        "out": torch.zeros(5, 4), "gates": None, "threads": 1, "kind": "light",
    } | change  # fmt: skip
    with pytest.raises(ValueError, match=message):
        _native.coefficients(**given)


@pytest.mark.parametrize("kind", KINDS)
def test_training_goes_on_after_inference_and_export(kind):
    layer = LogicLayer(8, 16, parametrization=kind, seed=0, check_input=False).double()
    x = torch.rand(4, 8).double().round()
    with torch.inference_mode():
        layer.eval()(x)
    torch.export.export(layer, (x,), strict=False)
    layer.train()(x).sum().backward()
    assert layer.weight.grad is not None


@pytest.mark.parametrize("kind", KINDS)
def test_gates_are_the_same_under_autocast(kind):
    weight = weights(2000, kind).double()
    expected = plain_gates(weight.float(), kind, 1.0, None)
    with torch.autocast("cpu", torch.bfloat16):
        found = plain_gates(weight.float(), kind, 1.0, None)
    assert all(map(torch.equal, found, expected))


def test_what_no_kind_has_is_refused():
    with pytest.raises(ValueError, match="kind must be one of light, walsh, nearest, got 'dark'"):
        four_weight_gates(torch.zeros(3, 4).double(), "dark")
    with pytest.raises(ValueError, match="the nearest gate has no noise"):
        four_weight_gates(torch.zeros(3, 4).double(), "nearest", noise=torch.zeros(3, 4))


@pytest.mark.parametrize("isa", OTHER_ISAS)
def test_every_instruction_set_passes_these_tests(isa):
    assert os.environ.get("GATEGRAD_ISA") is None or isa != os.environ["GATEGRAD_ISA"]
    passes_under(isa, [__file__, "-k", "agree_with_plain or step or no_number"])
