"""Situations of Doppelkopf that its tests of house rules share."""

from __future__ import annotations

from tests.games.support import Referee

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.doppelkopf import GAME
from kartenwerk.play.games.doppelkopf.raises import Said
from kartenwerk.play.games.doppelkopf.state import SEATS, Announce, State
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.tricks import InPlay, Trick

game = Referee(GAME)
TURNIER = game.data.variant("turnier").rules
SMALL = ("", "", "B", "D", "K", "D B", "K B", "K D", "K K", "K D B")
"""Ranks that count so many Augen; one is none of them."""


def tricks_worth(count: int) -> tuple[Cards, ...]:
    """Tricks of spades that count so many Augen, none of them a Doppelkopf."""
    tens, rest = divmod(count, 10)
    ranks = ["A", *["10"] * (tens - 1)] if rest == 1 else ["10"] * tens + SMALL[rest].split()
    found = game.cards(" ".join(f"pik-{rank}" for rank in ranks))
    assert augen(found) == count
    return tuple(found[place : place + 3] for place in range(0, len(found), 3))


def said(re: int = 0, kontra: int = 0, kontra_seat: int = 2) -> tuple[Said, ...]:
    """So many steps of each party, those of Re first; seat 0 speaks for it."""
    ours = (Said(0, "re", step) for step in range(re))
    return (*ours, *(Said(kontra_seat, "kontra", step) for step in range(kontra)))


def counted(
    re: int,
    raises: tuple[Said, ...] = (),
    alone: bool = False,
    trick: str = "",
    by: int = 0,
    foxes: tuple[tuple[int, int], ...] = (),
    **changes: Value,
) -> tuple[int, ...]:
    """Every seat's result if Re, the seats 0 and 1 or 0 `alone`, has so many of the 240 Augen.

    A last trick that is told is among them, won `by` a seat.
    """
    last = game.cards(trick)
    of_re = augen(last) if by == 0 else 0
    won = [tricks_worth(re - of_re), (), (), tricks_worth(240 - re - augen(last) + of_re)]
    if trick:
        won[by] = (*won[by], last)
    in_play = InPlay.of(((),) * SEATS, Trick(by), tuple(won))
    rules = game.rules(**{**TURNIER, **changes})
    queens = (0, 0) if alone else (0, 1)
    state = State(rules, in_play, 3, (Announce(),) * SEATS, queens=queens, foxes=foxes, raises=raises)
    return GAME.result(state, SEATS)


def to_lay(hand: str, tricks: int = 0, raises: tuple[Said, ...] = (), **changes: Value) -> State:
    """Seat 0 leads after so many tricks, which seat 3 has won."""
    in_play = InPlay.of((game.cards(hand), *((),) * 3), Trick(0), ((), (), (), (game.cards("pik-9"),) * tricks))
    return State(game.rules(**{"ansagen": 2, **changes}), in_play, 3, said=(Announce(),) * SEATS, raises=raises)
