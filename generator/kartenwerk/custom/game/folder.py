"""A game's folder: game.toml in every language, and the decks and parts that it is of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _, one_of
from kartenwerk.catalog import Catalog
from kartenwerk.custom.data import Limits
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK, DECKS, FOLDERS, GAME, PARTS, CustomFolder
from kartenwerk.custom.game.member import Member
from kartenwerk.custom.game.translation import Translation
from kartenwerk.custom.lenient import lenient
from kartenwerk.custom.plates import check_plates
from kartenwerk.custom.reading import BLACK, read_toml

if TYPE_CHECKING:
    from kartenwerk.custom.game.gamefile import GameFile

USUAL = "de"
MOST_MEMBERS = 60
"""The most decks and parts of one game."""
MOST_EDITIONS = 300
"""The most of them in all languages together."""


@dataclass(frozen=True)
class GameFolder:
    """A game: its file in each language, the usual one first, and its members in each language, decks before parts."""

    root: Path
    files: Mapping[str, GameFile]
    members: tuple[Member, ...]
    report: Report

    @property
    def file(self) -> GameFile:
        """The file in the usual language."""
        return next(iter(self.files.values()))

    @property
    def id(self) -> str:
        return self.file.id

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.files)

    def find(self, name: str, language: str) -> Member:
        """The member of that name and language."""
        return next(each for each in self.members if (each.name, each.language) == (name, language))

    def in_language(self, language: str) -> list[Member]:
        """The members of a language, decks first."""
        return [each for each in self.members if each.language == language]


def game_of(path: Path) -> Path | None:
    """The folder of a game, from the folder or its game.toml; None if the path is neither."""
    if path.is_dir():
        return path if (path / GAME).is_file() else None
    return path.parent if path.name == GAME and path.is_file() else None


def member_of(path: Path) -> tuple[Path, str] | None:
    """The game and the name of a deck or part in it: "game/market", "game/decks/market", "game/parts/coin.toml"."""
    if path.suffix == ".toml" and path.name != DECK and path.parent.name != PARTS:
        return None  # the file of something else, such as that of a game as a table
    name = path.stem if path.suffix == ".toml" and path.name != DECK else path.name
    here = path.parent if path.name == DECK else path
    for root in (here.parent, here.parent.parent):
        if (root / GAME).is_file():
            name = here.name if path.name == DECK else name
            return root, name
    return None


def read_game(root: Path, catalog: Catalog, limits: Limits) -> GameFolder:
    """The game of a folder, whose members are still to be read; DataError if its game.toml cannot be read at all."""
    report, folder = Report(), CustomFolder(root, most=limits.files, head=GAME)
    raw = read_toml(folder, report, GAME)
    files = dict(_files(raw, report)) if raw is not None else {}
    if not files:
        report.check()
        raise KartenwerkError("the game cannot be read", file=GAME)
    file = next(iter(files.values()))
    if (root / DECK).is_file():
        report.fault(
            _("a folder holds a game or a deck"),
            Spot(GAME),
            _("{deck} beside it", deck=DECK),
            _("{deck} in decks/NAME/", deck=DECK),
        )
    if file.id in (*catalog.deck_ids, *catalog.game_ids):
        report.fault(_("a deck or game of the program has this id"), Spot(GAME, "id"), file.id, _("another id"))
    check_plates(file.colours, GAME, report)
    for language in (each for each in file.rules if each not in file.languages):
        report.fault(
            _("the game has no such language"), Spot(GAME, f"rules.{language}"), language, one_of(file.languages)
        )
    for kind in FOLDERS:
        with report.at(Spot(GAME, f"folders.{kind}")):
            folder.check_name(getattr(file.folders, kind))
    if report.has_fault(GAME, "folders"):
        report.check()  # else each deck and part would tell it again
    decks = _names(file.decks, _decks_there(folder), DECKS, report)
    parts = _names(file.parts, _parts_there(folder), PARTS, report)
    count, most = len(decks) + len(parts), min(MOST_MEMBERS, MOST_EDITIONS // len(files))
    if count > most:
        report.fault(
            _("the game has too many decks and parts"),
            Spot(GAME),
            f"{count}",
            _("at most {most}", most=most),
        )
        report.check()
    if not decks and not parts and not report.faults:
        report.fault(
            _("the game has no decks and no parts"),
            Spot(GAME),
            expected=_("a deck in decks/NAME/, or a file in parts/"),
        )
    for name in sorted({*decks} & {*parts}):
        report.fault(_("a deck and a part have the same name"), Spot(GAME, "parts"), name, _("another name"))
    members = [
        Member(root, files[language], name, is_part, language, not is_part and name == decks[0])
        for language in files
        for is_part, names in ((False, decks), (True, parts))
        for name in names
    ]
    return GameFolder(root, files, tuple(members), report)


def _files(raw: dict[str, Any], report: Report) -> Iterator[tuple[str, GameFile]]:
    """game.toml in each of its languages, as far as it can be read."""
    from kartenwerk.custom.game.gamefile import GameFile  # which a deck by itself does not need

    spoken = Report()
    first = lenient({"id": "x", "title": "x", "languages": raw.get("languages", [USUAL])}, GameFile, GAME, spoken)
    spoken.check()  # without its languages every word for one of them would be a fault
    languages = first.languages if first is not None else (USUAL,)
    for language in _each_once(languages, "languages", report):
        file = lenient(Translation(languages, language, report).of_file(raw, GAME), GameFile, GAME, report)
        if file is not None:
            # a wrong colour is reported once, and not wherever it is used
            given = raw.get("colours")
            wrong = [name for name in given if name not in file.colours] if isinstance(given, dict) else []
            colours = {**dict.fromkeys(wrong, BLACK), **file.colours}
            yield language, file.model_copy(update={"languages": tuple(dict.fromkeys(languages)), "colours": colours})


def _each_once(names: Sequence[str], key: str, report: Report) -> list[str]:
    """The names, each once; one that stands there twice is a fault."""
    for name in dict.fromkeys(each for each in names if names.count(each) > 1):
        report.fault(_("the name stands twice"), Spot(GAME, key), name)
    return [*dict.fromkeys(names)]


def _names(wanted: Sequence[str] | None, there: Sequence[str], key: str, report: Report) -> list[str]:
    """The decks or the parts in their order; a name for which there is none is a fault."""
    if wanted is None:
        return list(there)
    for name in _each_once(wanted, key, report):
        if name not in there:
            found = perhaps(name, there)
            report.fault(
                _("there is none of this name in {folder}/{perhaps}", folder=key, perhaps=found), Spot(GAME, key), name
            )
    return [name for name in dict.fromkeys(wanted) if name in there]


def _decks_there(folder: CustomFolder) -> list[str]:
    return [name for name in _entries(folder, DECKS) if (folder.root / DECKS / name / DECK).is_file()]


def _parts_there(folder: CustomFolder) -> list[str]:
    found = (name for name in _entries(folder, PARTS) if name.endswith(".toml"))
    return [name.removesuffix(".toml") for name in found if (folder.root / PARTS / name).is_file()]


def _entries(folder: CustomFolder, name: str) -> list[str]:
    """What lies in a folder of the game; KartenwerkError for a link that leads out of it."""
    return folder.entries(name) if (folder.root / name).is_dir() else []


def merge_reports(game: GameFolder, found: Sequence[tuple[Member, Report]]) -> Report:
    """The report on the whole game: each fault once, in the files of the game; notes with the deck or part."""
    report = Report()
    for fault in game.report.faults:
        report.add(fault)
    for note in game.report.notes:
        report.note(note, on_check=note not in game.report.lasting_notes)
    notes: dict[str, list[Member]] = {}
    lasting: set[str] = set()
    for member, own in found:
        for fault in own.faults:
            report.fault(fault.message, member.locate(fault.place), fault.found, fault.expected)
        for note in own.notes:
            notes.setdefault(note, []).append(member)
        lasting.update(own.lasting_notes)
    for note, members in notes.items():
        names = list(dict.fromkeys(each.name for each in members))
        languages = {each.language for each in members}
        label = names[0] if languages == set(game.languages) else f"{names[0]} ({', '.join(sorted(languages))})"
        text = note if len(names) > 1 else _("{deck}: {note}", deck=label, note=note)
        report.note(text, on_check=note not in lasting)
    return report
