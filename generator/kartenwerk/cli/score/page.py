"""kartenwerk score page: the evening as a page to share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli.options import Data, Json
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.score.told import File, warn_of_cut
from kartenwerk.cli.translation import gettext


def page(
    file: File,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page's file. [default: beside the evening's]")
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write the evening as one HTML page: standing, chart and deals, with nothing that is loaded from elsewhere."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.files import write_text
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.products.evening.page import is_page, page_of
    from kartenwerk.table.evening.store import load

    workshop = Workshop.over(data)
    evening = load(file, workshop.catalog)
    warn_of_cut(evening)
    target = out if out is not None else file.with_suffix(".html")
    if target.suffix.lower() not in (".html", ".htm"):
        raise KartenwerkError("a page is an HTML file", key="--out", found=str(target), expected=_("a name in .html"))
    if target.is_file() and not is_page(target):
        raise KartenwerkError(
            "there is another file of that name; it is left as it is",
            file=str(target),
            expected=_("a new name, or an evening's page"),
        )
    write_text(target, page_of(workshop, evening))
    if json:
        print_json({"file": str(target)})
    else:
        say(gettext("page: {name}", name=target))
