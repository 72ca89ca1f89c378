import pytest
from typer.testing import CliRunner

from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.table_sizes import table_sizes
from gategrad.runs.recipes import RECIPES, recipe


def test_paper_is_the_default_configuration():
    assert recipe("paper", "digits") == RunConfig(DataConfig("digits"))


def test_the_paper_trains_mnist_like_sets_on_gray_values():
    assert recipe("paper", "fashion-mnist").train == TrainConfig(train_input="continuous")
    several = DataConfig("mnist", thresholds=(0.3, 0.6))
    assert recipe("paper", several).train == TrainConfig()
    assert recipe("fast", "mnist").train.train_input == "binary"
    detected = DataConfig("mnist", detectors=(0.1, 0.3))
    assert recipe("paper", detected).train.train_input == "binary"


def test_functions_of_bits_train_on_bits(tmp_path, monkeypatch):
    seen = []
    monkeypatch.setattr(
        "gategrad.runs.training_run.train_run", lambda config, *_, **__: seen.append(config)
    )
    for options in (["--forward", "hard"], ["--forward", "soft"], []):
        CliRunner().invoke(app, ["train", "mnist", *options, "--out", str(tmp_path / "run")])
    assert [config.train.train_input for config in seen] == ["binary", "continuous", "continuous"]


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
    sizes = table_sizes(128, 2, 2)
    assert (config.model.layers, config.model.width) == (sizes.layers, sizes.width)
    assert (config.train.epochs, config.train.batch_size) == (sizes.epochs, sizes.batch_size)
    assert config.data.n_thresholds == sizes.n_thresholds
    assert recipe("table", str(path), width=70).model.width == 70
    arguments = ["train", str(path), "--recipe", "table", "--epochs", "1", "--width", "100"]
    result = CliRunner().invoke(app, [*arguments, "--quiet", "--out", str(tmp_path / "run")])
    assert result.exit_code == 0, result.output
    with pytest.raises(ValueError, match="the recipe 'table' is for tables, which digits is not"):
        recipe("table", "digits")


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
    with pytest.raises(ValueError, match="recipe must be one of paper, fast, table, got 'slow'"):
        recipe("slow", "digits")
    with pytest.raises(ValueError, match="no data set 'cats'"):
        recipe("fast", "cats")
