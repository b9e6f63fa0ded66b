"""Fünf-Karten-Boltan: who begins, what is seen, the tournament, and a whole deal."""

import pytest
from tests.games.fuenf_karten_boltan.support import DJINN, EMPTY, PAIR, formation, game, played, start

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import HIDDEN
from kartenwerk.catalog import Catalog
from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.engine.deals import play_deals
from kartenwerk.play.games.fuenf_karten_boltan import GAME


def test_the_first_knappe_makes_the_dealer_and_his_left_neighbour_begins() -> None:
    state = GAME.deal(game.rules(), 4, game.deck.cards)
    assert GAME.to_move(state) == CHANCE
    assert played(state, "suchen erz-2 luft-K").first == 2
    assert played(state, "suchen luft-K").first == 1


def test_with_a_fixed_dealer_the_first_fuerst_makes_the_fuchs_who_begins() -> None:
    state = GAME.deal(game.rules(fester_geber=True), 4, game.deck.cards)
    assert played(state, "suchen erz-2 luft-K luft-F").first == 2


def test_the_search_ends_with_the_first_knappe() -> None:
    state = GAME.deal(game.rules(), 4, game.deck.cards)
    for cards in ("erz-K erz-2", "erz-2", "erz-K eis-K", "erz-2 erz-2 erz-K"):
        assert GAME.why_not(state, game.move(f"suchen {cards}")) == Reason("sucht_bis_zur_ersten")


def test_the_office_goes_left_past_who_cannot_pay_the_sold() -> None:
    state = start(PAIR, DJINN, EMPTY, stacks=(5, 1, 9), sold=2)
    assert state.chips.live == (True, False, True)
    assert (1, "rest", -1) in [(item.seat, item.reason, item.points) for item in state.helm.booked]
    assert state.helm.before == 1 and state.helm.total == 5


def test_who_has_just_the_sold_pays_it_and_plays() -> None:
    state = start(PAIR, DJINN, EMPTY, stacks=(5, 2, 9), sold=2)
    assert (state.chips.live, state.chips.stacks, state.helm.before) == ((True, True, True), (3, 0, 7), 0)


def test_who_has_most_chips_has_won_when_only_one_can_pay_the_sold() -> None:
    state = played(start(PAIR, DJINN, EMPTY, stacks=(9, 6, 6), sold=5), "hammerschlag, sterben, sterben")
    assert GAME.deal_next(state, game.deck.cards) is None
    assert GAME.scores(state) == (19, 1, 1)


def test_the_tournament_is_a_named_set_of_rules() -> None:
    variant = game.data.variant("turnier")
    rules = GAME.with_rules(game.data, variant.rules)
    assert (rules.fester_geber, rules.hammerschlag, rules.max_schlaege2, rules.strafsold) == (True, True, 0, True)


def test_a_seat_sees_its_own_cards_and_what_lies_open_alone() -> None:
    seen = GAME.view(formation(), 1)
    assert seen.hands[1] == game.cards(DJINN)
    assert set(seen.hands[0] + seen.hands[2] + seen.talon.cards) == {HIDDEN}


def test_golden_playthrough(catalog: Catalog) -> None:
    data = catalog.game("fuenf_karten_boltan")
    deck = catalog.deck("inrah").pack
    played = next(iter(play_deals(GAME, data.settle({}), 4, deck, 9)))
    words = [str(step.move) for step in played.steps if step.seat >= 0]
    assert words[:5] == ["schlagen 1", "schlagen 3", "parieren", "sterben", "parieren"]
    assert played.result == (21, -1, -10, -10)


@pytest.mark.parametrize(
    "text", ["", "schlagen", "schlagen viel", "schlagen 04", "schlagen -1", "warten 3", "parieren 2", "warten ", "geht"]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Fünf-Karten-Boltan|not in the pack"):
        game.move(text)
