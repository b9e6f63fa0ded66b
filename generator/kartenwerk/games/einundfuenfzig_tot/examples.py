"""51 Tot's examples: the totals of a round from its first card and to its last, a match, a pad of strokes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.einundfuenfzig_tot.rules import MANY, RANKS, SKIPS, TABLES, pack, worths

PLAYERS = 4
SHOWN = 6
"""Turns that an example shows."""

SPECIMEN_SEED = 3


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


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count by both tables, the beginning and the end of a round, a match with its losers."""
    rules = session.game.rules(**session.values)
    suit = tuple(card for rank in RANKS for card in session.deck.pack.cards if card == ("kreuz", rank, card.value))
    begins = session.find(PLAYERS, shows_a_choice, "a card of two worths")[1]
    ends = session.find(PLAYERS, shows_no_way_out, "a round that is lost")[1]
    deal = played(session, PLAYERS, SPECIMEN_SEED, rules.partie_runden)
    lost = [session.names[one.state.loser] for one in deal if one.state.loser is not None]
    return {
        "werte": views(suit, session.deck),
        "zaehlt": {name: [said(values[card.rank]) for card in suit] for name, values in TABLES.items()},
        "beispiele": {
            "anfang": (_opened(session, begins), *turns(session, begins)[:SHOWN]),
            "ende": end(session, ends),
        },
        "partie": [session.names[one.state.loser] if one.state.loser is not None else "" for one in deal],
        "striche": {name: lost.count(name) for name in session.names[:PLAYERS]},
        "sieger": [name for name in session.names[:PLAYERS] if lost.count(name) == min_of(lost, session)],
        "karten_vier": len(pack(rules, MANY + 1, session.deck.pack)),
        "karten_drei": len(pack(rules, MANY, session.deck.pack)),
        "viele": MANY,
        "minuten": minutes(deal, session.data.move_seconds),
        "namen": session.names[:PLAYERS],
    }


def min_of(lost: list[str], session: Session) -> int:
    """The fewest strokes that anybody has."""
    return min(lost.count(name) for name in session.names[:PLAYERS])


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many rounds each seat has lost; of a larger leaf only so many rows are filled as there are names."""
    seats = min(players, len(session.names))
    deal = played(session, seats, SPECIMEN_SEED, int(session.values["partie_runden"]))
    lost = [one.state.loser for one in deal]
    return {"namen": session.names[:seats], "striche": [lost.count(seat) for seat in range(seats)]}


def said(values: tuple[int, ...]) -> str:
    """ "1 / 7", "–1", "±10"."""
    if len(values) == 2 and values[0] == -values[1]:
        return f"±{values[1]}"
    return " / ".join(f"–{-value}" if value < 0 else str(value) for value in values)


def shows_a_choice(deal: PlayedDeal) -> bool | None:
    """Among the first turns a card that can count otherwise, one that leaves the total alone or lowers it, and where
    there is such a card one that makes the next sit out."""
    first = deal.steps[:SHOWN]
    ranks = [step.move.card.rank for step in first]
    chosen = any(len(worths(step.before.rules, step.move.card)) > 1 for step in first)
    calm = any(step.move.worth <= 0 for step in first)
    skips = SKIPS[deal.state.rules.tafel]
    return (len(deal.steps) > SHOWN and chosen and calm and (not skips or skips in ranks)) or None


def shows_no_way_out(deal: PlayedDeal) -> bool | None:
    """Somebody loses, with no card left that would have saved him."""
    return (deal.state.loser is not None and len(deal.steps) >= SHOWN) or None


def turns(session: Session, deal: PlayedDeal) -> tuple[Turn, ...]:
    return tuple(_turn(session, step) for step in deal.steps)


def _turn(session: Session, step: Step) -> Turn:
    rules, card = step.before.rules, step.move.card
    return Turn(
        session.names[step.seat],
        CardView.of(card, session.deck),
        step.move.worth,
        step.after.total,
        len(worths(rules, card)) > 1,
        card.rank == SKIPS[rules.tafel],
        step.after.loser is not None,
    )


def _opened(session: Session, deal: PlayedDeal) -> Turn:
    """The card that is turned up."""
    card = deal.start.pile[0]
    choice = len(worths(deal.start.rules, card)) > 1
    return Turn("", CardView.of(card, session.deck), deal.start.total, deal.start.total, choice, False, False)


def end(session: Session, deal: PlayedDeal) -> End:
    """The last turns, and the hand from which the loser had to lay."""
    last = deal.steps[-1]
    hand = last.before.hands[last.seat]
    least = min(worths(last.before.rules, card)[0] for card in hand)
    shown = deal.steps[-SHOWN:]
    return End(
        tuple(_turn(session, step) for step in shown),
        shown[0].before.total,
        session.names[last.seat],
        views(hand, session.deck),
        least,
    )
