"""kartenwerk layouts: the ready layouts of cards of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli.options import Json, Plain

PICTURE = "layouts.png"


def layouts(
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="DIR", help="Write them there as files to be changed, and a picture of them all."
        ),
    ] = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Show the ready layouts and their boxes, which a layout of your own takes over with `extends`."""
    from kartenwerk.base.data import DataRoots
    from kartenwerk.base.inputs import parse_toml
    from kartenwerk.build.files import check_folder, place_below, write_bytes, write_text
    from kartenwerk.cli.language import GERMAN, language
    from kartenwerk.cli.output import print_json, say
    from kartenwerk.cli.translation import help_words
    from kartenwerk.custom.layout import ready_layouts
    from kartenwerk.products.pictures.layouts import layouts_picture

    roots = DataRoots.over()
    ready = ready_layouts(roots)
    read = {name: parse_toml(text, name) for name, text in ready.items()}
    if out is not None:
        check_folder(out)
        for name, text in ready.items():
            write_text(place_below(out, f"{name}.toml"), text)
        write_bytes(place_below(out, PICTURE), layouts_picture(roots))
    if json:
        print_json({"layouts": {name: layout["boxes"] for name, layout in read.items()}})
        return
    for name, layout in read.items():
        purpose = ready[name].splitlines()[0].lstrip("# ")
        say(f"{name}: {help_words().layouts[name] if language() == GERMAN else purpose}")
        for box, keys in layout["boxes"].items():
            place = keys["box"] if isinstance(keys["box"], str) else " ".join(f"{value:g}" for value in keys["box"])
            say(f"  {box:10} {keys['kind']:8} {place}")
