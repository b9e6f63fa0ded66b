"""kartenwerk proof: a PDF file as the plates of a press, in one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.translation import figures, gettext


def proof(
    file: Annotated[Path, typer.Argument(help="A PDF file, from this program or any other.")],
    page: Annotated[
        int | None, typer.Option("--page", metavar="N", help="Only this page. [default: the first 4]")
    ] = None,
    service: Annotated[
        str | None, typer.Option("--service", metavar="NAME", help="Measure the ink by what this print service takes.")
    ] = None,
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
) -> None:
    """Show a PDF file as a print shop sees it: composite, plates, trim and bleed, and where the ink is too much."""
    from kartenwerk.base.inputs import LARGE, read_bytes
    from kartenwerk.build.files import check_folder, place_below, write_bytes
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.printing.preflight.limits import PrintLimits
    from kartenwerk.printing.proof import ROUNDING, proof_pages, proof_picture

    workshop = Workshop.over(data)
    limit = PrintLimits.of(workshop.catalog.service(service) if service else None).ink
    check_folder(out)
    pages = proof_pages(read_bytes(file, most=LARGE), page, str(file))
    name = f"{file.stem}_proof{f'_{page}' if page else ''}.png"
    target = place_below(out, name)
    write_bytes(target, proof_picture(pages, limit, workshop.fonts.content("lining")))
    if json:
        shown = [
            {
                "page": each.number,
                "plates": list(each.plates.plates),
                "ink": round(each.plates.most, 1),
                "above_limit": round(each.plates.share_above(limit + ROUNDING), 5),
            }
            for each in pages
        ]
        print_json({"ok": True, "file": str(target), "limit": limit, "count": pages[0].of, "pages": shown})
        return
    for each in pages:
        over = each.plates.share_above(limit + ROUNDING)
        share = figures(f"{100 * over:.2g}")
        more = (
            gettext("; {share} % of the page have more than {limit} %", share=share, limit=f"{limit:.0f}")
            if over
            else ""
        )
        plates = ", ".join(each.plates.plates)
        say(
            gettext(
                "page {page}: {plates}; at most {most} % ink",
                page=each.number,
                plates=plates,
                most=f"{each.plates.most:.0f}",
            )
            + more
        )
    rest = pages[0].of - len(pages)
    if rest and not page:
        say(gettext("{count} more pages are not shown: --page N shows one of them", count=rest))
    say(str(target))
