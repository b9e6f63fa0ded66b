"""51 Tot's examples: how a round begins and how it ends, the losers of a match, a pad of strokes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import match_minutes, played
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.einundfuenfzig_tot.rules import (
    RANKS,
    SKIPS,
    TABLES,
    THREE_PACKS,
    Lay,
    Rules,
    State,
    pack,
    worths,
)

PLAYERS = 4
"""How many play the examples."""

SHOWN = 6
"""Turns that an example shows."""

SPECIMEN_SEED = 3


class TurnView(NamedTuple):
    """A card, what it counts and the total said with it. The card turned up at the start has no `name`.

    choice  whether it could have counted otherwise
    skips   whether it makes the next seat sit out
    lost    whether the total loses the round
    """

    name: str
    card: CardView
    worth: int
    total: int
    choice: bool
    skips: bool
    lost: bool


class EndView(NamedTuple):
    """The last turns of a round, the total `before` them, and the loser's hand with the `least` it could count."""

    turns: tuple[TurnView, ...]
    before: int
    loser: str
    hand: tuple[CardView, ...]
    least: int


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count by both tables, the beginning and the end of a round, and the losers of a match."""
    rules: Rules = session.game.rules(**session.values)
    suit = tuple(card for rank in RANKS for card in session.deck.pack.cards if card == ("kreuz", rank, card.value))
    begins = session.find(PLAYERS, shows_a_choice, "a card of two worths")[1]
    ends = session.find(PLAYERS, shows_no_way_out, "a round that is lost")[1]
    match = played(session, PLAYERS, SPECIMEN_SEED, rules.partie_runden)
    names = session.names[:PLAYERS]
    losers = ["" if seat is None else names[seat] for seat in map(_loser, match)]
    strokes = {name: losers.count(name) for name in names}
    return {
        "werte": views(suit, session.deck),
        "zaehlt": {name: [worths_label(table[card.rank]) for card in suit] for name, table in TABLES.items()},
        "beispiele": {
            "anfang": (_turned_up(session, begins), *turns(session, begins)[:SHOWN]),
            "ende": end(session, ends),
        },
        "partie": losers,
        "striche": strokes,
        "sieger": [name for name in names if strokes[name] == min(strokes.values())],
        "karten_vier": len(pack(rules, THREE_PACKS + 1, session.deck.pack)),
        "karten_drei": len(pack(rules, THREE_PACKS, session.deck.pack)),
        "viele": THREE_PACKS,
        "minuten": match_minutes(session, PLAYERS, rules.partie_runden),
        "namen": names,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many rounds each seat has lost."""
    losers = [_loser(deal) for deal in played(session, players, SPECIMEN_SEED, int(session.values["partie_runden"]))]
    return {"namen": session.names[:players], "striche": [losers.count(seat) for seat in range(players)]}


def _loser(deal: PlayedDeal) -> int | None:
    state: State = deal.state
    return state.loser


def worths_label(counts: tuple[int, ...]) -> str:
    """ "1 / 7", "–1", "±10"."""
    if len(counts) == 2 and counts[0] == -counts[1]:
        return f"±{counts[1]}"
    return " / ".join(f"–{-count}" if count < 0 else str(count) for count in counts)


def shows_a_choice(deal: PlayedDeal) -> bool | None:
    """The first turns have a card that could count otherwise and one that does not raise the total.

    Where a rank makes the next seat sit out, it is among them too.
    """
    first = deal.steps[:SHOWN]
    ranks = [step.move.card.rank for step in first]
    chosen = any(len(worths(step.before.rules, step.move.card)) > 1 for step in first)
    calm = any(step.move.worth <= 0 for step in first)
    skips = SKIPS[deal.state.rules.tafel]
    return (len(deal.steps) > SHOWN and chosen and calm and (not skips or skips in ranks)) or None


def shows_no_way_out(deal: PlayedDeal) -> bool | None:
    """Somebody loses after enough turns; sensible players lose only if no card would have saved them."""
    return (_loser(deal) is not None and len(deal.steps) >= SHOWN) or None


def turns(session: Session, deal: PlayedDeal) -> tuple[TurnView, ...]:
    return tuple(_turn(session, step) for step in deal.steps)


def _turn(session: Session, step: Step) -> TurnView:
    after: State = step.after
    move: Lay = step.move
    return TurnView(
        session.names[step.seat],
        CardView.of(move.card, session.deck),
        move.worth,
        after.total,
        len(worths(after.rules, move.card)) > 1,
        move.card.rank == SKIPS[after.rules.tafel],
        after.loser is not None,
    )


def _turned_up(session: Session, deal: PlayedDeal) -> TurnView:
    """The card that is turned up at the start."""
    start: State = deal.start
    card = start.pile[0]
    choice = len(worths(start.rules, card)) > 1
    return TurnView("", CardView.of(card, session.deck), start.total, start.total, choice, False, False)


def end(session: Session, deal: PlayedDeal) -> EndView:
    """The last turns of a lost round, and the hand that its loser had to lay from."""
    shown, last = deal.steps[-SHOWN:], deal.steps[-1]
    start: State = shown[0].before
    before: State = last.before
    hand = before.hands[last.seat]
    return EndView(
        tuple(_turn(session, step) for step in shown),
        start.total,
        session.names[last.seat],
        views(hand, session.deck),
        min(worths(before.rules, card)[0] for card in hand),
    )
