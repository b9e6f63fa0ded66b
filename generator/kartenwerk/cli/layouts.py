"""kartenwerk layouts: the ready layouts of cards of one's own."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.translation import GERMAN
from kartenwerk.build.files import check_folder, place_below, write_bytes, write_text
from kartenwerk.cli.answers import LayoutsListed
from kartenwerk.cli.language import language
from kartenwerk.cli.options.custom import LayoutsOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import help_words
from kartenwerk.custom.layout import ready_layouts
from kartenwerk.products.pictures.layouts import layouts_picture

PICTURE = "layouts.png"


def layouts(options: LayoutsOptions) -> Reply[LayoutsListed]:
    roots = DataRoots.over()
    ready = ready_layouts(roots)
    read = {name: parse_toml(text, name) for name, text in ready.items()}
    if options.out is not None:
        check_folder(options.out)
        for name, text in ready.items():
            write_text(place_below(options.out, f"{name}.toml"), text)
        write_bytes(place_below(options.out, PICTURE), layouts_picture(roots))

    def lines() -> Iterator[str]:
        for name, layout in read.items():
            purpose = ready[name].splitlines()[0].lstrip("# ")
            yield f"{name}: {help_words().layouts[name] if language() == GERMAN else purpose}"
            for box, keys in layout["boxes"].items():
                place = keys["box"] if isinstance(keys["box"], str) else " ".join(f"{value:g}" for value in keys["box"])
                yield f"  {box:10} {keys['kind']:8} {place}"

    return Reply(LayoutsListed(layouts={name: layout["boxes"] for name, layout in read.items()}), lines())
