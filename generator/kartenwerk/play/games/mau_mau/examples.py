"""Mau-Mau's examples: the cards with an effect, the practice deal, how often a card fits, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import comb
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, sign, write_row
from kartenwerk.play.examples.practice import NamedCards, name_hands, practice_steps
from kartenwerk.play.examples.rounds import match_minutes, play_rounds, rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_stretches import show_stretches
from kartenwerk.play.examples.stretches import (
    FittingCards,
    StretchView,
    drawn_and_laid,
    example,
    plain,
)
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.mau_mau.rules import (
    COSTS,
    KING_DRAWS,
    ONE_PACK,
    RANKS,
    Rules,
    State,
    effect,
    required_rank,
)
from kartenwerk.play.mechanics.matching import fits
from kartenwerk.play.mechanics.tuples import without

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 2
SPECIMEN_ROUNDS = 7

STOPS: Mapping[str, tuple[int, ...]] = {"": (3, 6, 9, 12, 17), "drei_karten": (3, 6, 9, 12, 14)}
"""The practice deals, the usual one and those of sets that need it, are shown in stretches that end before these moves;
the last one goes on to the end."""


class Cost(NamedTuple):
    """What cards of these ranks cost each that are left in a hand."""

    words: tuple[str, ...]
    points: int


class Effect(NamedTuple):
    """An effect, and the cards that have it, in the order of the deck's suits."""

    what: str
    cards: tuple[CardView, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """How long a round takes."""
    return {
        "ein_blatt": ONE_PACK,
        "koenig_zieht": KING_DRAWS,
        "minuten": match_minutes(session, PLAYERS, 1),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands, the cards that are drawn, every move, and these in stretches.

    `rest` are the cards that everybody has left, `minus` is what they cost, and `bube` what a jack would.
    """
    deal = deals[0]
    start: State = deal.start
    rules: Rules = session.rules
    played = session.data.variant_in_force(session.values)
    drawn = len(start.stock) - len(deal.state.stock)
    return {
        "namen": session.names[: deal.players],
        "geber": session.names[start.dealer],
        "haende": [*name_hands(session, (sorted(hand, key=_as_held) for hand in start.hands))],
        "start": CardView.of(start.pile[0], session.deck),
        "stapel": NamedCards("Stapel", views(start.stock[:drawn], session.deck)),
        "schritte": practice_steps(session, deal),
        "zuege": show_stretches(session, deal, STOPS.get(played, STOPS[""])),
        "rest": {session.names[seat]: views(hand, session.deck) for seat, hand in enumerate(deal.state.hands)},
        "minus": {session.names[seat]: -points for seat, points in enumerate(deal.result)},
        "bube": COSTS[rules.wertung]["B"],
    }


def _as_held(card: Card) -> tuple[str, int]:
    return card.suit, RANKS.index(card.rank)


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Round after round: the cards left, none for the winner, and their sum so far."""
    lines = [
        {"eintraege": [[-points] for points in one.points], "summen": [-total for total in one.sums]}
        for one in rounds(play_rounds(session, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    ]
    return {"namen": session.names[:players], "zeilen": lines}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """The cards left after a round that people write down; sums are written without their sign."""
    return write_row(deal, lambda seat: (sign(-deal.result[seat]),), write=lambda total: sign(-total))


def effects(session: Session) -> tuple[Effect, ...]:
    """Every effect that cards have by these rules, that of the sevens first."""
    rules: Rules = session.rules
    cards = session.pack_for(PLAYERS)
    found: dict[str, list[Card]] = {}
    for card in sorted(dict.fromkeys(cards), key=lambda card: card.value):
        if does := effect(rules, card):
            found.setdefault(does, []).append(card)
    return tuple(Effect(what, views(some, session.deck)) for what, some in found.items())


def _drawn_and_laid(session: Session) -> StretchView:
    """A card that is laid as soon as it is drawn."""
    return example(session, PLAYERS, partial(drawn_and_laid, begins=on_an_ordinary_card), "a card drawn and laid")


def on_an_ordinary_card(state: State) -> bool:
    """Whether the open card has no effect, so that nobody wonders why it has none on the first turn shown."""
    return plain(state) and not effect(state.rules, state.pile[-1])


def costs(session: Session) -> Mapping[str, tuple[Cost, ...]]:
    """What the ranks cost by each way of scoring."""
    return {way: cost_rows(session, session.pack_for(PLAYERS), way) for way in COSTS}


def cost_rows(session: Session, cards: Cards, way: str) -> tuple[Cost, ...]:
    """What the ranks cost by a way of scoring, the dearest first."""
    words = {card.rank: CardView.of(card, session.deck).word for card in cards}
    by_cost: dict[int, list[str]] = {}
    for rank in RANKS:
        by_cost.setdefault(COSTS[way][rank], []).append(words[rank])
    return tuple(Cost(tuple(by_cost[cost]), cost) for cost in sorted(by_cost, reverse=True))


def chances(session: Session) -> list[FittingCards]:
    """How many of the other cards may be laid on each kind of open card."""
    rules: Rules = session.rules
    cards = session.pack_for(PLAYERS)
    diamond = {card.rank: card for card in cards if card.suit == "karo"}
    start: State = session.game.deal(rules, PLAYERS, cards)._replace(debt=0, skip=False)
    open_cards = [("plain", start._replace(pile=(diamond["9"],)))]
    if rules.bube_wuenscht:
        open_cards.append(("wish", start._replace(pile=(diamond["B"],), wish="herz")))
    if rules.sieben_zieht:
        open_cards.append(("seven", start._replace(pile=(diamond["7"],), debt=rules.sieben_zieht)))
    return [FittingCards(what, _fitting(state, cards), len(cards) - 1) for what, state in open_cards]


def _fitting(state: State, cards: Cards) -> int:
    """How many of the pack's other cards may be laid on the open one."""
    return sum(fits(state, required_rank(state), card) for card in without(cards, state.pile[-1]))


def hand_fits(ordinary: FittingCards, size: int) -> float:
    """How likely a hand of that size has at least one card that fits."""
    return 1 - comb(ordinary.cards - ordinary.fitting, size) / comb(ordinary.cards, size)


def hand_chance(session: Session) -> float:
    """How likely a fresh hand has a card that fits an ordinary one."""
    rules: Rules = session.rules
    return hand_fits(chances(session)[0], rules.handkarten)


def card_effects(session: Session) -> Mapping[str, Any]:
    """The cards that have an effect."""
    return {"wirkungen": effects(session)}


def card_costs(session: Session) -> Mapping[str, Any]:
    """What cards cost that are left in a hand."""
    return {"kosten": costs(session)}


def fitting(session: Session) -> Mapping[str, Any]:
    """How many cards may be laid on an open one."""
    return {"chancen": chances(session)}


def hand_fitting(session: Session) -> Mapping[str, Any]:
    """How likely a hand can be played from at once."""
    return {"hand_passt": hand_chance(session)}


def first_card(session: Session) -> Mapping[str, Any]:
    """An open card."""
    return {"start": views(session.play(PLAYERS, SPECIMEN_SEED, limit=0).start.pile, session.deck)[0]}


def drawing(session: Session) -> Mapping[str, Any]:
    """A card drawn and laid."""
    rules: Rules = session.rules
    return {"gezogen": _drawn_and_laid(session) if rules.ziehen_dann_spielen else None}


SHOWCASE = Showcase(
    booklet,
    specimen,
    practice,
    written_deal,
    reckoned=(card_effects, card_costs, fitting, hand_fitting, drawing, first_card),
)
