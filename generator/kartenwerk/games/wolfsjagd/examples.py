"""Wolfsjagd's examples: stretches of play that show a rule, how often a card fits, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import in_fives, moves, played, rounds
from kartenwerk.examples.stretches import (
    Chance,
    Shows,
    Stretch,
    StretchView,
    chain,
    drawn_and_laid,
    example,
    forgotten_and_noticed,
    lays,
)
from kartenwerk.examples.views import views
from kartenwerk.games.wolfsjagd.rules import ONE, SIGL, SIX, State, fits
from kartenwerk.mechanics.matching import Act, Play

PLAYERS = 4
"""How many play the examples."""


SPECIMEN_SEED = 3
SPECIMEN_ROUNDS = 7
MATCHES = 5
"""Rounds that the duration of one is the mean of."""


def booklet(session: Session) -> Mapping[str, Any]:
    """Example turns, how often a card fits, the size of the stock, and a few rounds with their points."""
    deal = played(session, PLAYERS, SPECIMEN_SEED, MATCHES)
    return {
        "personen": PLAYERS,
        "beispiele": {
            "wunsch": _example(session, wish_followed, "a wish that is followed"),
            "einsen": _example(session, chain_of_ones, "a chain of ones"),
            "sechsen": _example(session, chain_of_sixes, "a chain of sixes"),
            "ziehen": _example(session, drawn_and_laid, "a card drawn and laid"),
            "vergessen": _example(session, forgotten_and_noticed, "a warning forgotten and noticed"),
        },
        "chancen": chances(session),
        "start": views(deal[0].start.pile, session.deck)[0],
        "namen": session.names[:PLAYERS],
        "runde": rounds(deal)[0],
        "minuten": in_fives(moves(deal) * session.data.move_seconds / len(deal)),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Round after round, as many as an evening has."""
    told = rounds(played(session, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    return {"namen": session.names[:players], "zeilen": told}


def chances(session: Session) -> list[Chance]:
    """For each kind of open card, how many of the others may be laid on it."""
    cards = session.game.pack(session.game.rules(**session.values), PLAYERS, session.deck.pack)
    plain, one, six, sigl = (next(card for card in cards if card.rank == rank) for rank in ("5", ONE, SIX, SIGL))
    wished = next(card.suit for card in cards if card.suit != sigl.suit)
    return [
        _chance(session, cards, "plain", plain),
        _chance(session, cards, "wish", sigl, wish=wished),
        _chance(session, cards, "one", one, debt=1),
        _chance(session, cards, "six", six, skip=True),
    ]


def _chance(session: Session, cards: tuple[Card, ...], what: str, top: Card, **demand: Any) -> Chance:
    """`demand` are the fields of the state that the open card has set."""
    state: State = session.play(PLAYERS, 0).start._replace(pile=(top,), debt=0, skip=False)._replace(**demand)
    others = [card for card in cards if card != top]
    return Chance(what, sum(fits(state, card) for card in others), len(others))


def wish_followed(deal: PlayedDeal) -> Stretch | None:
    """A Sigl is laid and the next one follows its wish, with a suit that the card below did not have."""
    for sigl, answer in zip(deal.steps, deal.steps[1:], strict=False):
        if not lays(sigl, SIGL) or not isinstance(answer.move, Play) or lays(answer, SIGL):
            continue
        if sigl.before.pile[-1].suit != sigl.move.wish != sigl.move.card.suit:
            return sigl, answer
    return None


def chain_of_ones(deal: PlayedDeal, ones: int = 3) -> Stretch | None:
    """So many ones in a row, and who cannot answer the last one draws for all of them."""
    return chain(deal, ONE, ones, Act.DRAW)


def chain_of_sixes(deal: PlayedDeal, sixes: int = 2) -> Stretch | None:
    """So many sixes in a row, and who cannot answer the last one sits out."""
    return chain(deal, SIX, sixes, Act.SIT_OUT)


def _example(session: Session, shows: Shows, what: str) -> StretchView:
    return example(session, PLAYERS, shows, what)
