"""Wolfsjagd's examples: stretches of play that show a rule, how often a card fits, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import match_minutes, played, rounds
from kartenwerk.examples.stretches import (
    FittingCards,
    Shows,
    Stretch,
    StretchView,
    chain,
    drawn_and_laid,
    example,
    forgotten_and_noticed,
    lays,
    plain,
)
from kartenwerk.examples.views import views
from kartenwerk.games.wolfsjagd.rules import EFFECTS, ONE, SIGL, SIX, State, fits
from kartenwerk.mechanics.matching import Act, Play
from kartenwerk.mechanics.tuples import without

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 3
SPECIMEN_ROUNDS = 7
TIMED_ROUNDS = 5
"""Rounds that are played to tell how long one takes."""


def booklet(session: Session) -> Mapping[str, Any]:
    """Stretches of play, how often a card fits, the first open card, and a round with its points."""
    deals = played(session, PLAYERS, SPECIMEN_SEED, TIMED_ROUNDS)
    return {
        "personen": PLAYERS,
        "beispiele": {
            "wunsch": _example(session, wish_followed, "a wish that is followed"),
            "einsen": _example(session, chain_of_ones, "a chain of ones"),
            "sechsen": _example(session, chain_of_sixes, "a chain of sixes"),
            "ziehen": _example(session, partial(drawn_and_laid, begins=on_an_ordinary_card), "a card drawn and laid"),
            "vergessen": _example(
                session,
                partial(forgotten_and_noticed, begins=on_an_ordinary_card),
                "a warning forgotten and noticed",
            ),
        },
        "chancen": chances(session),
        "start": views(deals[0].start.pile, session.deck)[0],
        "namen": session.names[:PLAYERS],
        "runde": rounds(deals)[0],
        "minuten": match_minutes(session, PLAYERS, 1),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Round after round, as many as an evening has."""
    lines = rounds(played(session, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    return {"namen": session.names[:players], "zeilen": lines}


def chances(session: Session) -> list[FittingCards]:
    """How many of the other cards may be laid on each kind of open card."""
    cards = session.game.pack(session.game.rules(**session.values), PLAYERS, session.deck.pack)
    start: State = session.play(PLAYERS, 0).start._replace(debt=0, skip=False)

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


def wish_followed(deal: PlayedDeal) -> Stretch | None:
    """A Sigl wishes a suit that the card below did not have, and the next card is of that suit."""
    for sigl, answer in zip(deal.steps, deal.steps[1:], strict=False):
        if not lays(sigl, SIGL) or not isinstance(answer.move, Play) or lays(answer, SIGL):
            continue
        other = sigl.before.pile[-1].suit != sigl.move.wish != sigl.move.card.suit
        if other and on_an_ordinary_card(sigl.before):
            return sigl, answer
    return None


def chain_of_ones(deal: PlayedDeal, ones: int = 3) -> Stretch | None:
    """So many ones in a row, and the next seat draws for all of them."""
    return chain(deal, ONE, ones, Act.DRAW, on_an_ordinary_card)


def chain_of_sixes(deal: PlayedDeal, sixes: int = 2) -> Stretch | None:
    """So many sixes in a row, and the next seat sits out."""
    return chain(deal, SIX, sixes, Act.SIT_OUT, on_an_ordinary_card)


def _example(session: Session, shows: Shows, what: str) -> StretchView:
    return example(session, PLAYERS, shows, what)
