"""What Siebzehn und Vier's booklet claims, recounted and held against the rules."""

from __future__ import annotations

from tests.games.proof import check_counted, check_rule
from tests.games.support import Referee

from kartenwerk.games.siebzehn_und_vier import GAME
from kartenwerk.games.siebzehn_und_vier.odds import bust_risks, final_totals
from kartenwerk.games.siebzehn_und_vier.rules import GOAL, Act, State

ID = "siebzehn_und_vier"
game = Referee(GAME)
PACK = game.pack(2)
BUST = "pik-10 herz-A kreuz-K"


def coup(player: str, bank: str, limit: int = 0) -> State:
    """Seat 1 of two plays against seat 0, who holds the bank."""
    hands = (game.cards(player), game.cards(bank))
    return State(game.rules(bank_zieht_bis=limit), game.cards("pik-7 pik-8"), (), 0, 1, hands, 3, (0, 0))


def test_claim_naechste_karte() -> None:
    check_counted(ID, "naechste_karte", float(100 * bust_risks(game.rules(), PACK)[16]))


def test_claim_drei_bilder() -> None:
    risks = bust_risks(game.rules(), PACK)
    alike = [risks[total] for total in (15, 16, 17)]
    check_counted(ID, "drei_bilder", float(100 * (max(alike) - min(alike))))


def test_claim_genug_ab() -> None:
    check_counted(ID, "genug_ab", float(100 * final_totals(game.rules(), PACK, 16)[0]))


def test_claim_verdeckt() -> None:
    check_rule(ID, "verdeckt")
    for hand in (BUST, "pik-10 herz-8 kreuz-D"):
        seen = GAME.view(game.after(coup(hand, "karo-10"), Act.ENOUGH), 0)
        assert {str(card) for card in seen.cards[0]} == {"?"}


def test_claim_beide_ueberkauft() -> None:
    check_rule(ID, "beide_ueberkauft")
    state = game.after(coup(BUST, "karo-A karo-10 karo-9"), Act.ENOUGH, Act.ENOUGH)
    assert (state.player, state.stake, state.won) == (1, 3, (0, 0))


def test_claim_strenge_bank() -> None:
    check_rule(ID, "strenge_bank")
    for bank in ("karo-10 karo-B", "karo-10 karo-9", "karo-A karo-10"):
        state = game.after(coup("pik-10", bank, limit=16), Act.ENOUGH)
        assert len(GAME.moves(state)) == 1
    assert GOAL == 21
