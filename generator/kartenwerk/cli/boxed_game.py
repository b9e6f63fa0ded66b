"""Games of one's own on the command line: a folder with a game.toml, or a deck or part in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, perhaps, unknown
from kartenwerk.base.message import _
from kartenwerk.build.game_file import is_game_file
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.cli.commands import rows
from kartenwerk.cli.translation import spell_command
from kartenwerk.custom.folder import GAME
from kartenwerk.custom.game.folder import game_of, member_of
from kartenwerk.custom.game.member import Member
from kartenwerk.products.check import check_members


@dataclass(frozen=True)
class OpenedGame:
    """A game's workshop, and the decks and parts of it that are asked for, in the languages that are."""

    workshop: GameWorkshop
    members: Sequence[Member]
    is_whole: bool

    def with_workshop(self, workshop: GameWorkshop) -> OpenedGame:
        """The same, made by other tools: as a draft."""
        return replace(self, workshop=workshop)

    @property
    def decks(self) -> list[Member]:
        return [each for each in self.members if not each.is_part]

    @property
    def parts(self) -> list[Member]:
        return [each for each in self.members if each.is_part]


def find_game(name: str, known: Sequence[str] = ()) -> tuple[Path, str] | None:
    """The folder of a game and the name of a deck or part in it, "" for all; None for what is no game."""
    if name in known:
        return None
    path = Path(name)
    try:
        root = game_of(path)
        return (root, "") if root is not None else member_of(path)
    except (OSError, ValueError):
        return None


def open_game_folder(
    name: str, data: Path | None, language: str | None, *, of_decks: bool = False, of_games: bool = False
) -> OpenedGame | None:
    """The game that is named, checked; None for anything else. DataError with all that is wrong with it.

    KartenwerkError for a language where it is no game, unless the caller asks decks of the program (`of_decks`) or
    games by their id or file (`of_games`) for it.
    """
    usual = Workshop.over(data)
    found = find_game(name, (*usual.catalog.deck_ids, *usual.catalog.game_ids))
    if found is None:
        if language is not None:
            is_deck, is_game = name in usual.catalog.deck_ids, name in usual.catalog.game_ids or is_game_file(name)
            if not (of_decks and is_deck) and not (of_games and is_game):
                raise refuse_language(name)
        return None
    root, member = found
    workshop = GameWorkshop(usual.roots, data, game_folder=root)
    game = workshop.game
    if language is not None and language not in game.languages:
        raise unknown("the game has no such language", language, game.languages, "--language")
    chosen = [each for each in game.members if language in (None, each.language)]
    if member:
        names = list(dict.fromkeys(each.name for each in game.members))
        if member not in names:
            raise KartenwerkError(
                "the game has no deck or part of this name{perhaps}",
                perhaps=perhaps(member, names),
                found=member,
                expected=_("one of {known}", known=", ".join(names)),
            )
        chosen = [each for each in chosen if each.name == member]
    check_members(workshop, chosen).check()
    return OpenedGame(workshop, chosen, not member)


def refuse_language(name: str) -> KartenwerkError:
    """The error for a language of what comes in one alone."""
    return KartenwerkError(
        "only a game in a folder, or in a file of its own, comes in several languages",
        key="--language",
        found=name,
        expected=_("a folder with a game.toml, or a game's file with a list of languages"),
    )


def refuse_game(name: str) -> None:
    """KartenwerkError where a whole game is named to a command that takes a deck alone."""
    found = find_game(name)
    if found is not None:
        commands = ", ".join(spell_command(name) for name, row in rows() if row.options.takes_whole_game)
        raise KartenwerkError(
            "this command takes no game",
            found=name,
            expected=_("for a folder with a {file} one of: kartenwerk {commands}", file=GAME, commands=commands),
        )
