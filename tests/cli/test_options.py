"""Options of `train` that are declared with fields of configurations."""

from dataclasses import dataclass, fields
from typing import Any

import pytest
import typer
from typer.main import get_command
from typer.testing import CliRunner

from gategrad.cli import app
from gategrad.cli.app import one_line_errors
from gategrad.cli.config_options import options_of
from gategrad.config import DataConfig, ModelConfig, TrainConfig
from gategrad.config.option import NETWORK, check_choices, option, options

KINDS = {"data": DataConfig, "model": ModelConfig, "train": TrainConfig}
NO_OPTIONS = {
    "data.name",  # the command's argument
    "train.extended_after",  # what --resume with more --epochs makes of a run
}

# What users type, in the order of the help. Words that are here stay.
FLAGS = {
    None: "recipe seed out resume tensorboard gate-statistics data-dir threads device timeout "
    "quiet json",
    "Network": "model channels layers width outputs taper head dropout tree-levels code-size codes "
    "hidden dense-weights tau tau-end tau-schedule learn-tau connections hidden-connections "
    "anchors candidates candidate-connections parametrization init",
    "Training": "forward backward-temperature precision epochs steps patience tol batch-size lr "
    "adam-epsilon head-lr "
    "schedule weight-decay clip-norm train-input loss class-weight label-smoothing "
    "shift bend flip redraw soft-first freeze-after freeze-settled freeze-wires wire-moments start "
    "teacher teacher-weight teacher-temperature",
    "Data, and how it becomes bits": "thresholds n-thresholds encoding learned-thresholds "
    "detectors label categories test-fraction valid-fraction classes data-seed",
    "Tables in files": "columns drop as-category weight-column delimiter decimal missing no-header",
}


def made_options() -> dict[str, Any]:
    parameters = get_command(app).commands["train"].params
    return {made.opts[0]: made for made in parameters if made.opts[0].startswith("--")}


@pytest.mark.parametrize("panel", FLAGS)
def test_the_words_of_the_command_line(panel):
    made = [flag for flag, one in made_options().items() if one.rich_help_panel == panel]
    assert made == [f"--{name}" for name in FLAGS[panel].split()]


def test_options_come_panel_by_panel_behind_the_recipe():
    panels = [FLAGS[panel].split() for panel in list(FLAGS)[1:]]
    first, *others = FLAGS[None].split()
    expected = [first, *(name for panel in panels for name in panel), *others]
    assert list(made_options()) == [f"--{name}" for name in expected]


def test_every_field_is_an_option_or_known_not_to_be():
    found = {f"{part}.{f.name}" for part, kind in KINDS.items() for f in fields(kind)}
    declared = {f"{part}.{name}" for part, kind in KINDS.items() for name in options(kind)}
    assert found - declared == NO_OPTIONS
    flags = [declared.flag for kind in KINDS.values() for declared in options(kind).values()]
    assert len(set(flags)) == len(flags)
    assert set(flags) <= set(made_options())


def test_a_default_is_its_fields():
    made = made_options()
    for kind in KINDS.values():
        defaults = {f.name: f.default for f in fields(kind)}
        for name, declared in options(kind).items():
            one = made[declared.flag]
            assert one.help == declared.help
            if declared.parse is None:
                assert one.default == defaults[name]
            elif one.default is not None:
                assert declared.parse(one.default) == defaults[name]
            else:
                assert defaults[name] == ()
            assert one.show_default == (declared.shown or True)


def command_of(**kinds: type) -> tuple[typer.Typer, list[Any]]:
    app, seen = typer.Typer(), []

    @app.command()
    @options_of(**kinds)
    def show(name: str, *, given: dict[str, Any], quiet: bool = False) -> None:
        seen.append((name, given, quiet))

    return app, seen


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        ("", {}),
        ("--layers 6", {"model.layers": 6}),
        ("--model mlp", {"model.network": "mlp"}),
        ("--outputs 30 --taper halving", {"model.outputs": 30, "model.taper": "halving"}),
        ("--tau auto", {"model.tau": "auto"}),
        ("--tau 3", {"model.tau": 3.0}),
        ("--hidden none", {"model.hidden": ()}),
        ("--hidden 64,32", {"model.hidden": (64, 32)}),
        ("--flip --start runs/a", {"train.flip": True, "train.start": "runs/a"}),
        ("--data-seed 4 --classes 3", {"data.seed": 4, "data.n_classes": 3}),
        ("--thresholds 0.2,0.4", {"data.thresholds": (0.2, 0.4)}),
        ("--detectors 0.125", {"data.detectors": (0.125,)}),
    ],
)
def test_a_command_gets_what_the_user_names_and_no_defaults(arguments, given):
    app, seen = command_of(**KINDS)
    result = CliRunner().invoke(app, ["mnist", *arguments.split(), "--quiet"])
    assert result.exit_code == 0, result.output
    assert seen == [("mnist", given, True)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--tau 1,2", "--tau must be one number, got '1,2': --tau-end makes a schedule"),
        ("--tau warm", "--tau must be numbers with commas between, got 'warm'"),
        ("--hidden 1.5", "hidden widths must be whole numbers with commas between, got '1.5'"),
        ("--detectors few", "--detectors must be numbers with commas between, got 'few'"),
    ],
)
def test_text_that_is_no_value_is_one_line(arguments, message):
    app, seen = command_of(**KINDS)
    result = CliRunner().invoke(app, ["mnist", *arguments.split()])
    assert (result.exit_code, result.stderr, seen) == (2, f"gategrad: {message}\n", [])


def test_an_option_behind_no_option_is_refused():
    @dataclass
    class Lone:
        shade: str = option("gray", NETWORK, "A shade.", after="color")

    with pytest.raises(ValueError, match="options stand behind color, which is no option"):
        command_of(model=Lone)


def test_an_option_takes_one_declaration():
    @dataclass
    class Paint:
        color: str = option("red", NETWORK, "Of it: {names}.", choices=("red", "green", "blue"))
        coats: int = option(2, NETWORK, "How many.", after="color")
        shade: str | None = option(None, NETWORK, "A shade.", flag="--tone", after="color")

        def __post_init__(self):
            check_choices(self)

    app, seen = command_of(paint=Paint)
    assert CliRunner().invoke(app, ["wall", "--coats", "3", "--tone", "x"]).exit_code == 0
    assert seen == [("wall", {"paint.coats": 3, "paint.shade": "x"}, False)]
    assert "Of it: red, green or blue." in CliRunner().invoke(app, ["--help"]).output
    with pytest.raises(ValueError, match="color must be one of red, green, blue, got 'gray'"):
        Paint("gray")


def test_too_little_memory_is_one_line(capsys):
    with pytest.raises(typer.Exit) as ended, one_line_errors():
        raise MemoryError("Unable to allocate 29.1 TiB")
    assert ended.value.exit_code == 2
    told = capsys.readouterr().err
    assert told.startswith("gategrad: there is not enough memory: Unable to allocate 29.1 TiB. ")
    assert told.count("\n") == 1
