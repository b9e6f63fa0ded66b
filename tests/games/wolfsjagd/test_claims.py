"""What Wolfsjagd's booklet claims, recounted and held against the rules."""

from __future__ import annotations

from tests.games.proof import check_counted, check_rule
from tests.games.wolfsjagd.support import game, position

from kartenwerk.games.wolfsjagd import GAME
from kartenwerk.mechanics.matching import Play

ID = "wolfsjagd"


def laid(open_card: str, hand: str, debt: int = 0) -> set[str]:
    """The cards of the hand that may be laid on the open one, when so many must be drawn for it."""
    state = position(open_card, hand, "bog-M")._replace(debt=debt)
    return {str(move.card) for move in GAME.moves(state) if isinstance(move, Play)}


def test_claim_passt() -> None:
    others = [str(card) for card in game.pack(2) if str(card) != "ger-5"]
    fitting = laid("ger-5", " ".join(others))
    check_counted(ID, "passt", 100 * len(fitting) / len(others))


def test_claim_schutz() -> None:
    check_rule(ID, "schutz")
    every_rank = " ".join(f"ger-{rank}" for rank in "SMKE654321")
    assert laid("bog-1", every_rank, debt=2) == {"ger-1"}
