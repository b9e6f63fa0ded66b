"""What must hold of the examples of games in which three bid for the right to play alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any

from kartenwerk.examples.trick_views import TrickView


def check_tricks_in_a_row(tricks: Sequence[TrickView], duties: set[str]) -> None:
    """Three tricks in a row show every duty and no other; each is led by the winner of the one before."""
    assert [trick.number - tricks[0].number for trick in tricks] == [0, 1, 2]
    assert {duty.reason for trick in tricks for laid in trick.laid for duty in laid.duties} == duties
    for before, after in pairwise(tricks):
        assert before.winner == after.laid[0].name


def check_bidding_with_a_hold(values: Mapping[str, Any]) -> None:
    """A bid is held by the seat it has outbid, and the bidding goes on."""
    spoken = values["reizen"]
    held = [place for place, word in enumerate(spoken) if word.holds]
    assert held
    for place in held:
        assert spoken[place].bid == next(word.bid for word in reversed(spoken[:place]) if word.bid)
    assert held[0] < len(spoken) - 2


def check_accounts(rows: Sequence[Any]) -> None:
    """Three accounts run on and cancel out."""
    assert all(sum(row.sums) == 0 == sum(row.points) for row in rows)
    for seat in range(3):
        assert [row.sums[seat] for row in rows] == list(accumulate(row.points[seat] for row in rows))
