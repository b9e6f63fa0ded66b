"""Wolfsjagd's examples: stretches of play that show a rule, how often a card fits, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartenwerk.cards import Card
from kartenwerk.engine.match import Match
from kartenwerk.engine.session import Table
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
from kartenwerk.mechanics.shedding import Act, Play

PLAYERS = 4
"""How many play the examples."""

PAD_PLAYERS = {"a6": (4, 6), "a5": (4, 6, 8)}
"""Columns of the leaves: smaller parties leave some empty; eight would be too narrow on A6."""

SPECIMEN_SEED = 3
SPECIMEN_ROUNDS = 7
MATCHES = 5
"""Rounds that the duration of one is the mean of."""


def booklet(table: Table) -> Mapping[str, Any]:
    """Example turns, how often a card fits, the size of the stock, and a few rounds with their points."""
    match = played(table, PLAYERS, SPECIMEN_SEED, MATCHES)
    return {
        "personen": PLAYERS,
        "beispiele": {
            "wunsch": _example(table, wish_followed, "a wish that is followed"),
            "einsen": _example(table, chain_of_ones, "a chain of ones"),
            "sechsen": _example(table, chain_of_sixes, "a chain of sixes"),
            "ziehen": _example(table, drawn_and_laid, "a card drawn and laid"),
            "vergessen": _example(table, forgotten_and_noticed, "a warning forgotten and noticed"),
        },
        "chancen": chances(table),
        "start": views(match[0].start.pile, table.deck)[0],
        "namen": table.names[:PLAYERS],
        "runde": rounds(match)[0],
        "minuten": in_fives(moves(match) * table.data.move_seconds / len(match)),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Round after round, as many as an evening has."""
    told = rounds(played(table, players, SPECIMEN_SEED, SPECIMEN_ROUNDS))
    return {"namen": table.names[:players], "zeilen": told}


def chances(table: Table) -> list[Chance]:
    """For each kind of open card, how many of the others may be laid on it."""
    cards = table.game.pack(table.game.rules(**table.values), PLAYERS, table.deck.pack)
    plain, one, six, sigl = (next(card for card in cards if card.rank == rank) for rank in ("5", ONE, SIX, SIGL))
    wished = next(card.suit for card in cards if card.suit != sigl.suit)
    return [
        _chance(table, cards, "plain", plain),
        _chance(table, cards, "wish", sigl, wish=wished),
        _chance(table, cards, "one", one, debt=1),
        _chance(table, cards, "six", six, skip=True),
    ]


def _chance(table: Table, cards: tuple[Card, ...], what: str, top: Card, **demand: Any) -> Chance:
    """`demand` are the fields of the state that the open card has set."""
    state: State = table.play(PLAYERS, 0).start._replace(pile=(top,), debt=0, skip=False)._replace(**demand)
    others = [card for card in cards if card != top]
    return Chance(what, sum(fits(state, card) for card in others), len(others))


def wish_followed(match: Match) -> Stretch | None:
    """A Sigl is laid and the next one follows its wish, with a suit that the card below did not have."""
    for sigl, answer in zip(match.steps, match.steps[1:], strict=False):
        if not lays(sigl, SIGL) or not isinstance(answer.move, Play) or lays(answer, SIGL):
            continue
        if sigl.before.pile[-1].suit != sigl.move.wish != sigl.move.card.suit:
            return sigl, answer
    return None


def chain_of_ones(match: Match, ones: int = 3) -> Stretch | None:
    """So many ones in a row, and who cannot answer the last one draws for all of them."""
    return chain(match, ONE, ones, Act.DRAW)


def chain_of_sixes(match: Match, sixes: int = 2) -> Stretch | None:
    """So many sixes in a row, and who cannot answer the last one sits out."""
    return chain(match, SIX, sixes, Act.SIT_OUT)


def _example(table: Table, shows: Shows, what: str) -> StretchView:
    return example(table, PLAYERS, shows, what)
