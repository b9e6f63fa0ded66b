"""A game of one's own: a package with a small complete game, or a folder of data with a table, out of templates."""

from __future__ import annotations

import keyword
import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, naming, unknown
from kartenwerk.base.file_names import RESERVED
from kartenwerk.base.message import _
from kartenwerk.base.translation import GERMAN, LANGUAGES
from kartenwerk.build.files import check_folder, place_below, write_text
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.people import MOST_PLAYERS

KINDS = ("trick", "shedding", "rummy", "poker", "free")
TABLE = "table"

LEAST_CARDS = {"poker": 10}
"""Cards that each player needs, where it is more than one: five, and as many to exchange."""

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TITLE = re.compile(r"[^\"\\\x00-\x1f\x7f{}]{1,40}")
"""A title stands in TOML, in Python and in Jinja: these signs would end it there."""


@dataclass(frozen=True)
class NewGame:
    """What the user wants: the id, what the game is most like, what it is played with, and in which language."""

    id: str
    kind: str = "free"
    table: bool = False
    title: str | None = None
    deck: str = "franzoesisch"
    players: str = "2,3,4"
    language: str = GERMAN

    @property
    def name(self) -> str:
        """What it is called."""
        return self.title or self.id.replace("_", " ").title()

    def root(self, folder: Path, *, here: bool) -> Path:
        """Where the files go: into a folder named after the game, or `here`, into the folder itself."""
        return folder if here else folder / self.id

    def write(self, workshop: Workshop, folder: Path, *, here: bool = False) -> list[Path]:
        """Write all files into a new folder, named after the game, or into the folder itself; returns them.

        KartenwerkError, with nothing written, for a name that cannot be, for one in use, and for a folder or a file
        that is there already.
        """
        self._check(workshop)
        root = self.root(folder, here=here)
        if not here and root.exists():
            raise KartenwerkError("this folder is there already", key=_("NAME"), found=str(root))
        check_folder(folder)
        if there := [root / name for name, _, _ in self._files(workshop) if (root / name).exists()]:
            raise KartenwerkError("this file is there already", key="--here", found=str(there[0]))
        texts = {
            name: workshop.templates.render(f"new/game/{template}", values)
            for name, template, values in self._files(workshop)
        }
        for name, text in texts.items():
            write_text(place_below(root, name), text.rstrip("\n") + "\n")
        return [root / name for name in texts]

    def _files(self, workshop: Workshop) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Each file with its template and the values for it."""
        values = self._values(workshop)
        if self.table:
            yield f"rules_data/games/{self.id}.toml", f"{self.language}/table.toml.j2", values
            return
        yield "pyproject.toml", "pyproject.toml.j2", values
        yield f"{self.id}/__init__.py", f"{self.kind}.py.j2", values
        yield f"{self.id}/py.typed", "typed.j2", values
        yield f"{self.id}/data/rules_data/games/{self.id}.toml", f"{self.language}/{self.kind}.toml.j2", values
        yield f"tests/test_{self.id}.py", "test.py.j2", values

    def _values(self, workshop: Workshop) -> dict[str, object]:
        deck = workshop.catalog.suited_deck(self.deck)
        falling = sorted(deck.ranks, key=lambda rank: -rank.value)
        ranks = [rank.code for rank in falling]
        return {
            "id": self.id,
            "name": "".join(word.capitalize() for word in self.id.split("_")) + "Game",
            "title": self.name,
            "language": self.language,
            "deck": self.deck,
            "players": self._counts(),
            "suits": literal_tuple([suit.id for suit in deck.suits]),
            "ranks": literal_tuple(ranks),
            "rising": literal_tuple(ranks[::-1]),
            "top": falling[0].value,
            "suit_list": ", ".join(f'"{suit.id}"' for suit in deck.suits),
            "rank_list": ", ".join(f'"{rank}"' for rank in ranks),
        }

    def _check(self, workshop: Workshop) -> None:
        if not _ID.fullmatch(self.id) or keyword.iskeyword(self.id) or self.id in RESERVED:
            raise KartenwerkError(
                "a game cannot be called that",
                key=_("NAME"),
                found=repr(self.id),
                expected=_("up to 40 lower case letters, digits and _, such as sturmstich; no word of Python"),
            )
        if self.id in workshop.catalog.game_ids or self.id in workshop.catalog.deck_ids:
            raise KartenwerkError("there is a game or deck of that name already", key=_("NAME"), found=self.id)
        if not self.table and find_spec(self.id) is not None:
            raise KartenwerkError("there is a Python package of that name already", key=_("NAME"), found=self.id)
        if self.language not in LANGUAGES:
            raise unknown("there is no new game in this language", self.language, LANGUAGES, "--language")
        if self.kind not in KINDS:
            raise unknown("there is no kind of game of that name", self.kind, KINDS, "--kind")
        if self.table and self.kind not in ("trick", "free"):
            raise KartenwerkError("only trick-taking games are tables", key="--table", found=f"--kind {self.kind}")
        if self.title is not None and not _TITLE.fullmatch(self.title):
            raise KartenwerkError(
                "a game cannot be called that",
                key="--title",
                found=repr(self.title),
                expected=_("up to 40 signs without quotes, braces and backslashes"),
            )
        with naming("--deck"):
            deck = workshop.catalog.suited_deck(self.deck)
        needed = LEAST_CARDS.get(self.kind, 2) * max(self._counts())
        if len(deck.suited) < needed:
            raise KartenwerkError(
                "the deck has too few cards for that many", key="--players", found=self.players, expected=_("fewer")
            )

    def _counts(self) -> list[int]:
        """For how many: rising numbers; KartenwerkError if the text says something else."""
        words = [word.strip() for word in self.players.split(",")]
        counts = [int(word) for word in words if word.isdecimal() and len(word) < 4]
        if (
            len(counts) < len(words)
            or counts != sorted(set(counts))
            or not 2 <= counts[0] <= counts[-1] <= MOST_PLAYERS
        ):
            raise KartenwerkError(
                "these are no numbers of players",
                key="--players",
                found=repr(self.players),
                expected=_("rising numbers from 2 to {most}, such as 2,3,4", most=MOST_PLAYERS),
            )
        return counts


def literal_tuple(words: Sequence[str]) -> str:
    """The words as a tuple in Python, as ruff sets it."""
    return "(" + ", ".join(f'"{word}"' for word in words) + ("," if len(words) == 1 else "") + ")"


def next_steps(game: NewGame, folder: Path, *, here: bool = False) -> list[str]:
    """The commands to type next."""
    place = shlex.quote(str(game.root(folder, here=here)))
    if game.table:
        return [f"kartenwerk play {game.id} --data {place}", f"kartenwerk rules {game.id} --data {place}"]
    return [
        f"pip install --editable {place}",
        f"kartenwerk play {game.id}",
        f"kartenwerk rules {game.id}",
        f"python -m pytest {place}",
    ]
