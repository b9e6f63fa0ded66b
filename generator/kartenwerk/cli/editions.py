"""Editions of a game that is one file in several languages: what is printed of it is printed in each, or in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kartenwerk.build.game_file import edition_languages, is_game_file
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.boxed_game import refuse_language
from kartenwerk.cli.building import Batch
from kartenwerk.cli.custom import open_printed_game


class GameEdition(NamedTuple):
    """A game in one language, and the folder below the output folder for its files; "" for a game in one language."""

    workshop: Workshop
    id: str
    below: str = ""

    def batch(self, products: Sequence[Product], *, follow_ups: Sequence[FollowUp] = (), inside: str = "") -> Batch:
        """The products and those of the follow-ups in the edition's folder, or `inside` a folder in that."""
        if not self.below:
            return Batch(self.workshop, products, follow_ups, inside)
        marked = [partial(self._follow, make) for make in follow_ups]
        return Batch(self.workshop, self._mark(products), marked, f"{self.below}/{inside}".rstrip("/"))

    def _follow(self, make: FollowUp, files: Sequence[File]) -> list[Product]:
        return self._mark(make(files))

    def _mark(self, products: Sequence[Product]) -> list[Product]:
        """The products with the edition's language."""
        return [replace(product, language=self.below) for product in products]


def open_editions(name: str, data: Path | None, language: str | None) -> list[GameEdition]:
    """A game by its id or its file for printing: in that language, or in each that it has.

    KartenwerkError for a language that it does not have.
    """
    languages = edition_languages(name, data)
    if languages and language is None:
        return [GameEdition(*open_printed_game(name, data, each), each) for each in languages]
    if language is not None and not languages and not is_game_file(name):
        raise refuse_language(name)
    return [GameEdition(*open_printed_game(name, data, language), language or "" if languages else "")]
