"""Commands that show data sets: which there are, what is known of each, and what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from gategrad.cli import completions, table_options
from gategrad.cli.app import DataDir, Json, app, examples, one_line_errors, one_line_warnings
from gategrad.cli.output import say
from gategrad.cli.show import print_fields, print_profiles

__all__ = ["data_app", "info", "list_sets", "preview"]

data_app = typer.Typer(help="Show data sets: list, info, preview.", no_args_is_help=True)
app.add_typer(data_app, name="data")

Name = Annotated[
    str,
    typer.Argument(
        help="Data set: mnist, cifar10, combined:A,B, or a file.",
        autocompletion=completions.data_sets,
    ),
]


@data_app.command("list", epilog=examples("gategrad data list"))
def list_sets(data_dir: DataDir = None, as_json: Json = False) -> None:
    """All data sets by name, and whether their files are on this machine."""
    with one_line_errors():
        from gategrad.data.datasets import DATASETS
        from gategrad.data.inventory import where_files_are

        rows: list[dict[str, Any]] = []
        for name, source in DATASETS.items():
            info = source.info
            assert info is not None  # those listed have it
            rows.append(
                {
                    "name": name,
                    "samples": info.samples,
                    "shape": list(info.shape),
                    "classes": info.n_classes,
                    "here": where_files_are(source, data_dir),
                    "licence": info.license,
                }
            )
    if as_json:
        print_fields({"sets": rows}, True)
        return
    say(f"{'name':17}{'samples':>10}  {'shape':12}{'classes':>8}  files")
    for row in rows:
        shape = " x ".join(map(str, row["shape"]))
        classes = row["classes"] or "any"
        samples = f"{row['samples']:,}" + ("/class" if row["name"] == "synthetic" else "")
        say(f"{row['name']:17}{samples:>10}  {shape:12}{classes:>8}  {row['here']}")
    say("Several sets of images as one: combined:NAME,NAME. A file or folder: its path.")


@data_app.command(epilog=examples("gategrad data info mnist", "gategrad data info adult --json"))
def info(
    name: Name,
    data_dir: DataDir = None,
    label: Annotated[str | None, typer.Option(help="Label column of a table.")] = None,
    delimiter: table_options.Delimiter = None,
    decimal: table_options.Decimal = None,
    missing: table_options.Missing = None,
    no_header: table_options.NoHeader = False,
    check: Annotated[
        bool, typer.Option("--check", help="Compare all checksums of the converted file.")
    ] = False,
    as_json: Json = False,
) -> None:
    """What is known of a data set: license, sizes, samples of each class, where its files are.

    Of a table also its columns: what each of them is, and what about it is odd.
    """
    with one_line_errors(), one_line_warnings():
        from gategrad.data.inventory import describe

        form = table_options.form_of(delimiter, decimal, missing, no_header)
        content = describe(name, data_dir, label=label, check=check, form=form)
    if as_json:
        print_fields(content, True)
        return
    columns, problem = content.pop("columns", []), content.pop("problem", None)
    remedy = content.pop("next", None)
    print_fields(_short(content), False)
    print_profiles(columns)
    if refused := [column["column"] for column in columns if column["refused"]]:
        say(f"columns that cannot be learned from as they are: {', '.join(refused)}")
    if remedy:
        say(remedy)
    if problem:
        say(f"it cannot be learned from as it is: {problem}")


@data_app.command(
    epilog=examples(
        "gategrad data preview mnist",
        "gategrad data preview synthetic --classes 100 --out rule.png",
    )
)
def preview(
    name: Name,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="PNG file.", show_default="NAME.png")
    ] = None,
    data_dir: DataDir = None,
    classes: Annotated[int | None, typer.Option(help="Classes to show or generate.")] = None,
    data_seed: Annotated[int, typer.Option(help="Seed of generated data.")] = 0,
    per_class: Annotated[int, typer.Option(help="Samples of each class.")] = 4,
    thresholds: Annotated[
        str | None,
        typer.Option(help="Thresholds for values scaled to [0, 1].", show_default="the paper's"),
    ] = None,
    which: Annotated[int, typer.Option("--class", help="synthetic: the class to draw.")] = 0,
    as_json: Json = False,
) -> None:
    """Draw samples of each class, raw and as the bits that a network reads."""
    with one_line_errors(), one_line_warnings():
        from gategrad.config.number_lists import numbers
        from gategrad.data.datasets import short_name
        from gategrad.data.preview import draw_samples, draw_synthetic

        path = out or Path(f"{short_name(name)}.png")
        if path.suffix.lower() != ".png":
            raise ValueError(f"a preview is a .png file, got {path.name}")
        if name == "synthetic":
            draw_synthetic(path, which, data_seed)
        else:
            levels = None if thresholds is None else numbers("thresholds", thresholds)
            draw_samples(
                path, name, data_dir, classes=classes, per_class=per_class, thresholds=levels,
                data_seed=data_seed,
            )  # fmt: skip
    print_fields({"written": str(path)}, as_json)


def _short(content: dict[str, Any]) -> dict[str, Any]:
    """As a person reads it: counts and names in one line each."""
    shown = {}
    for key, value in content.items():
        if isinstance(value, dict):
            value = ", ".join(f"{part}: {n:,}" for part, n in value.items())
        elif isinstance(value, list):
            value = ", ".join(map(str, value))
        if value not in ("", None):
            shown[key] = value if len(str(value)) < 400 else f"{str(value)[:400]} ..."
    return shown
