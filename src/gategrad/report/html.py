"""A report as one HTML file that needs no other, for screens, phones and paper."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from gategrad.report.document import (
    Document,
    Part,
    costs,
    duration,
    facts,
    number,
    runs_of,
    signed,
    spread,
    tally,
    times,
    verdicts,
)
from gategrad.report.parts import HELD, NOT_HELD, Claim, Figure, Line, Table, Value
from gategrad.report.rows import DISCRETE, Row

__all__ = ["html_report"]

_STYLE: Final = """
:root{--ink:#1b1f24;--soft:#5d6673;--rule:#d8dde3;--link:#0b5cad;--wash:#f5f7f9}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;font-size:16px}
body{font:1rem/1.5 system-ui,sans-serif;color:var(--ink);max-width:62rem;margin:0 auto;
padding:1rem;overflow-wrap:break-word}
h1{line-height:1.2}h2{margin-top:3rem;border-top:1px solid var(--rule);padding-top:1.2rem}
h3{margin:1.6rem 0 .4rem}a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
p.claim{font-size:1.05rem}p.note,figcaption,small{color:var(--soft)}
.wide{overflow-x:auto;margin:.5rem 0}
table{border-collapse:separate;border-spacing:0;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.28rem .6rem;text-align:right;vertical-align:top;border-bottom:1px solid var(--rule)}
th:first-child,td:first-child{text-align:left}
thead th{border-bottom:2px solid var(--ink)}td small{display:block;white-space:nowrap}
table.claims td:nth-child(3){min-width:16rem}table.claims td small{white-space:normal}
td.cost{font-size:.8rem;color:var(--soft);min-width:9rem}
tr.group td{font-weight:600;padding-top:.8rem;background:var(--wash)}
table.claims td,table.claims th{text-align:left}
figure{margin:1.2rem 0}figure img{max-width:100%;height:auto;width:40rem;display:block}
.verdict{display:inline-block;padding:0 .5rem;border-radius:.6rem;font-size:.85rem;
white-space:nowrap;border:1px solid}
.held{color:#0a6b3d;background:#e7f6ee}.not{color:#9c2b12;background:#fdeee9}
.open{color:var(--soft);background:var(--wash)}
.run{border-bottom:1px solid var(--rule);padding:.25rem 0;font-size:.85rem}
.run:target{background:#fff6d6}summary{cursor:pointer}.run summary b{font-weight:600}
.run span{color:var(--soft);margin-left:.6rem;white-space:nowrap}
.run dl{display:grid;grid-template-columns:7rem minmax(0,1fr);margin:.2rem 0 .4rem;gap:0 .6rem}
.run dt{color:var(--soft)}.run dd{margin:0}
code{font-size:.92em;background:var(--wash);padding:0 .2em;overflow-wrap:anywhere}
nav ol{columns:18rem;column-gap:2.5rem;font-size:.92rem}
@media screen and (max-width:40rem){body{padding:.8rem}th,td{padding:.25rem .4rem}
h1{font-size:1.6rem}h2{font-size:1.3rem}ul{padding-left:1.2rem}
td small{white-space:normal}td.cost{min-width:7rem}
.wide th:first-child,.wide td:first-child{position:sticky;left:0;min-width:5.6rem;
background:linear-gradient(#fff,#fff) 0 2px no-repeat}
.wide tr.group td{background:var(--wash);position:static}
table.claims thead{display:none}table.claims td:nth-child(n){min-width:0;position:static}
table.claims,table.claims tbody{display:block}
table.claims tr{display:block;border-bottom:1px solid var(--rule);padding:.5rem 0}
table.claims td{display:block;border:0;padding:.1rem 0}
.run dl{display:block}.run dd{margin-bottom:.2rem}}
@media print{html{font-size:9pt}body{max-width:none;padding:0}
h2,h3,p.claim,p.note,thead,tr.group{break-after:avoid}h2{margin-top:1.6rem;padding-top:.6rem}
figure,tr,.run,li{break-inside:avoid}figure img{width:11cm}
.wide{overflow:visible}a{color:inherit}nav{display:none}
.runs{columns:2;column-gap:1.5rem}.run{font-size:.75rem}
.run dl{grid-template-columns:5.2rem minmax(0,1fr)}}
"""
# A link to a run opens it, as often as it is followed.
_OPEN: Final = """
const show=hash=>{const run=hash&&document.getElementById(hash.slice(1));
if(run&&run.className==='run'){run.open=true;run.scrollIntoView()}};
addEventListener('click',e=>{const a=e.target.closest('a');if(a)show(a.getAttribute('href'))});
addEventListener('hashchange',()=>show(location.hash));show(location.hash);
"""
_DPI: Final = 200
_NO_BREAK: Final = "\u00a0"


def html_report(document: Document) -> str:
    """The page."""
    return "".join(_page(document))


def _page(document: Document) -> Iterator[str]:
    yield '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width,initial-scale=1">'
    yield f"<title>From MNIST to ImageNet: our runs</title><style>{_STYLE}</style></head><body>"
    yield "<h1>From MNIST to ImageNet, run by gategrad</h1>"
    yield (
        "<p>Tables and figures of <a href='https://arxiv.org/abs/2509.25933'>the paper</a> from "
        f"{document.about}. A number is test accuracy in percent and leads to its run: line, "
        "command, machine, time. Beside it stand the paper's number, where it printed one, and the "
        "difference in points.</p>"
    )
    yield "<h2 id='claims'>Claims</h2>"
    yield from _claims(document)
    yield "<nav><h2>Contents</h2><ol>"
    for part in document.parts:
        yield (
            f"<li><a href='#{part.anchor}'>{escape(part.experiment.title)}</a> "
            f"<small>{part.scale}, {part.finished} of {part.total} runs</small></li>"
        )
    yield "</ol></nav>"
    for part in document.parts:
        yield from _part(part)
    if document.missing:
        yield "<h2 id='missing'>Without runs so far</h2><ul>"
        for experiment, _ in document.missing:
            yield (
                f"<li id='{experiment.name}-missing'>{escape(experiment.title)}: "
                f"{escape(experiment.claim)}</li>"
            )
        yield "</ul>"
    yield "<h2 id='runs'>Runs</h2><div class='runs'>"
    for row in document.rows.values():
        yield from _run(row, document.commands[row.run_id])
    yield f"</div><script>{_OPEN}</script></body></html>\n"


def _claims(document: Document) -> Iterator[str]:
    found = verdicts(document)
    yield f"<p>{tally(claim for claim, *_ in found)}.</p>"
    without = [each for each in found if not each[2]]
    if len(without) < len(found):
        yield from _claim_table(each for each in found if each[2])
    if without:
        yield f"<details><summary>{len(without)} claims of experiments without runs</summary>"
        yield from _claim_table(without)
        yield "</details>"


def _claim_table(found: Iterable[tuple[Claim, str, str, str]]) -> Iterator[str]:
    yield "<div class='wide' tabindex='0'><table class='claims'><thead><tr><th>claim</th>"
    yield "<th>verdict</th><th>what says so</th><th>where</th></tr></thead><tbody>"
    for claim, title, scale, anchor in found:
        yield (
            f"<tr><td>{escape(claim.text)}</td><td>{_verdict(claim)}</td><td>"
            f"{escape(claim.reason)} {_links(claim.rows)}</td><td><a href='#{anchor}'>"
            f"{escape(title)}</a>{f' <small>{scale}</small>' if scale else ''}</td></tr>"
        )
    yield "</tbody></table></div>"


def _verdict(claim: Claim) -> str:
    style = {HELD: "held", NOT_HELD: "not"}.get(claim.verdict, "open")
    return f"<span class='verdict {style}'>{claim.verdict}</span>"


def _links(rows: Iterable[Row]) -> str:
    links = [f"<a href='#run-{row.run_id}'>{i}</a>" for i, row in enumerate(rows, start=1)]
    return f"<small>runs {' '.join(links)}</small>" if links else ""


def _part(part: Part) -> Iterator[str]:
    experiment, section = part.experiment, part.section
    yield f"<h2 id='{part.anchor}'>{escape(experiment.title)} <small>{part.scale}</small></h2>"
    yield f"<p class='claim'>{escape(experiment.claim)}</p>"
    yield (
        f"<p class='note'>{part.finished} of {part.total} runs of <code>"
        f"{escape(experiment.path)} --scale {part.scale}</code>. "
        f"{' '.join(escape(note) for note in section.notes)}</p>"
    )
    for figure in section.figures:
        yield _figure(figure)
    for table in section.tables:
        yield from _table(table)
    if section.claims:
        yield "<ul>"
        for claim in section.claims:
            yield (
                f"<li>{_verdict(claim)} {escape(claim.text)} {escape(claim.reason)} "
                f"{_links(claim.rows)}</li>"
            )
        yield "</ul>"


def _figure(figure: Figure) -> str:
    content = io.BytesIO()
    figure.drawing.savefig(content, format="png", dpi=_DPI, metadata={"Software": None})
    data = base64.b64encode(content.getvalue()).decode()
    return (
        f"<figure><img alt='{escape(figure.caption, quote=True)}' "
        f"src='data:image/png;base64,{data}'><figcaption>{escape(figure.caption)}</figcaption>"
        "</figure>"
    )


def _table(table: Table) -> Iterator[str]:
    columns = [table.first, *table.columns, "seeds", "time of a run", "inference of a sample"]
    yield f"<h3>{escape(table.title)}</h3><div class='wide' tabindex='0'><table><thead><tr>"
    yield "".join(f"<th>{escape(name)}</th>" for name in columns)
    yield "</tr></thead><tbody>"
    for line in table.lines:
        if not line.values:
            yield f"<tr class='group'><td colspan='{len(columns)}'>{escape(line.label)}</td></tr>"
            continue
        yield f"<tr><td>{escape(line.label)}</td>"
        yield "".join(f"<td>{_value(value)}</td>" for value in line.values)
        yield "".join(_costs(line))
        yield "</tr>"
    yield "</tbody></table></div>"
    if table.note:
        yield f"<p class='note'>{escape(table.note)}</p>"


def _value(value: Value) -> str:
    ours = "-"
    if value.ours is not None:
        first = value.ours.rows[0].run_id
        ours = f"<a href='#run-{first}'>{number(value.ours)}</a>{spread(value.ours.spread)}"
    if value.paper is None:
        return ours
    # Breaks, where it must, before the difference only.
    beside = f"paper {value.paper.mean:.2f}{spread(value.paper.spread)}".replace(" ", _NO_BREAK)
    if value.difference is not None:
        beside += f", {signed(value.difference)}"
    return f"{ours}<small>{beside}</small>"


def _costs(line: Line) -> Iterator[str]:
    measured = line.measured
    if not measured:
        yield "<td></td><td></td><td class='cost'></td>"
        return
    seeds = [
        _NO_BREAK.join(f"<a href='#run-{row.run_id}'>{row.config.seed}</a>" for row in rows)
        for rows in runs_of(line)
    ]
    yield f"<td>{', '.join(seeds)}</td>"
    yield f"<td>{times(line)}</td><td class='cost'>{escape(costs(line))}</td>"


def _run(row: Row, command: str) -> Iterator[str]:
    accuracy = 100 * float(row.content[DISCRETE])
    about = (row.config.data.name, f"seed {row.config.seed}", f"{accuracy:.2f} %")
    yield f"<details class='run' id='run-{row.run_id}'><summary><b>{row.run_id}</b> "
    yield "".join(f"<span>{escape(text)}</span> " for text in (*about, duration(row.seconds)))
    yield "</summary><dl>"
    for name, text in facts(row, command).items():
        code = name in ("command", "line", "commit")
        shown = f"<code>{escape(text)}</code>" if code else escape(text)
        yield f"<dt>{name}</dt><dd>{shown}</dd>"
    yield "</dl></details>"
