"""51 Tot's examples: the practice deal, a round by the other table, the losers of a match, a pad of strokes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import ScoredDeal
from kartenwerk.play.examples.practice import practice_steps
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_moves import (
    Bar,
    BarSide,
    Held,
    Mat,
    MoveEffect,
    Saying,
    Segment,
    ShownCard,
    ShownMove,
    verb,
)
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.einundfuenfzig_tot.rules import RANKS, SKIPS, TABLES, THREE_PACKS, Lay, Rules, State, worths

PLAYERS = 4
"""How many play the examples."""

SHOWN = 6
"""Turns that an example shows."""

STOPS: Mapping[str, tuple[int, ...]] = {"": (3, 6, 10, 13, 16), "hunderteins": (3, 6, 9, 12, 15, 18, 20)}
"""The practice deals, the usual one and that of a set, are shown in stretches that end before these moves; the last one
goes on to the end."""

SPECIMEN_SEED = 3


class TurnView(NamedTuple):
    """A card, what it counts and the total said with it. The card turned up at the start has no `name`.

    choice  whether it could have counted otherwise
    skips   whether it makes the next seat sit out
    """

    name: str
    card: CardView
    worth: int
    total: int
    choice: bool
    skips: bool


class HandView(NamedTuple):
    """A hand as it was dealt, and the cards that were drawn to it, in their order."""

    name: str
    cards: tuple[CardView, ...]
    drawn: tuple[CardView, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count by both tables, and the losers of a match."""
    rules: Rules = session.rules
    suit = tuple(card for rank in RANKS for card in session.deck.pack.cards if card == ("kreuz", rank, card.value))
    match = play_rounds(session, PLAYERS, SPECIMEN_SEED, rules.partie_runden)
    names = session.names[:PLAYERS]
    losers = ["" if seat is None else names[seat] for seat in map(_loser, match)]
    strokes = {name: losers.count(name) for name in names}
    return {
        "werte": views(suit, session.deck),
        "zaehlt": {name: [worths_label(table[card.rank]) for card in suit] for name, table in TABLES.items()},
        "partie": losers,
        "striche": strokes,
        "sieger": [name for name in names if strokes[name] == min(strokes.values())],
        "viele": THREE_PACKS,
        "minuten": match_minutes(session, PLAYERS, rules.partie_runden),
        "namen": names,
    }


def first_cards(session: Session) -> Mapping[str, Any]:
    """How a pile begins where cards may count less."""
    rules: Rules = session.rules
    return {"beispiel": _beginning(session) if rules.tafel == "b" else None}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands with what is drawn to them, all moves, and these in stretches."""
    deal = deals[0]
    start: State = deal.start
    return {
        "namen": session.names[: deal.players],
        "geber": session.names[start.dealer],
        "offen": _turned_up(session, deal),
        "haende": [
            HandView(
                session.names[seat],
                views(hand, session.deck),
                views((step.after.hands[seat][-1] for step in deal.steps[:-1] if step.seat == seat), session.deck),
            )
            for seat, hand in enumerate(start.hands)
        ],
        "schritte": practice_steps(session, deal),
        "zuege": tuple(_show_stretches(session, deal)),
        "ab": start.rules.verlust_ab,
    }


def _show_stretches(session: Session, deal: PlayedDeal) -> Iterator[ShownMove]:
    """The deal in stretches; the bar is the total that was said last, each stretch a segment of it until it falls."""
    up = _turned_up(session, deal)
    most = deal.start.rules.verlust_ab
    side = BarSide("Summe", (Segment("", up.total),))
    laid: tuple[ShownCard, ...] = (ShownCard(up.card, "Geber", said=_say(up.total)),)
    played = session.data.variant_in_force(session.values)
    stops = (stop for stop in STOPS.get(played, STOPS[""]) if stop < len(deal.steps))
    for number, (first, last) in enumerate(pairwise((0, *stops, len(deal.steps))), start=1):
        steps = deal.steps[first:last]
        end: State = steps[-1].after
        gain = end.total - side.total
        side = BarSide(side.name, (Segment("", end.total),)) if gain < 0 else side.with_segment(str(number), gain)
        laid += tuple(_show_card(session, step) for step in steps)
        step, id = _decide(steps)
        free = most - 1 - end.total
        effect = MoveEffect(str(end.total), "tot") if free < 0 else MoveEffect(str(free), "frei")
        hand = Held(f"{session.names[step.seat]} hatte", views(step.before.hands[step.seat], session.deck))
        bar = Bar((side,), max(most, end.total), unit=f"{most} ist tot")
        mat = Mat(hands=(hand,)) if free < 0 else None
        yield ShownMove(str(number), "Schritt", session.names[step.seat], verb(session, id), laid, effect, bar, mat)
        laid = ()


def _show_card(session: Session, step: Step) -> ShownCard:
    after: State = step.after
    card = CardView.of(step.move.card, session.deck)
    return ShownCard(card, session.names[step.seat], framed=after.loser is not None, said=_say(after.total))


def _say(total: int) -> Saying:
    return Saying(str(total), str(total))


def _decide(steps: Sequence[Step]) -> tuple[Step, str]:
    """The turn of a stretch and its verb: who loses, fills the total up, is saved, lowers it, or lays most."""
    for step in steps:
        if step.after.loser is not None:
            return step, "loses"
    limit = steps[0].before.rules.verlust_ab - 1
    for step in steps:
        if step.before.total < step.after.total == limit:
            return step, "fills"
    for step in steps:
        if step.before.total == limit:
            return step, "saved"
    if steps[-1].after.total < steps[0].before.total:
        return min(steps, key=_worth), "lowers"
    return max(steps, key=_worth), "lays"


def _worth(step: Step) -> int:
    return int(step.move.worth)


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many rounds each seat has lost."""
    losers = [
        _loser(deal) for deal in play_rounds(session, players, SPECIMEN_SEED, int(session.values["partie_runden"]))
    ]
    return {"namen": session.names[:players], "striche": [losers.count(seat) for seat in range(players)]}


def written_match(session: Session, deals: Sequence[ScoredDeal]) -> Sequence[Mapping[str, Any]]:
    """The leaf of rounds that people write down: a stroke for each that a seat has lost."""
    return [{"striche": [sum(deal.facts.verloren == seat for deal in deals) for seat in range(len(deals[0].names))]}]


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


def _beginning(session: Session) -> tuple[TurnView, ...]:
    """How a round begins, from the card that is turned up."""
    deal = session.find(PLAYERS, shows_a_choice, "a card of two worths")[1]
    return _turned_up(session, deal), *turns(session, deal)[:SHOWN]


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
    )


def _turned_up(session: Session, deal: PlayedDeal) -> TurnView:
    """The card that is turned up at the start."""
    start: State = deal.start
    card = start.pile[0]
    choice = len(worths(start.rules, card)) > 1
    return TurnView("", CardView.of(card, session.deck), start.total, start.total, choice, False)


SHOWCASE = Showcase(booklet, specimen, practice, written_match=written_match, reckoned=(first_cards,))
