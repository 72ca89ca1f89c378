from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.image_sizes import most_epochs
from gategrad.config.table_sizes import table_sizes
from gategrad.runs.recipe_fields import recipe_with
from gategrad.runs.recipes import RECIPES, recipe


def test_paper_is_the_default_configuration():
    assert recipe("paper", "digits") == RunConfig(DataConfig("digits"))


def test_the_paper_trains_mnist_like_sets_on_gray_values():
    assert recipe("paper", "fashion-mnist").train == TrainConfig(train_input="continuous")
    several = DataConfig("mnist", thresholds=(0.3, 0.6))
    assert recipe("paper", several).train == TrainConfig()
    assert recipe("fast", DataConfig("mnist", n_thresholds=1)).train.train_input == "binary"
    detected = DataConfig("mnist", detectors=(0.1, 0.3))
    assert recipe("paper", detected).train.train_input == "binary"


def test_functions_of_bits_train_on_bits(tmp_path, monkeypatch):
    seen = []
    monkeypatch.setattr(
        "gategrad.runs.training_run.train_run", lambda config, *_, **__: seen.append(config)
    )
    for options in (["--forward", "hard"], ["--forward", "soft"], []):
        arguments = ["train", "mnist", "--recipe", "paper", *options]
        CliRunner().invoke(app, [*arguments, "--out", str(tmp_path / "run")])
    assert [config.train.train_input for config in seen] == ["binary", "continuous", "continuous"]


def images_file(
    folder: Path, shades: int, n: int = 300, extent: int = 10, colors: tuple[int, ...] = ()
) -> str:
    """A file of images, whose values have so many shades from black to white."""
    rng = np.random.default_rng(0)
    X = rng.integers(0, shades, (n, extent, extent, *colors)) * (255 // (shades - 1))
    path = folder / f"images-{shades}-{n}-{extent}{colors}.npz"
    np.savez(path, X=X.astype(np.uint8), y=rng.integers(0, 3, n))
    return str(path)


def test_images_have_the_thresholds_that_their_shades_need(tmp_path):
    shaded, strokes = images_file(tmp_path, 16), images_file(tmp_path, 2)
    assert recipe("auto", shaded).data.n_thresholds == 7
    assert recipe("auto", strokes).data.n_thresholds is None
    assert recipe("auto", images_file(tmp_path, 16, extent=20)).data.n_thresholds == 15
    assert recipe("auto", images_file(tmp_path, 16, colors=(3,))).data.n_thresholds == 3
    assert recipe("auto", images_file(tmp_path, 2, colors=(3,))).data.n_thresholds is None
    many = recipe("auto", images_file(tmp_path, 16, n=12_000, extent=4)).model
    assert (many.connections, many.parametrization) == ("butterfly", "walsh")
    for named in ({"n_thresholds": 2}, {"thresholds": (0.3,)}, {"detectors": (0.1,)}):
        data = DataConfig(shaded, **named)
        assert recipe("auto", data).data.n_thresholds == data.n_thresholds


def test_sizes_follow_images_and_pixels(tmp_path):
    small = recipe("fast", images_file(tmp_path, 2))
    assert (small.model.width, small.model.connections) == (6_000, "local")
    assert small.model.parametrization == "softmax"
    assert (small.train.epochs, small.train.batch_size) == (most_epochs("local"), 32)
    assert small.data.valid_fraction == 0  # few images: all are trained on
    one = DataConfig("mnist", n_thresholds=1)  # known without its files
    large = recipe("fast", one)
    assert (large.model.width, large.train.batch_size) == (8_000, 128)
    assert large.train.epochs < most_epochs("learned")
    assert large.data.valid_fraction == 0.1
    assert recipe("fast", one, width=4_000).train.epochs > large.train.epochs
    assert recipe("fast", replace(one, valid_fraction=0.3)).data.valid_fraction == 0.3


def with_options(data: str, **fields: Any) -> RunConfig:
    named = {name.replace("__", "."): value for name, value in fields.items()}
    return recipe_with("auto", data, {"data.n_thresholds": 1, **named})[0]


def test_strokes_have_learned_wiring_and_are_bent():
    config = with_options("mnist")
    assert (config.model.connections, config.model.candidates) == ("learned", (32, 16))
    assert config.model.parametrization == "softmax"
    assert (config.train.lr, config.train.bend) == (0.02, 0.56)
    one = with_options("mnist", model__layers=1).model
    assert (one.connections, one.candidates) == ("learned", (32,))
    assert with_options("mnist", model__layers=3).model.candidates == (32, 16)
    more = with_options("mnist", model__candidates=(64,))
    assert more.model.candidates == (64,)
    assert more.train.epochs < config.train.epochs
    first = with_options("mnist", model__hidden_connections="random")
    assert (first.model.connections, first.model.hidden_connections) == ("learned", "random")


@pytest.mark.parametrize(
    ("data", "fields"),
    [
        ("cifar10", {}),
        ("mnist", {"data__n_thresholds": 7}),
        ("mnist", {"data__n_thresholds": 7, "model__connections": "local"}),
        ("emnist-balanced", {}),
        ("mnist", {"model__connections": "local"}),
        ("mnist", {"model__connections": "random"}),
        ("mnist", {"model__layers": 6}),
        ("mnist", {"model__forward": "soft"}),
        ("mnist", {"train__train_input": "continuous"}),
    ],
)
def test_other_images_have_drawn_wiring_as_is_named(data, fields):
    config = with_options(data, **fields)
    shades = data == "cifar10" or "data__n_thresholds" in fields
    drawn = fields.get("model__connections", "butterfly" if shades else "local")
    assert (config.model.connections, config.model.candidates) == (drawn, (16,))
    assert config.model.parametrization == ("walsh" if shades else "softmax")
    assert (config.train.lr, config.train.bend) == (0.05, 0)
    assert config.model.layers == fields.get("model__layers", 3)
    assert config.model.width == {"cifar10": 64_000}.get(data, 50_000)


def test_shades_and_colors_can_have_learned_wiring():
    config = with_options("mnist", data__n_thresholds=7, model__connections="learned")
    assert (config.model.width, config.train.bend) == (8_000, 0)
    config = with_options("cifar10", model__connections="learned")
    assert (config.model.layers, config.model.width) == (2, 10_000)
    assert config.model.candidates == (32, 16)


def test_auto_is_by_the_data():
    assert recipe("auto", "digits") == recipe("fast", "digits")
    synthetic = DataConfig("synthetic", n_classes=3)
    assert recipe("auto", synthetic) == recipe("fast", synthetic)
    perceptron = {"network": "mlp"}
    assert recipe("auto", "mnist", **perceptron) == recipe("paper", "mnist", **perceptron)
    network = {"network": "clgn-mnist-s"}
    assert recipe("auto", "mnist", **network) == recipe("fast", "mnist", **network)


def test_named_networks_train_soft_gates_and_then_hard_ones_unasked():
    config = recipe("auto", "mnist", network="clgn-mnist-m")
    model, train = config.model, config.train
    assert (model.forward, model.parametrization, model.connections) == ("hard", "walsh", "random")
    assert 0 < train.soft_first < 1
    assert (model.tau, model.init, train.batch_size, train.lr) == (28, "residual", 128, 0.02)
    soft = with_options("mnist", model__network="clgn-mnist-m", model__forward="soft")
    assert soft.model.parametrization == "softmax"
    assert soft.train.soft_first == 0
    drawn = with_options("mnist", model__network="clgn-mnist-m", model__connections="learned")
    assert drawn.model.learns_wiring
    paper = recipe("paper", "mnist", network="clgn-mnist-m")
    assert (paper.model.forward, paper.model.connections, paper.train.batch_size) == (
        "soft", "random", 256
    )  # fmt: skip


@pytest.mark.parametrize("name", sorted(set(RECIPES) - {"table"}))
@pytest.mark.parametrize("data", [DataConfig("digits"), DataConfig("synthetic", n_classes=30)])
def test_every_recipe_trains(name, data, tmp_path):
    arguments = ["train", data.name, "--recipe", name, "--width", "300", "--steps", "2", "--quiet"]
    if data.n_classes:
        arguments += ["--classes", str(data.n_classes)]
    result = CliRunner().invoke(app, [*arguments, "--out", str(tmp_path / "run")])
    assert result.exit_code == 0, result.output


def test_a_table_gets_sizes_that_suit_it(tmp_path):
    path = tmp_path / "rows.csv"
    path.write_text("a,b,y\n" + "".join(f"{i % 90},{i % 7},{i % 7 > 3}\n" for i in range(200)))
    config = recipe("table", str(path))
    sizes = table_sizes(160, 2, 2)
    assert config.data.valid_fraction == 0  # few rows: all are trained on
    assert recipe("auto", str(path)) == config
    assert (config.model.layers, config.model.width) == (sizes.layers, sizes.width)
    assert (config.train.epochs, config.train.batch_size) == (sizes.epochs, sizes.batch_size)
    assert config.data.n_thresholds == sizes.n_thresholds
    assert recipe("table", str(path), width=70).model.width == 70
    arguments = ["train", str(path), "--recipe", "table", "--epochs", "1", "--width", "100"]
    result = CliRunner().invoke(app, [*arguments, "--quiet", "--out", str(tmp_path / "run")])
    assert result.exit_code == 0, result.output
    with pytest.raises(ValueError, match="the recipe 'table' is for tables, which digits is not"):
        recipe("table", "digits")


def test_a_table_of_many_bits_gets_learned_wiring(tmp_path):
    columns = ",".join(f"x{i}" for i in range(70))
    path = tmp_path / "wide.csv"
    values = np.random.default_rng(0).integers(0, 40, (80, 70))
    rows = "".join(",".join(map(str, [*row, row[0] > 20])) + "\n" for row in values)
    path.write_text(f"{columns},y\n{rows}")
    sizes = table_sizes(80, 70, 2)
    assert sizes.connections == "learned"
    model = recipe("table", str(path)).model
    for name in ("layers", "width", "connections", "hidden_connections", "candidates", "tau"):
        assert getattr(model, name) == getattr(sizes, name)

    def asked(**fields):
        given = {f"model.{name}": value for name, value in fields.items()}
        return recipe_with("auto", str(path), given)[0].model

    assert asked() == model
    drawn = asked(connections="random")
    assert (drawn.candidates, drawn.layers, drawn.tau) == ((16,), 2, "auto")
    assert asked(layers=4).connections == "random"
    assert asked(candidates=(8,)).candidates == (8,)
    assert asked(layers=1, connections="learned").candidates == (64,)
    assert asked(head="tree").tau == "auto"
    with pytest.raises(ValueError, match="outputs must be at least 1, got -5"):
        asked(outputs=-5)
    rows = "".join(",".join(map(str, [*(row % 2), row[0] > 20])) + "\n" for row in values)
    path.write_text(f"{columns},y\n{rows}")  # a bit per column
    assert recipe("table", str(path)).model.connections == "random"
    rows = "".join(
        ",".join(map(str, [*(f"v{v}" for v in row), row[0] > 20])) + "\n" for row in values
    )
    path.write_text(f"{columns},y\n{rows}")  # categories
    assert recipe("table", str(path)).model.connections == "random"


def test_what_the_command_line_names_wins(tmp_path):
    arguments = ["train", "digits", "--recipe", "fast", "--width", "200", "--steps", "1", "--quiet"]
    options = ["--tau", "10", "--forward", "soft", "--lr", "0.01", "--out", str(tmp_path / "run")]
    assert CliRunner().invoke(app, [*arguments, *options]).exit_code == 0
    from gategrad.checkpoint import load_model

    config = load_model(tmp_path / "run").config
    assert config is not None
    assert (config.model.tau, config.model.forward, config.train.lr) == (10, "soft", 0.01)
    assert (config.model.connections, config.train.schedule) == ("local", "cosine")


def test_the_papers_perceptron():
    config = recipe("paper", "mnist", network="mlp")
    assert config.model == ModelConfig(network="mlp", layers=3, width=512)
    assert (config.train.lr, config.train.train_input) == (1e-5, "continuous")
    assert recipe("paper", "mnist", network="mlp", width=64).model.width == 64


@pytest.mark.parametrize(
    "fields", [{"layers": 2}, {"width": 100}, {"connections": "local"}, {"channels": 0}]
)
def test_a_named_network_has_its_own_sizes(fields):
    network = "dlgn" if "channels" in fields else "clgn-mnist-s"
    with pytest.raises(ValueError, match=r"sizes and wiring of its own|is a convolutional network"):
        ModelConfig(network=network, **fields)
    if "width" in fields:
        with pytest.raises(ValueError, match="clgn-mnist-s has sizes and wiring of its own"):
            recipe("fast", "mnist", network=network, width=100)


def test_unknown_names():
    with pytest.raises(ValueError, match=r"network must be one of dlgn, mlp, clgn-mnist-s, .* got"):
        recipe("paper", "mnist", network="clgn-mnist")
    known = "auto, fast, table, paper"
    with pytest.raises(ValueError, match=f"recipe must be one of {known}, got 'slow'"):
        recipe("slow", "digits")
    with pytest.raises(ValueError, match="no data set 'cats'"):
        recipe("fast", "cats")
