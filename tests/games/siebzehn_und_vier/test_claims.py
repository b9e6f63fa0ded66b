"""What Siebzehn und Vier's booklet claims, recounted and held against the rules."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.proof import check_counted, check_rule, claim
from tests.games.support import Referee

from kartenwerk.play.games.siebzehn_und_vier import GAME
from kartenwerk.play.games.siebzehn_und_vier.duel import (
    WORTHS,
    Bank,
    Chances,
    Ending,
    Hand,
    endings,
    left_of,
    take_card,
)
from kartenwerk.play.games.siebzehn_und_vier.odds import bust_risks
from kartenwerk.play.games.siebzehn_und_vier.rules import GOAL, Act, State, score

ID = "siebzehn_und_vier"
game = Referee(GAME)
PACK = game.pack(2)
ALL = left_of(PACK)
CALM = Bank(game.rules())
"""The bank of the tips, which takes to 15."""

USUAL = 14
"""Up to how much the player of the tips takes cards."""

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


def test_claim_naechste_karte_17() -> None:
    check_counted(ID, "naechste_karte_17", float(100 * bust_risks(game.rules(), PACK)[17]), digits=1)


def check_pot(name: str, chances: Chances) -> None:
    """So often the pot is the player's in the end."""
    check_counted(ID, name, 100 * chances.pot, digits=1)


@pytest.mark.parametrize("most", [12, 14, 15, 16])
def test_claim_bis(most: int) -> None:
    check_pot(f"bis_{most}", CALM.against(endings(ALL, most)))


def begun(*worths: int) -> list[Ending]:
    """The ways to have drawn cards that count so much in the end, one at a time."""
    ends = [Ending(Hand(), ALL, 1.0)]
    for total in worths:
        ends = [more for end in ends for more in take_card(end) if total in (0, more.hand.total)]
    return ends


def drawn_on(ends: list[Ending]) -> list[Ending]:
    """The same hands, played on to 14."""
    return [
        end._replace(share=end.share * before.share)
        for before in ends
        for end in endings(before.left, USUAL, before.hand)
    ]


@pytest.mark.parametrize(("name", "counts"), [("zehn", 10), ("ass", 11), ("ass", 9), ("acht", 8), ("koenig", 4)])
def test_claim_erste(name: str, counts: int) -> None:
    chances = CALM.against(drawn_on(begun(counts)))
    told = claim(ID, f"erste_{name}").figure
    assert told is not None and abs(100 * chances.pot - told) < 0.2
    if (name, counts) != ("ass", 9):
        check_pot(f"erste_{name}", chances)


def test_a_ten_is_the_best_first_card_and_a_king_the_worst() -> None:
    pots = {counts: CALM.against(drawn_on(begun(counts))).pot for counts in WORTHS}
    assert (max(pots, key=pots.__getitem__), min(pots, key=pots.__getitem__)) == (10, 4)


@pytest.mark.parametrize(
    ("stands", "takes", "bank"), [("bluff", "kein_bluff", 15), ("bluff_wirkt", "kein_bluff_wirkt", 17)]
)
def test_claim_bluff(stands: str, takes: str, bank: int) -> None:
    fourteen = begun(0, 14)
    check_pot(stands, Bank(game.rules(), bank).against(fourteen))
    check_pot(takes, Bank(game.rules(), bank).against(drawn_on([more for end in fourteen for more in take_card(end)])))


def test_claim_gerettet_and_zugegeben() -> None:
    ends = [*endings(ALL, USUAL)]
    bust = [end for end in ends if not end.hand.score(game.rules())]
    saved = sum(end.share * CALM.scores(end.left).get(0, 0) for end in bust)
    check_counted(ID, "gerettet", 100 * saved / sum(end.share for end in bust), digits=1)
    silent = CALM.against(ends)
    check_pot("zugegeben", silent._replace(loses=silent.loses + saved))


@pytest.mark.parametrize(
    ("name", "cards", "best"), [("ueberkauft", 2, 16), ("ueberkauft", 3, 14), ("ueberkauft", 4, 14)]
)
def test_claim_bank_gegen(name: str, cards: int, best: int) -> None:
    ends = [end for end in endings(ALL, USUAL) if end.hand.cards == cards]
    bust = sum(end.share for end in ends if not end.hand.score(game.rules()))
    check_counted(ID, f"{name}_{cards}", 100 * bust / sum(end.share for end in ends), digits=1)
    pots = {most: 1 - Bank(game.rules(), most).against(ends).pot for most in (best - 1, best, best + 1)}
    assert max(pots, key=pots.__getitem__) == best
    check_counted(ID, f"bank_gegen_{cards}", 100 * pots[best], digits=1)


@pytest.mark.parametrize("stops", [False, True])
def test_claim_verdeckt(stops: bool) -> None:
    """Nor where who is bust takes no more cards: he says "enough" like anybody else."""
    check_rule(ID, "verdeckt")
    for hand in (BUST, "pik-10 herz-8 kreuz-D"):
        state = coup(hand, "karo-10")
        state = state._replace(rules=state.rules._replace(ueberkauft_offen=stops))
        seen = GAME.view(game.after(state, Act.ENOUGH), 0)
        assert {str(card) for card in seen.cards[0]} == {"?"}


def test_claim_nur_asse() -> None:
    check_rule(ID, "nur_asse")
    pairs = list(combinations(PACK, 2))
    for fire in (False, True):
        rules = game.rules(zwei_asse_21=fire)
        bust = {one.rank + two.rank for one, two in pairs if not score(rules, (one, two))}
        assert bust == (set() if fire else {"AA"})


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
