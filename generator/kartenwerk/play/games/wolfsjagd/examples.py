"""Wolfsjagd's examples: the practice deal, a chain of sixes, how often a card fits, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import NamedCards, name_hands, practice_steps
from kartenwerk.play.examples.rounds import match_minutes, play_rounds, rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_stretches import show_stretches
from kartenwerk.play.examples.stretches import (
    FittingCards,
    Stretch,
    chain,
    example,
    plain,
)
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.wolfsjagd.rules import EFFECTS, ONE, SIGL, SIX, State, fits
from kartenwerk.play.mechanics.matching import Act
from kartenwerk.play.mechanics.tuples import without

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 3
SPECIMEN_ROUNDS = 7


def booklet(session: Session) -> Mapping[str, Any]:
    """How long a round takes."""
    return {
        "personen": PLAYERS,
        "minuten": match_minutes(session, PLAYERS, 1),
    }


STOPS: Mapping[str, tuple[int, ...]] = {
    "": (3, 6, 9, 12, 16, 20, 24),
    "nachsetzen": (3, 6, 9, 12, 14),
    "rau": (2, 4, 7, 10, 12, 14, 16),
}
"""The practice deals, the usual one and that of a set, are shown in stretches that end before these moves; the last one
goes on to the end."""


def stretches(session: Session) -> Mapping[str, Any]:
    """Stretches of play."""
    return {"beispiele": {"sechsen": example(session, PLAYERS, chain_of_sixes, "a chain of sixes")}}


def fitting(session: Session) -> Mapping[str, Any]:
    """How often a card fits."""
    return {"chancen": chances(session)}


def first_card(session: Session) -> Mapping[str, Any]:
    """The first open card."""
    return {"start": views(session.play(PLAYERS, SPECIMEN_SEED, limit=0).start.pile, session.deck)[0]}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands, the cards that are drawn, every move, and these in stretches."""
    (deal,) = deals
    names = session.names[: deal.players]
    start: State = deal.start
    drawn = len(start.stock) - len(deal.state.stock)
    played = session.data.variant_in_force(session.values)
    return {
        "namen": names,
        "haende": name_hands(session, start.hands),
        "ablage": NamedCards("Ablage", views(start.pile, session.deck)),
        "stapel": NamedCards("Stapel, von oben", views(start.stock[:drawn], session.deck)),
        "schritte": practice_steps(session, deal),
        "zuege": show_stretches(session, deal, STOPS.get(played, STOPS[""])),
        "punkte": deal.result,
        "rest": [len(hand) for hand in deal.state.hands],
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Round after round, as many as an evening has."""
    lines = rounds(play_rounds(session, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    return {"namen": session.names[:players], "zeilen": lines}


def chances(session: Session) -> list[FittingCards]:
    """How many of the other cards may be laid on each kind of open card."""
    cards = session.pack_for(PLAYERS)
    start: State = session.play(PLAYERS, 0, limit=0).start._replace(debt=0, skip=False)

    def open_card(card: Card) -> State:
        return start._replace(pile=(card,))

    plain, one, six, sigl = (next(card for card in cards if card.rank == rank) for rank in ("5", ONE, SIX, SIGL))
    wished = next(card.suit for card in cards if card.suit != sigl.suit)
    return [
        _fitting("plain", open_card(plain), cards),
        _fitting("wish", open_card(sigl)._replace(wish=wished), cards),
        _fitting("one", open_card(one)._replace(debt=1), cards),
        _fitting("six", open_card(six)._replace(skip=True), cards),
    ]


def _fitting(what: str, state: State, cards: Cards) -> FittingCards:
    """How many of the pack's other cards may be laid on the open one."""
    others = without(cards, state.pile[-1])
    return FittingCards(what, sum(fits(state, card) for card in others), len(others))


def on_an_ordinary_card(state: State) -> bool:
    """Whether the open card has no effect, so that nobody wonders why it has none on the first turn shown."""
    return plain(state) and state.pile[-1].rank not in EFFECTS


def chain_of_sixes(deal: PlayedDeal, sixes: int = 2) -> Stretch | None:
    """So many sixes in a row, and the next seat sits out."""
    return chain(deal, SIX, sixes, Act.SIT_OUT, on_an_ordinary_card)


SHOWCASE = Showcase(booklet, specimen, practice, reckoned=(stretches, fitting, first_card))
