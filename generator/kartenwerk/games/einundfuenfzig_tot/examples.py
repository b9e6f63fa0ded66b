"""51 Tot's examples: the totals of a round from its first card and to its last, a match, a pad of strokes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match, Step
from kartenwerk.engine.session import Table
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.einundfuenfzig_tot.rules import MANY, RANKS, SKIPS, TABLES, pack, worths

PLAYERS = 4
SHOWN = 6
"""Turns that an example shows."""

SPECIMEN_SEED = 3

PAD_PLAYERS = {"a6": (6, 12), "a5": (12, 24)}
"""Rows of the leaves; smaller parties leave some empty."""


class Turn(NamedTuple):
    """A card, what it counts and what is said with it; `choice` if it could count otherwise, `skips` if it makes the
    next seat sit out, `lost` if the total is too much. The card turned up at the start belongs to nobody."""

    name: str
    card: CardView
    worth: int
    total: int
    choice: bool
    skips: bool
    lost: bool


class End(NamedTuple):
    """The last turns of a round, and what its loser had to choose from."""

    turns: tuple[Turn, ...]
    before: int
    loser: str
    hand: tuple[CardView, ...]
    least: int


def booklet(table: Table) -> Mapping[str, Any]:
    """What cards count by both tables, the beginning and the end of a round, a match with its losers."""
    rules = table.game.rules(**table.values)
    suit = tuple(card for rank in RANKS for card in table.deck.pack.cards if card == ("kreuz", rank, card.value))
    begins = find(table.game, table.values, PLAYERS, table.deck.pack, shows_a_choice, "a card of two worths")[1]
    ends = find(table.game, table.values, PLAYERS, table.deck.pack, shows_no_way_out, "a round that is lost")[1]
    match = played(table, PLAYERS, SPECIMEN_SEED, rules.partie_runden)
    lost = [table.names[one.state.loser] for one in match if one.state.loser is not None]
    return {
        "werte": views(suit, table.deck),
        "zaehlt": {name: [said(values[card.rank]) for card in suit] for name, values in TABLES.items()},
        "beispiele": {"anfang": (_opened(table, begins), *turns(table, begins)[:SHOWN]), "ende": end(table, ends)},
        "partie": [table.names[one.state.loser] if one.state.loser is not None else "" for one in match],
        "striche": {name: lost.count(name) for name in table.names[:PLAYERS]},
        "sieger": [name for name in table.names[:PLAYERS] if lost.count(name) == min_of(lost, table)],
        "karten_vier": len(pack(rules, MANY + 1, table.deck.pack)),
        "karten_drei": len(pack(rules, MANY, table.deck.pack)),
        "viele": MANY,
        "minuten": minutes(match, table.data.move_seconds),
        "namen": table.names[:PLAYERS],
    }


def min_of(lost: list[str], table: Table) -> int:
    """The fewest strokes that anybody has."""
    return min(lost.count(name) for name in table.names[:PLAYERS])


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """How many rounds each seat has lost; of a larger leaf only so many rows are filled as there are names."""
    seats = min(players, len(table.names))
    match = played(table, seats, SPECIMEN_SEED, int(table.values["partie_runden"]))
    lost = [one.state.loser for one in match]
    return {"namen": table.names[:seats], "striche": [lost.count(seat) for seat in range(seats)]}


def said(values: tuple[int, ...]) -> str:
    """ "1 / 7", "–1", "±10"."""
    if len(values) == 2 and values[0] == -values[1]:
        return f"±{values[1]}"
    return " / ".join(f"–{-value}" if value < 0 else str(value) for value in values)


def shows_a_choice(match: Match) -> bool | None:
    """Among the first turns a card that can count otherwise, one that leaves the total alone or lowers it, and where
    there is such a card one that makes the next sit out."""
    first = match.steps[:SHOWN]
    ranks = [step.move.card.rank for step in first]
    chosen = any(len(worths(step.before.rules, step.move.card)) > 1 for step in first)
    calm = any(step.move.worth <= 0 for step in first)
    skips = SKIPS[match.state.rules.tafel]
    return (len(match.steps) > SHOWN and chosen and calm and (not skips or skips in ranks)) or None


def shows_no_way_out(match: Match) -> bool | None:
    """Somebody loses, with no card left that would have saved him."""
    return (match.state.loser is not None and len(match.steps) >= SHOWN) or None


def turns(table: Table, match: Match) -> tuple[Turn, ...]:
    return tuple(_turn(table, step) for step in match.steps)


def _turn(table: Table, step: Step) -> Turn:
    rules, card = step.before.rules, step.move.card
    return Turn(
        table.names[step.seat],
        CardView.of(card, table.deck),
        step.move.worth,
        step.after.total,
        len(worths(rules, card)) > 1,
        card.rank == SKIPS[rules.tafel],
        step.after.loser is not None,
    )


def _opened(table: Table, match: Match) -> Turn:
    """The card that is turned up."""
    card = match.start.pile[0]
    choice = len(worths(match.start.rules, card)) > 1
    return Turn("", CardView.of(card, table.deck), match.start.total, match.start.total, choice, False, False)


def end(table: Table, match: Match) -> End:
    """The last turns, and the hand from which the loser had to lay."""
    last = match.steps[-1]
    hand = last.before.hands[last.seat]
    least = min(worths(last.before.rules, card)[0] for card in hand)
    shown = match.steps[-SHOWN:]
    return End(
        tuple(_turn(table, step) for step in shown),
        shown[0].before.total,
        table.names[last.seat],
        views(hand, table.deck),
        least,
    )
