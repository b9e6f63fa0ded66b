"""The scripts of the score sheet as files of a site."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from kartenwerk.base.message import Message
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.web.frame import SITE
from kartenwerk.products.web.scoring.data import write_data
from kartenwerk.products.web.scoring.script import write_rules

RULES, DATA = "regeln.js", "spiele.js"


class SheetScripts(NamedTuple):
    """The files, the games that they know, and why others have no score sheet."""

    products: Sequence[Product]
    games: tuple[str, ...]
    refused: Sequence[Message]


def sheet_scripts(workshop: Workshop, games: Sequence[str], german: Mapping[str, str]) -> SheetScripts:
    """The scripts of these games, without files where no game has a sheet.

    `german` are sentences about what is wrong with a deal, by the English ones.
    """
    rules = write_rules(workshop.catalog, games, german)
    texts = {RULES: rules.text, DATA: write_data(workshop, rules.games)} if rules.games else {}
    products = [_product(name, text, rules.games) for name, text in texts.items()]
    return SheetScripts(products, rules.games, rules.refused)


def _product(name: str, text: str, games: tuple[str, ...]) -> Product:
    return Product(f"{SITE}/{name}", "page", partial(_file, text=text), games)


def _file(workshop: Workshop, text: str) -> Made:
    return Made(text.encode(), 1)
