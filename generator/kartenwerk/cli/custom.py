"""Decks of one's own on the command line: a folder, or its deck.toml, is as good as a deck's id."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from os import scandir
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, perhaps, unknown
from kartenwerk.base.message import _
from kartenwerk.base.translation import GERMAN, LANGUAGES
from kartenwerk.build.game_file import OpenGame, is_game_file, open_game
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog.load import words_over
from kartenwerk.cli.boxed_game import refuse_game
from kartenwerk.custom.game.folder import game_of
from kartenwerk.custom.reading import folder_of
from kartenwerk.products.check import check_all

ALL = "all"
"""What stands for every deck of the program."""
MOST_LOOKED_AT = 500
"""So many entries of the current folder are looked at for decks."""


def open_deck(name: str, data: Path | None, language: str | None = None) -> tuple[Workshop, str]:
    """The workshop of a deck, and its id. A plain word is an id first, and a folder where there is no such id.

    A deck of one's own is checked as a whole: DataError with all that is wrong with it. One of the program is printed
    in the `language`; KartenwerkError where it has no words in that, and for a deck of one's own.
    """
    workshop = Workshop.over(data)
    if language is not None and name in workshop.catalog.deck_ids:
        return Workshop.over(data, None, tongue=_check_language(workshop, name, language)), name
    folder = custom_folder(name, workshop.catalog.deck_ids)
    if folder is None:
        _offer_folders(name, workshop)
        return workshop, name
    custom = open_folder(folder, data)
    if language is not None:
        raise KartenwerkError(
            "a deck of one's own has the language that its file names",
            key="--language",
            found=language,
            expected=_("nothing"),
        )
    return custom, custom.deck.id


def _check_language(workshop: Workshop, deck: str, language: str) -> str:
    """The language; KartenwerkError where the deck has no words in it."""
    file = f"rules_data/decks/{deck}.toml"
    known = [each for each in LANGUAGES if each == GERMAN or words_over(workshop.roots, file, each)]
    if language not in known:
        raise unknown(_("the deck has no such language"), language, known, "--language")
    return language


def own_folder(path: Path) -> Path:
    """The folder of a deck of one's own, from the folder or its deck.toml; KartenwerkError if there is no deck.

    It may be a deck of a game, which has a folder of its own.
    """
    folder = None
    with suppress(OSError, ValueError):
        folder = None if game_of(path) else folder_of(path)
    folder = folder or custom_folder(str(path), ())
    if folder is None:
        raise no_deck(path, str(path))
    return folder


def open_printed_game(name: str, data: Path | None, language: str | None = None, preferred: str = "") -> OpenGame:
    """A game by its id or its file, for printing, as `open_game`: a deck that it brings is checked as a whole."""
    found = open_game(name, data, language, preferred)
    if isinstance(found.workshop, CustomWorkshop):
        check_all(found.workshop).check()
    return found


def open_folder(folder: Path, data: Path | None) -> CustomWorkshop:
    """The workshop of a deck of one's own, checked as a whole: DataError with all that is wrong with it."""
    workshop = Workshop.over(data, folder)
    check_all(workshop).check()
    return workshop


def _offer_folders(name: str, workshop: Workshop) -> None:
    """KartenwerkError for a name that nothing has, if a folder near here that holds a deck is called almost so."""
    catalog = workshop.catalog
    if name in (*catalog.deck_ids, *catalog.game_ids, ALL):
        return
    near = folders_near()
    if perhaps(name, near):
        raise unknown("there is no deck of that name", name, (*catalog.deck_ids, *near))


def folders_near() -> list[str]:
    """The folders in the current one that hold a deck.toml."""
    with suppress(OSError), scandir() as entries:
        return sorted(
            entry.name for entry in islice(entries, MOST_LOOKED_AT) if Path(entry.path, "deck.toml").is_file()
        )
    return []


def custom_folder(name: str, known: tuple[str, ...]) -> Path | None:
    """The folder of a deck of one's own; None for an id. KartenwerkError for a folder without a deck."""
    path = Path(name)
    if name in known or is_game_file(name):
        return None
    refuse_game(name)
    try:
        found = folder_of(path)
    except (OSError, ValueError):
        return None
    if found is None and (path.is_dir() or path.name == "deck.toml" or "/" in name or name in (".", "..")):
        raise no_deck(path, name)
    return found


def refuse_folder(name: str, known: tuple[str, ...], why: str) -> None:
    """KartenwerkError that says `why`, if a deck of one's own is named to a command that takes the program's alone."""
    if custom_folder(name, known) is not None:
        raise KartenwerkError(why, key=_("DECK"), found=name, expected=_("one of {known}", known=", ".join(known)))


def no_deck(folder: Path, name: str) -> KartenwerkError:
    """The error for a folder, by this name, in which there is no deck; with the nearest one that there is."""
    near = perhaps(folder.name, folders_near())
    return KartenwerkError(
        "there is no deck in this folder{perhaps}",
        perhaps=near,
        found=name,
        expected=_("a folder with a deck.toml or a game.toml"),
    )
