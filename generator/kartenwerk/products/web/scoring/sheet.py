"""The scripts of the score sheet as files of a site."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from kartenwerk.base.message import Message
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.web.addresses import IN_GERMAN, Addresses
from kartenwerk.products.web.frame import SITE
from kartenwerk.products.web.scoring.data import compact, describe_game, write_data
from kartenwerk.products.web.scoring.script import write_rules

RULES, DATA = "regeln.js", "spiele.js"

FOLDER = "punkte"
"""The folder of the files of games, each named after its game."""

DIGITS = 16
"""Hexadecimal digits of the version that all these files share."""


class SheetScripts(NamedTuple):
    """The files, the games that they know, and why others have no score sheet."""

    products: Sequence[Product]
    games: tuple[str, ...]
    refused: Sequence[Message]


def sheet_scripts(
    workshop: Workshop, games: Sequence[str], german: Mapping[str, str], addresses: Addresses = IN_GERMAN
) -> SheetScripts:
    """The scripts of these games, without files where no game has a sheet.

    `german` are sentences about what is wrong with a deal, by the English ones.
    """
    rules = write_rules(workshop.catalog, games, german)
    if not rules.games:
        return SheetScripts((), (), rules.refused)
    made = tuple(rules.games)
    parts = {
        id: (compact(describe_game(workshop, workshop.catalog.game(id))), compact(game.texts), game.function)
        for id, game in rules.games.items()
    }
    data = write_data(workshop, made)
    version = compact(sha256(repr((rules.text, data, parts)).encode()).hexdigest()[:DIGITS])
    products = [
        _product(addresses.of(RULES), f"{rules.text}REGELN.version = {version};\n", made),
        _product(addresses.of(DATA), data, made),
        *(
            _product(addresses.of(game_path(id)), f"REGELN.add({compact(id)},{version},{','.join(part)});\n", (id,))
            for id, part in parts.items()
        ),
    ]
    return SheetScripts(products, made, rules.refused)


def game_path(id: str) -> str:
    """Where the rules of a game lie in the site, for its score sheet."""
    return f"{FOLDER}/{id}.js"


def _product(name: str, text: str, games: tuple[str, ...]) -> Product:
    return Product(f"{SITE}/{name}", "page", partial(_file, text=text), games)


def _file(workshop: Workshop, text: str) -> Made:
    return Made(text.encode(), 1)
