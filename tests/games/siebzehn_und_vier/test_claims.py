"""What Siebzehn und Vier's booklet claims, recounted by the usual rules and by each named set, or held against them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

import pytest
from tests.games.proof import check_counted, check_rule
from tests.games.replays import rules_of
from tests.games.support import WORKSHOP, Referee

from kartenwerk.play.games.siebzehn_und_vier import GAME
from kartenwerk.play.games.siebzehn_und_vier.duel import (
    WORTHS,
    Bank,
    Ending,
    Hand,
    endings,
    left_of,
    take_card,
)
from kartenwerk.play.games.siebzehn_und_vier.odds import bust_risks
from kartenwerk.play.games.siebzehn_und_vier.rules import GOAL, Act, State, score
from kartenwerk.play.games.siebzehn_und_vier.scoring import Rules

ID = "siebzehn_und_vier"
game = Referee(GAME)
PACK = game.pack(2)
ALL = left_of(PACK)

USUAL = 14
"""Up to how much the player of the tips takes cards."""

BUST = "pik-10 herz-A kreuz-K"


def coup(player: str, bank: str, limit: int = 0) -> State:
    """Seat 1 of two plays against seat 0, who holds the bank."""
    hands = (game.cards(player), game.cards(bank))
    return State(game.rules(bank_zieht_bis=limit), game.cards("pik-7 pik-8"), (), 0, 1, hands, 3, (0, 0))


class Table(NamedTuple):
    """A table that plays a named set of rules, or the usual ones (""), and the bank of the tips, as it takes there."""

    set_id: str
    rules: Rules
    bank: Bank

    def check(self, name: str, share: float, digits: int = 1) -> None:
        """The figure of the claim is this share of a hundred."""
        check_counted(ID, name, 100 * share, digits, by=self.set_id)

    def pot_against(self, ends: Iterable[Ending], most: int | None = None) -> float:
        """How often the pot is the player's, against the bank of the tips or one that takes to `most`."""
        return (self.bank if most is None else Bank(self.rules, most)).against(ends).pot


@pytest.fixture(scope="module", params=["", *WORKSHOP.catalog.game(ID).variants])
def table(request: pytest.FixtureRequest) -> Table:
    rules = game.rules(**(rules_of(ID, request.param) if request.param else {}))
    return Table(request.param, rules, Bank(rules))


free_bank = pytest.mark.parametrize("table", ["", "zwei_asse"], indirect=True)
"""Where the bank takes cards as it likes."""


def test_claim_naechste_karte(table: Table) -> None:
    """Sixteen is the claim's; fifteen and seventeen are nearly the same."""
    risks = bust_risks(table.rules, PACK)
    alike = [risks[total] for total in (15, 16, 17)]
    table.check("naechste_karte", float(risks[16]), digits=2)
    table.check("naechste_karte_17", float(risks[17]))
    table.check("drei_bilder", float(max(alike) - min(alike)), digits=2)


def test_claim_bis(table: Table) -> None:
    pots = {most: table.pot_against(endings(ALL, most)) for most in (12, 14, 15, 16)}
    for most, pot in pots.items():
        table.check(f"bis_{most}", pot)
    others = [pot for most, pot in pots.items() if most != 12]
    assert max(others) - min(others) < 0.01 < min(others) - pots[12]


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


def test_claim_erste(table: Table) -> None:
    """Three first cards win more than half; an ace is the best of them where two are 21."""
    pots = {counts: table.pot_against(drawn_on(begun(counts))) for counts in WORTHS}
    for name, counts in (("zehn", 10), ("ass", 11), ("neun", 9), ("acht", 8), ("koenig", 4)):
        table.check(f"erste_{name}", pots[counts])
    best = sorted(pots, key=pots.__getitem__, reverse=True)
    assert best[:4] == ([11, 10, 9, 8] if table.rules.zwei_asse_21 else [10, 11, 9, 8])
    assert best[-1] == 4
    assert pots[9] > 0.52 > 0.5 > pots[8] > 0.48


@free_bank
@pytest.mark.parametrize(
    ("stands", "takes", "bank"), [("bluff", "kein_bluff", 15), ("bluff_wirkt", "kein_bluff_wirkt", 17)]
)
def test_claim_bluff(table: Table, stands: str, takes: str, bank: int) -> None:
    fourteen = begun(0, 14)
    more = drawn_on([more for end in fourteen for more in take_card(end)])
    found = {stands: table.pot_against(fourteen, bank), takes: table.pot_against(more, bank)}
    for name, pot in found.items():
        table.check(name, pot)
    assert (found[stands] > found[takes]) == (bank == 17)


def test_claim_gerettet_and_zugegeben(table: Table) -> None:
    ends = [*endings(ALL, USUAL)]
    bust = [end for end in ends if not end.hand.score(table.rules)]
    saved = sum(end.share * table.bank.scores(end.left).get(0, 0) for end in bust)
    table.check("gerettet", saved / sum(end.share for end in bust))
    silent = table.bank.against(ends)
    told = silent._replace(loses=silent.loses + saved)
    table.check("zugegeben", told.pot)
    assert told.pot < silent.pot


def ended_with(cards: int) -> list[Ending]:
    """The hands of so many cards with which the player of the tips has enough."""
    return [end for end in endings(ALL, USUAL) if end.hand.cards == cards]


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_claim_ueberkauft(table: Table, cards: int) -> None:
    ends = ended_with(cards)
    bust = sum(end.share for end in ends if not end.hand.score(table.rules)) / sum(end.share for end in ends)
    if cards == 2 and table.rules.zwei_asse_21:
        assert not bust and not WORKSHOP.catalog.game(ID).holds("ueberkauft_2", table.rules._asdict())
    else:
        table.check(f"ueberkauft_{cards}", bust)


@free_bank
@pytest.mark.parametrize(("cards", "best"), [(2, 16), (3, 14), (4, 14)])
def test_claim_bank_gegen(table: Table, cards: int, best: int) -> None:
    ends = ended_with(cards)
    pots = {most: 1 - table.pot_against(ends, most) for most in (best - 1, best, best + 1)}
    assert max(pots, key=pots.__getitem__) == best
    table.check(f"bank_gegen_{cards}", pots[best])


def test_every_figure_of_good_play_is_counted_by_each_set_or_is_not_so_there() -> None:
    data = WORKSHOP.catalog.game(ID)
    counted = {name: claim for name, claim in data.claims.items() if claim.method == "count"}
    for id, variant in data.variants.items():
        values = data.settle(variant.rules)
        assert [
            name for name, one in counted.items() if data.holds(name, values) == (id not in (*one.by, *one.also))
        ] == []


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
