"""What helps to choose a game for the evening: its kind, players, minutes and difficulty."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog.choosing import FILE, Choosing
from kartenwerk.catalog.game import GameData
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.products.durations import MINUTES


class GameChoice(NamedTuple):
    """A game as one chooses it. What nobody has said of it is empty: `minutes` and `difficulty` are 0 then.

    `discs` says of 1, 2, 3 ... players whether they can play, `more` whether a larger number can. `bar` is the share of
    the bar of minutes that is full, `judgement` the difficulty in words.
    """

    id: str
    title: str
    kind: str
    players: tuple[int, ...]
    discs: tuple[bool, ...]
    more: bool
    minutes: int
    bar: float
    difficulty: int
    judgement: str


def order_choices(choices: Iterable[GameChoice]) -> list[GameChoice]:
    """By how many can play at most, then by minutes, then by title."""
    return sorted(choices, key=lambda game: (game.players[-1], game.minutes, game.title))


def choose_of(workshop: Workshop, game: GameData, values: Mapping[str, Any], language: str = GERMAN) -> GameChoice:
    """The game as one chooses it, in words of that language; `values` are its booklet's, which count its minutes."""
    words = choosing_words(workshop, language)
    minutes = values.get(MINUTES, 0) or 0
    return GameChoice(
        game.id,
        game.title,
        words.kinds[game.kind] if game.kind else "",
        game.players,
        tuple(number in game.players for number in range(1, words.discs + 1)),
        game.players[-1] > words.discs,
        minutes,
        min(minutes / words.full_bar, 1.0),
        game.difficulty or 0,
        words.difficulties[game.difficulty - 1] if game.difficulty else "",
    )


def part_choices(choices: Sequence[GameChoice], most: int) -> list[Sequence[GameChoice]]:
    """The games on as few pages as hold `most` each, all pages filled alike."""
    pages = -(-len(choices) // most)
    least, more = divmod(len(choices), max(pages, 1))
    parts, start = [], 0
    for number in range(pages):
        stop = start + least + (number < more)
        parts.append(choices[start:stop])
        start = stop
    return parts


@once_a_run
def choosing_words(workshop: Workshop, language: str) -> Choosing:
    """The words for kinds of games and for how difficult they are."""
    return read_words(workshop.roots, FILE, Choosing, language)
