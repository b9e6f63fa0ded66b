"""kartenwerk score pad: the evening's leaf, filled in by hand, or blank with the players' names."""

from __future__ import annotations

from typing import Annotated

import typer

from kartenwerk.cli import completion
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain
from kartenwerk.cli.score.told import File, warn_of_cut


def pad(
    file: File,
    blank: Annotated[bool, typer.Option("--blank", help="Only the names: to be filled in at the table.")] = False,
    page: Annotated[str, typer.Option(help="The leaf's size: {words}.", autocompletion=completion.pages)] = "a5",
    paper: Annotated[
        str, typer.Option(help="The sheet the leaves are printed on.", autocompletion=completion.papers)
    ] = "a4",
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print the evening's pad: filled in in handwriting, corrected lines struck out, or blank with the names."""
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.evening.pad import filled_pad_product
    from kartenwerk.table.evening.store import load

    workshop = Workshop.over(data)
    workshop.catalog.paper(paper)
    workshop.catalog.trim(page)
    evening = load(file, workshop.catalog)
    warn_of_cut(evening)
    product = filled_pad_product(evening, page, paper, blank=blank)
    build_and_report(workshop, [product], out, json=json, plain=plain)
