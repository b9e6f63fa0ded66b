"""Games that are named by their file, and games that bring a deck of their own: `open_game` finds either."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.editions import game_in_edition, game_languages
from kartenwerk.catalog.load import GERMAN, read_languages, read_toml
from kartenwerk.custom.folder import DECK, GAME
from kartenwerk.custom.reading import folder_of

HIGHEST = 3
"""So many folders above a game's file are looked at for it."""


class OpenGame(NamedTuple):
    """A game as a command or a program names it: its id, and the workshop that knows it."""

    workshop: Workshop
    id: str


def open_game(name: str, data: Path | None = None, language: str | None = None, preferred: str = "") -> OpenGame:
    """The game of an id or of its file, with the deck that it brings, in its edition in that language.

    Without a language it is the edition in the `preferred` one, or else the first. A name that is neither id nor file
    is returned as it is: the catalog says what there is. KartenwerkError for a file that is no game's, for a language
    that it does not have, and for a deck that is not there; DataError for what reading that deck finds.
    """
    workshop = Workshop.over(data)
    found = _find_file(name, workshop.catalog)
    if found is None:
        if language not in (None, GERMAN) and name in workshop.catalog.game_ids:
            raise unknown(_("the game has no such language"), language, (GERMAN,), "--language")
        return OpenGame(workshop, name)
    file, root = found
    whole = read_toml(file)
    languages = game_languages(whole, file.name)
    if language is not None and language not in languages:
        raise unknown(_("the game has no such language"), language, languages, "--language")
    spoken = language or (preferred if preferred in languages else languages[0])
    content = game_in_edition(whole, spoken, file.name)
    id, deck = content.get("id"), content.get("deck")
    if not isinstance(id, str) or not isinstance(deck, str):
        key = "deck" if isinstance(id, str) else "id"
        raise KartenwerkError("the file is no game's", file=file.name, key=key, expected=_("a name"))
    if file.name == name and id in workshop.catalog.game_ids:
        raise KartenwerkError("a game of the program has this id", file=name, key="id", found=repr(id))
    tongue = spoken if len(languages) > 1 else ""
    if not deck.startswith("."):
        return OpenGame(Workshop.over(data, None, file, tongue=tongue), id)
    custom = Workshop.over(data, _find_deck(file, root, deck), file, tongue=tongue)
    assert isinstance(custom, CustomWorkshop)
    custom.deck.report.check()
    return OpenGame(custom, id)


def edition_languages(name: str, data: Path | None = None) -> tuple[str, ...]:
    """The languages of a game in several, the usual one first, by its id or file; () for any other."""
    found = _find_file(name, Workshop.over(data).catalog)
    languages = () if found is None else read_languages(found[0])
    return languages if len(languages) > 1 else ()


def is_game_file(name: str) -> bool:
    """Whether a name is that of a file that may be a game's; a deck.toml is a deck's."""
    path = Path(name)
    if path.suffix != ".toml" or path.name in (DECK, GAME):
        return False
    with suppress(OSError):  # a name longer than any file's
        return path.is_file()
    return False


def _find_file(name: str, catalog: Catalog) -> tuple[DataFile, Path] | None:
    """The file of a game, with the folder that its deck must lie in; None for a plain German game of the data."""
    if name in catalog.game_ids:
        file = catalog.roots.find(f"rules_data/games/{name}.toml")
        game = catalog.game(name)
        if not game.brings_deck and read_languages(file) == (GERMAN,):
            return None
        return file, file.path.parents[2]
    if not is_game_file(name):
        return None
    path = Path(name)
    above = [path.parent.resolve(), *path.parent.resolve().parents][:HIGHEST]
    root = next((folder for folder in above if (folder / GAME).is_file()), path.parent)
    return DataFile(path, name), root


def _find_deck(file: DataFile, root: Path, deck: str) -> Path:
    """The folder of the deck that a game's file names; KartenwerkError if it lies elsewhere or holds no deck."""
    place = file.path.parent / deck
    if any(sign in deck for sign in ("\\", "\0", ":")) or not place.resolve().is_relative_to(root.resolve()):
        raise KartenwerkError(
            "the deck lies outside the game's folder",
            file=file.name,
            key="deck",
            found=repr(deck),
            expected=_("a folder below {folder}", folder=root.name or "."),
        )
    folder = folder_of(Path(os.path.normpath(place)))
    if folder is None:
        raise KartenwerkError(
            "there is no deck in this folder",
            file=file.name,
            key="deck",
            found=repr(deck),
            expected=_("a folder with a deck.toml"),
        )
    return folder
