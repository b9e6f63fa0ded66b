"""Donnerwetter's examples: a stretch of play with a sum, a forced discard and a Donnerwetter; a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, islice
from typing import Any, NamedTuple

from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match, Step
from kartenwerk.engine.session import Table
from kartenwerk.examples.rounds import minutes
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.donnerwetter.rules import Discard
from kartenwerk.mechanics.fishing import Capture

MOST_TURNS = 4
MOST_OPEN = 5  # open cards that fit beside the card played
SPECIMEN_DEALS = {2: 7, 4: 6}
SPECIMEN_SEED = 11


class Turn(NamedTuple):
    """One turn: who played which card, what lay open before, what was taken."""

    name: str
    card: CardView
    table: tuple[CardView, ...]
    taken: tuple[CardView, ...]
    swept: bool


class Side(NamedTuple):
    """A party's final count: names of its seats and what the tally gives each entry."""

    names: tuple[str, ...]
    storms: int
    storm_points: int
    cards: int
    card_points: int
    total: int


def booklet(table: Table) -> Mapping[str, Any]:
    """Example turns of a game for two, its final count, and how hands are dealt again."""
    seed, match, steps = find(
        table.game, table.values, 2, table.deck.pack, shows_the_rules, "a sum, a forced discard and a Donnerwetter"
    )
    return {
        "beispiel_nummer": seed,
        "zuege": [turn(table, step) for step in steps],
        "abrechnung": sides(table, match),
        "zu_viert": sides(table, table.play(max(table.data.players), seed)),
        "liegen_geblieben": len(match.state.table),
        "aufbau": views(match.start.table, table.deck),
        "gaben": {players: dealings(table.play(players, seed)) for players in table.data.players},
        "minuten": minutes((match,), table.data.move_seconds),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: Donnerwetter, cards and the running total of every seat."""
    matches = list(islice(table.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS[players]))
    teams = table.game.teams(players)
    totals = list(accumulate(([match.result[team[0]] for team in teams] for match in matches), _added))
    return {
        "namen": table.names[:players],
        "zeilen": [
            {
                "sitze": [_counts(match, seat) for seat in range(players)],
                "summen": total,
            }
            for match, total in zip(matches, totals, strict=True)
        ],
    }


def shows_the_rules(match: Match) -> tuple[Step, ...] | None:
    """The shortest stretch with a capture by sum, a forced discard and a Donnerwetter that fits the page."""
    for length in range(3, MOST_TURNS + 1):
        for first in range(len(match.steps) - length + 1):
            stretch = match.steps[first : first + length]
            if _shows_all(stretch):
                return stretch
    return None


def _shows_all(stretch: tuple[Step, ...]) -> bool:
    if any(len(step.before.table) > MOST_OPEN for step in stretch):
        return False
    by_sum = any(isinstance(step.move, Capture) and len(step.move.taken) > 1 for step in stretch)
    forced = any(isinstance(step.move, Discard) and step.before.table for step in stretch)
    return by_sum and forced and any(_swept(step) for step in stretch)


def _swept(step: Step) -> bool:
    return bool(step.after.storms[step.seat] > step.before.storms[step.seat])


def turn(table: Table, step: Step) -> Turn:
    taken = step.move.taken if isinstance(step.move, Capture) else ()
    deck = table.deck
    return Turn(
        table.names[step.seat],
        CardView.of(step.move.card, deck),
        views(step.before.table, deck),
        views(taken, deck),
        _swept(step),
    )


def sides(table: Table, match: Match) -> list[Side]:
    """Each party's count, from the tally."""
    return [_side(table, match, team) for team in match.game.teams(match.players)]


def _side(table: Table, match: Match, team: tuple[int, ...]) -> Side:
    items = [item for item in match.tally if item.seat in team]
    storms = [item for item in items if item.reason == "donnerwetter"]
    cards = [item for item in items if item.reason == "karten"]
    return Side(
        tuple(table.names[seat] for seat in team),
        sum(item.number for item in storms),
        sum(item.points for item in storms),
        sum(item.number for item in cards),
        sum(item.points for item in cards),
        sum(item.points for item in items),
    )


def dealings(match: Match) -> dict[str, int]:
    """How often full hands are dealt, and how many cards each gets the last time."""
    first = match.start
    sizes = [len(first.hands[0])]
    for step in match.steps:
        if len(step.after.stock) < len(step.before.stock):
            sizes.append(len(step.after.hands[0]))
    full = [size for size in sizes if size == sizes[0]]
    return {"voll": len(full), "karten": sizes[0], "letzte": sizes[-1], "gaben": len(sizes)}


def _counts(match: Match, seat: int) -> dict[str, int]:
    return {item.reason: item.number for item in match.tally if item.seat == seat}


def _added(left: list[int], right: list[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)]
