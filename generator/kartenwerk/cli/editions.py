"""Editions of a game that is one file in several languages: what is printed of it is printed in each, or in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from kartenwerk.build.game_file import edition_languages, is_game_file
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import refuse_language
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_printed_game
from kartenwerk.cli.options.shared import OutputOptions
from kartenwerk.cli.output import Reply


class GameEdition(NamedTuple):
    """A game in one language, and the folder below the output folder for its files; "" for a game in one language."""

    workshop: Workshop
    id: str
    below: str = ""

    def build(
        self,
        products: Sequence[Product],
        options: OutputOptions,
        *,
        follow_ups: Sequence[FollowUp] = (),
        lasting: bool = False,
        inside: str = "",
    ) -> Reply[Built]:
        """The products and those of the follow-ups in the edition's folder, or `inside` a folder in that.

        Of several editions nothing is `lasting`, since the same words have them all made.
        """
        if not self.below:
            return build_and_report(
                self.workshop, products, options, follow_ups=follow_ups, lasting=lasting, below=inside
            )
        return build_and_report(
            self.workshop,
            self._mark(products),
            options,
            follow_ups=[partial(self._follow, make) for make in follow_ups],
            below=f"{self.below}/{inside}".rstrip("/"),
        )

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


def join_replies(replies: Sequence[Reply[Built]]) -> Reply[Built]:
    """What was built of several editions, as one answer."""
    if len(replies) == 1:
        return replies[0]
    answers = [reply.answer for reply in replies]
    joint: Built = {
        "files": [file for each in answers for file in each["files"]],
        "unchanged": sum(each["unchanged"] for each in answers),
        "complaints": [complaint for each in answers for complaint in each["complaints"]],
    }
    if notes := list(dict.fromkeys(note for each in answers for note in each.get("notes", ()))):
        joint["notes"] = notes
    return Reply(joint, chain.from_iterable(reply.lines for reply in replies))
