"""Donnerwetter's examples: a stretch of play with a sum, a forced discard and a Donnerwetter; a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, islice
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
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


def booklet(session: Session) -> Mapping[str, Any]:
    """Example turns of a game for two, its final count, and how hands are dealt again."""
    seed, deal, steps = session.find(2, shows_the_rules, "a sum, a forced discard and a Donnerwetter")
    return {
        "beispiel_nummer": seed,
        "zuege": [turn(session, step) for step in steps],
        "abrechnung": sides(session, deal),
        "zu_viert": sides(session, session.play(max(session.data.players), seed)),
        "liegen_geblieben": len(deal.state.table),
        "aufbau": views(deal.start.table, session.deck),
        "gaben": {players: dealings(session.play(players, seed)) for players in session.data.players},
        "minuten": minutes((deal,), session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: Donnerwetter, cards and the running total of every seat."""
    deals = list(islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS[players]))
    teams = session.game.teams(players)
    totals = list(accumulate(([deal.result[team[0]] for team in teams] for deal in deals), _added))
    return {
        "namen": session.names[:players],
        "zeilen": [
            {
                "sitze": [_counts(deal, seat) for seat in range(players)],
                "summen": total,
            }
            for deal, total in zip(deals, totals, strict=True)
        ],
    }


def shows_the_rules(deal: PlayedDeal) -> tuple[Step, ...] | None:
    """The shortest stretch with a capture by sum, a forced discard and a Donnerwetter that fits the page."""
    for length in range(3, MOST_TURNS + 1):
        for first in range(len(deal.steps) - length + 1):
            stretch = deal.steps[first : first + length]
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


def turn(session: Session, step: Step) -> Turn:
    taken = step.move.taken if isinstance(step.move, Capture) else ()
    deck = session.deck
    return Turn(
        session.names[step.seat],
        CardView.of(step.move.card, deck),
        views(step.before.table, deck),
        views(taken, deck),
        _swept(step),
    )


def sides(session: Session, deal: PlayedDeal) -> list[Side]:
    """Each party's count, from the tally."""
    return [_side(session, deal, team) for team in deal.game.teams(deal.players)]


def _side(session: Session, deal: PlayedDeal, team: tuple[int, ...]) -> Side:
    items = [item for item in deal.tally if item.seat in team]
    storms = [item for item in items if item.reason == "donnerwetter"]
    cards = [item for item in items if item.reason == "karten"]
    return Side(
        tuple(session.names[seat] for seat in team),
        sum(item.number for item in storms),
        sum(item.points for item in storms),
        sum(item.number for item in cards),
        sum(item.points for item in cards),
        sum(item.points for item in items),
    )


def dealings(deal: PlayedDeal) -> dict[str, int]:
    """How often full hands are dealt, and how many cards each gets the last time."""
    first = deal.start
    sizes = [len(first.hands[0])]
    for step in deal.steps:
        if len(step.after.stock) < len(step.before.stock):
            sizes.append(len(step.after.hands[0]))
    full = [size for size in sizes if size == sizes[0]]
    return {"voll": len(full), "karten": sizes[0], "letzte": sizes[-1], "gaben": len(sizes)}


def _counts(deal: PlayedDeal, seat: int) -> dict[str, int]:
    return {item.reason: item.number for item in deal.tally if item.seat == seat}


def _added(left: list[int], right: list[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)]
