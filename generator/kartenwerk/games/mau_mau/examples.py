"""Mau-Mau's examples: the cards with an effect, stretches of play that show it, how often a card fits, a pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from math import comb
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.hand_rows import HandRow, hand_row
from kartenwerk.examples.rounds import match_minutes, played, rounds
from kartenwerk.examples.stretches import (
    FittingCards,
    Stretch,
    StretchView,
    chain,
    drawn_and_laid,
    example,
    forgotten_and_noticed,
    in_full,
    lays,
    plain,
)
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.mau_mau.rules import (
    COSTS,
    KING_DRAWS,
    ONE_PACK,
    RANKS,
    Rules,
    State,
    draws,
    effect,
    required_rank,
)
from kartenwerk.mechanics.matching import Act, Play, fits
from kartenwerk.mechanics.tuples import without

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 2
SPECIMEN_ROUNDS = 7
TIMED_ROUNDS = 5
"""Rounds that are played to tell how long one takes."""

MOST_LEFT = 5
"""Cards left in a hand that a page can show."""


class Cost(NamedTuple):
    """What cards of these ranks cost each that are left in a hand."""

    words: tuple[str, ...]
    points: int


class Effect(NamedTuple):
    """An effect, and the cards that have it, in the order of the deck's suits."""

    what: str
    cards: tuple[CardView, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """What the cards do, a stretch of play for each rule in force, how often a card fits, the end of a round."""
    deals = played(session, PLAYERS, SPECIMEN_SEED, TIMED_ROUNDS)
    rules: Rules = session.game.rules(**session.values)
    cards = session.game.pack(rules, PLAYERS, session.deck.pack)
    odds = chances(session, rules, cards)
    _, over, _ = session.find(PLAYERS, few_left, "few cards left")
    return {
        "ein_blatt": ONE_PACK,
        "koenig_zieht": KING_DRAWS,
        "wirkungen": effects(session, rules, cards),
        "beispiele": examples(session, rules),
        "chancen": odds,
        "hand_passt": hand_fits(odds[0], rules.handkarten),
        "start": views(deals[0].start.pile, session.deck)[0],
        "rest": left(session, over),
        "kosten": {way: cost_rows(session, cards, way) for way in COSTS},
        "minuten": match_minutes(session, PLAYERS, 1),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Round after round: the cards left, none for the winner, and their sum so far."""
    lines = [
        {"eintraege": [[-points] for points in one.points], "summen": [-total for total in one.sums]}
        for one in rounds(played(session, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    ]
    return {"namen": session.names[:players], "zeilen": lines}


def effects(session: Session, rules: Rules, cards: Cards) -> tuple[Effect, ...]:
    """Every effect that cards have by these rules, that of the sevens first."""
    found: dict[str, list[Card]] = {}
    for card in sorted(dict.fromkeys(cards), key=lambda card: card.value):
        if does := effect(rules, card):
            found.setdefault(does, []).append(card)
    return tuple(Effect(what, views(some, session.deck)) for what, some in found.items())


def examples(session: Session, rules: Rules) -> dict[str, StretchView | None]:
    """A stretch of play for each rule; None for a rule that is not in force."""
    king = rules.herzkoenig
    seven = sevens_countered if rules.sieben_kontern else seven_suffered
    shown = {
        "wunsch": wish_followed if rules.bube_wuenscht or king == "farbe" else None,
        "sieben": seven if rules.sieben_zieht else None,
        "acht": eight_sat_out if rules.acht_setzt_aus else None,
        "ass": ace_followed if rules.ass_nochmal else None,
        "koenig": king_suffered if king in ("zieht3", "beides") else None,
        "ziehen": partial(drawn_and_laid, begins=on_an_ordinary_card) if rules.ziehen_dann_spielen else None,
        "vergessen": partial(forgotten_and_noticed, begins=on_an_ordinary_card),
    }
    return {name: example(session, PLAYERS, shows, name) if shows else None for name, shows in shown.items()}


def on_an_ordinary_card(state: State) -> bool:
    """Whether the open card has no effect, so that nobody wonders why it has none on the first turn shown."""
    return plain(state) and not effect(state.rules, state.pile[-1])


def _begun(deal: PlayedDeal, length: int) -> Iterator[Stretch]:
    """Every stretch of that length that begins with a card on an ordinary one, and leaves no hand empty."""
    for first in range(len(deal.steps) - length):
        stretch = deal.steps[first : first + length]
        if isinstance(stretch[0].move, Play) and on_an_ordinary_card(stretch[0].before) and not stretch[-1].after.out:
            yield stretch


def _ordinary(step: Step) -> bool:
    """Whether a card without effect is laid."""
    before: State = step.before
    return isinstance(step.move, Play) and not effect(before.rules, step.move.card)


def wish_followed(deal: PlayedDeal) -> Stretch | None:
    """Somebody with cards left wishes a suit that the card below did not have, and an ordinary card follows."""
    for wish, answer in _begun(deal, 2):
        other = wish.before.pile[-1].suit != wish.move.wish != wish.move.card.suit
        warned = wish.move.call or wish.after.asked is not None
        if wish.move.wish and other and not warned and _ordinary(answer):
            return wish, answer
    return None


def sevens_countered(deal: PlayedDeal) -> Stretch | None:
    """Two sevens in a row, and the next seat draws for both."""
    return chain(deal, "7", 2, Act.DRAW, on_an_ordinary_card)


def seven_suffered(deal: PlayedDeal) -> Stretch | None:
    """A seven, and the next seat draws for it."""
    return chain(deal, "7", 1, Act.DRAW, on_an_ordinary_card)


def eight_sat_out(deal: PlayedDeal) -> Stretch | None:
    """An eight, the seat that sits out, and an ordinary card from the seat after it."""
    for eight, out, following in _begun(deal, 3):
        if lays(eight, "8") and out.move is Act.SIT_OUT and _ordinary(following):
            return eight, out, following
    return None


def ace_followed(deal: PlayedDeal) -> Stretch | None:
    """An ace and the ordinary card that the same seat lays on it."""
    for ace, following in _begun(deal, 2):
        if lays(ace, "A") and ace.seat == following.seat and _ordinary(following):
            return ace, following
    return None


def king_suffered(deal: PlayedDeal) -> Stretch | None:
    """The king of hearts, and the next seat draws for him."""
    for king, drawing in _begun(deal, 2):
        before: State = king.before
        strikes = lays(king, "K") and draws(before.rules, king.move.card)
        if strikes and drawing.move is Act.DRAW and in_full(drawing):
            return king, drawing
    return None


def few_left(deal: PlayedDeal) -> bool | None:
    """The winner is not the first seat, and all hands left differ in size."""
    state: State = deal.state
    left_over = [len(hand) for hand in state.hands]
    return (left_over[0] > 0 and max(left_over) <= MOST_LEFT and len({*left_over}) == PLAYERS) or None


def cost_rows(session: Session, cards: Cards, way: str) -> tuple[Cost, ...]:
    """What the ranks cost by a way of scoring, the dearest first."""
    words = {card.rank: CardView.of(card, session.deck).word for card in cards}
    by_cost: dict[int, list[str]] = {}
    for rank in RANKS:
        by_cost.setdefault(COSTS[way][rank], []).append(words[rank])
    return tuple(Cost(tuple(by_cost[cost]), cost) for cost in sorted(by_cost, reverse=True))


def left(session: Session, deal: PlayedDeal) -> tuple[HandRow, ...]:
    """Every seat's cards at the end of a round, and the points they cost."""
    state: State = deal.state
    points = [f"–{-one}" if one else "0" for one in deal.result]
    return tuple(
        hand_row(session.deck, session.names[seat], hand, points[seat], "" if hand else "gewonnen", wins=not hand)
        for seat, hand in enumerate(state.hands)
    )


def chances(session: Session, rules: Rules, cards: Cards) -> list[FittingCards]:
    """How many of the other cards may be laid on each kind of open card."""
    diamond = {card.rank: card for card in cards if card.suit == "karo"}
    start: State = session.play(PLAYERS, 0).start._replace(debt=0, skip=False)
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
