"""Anagramm-Poker's practice deals as moves: bets, the exchange and the word, with the pot and what all have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import practice_steps
from kartenwerk.play.examples.practice_bets import Bet, Standing, show_chips
from kartenwerk.play.examples.shown_moves import Bar, Mat, MoveEffect, ShownMove, verb
from kartenwerk.play.examples.views import CardView, HandRow
from kartenwerk.play.games.anagramm_poker.practice import AnagramDeal, Cutting, SignView, read_deal, signs
from kartenwerk.play.games.anagramm_poker.rules import highest
from kartenwerk.play.games.anagramm_poker.state import Phase

STOPS = (1, 3)
"""The bets of a first round before which its moves end; the second round is one move."""

KIND = "Zug"
VERBS = {"setzt": "bets", "erhöht": "raises", "nimmt": "calls", "steigt": "folds", "schiebt": "checks"}
RAISES = ("bets", "raises")


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The cutting for the first dealer, the deals, and their moves."""
    cut = next(step for step in practice_steps(session, deals[0]) if step.before.phase is Phase.CUT)
    cards: Cards = cut.move.cards
    read = [read_deal(session, deal) for deal in deals]
    return {
        "namen": session.names[: deals[0].players],
        "abheben": Cutting(
            tuple(zip(session.names, signs(cards), strict=False)), session.names[cards.index(highest(cards))]
        ),
        "spiele": read,
        "zuege": tuple(move for deal in read for move in show_deal(session, deal)),
    }


def show_deal(session: Session, deal: AnagramDeal) -> Iterator[ShownMove]:
    """The moves of a deal; the last is the word that wins."""
    most = max(deal.after_second.middle, *(stones for _, stones in (*deal.ante.stacks, *deal.end.stacks)))

    def count(standing: Standing) -> Bar:
        return show_chips(standing, session.data.note_label("topf"), most)._replace(unit="Steine")

    ends = (0, *(stop for stop in STOPS if stop < len(deal.first)), len(deal.first))
    number = 0
    for number, (first, last) in enumerate(pairwise(ends), start=1):
        bets = deal.first[first:last]
        shown = _choose(bets)
        yield _show_bet(session, str(number), shown, deal.hand(shown.name).cards, count(bets[-1].after))
    if deal.swaps:
        number += 1
        yield _show_swap(session, str(number), deal, count(deal.after_first))
    if deal.second:
        number += 1
        shown = _choose(deal.second)
        held = next((swap.after for swap in deal.swaps if swap.name == shown.name), deal.hand(shown.name)).cards
        yield _show_bet(session, str(number), shown, held, count(deal.after_second))
    yield _show_word(session, str(number + 1), deal, count(deal.end))


def _id(bet: Bet) -> str:
    return VERBS[bet.said.split()[0]]


def _choose(bets: Sequence[Bet]) -> Bet:
    """The bet that the others have to answer; else the last that stays in."""
    raising = [bet for bet in bets if _id(bet) in RAISES]
    staying = [bet for bet in reversed(bets) if _id(bet) != "folds"]
    return (*raising, *staying, bets[-1])[0]


def _show_bet(session: Session, number: str, bet: Bet, held: Sequence[SignView], bar: Bar) -> ShownMove:
    """Who bets, what he holds, and what he puts in."""
    effect = MoveEffect(str(bet.put), _stones(bet.put)) if bet.put else MoveEffect()
    places = (_place(bet.name, held),)
    return ShownMove(number, KIND, bet.name, verb(session, _id(bet)), (), effect, bar, Mat(places=places))


def _show_swap(session: Session, number: str, deal: AnagramDeal, bar: Bar) -> ShownMove:
    """The largest exchange."""
    swap = max(deal.swaps, key=lambda each: len(each.thrown))
    pack = {card.id: card for hand in (*deal.hands, *(each.after for each in deal.swaps)) for card in hand.cards}
    places = tuple(
        _place(label, [pack[sign] for sign in some])
        for label, some in (("wirft ab", swap.thrown), ("bekommt", swap.drawn))
    )
    effect = MoveEffect(str(len(swap.thrown)), "Karte" if len(swap.thrown) == 1 else "Karten")
    return ShownMove(number, KIND, swap.name, verb(session, "swaps"), (), effect, bar, Mat(places=places))


def _show_word(session: Session, number: str, deal: AnagramDeal, bar: Bar) -> ShownMove:
    """The word that wins."""
    best = next((word for word in deal.view.shown if word.won), deal.view.shown[0])
    place = _place(best.name, best.word)._replace(number=best.text, wins=True)
    effect = MoveEffect(str(best.won), _stones(best.won))
    return ShownMove(number, KIND, best.name, verb(session, "wins"), (), effect, bar, Mat(places=(place,)))


def _stones(count: int) -> str:
    return "Stein" if count == 1 else "Steine"


def _place(label: str, cards: Iterable[SignView]) -> HandRow:
    return HandRow(label, _views(cards), (), "")


def _views(cards: Iterable[SignView]) -> tuple[CardView, ...]:
    """Cards as figures of moves show and name them, by what is printed on them."""
    return tuple(CardView(card.id, card.value, card.id, card.id, "", card.id) for card in cards)
