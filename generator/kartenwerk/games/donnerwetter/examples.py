"""Donnerwetter's examples: a stretch of play with a sum, a forced discard and a Donnerwetter; a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.pads import running_sums
from kartenwerk.examples.rounds import match_minutes
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.donnerwetter.captures import Capture
from kartenwerk.games.donnerwetter.rules import Discard, State

MOST_TURNS = 4
"""Turns that a page can show."""

MOST_OPEN = 5
"""Open cards that fit beside the card played."""

SPECIMEN_DEALS = {2: 7, 4: 6}
"""Rows filled in on the pad, by the number of players."""

SPECIMEN_SEED = 11


class TurnView(NamedTuple):
    """One turn: who played which card, what lay open before, what was taken, and whether the middle was cleared."""

    name: str
    card: CardView
    middle: tuple[CardView, ...]
    taken: tuple[CardView, ...]
    swept: bool


class PartyView(NamedTuple):
    """The final count of a party: its players, and how many Donnerwetter and cards brought how many points."""

    names: tuple[str, ...]
    storms: int
    storm_points: int
    cards: int
    card_points: int
    total: int


def booklet(session: Session) -> Mapping[str, Any]:
    """Example turns of a game for two, its final count, one of a game for four, and how hands are dealt again."""
    seed, deal, steps = session.find(2, shows_the_rules, "a sum, a forced discard and a Donnerwetter")
    return {
        "beispiel_nummer": seed,
        "zuege": [turn_view(session, step) for step in steps],
        "abrechnung": parties(session, deal),
        "zu_viert": parties(session, session.play(max(session.data.players), seed)),
        "liegen_geblieben": len(deal.state.middle),
        "aufbau": views(deal.start.middle, session.deck),
        "gaben": {players: dealings(session.play(players, seed)) for players in session.data.players},
        "minuten": match_minutes(session, session.data.players[0], 1),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: Donnerwetter, cards and the running total of every seat."""
    deals = list(islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS[players]))
    teams = session.game.teams(players)
    totals = list(running_sums(tuple(deal.result[team[0]] for team in teams) for deal in deals))
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
    """The shortest stretch with a capture by sum, a forced discard and a Donnerwetter that fits on a page."""
    for length in range(3, MOST_TURNS + 1):
        for first in range(len(deal.steps) - length + 1):
            stretch = deal.steps[first : first + length]
            if _shows_all(stretch):
                return stretch
    return None


def _shows_all(stretch: tuple[Step, ...]) -> bool:
    if any(len(step.before.middle) > MOST_OPEN for step in stretch):
        return False
    by_sum = any(isinstance(step.move, Capture) and len(step.move.taken) > 1 for step in stretch)
    forced = any(isinstance(step.move, Discard) and step.before.middle for step in stretch)
    return by_sum and forced and any(_swept(step) for step in stretch)


def _swept(step: Step) -> bool:
    """Whether the move was a Donnerwetter."""
    before: State = step.before
    after: State = step.after
    return after.storms[step.seat] > before.storms[step.seat]


def turn_view(session: Session, step: Step) -> TurnView:
    taken = step.move.taken if isinstance(step.move, Capture) else ()
    deck = session.deck
    return TurnView(
        session.names[step.seat],
        CardView.of(step.move.card, deck),
        views(step.before.middle, deck),
        views(taken, deck),
        _swept(step),
    )


def parties(session: Session, deal: PlayedDeal) -> list[PartyView]:
    """The final count of each party, from the tally."""
    return [_party(session, deal, team) for team in deal.game.teams(deal.players)]


def _party(session: Session, deal: PlayedDeal, team: tuple[int, ...]) -> PartyView:
    items = [item for item in deal.tally if item.seat in team]
    storms = [item for item in items if item.reason == "donnerwetter"]
    cards = [item for item in items if item.reason == "karten"]
    return PartyView(
        tuple(session.names[seat] for seat in team),
        sum(item.number for item in storms),
        sum(item.points for item in storms),
        sum(item.number for item in cards),
        sum(item.points for item in cards),
        sum(item.points for item in items),
    )


def dealings(deal: PlayedDeal) -> dict[str, int]:
    """How hands are dealt: how often, how often full ones, how many cards each seat gets at first and at last.

    `rest` are the cards that cannot be shared out in the end and join the middle.
    """
    first: State = deal.start
    sizes, rest = [len(first.hands[0])], 0
    for step in deal.steps:
        if len(step.after.stock) < len(step.before.stock):
            sizes.append(len(step.after.hands[0]))
            left = len(step.before.stock) - deal.players * sizes[-1]
            rest = left if left < deal.players else 0
    full = [size for size in sizes if size == sizes[0]]
    return {"voll": len(full), "karten": sizes[0], "letzte": sizes[-1], "gaben": len(sizes), "rest": rest}


def _counts(deal: PlayedDeal, seat: int) -> dict[str, int]:
    """How many Donnerwetter and cards a seat has, by the labels of the tally."""
    return {item.reason: item.number for item in deal.tally if item.seat == seat}
