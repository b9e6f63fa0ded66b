"""Wolfsjagd: a case for every rule of the source and for every reading of an open point."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import session_of

from kartenwerk.cards import Card, notation
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import CHANCE, Reason
from kartenwerk.engine.deals import play_deal, shuffled
from kartenwerk.examples import stretches
from kartenwerk.examples.stretches import Shows
from kartenwerk.games.wolfsjagd import GAME
from kartenwerk.games.wolfsjagd import examples as wolfsjagd
from kartenwerk.games.wolfsjagd.rules import Rules, State, answers
from kartenwerk.mechanics.matching import Act, Move, Play, Setup

STOCK = "jarnur-2 jarnur-3 jarnur-4 jarnur-5 jarnur-6 jarnur-E jarnur-K jarnur-M"


@pytest.fixture(scope="module")
def table(catalog: Catalog) -> "Table":
    return Table(catalog)


class Table:
    """Builds states from notation."""

    def __init__(self, catalog: Catalog) -> None:
        self.deck = catalog.deck("walisch").pack
        self.data = catalog.game("wolfsjagd")
        self.suits = tuple(dict.fromkeys(card.suit for card in self.deck.cards if card.suit != "halk"))

    def rules(self, **changes: Value) -> Rules:
        return GAME.with_rules(self.data, changes)

    def state(self, pile: str, *hands: str, stock: str = STOCK, **changes: Value) -> State:
        """Seat 0 is on turn; the pile's last card is the open one."""
        cards = self.deck.read
        held = tuple(map(cards, hands))
        rules = self.rules(**changes)
        setup = Setup(rules, self.suits, len(hands) - 1, answers(rules, self.suits))
        return State(setup, cards(stock), cards(pile), held, 0)

    def move(self, text: str) -> Move:
        move = GAME.read(text, self.deck)
        assert str(move) == text
        return move

    def legal(self, state: State) -> set[str]:
        return {str(move) for move in GAME.moves(state)}

    def after(self, state: State, *moves: str) -> State:
        for text in moves:
            move = self.move(text)
            assert GAME.why_not(state, move) is None, text
            state = GAME.play(state, move)
        return state

    def refused(self, state: State, text: str) -> str:
        reason = GAME.why_not(state, self.move(text))
        assert isinstance(reason, Reason)
        return reason.id

    def order(self, seed: int = 0) -> tuple[Card, ...]:
        return shuffled(GAME.pack(self.rules(), 2, self.deck), Random(seed))


@pytest.mark.parametrize("players", range(2, 9))
def test_geben_five_each_one_open_the_rest_is_the_stock(table: Table, players: int) -> None:
    state = GAME.deal(table.rules(), players, table.order())
    assert [len(hand) for hand in state.hands] == [5] * players
    assert (len(state.pile), len(state.stock)) == (1, 60 - 5 * players - 1)
    assert not [card for card in GAME.holdings(state) if card.suit == "halk"]


def test_anfang_the_seat_left_of_the_dealer_begins_and_the_deal_wanders(table: Table) -> None:
    state = GAME.deal(table.rules(), 4, table.order())
    assert (state.dealer, GAME.to_move(state)) == (3, 0)
    assert GAME.deal_next is not None
    following = GAME.deal_next(state, table.order(1))
    assert following is not None
    assert (following.dealer, GAME.to_move(following)) == (0, 1)


def _starting_with(table: Table, *start: str) -> tuple[Card, ...]:
    """An order for two players whose stock begins with these cards."""
    first = table.deck.read(" ".join(start))
    rest = [card for card in GAME.pack(table.rules(), 2, table.deck) if card not in first]
    return (*rest[:10], *first, *rest[10:])


def test_startkarte_a_special_card_goes_under_the_stock(table: Table) -> None:
    order = _starting_with(table, "ger-1", "bog-6", "yxar-S", "ger-3")
    state = GAME.deal(table.rules(), 2, order)
    assert notation(state.pile) == "ger-3"
    assert notation(state.stock[-3:]) == "ger-1 bog-6 yxar-S"
    assert (state.debt, state.skip, state.wish) == (0, False, "")


@pytest.mark.parametrize(("start", "debt", "skip"), [("ger-1", 2, False), ("ger-6", 0, True), ("ger-S", 0, False)])
def test_startkarte_wirkt_it_stays_and_binds_the_first_player(table: Table, start: str, debt: int, skip: bool) -> None:
    state = GAME.deal(table.rules(startkarte_wirkt=True), 2, _starting_with(table, start))
    assert (notation(state.pile), state.debt, state.skip, state.wish) == (start, debt, skip, "")


def test_legen_same_rank_or_same_suit(table: Table) -> None:
    state = table.state("ger-5", "ger-2 bog-5 bog-2 ger-M", "yxar-2")
    assert table.legal(state) == {"ger-2", "bog-5", "ger-M", "zieht"}
    assert table.refused(state, "bog-2") == "passt_nicht"
    assert table.refused(state, "yxar-2") == "nicht_auf_der_hand"


def test_ziehen_is_allowed_although_a_card_would_fit(table: Table) -> None:
    assert "zieht" in table.legal(table.state("ger-5", "ger-2 ger-3", "yxar-2"))


def test_ziehen_only_the_drawn_card_may_be_laid_at_once(table: Table) -> None:
    state = table.after(table.state("ger-2", "ger-3 ger-4", "yxar-2"), "zieht")
    assert (GAME.to_move(state), table.legal(state)) == (0, {"jarnur-2", "behält"})
    assert table.refused(state, "ger-3") == "nur_die_gezogene"
    assert table.refused(state, "zieht") == "schon_gezogen"
    kept = table.after(state, "behält")
    assert (GAME.to_move(kept), kept.drawn) == (1, None)
    assert notation(table.after(state, "jarnur-2").pile) == "ger-2 jarnur-2"


def test_ziehen_a_card_that_does_not_fit_ends_the_turn(table: Table) -> None:
    state = table.after(table.state("ger-5", "bog-3 bog-4", "yxar-2"), "zieht")
    assert (GAME.to_move(state), notation(state.hands[0]), state.drawn) == (1, "bog-3 bog-4 jarnur-2", None)
    assert table.refused(state, "behält") == "nichts_gezogen"


def test_eins_the_next_draws_two_and_does_not_lay(table: Table) -> None:
    state = table.after(table.state("ger-5", "ger-1 ger-2 ger-3", "bog-5 ger-M", "yxar-2"), "ger-1")
    assert table.legal(state) == {"zieht"}
    assert table.refused(state, "ger-M") == "eins_oder_ziehen"
    state = table.after(state, "zieht")
    assert (GAME.to_move(state), notation(state.hands[1]), state.debt) == (2, "bog-5 ger-M jarnur-2 jarnur-3", 0)


@pytest.mark.parametrize(("each", "drawn"), [(2, [2, 4, 6]), (3, [3, 6, 9])])
def test_eins_answered_by_a_one_of_any_suit_adds_up(table: Table, each: int, drawn: list[int]) -> None:
    hands = ("ger-1 ger-2 ger-3", "bog-1 bog-2 bog-3", "yxar-1 yxar-2 yxar-3", "yxar-M")
    state = table.state("ger-5", *hands, eins_zieht=each)
    debts = []
    for text in ("ger-1", "bog-1", "yxar-1"):
        state = table.after(state, text)
        debts.append(state.debt)
    assert debts == drawn
    state = table.after(state, "zieht")
    assert len(state.hands[3]) == 1 + min(drawn[-1], len(STOCK.split()))


def test_nach_strafe_legen_lets_the_turn_go_on_after_drawing(table: Table) -> None:
    hands = ("ger-1 ger-2 ger-3", "bog-5 ger-M", "yxar-2")
    state = table.after(table.state("ger-5", *hands, nach_strafe_legen=True), "ger-1", "zieht")
    assert (GAME.to_move(state), state.debt) == (1, 0)
    assert table.legal(state) == {"ger-M", "zieht"}


def test_sechs_the_next_sits_out(table: Table) -> None:
    state = table.after(table.state("ger-5", "ger-6 ger-2 ger-3", "bog-5 ger-M", "yxar-2"), "ger-6")
    assert table.legal(state) == {"setzt aus"}
    assert table.refused(state, "ger-M") == "sechs_oder_aussetzen"
    assert table.refused(state, "zieht") == "muss_aussetzen"
    state = table.after(state, "setzt aus")
    assert (GAME.to_move(state), state.skip, len(state.hands[1])) == (2, False, 2)
    assert table.refused(state, "setzt aus") == "kein_aussetzen"


def test_sechs_answered_by_a_six_passes_on(table: Table) -> None:
    hands = ("ger-6 ger-2 ger-3", "bog-6 ger-M ger-E", "yxar-6 yxar-2")
    state = table.after(table.state("ger-5", *hands), "ger-6", "bog-6")
    assert (GAME.to_move(state), table.legal(state)) == (2, {"yxar-6, Letzte Karte!", "yxar-6", "setzt aus"})


def test_sigl_goes_on_any_card_and_wishes_one_of_six_suits(table: Table) -> None:
    state = table.state("ger-5", "bog-S bog-2 bog-3", "yxar-2 yxar-3")
    assert table.legal(state) == {f"bog-S wünscht {suit}" for suit in table.suits} | {"zieht"}
    assert table.refused(state, "bog-S") == "sigl_wuenscht"
    assert table.refused(state, "bog-S wünscht kreuz") == "nur_sigl_wuenscht"
    state = table.after(state, "bog-S wünscht yxar")
    assert table.legal(state) == {"yxar-2, Letzte Karte!", "yxar-2", "yxar-3, Letzte Karte!", "yxar-3", "zieht"}


def test_sigl_only_a_sigl_wishes(table: Table) -> None:
    assert (
        table.refused(table.state("ger-5", "ger-2 bog-2 bog-3", "yxar-2"), "ger-2 wünscht bog") == "nur_sigl_wuenscht"
    )


def test_sigl_next_card_must_have_the_wished_suit_even_after_drawing(table: Table) -> None:
    state = table.after(table.state("ger-5", "bog-S bog-2 bog-3", "bog-4 yxar-E", "ger-2 ger-3"), "bog-S wünscht ger")
    assert table.refused(state, "bog-4") == "gegen_den_wunsch"
    state = table.after(state, "zieht")
    assert (GAME.to_move(state), state.wish) == (2, "ger")
    assert table.after(state, "ger-2, Letzte Karte!").wish == ""


def test_sigl_does_not_go_on_a_sigl(table: Table) -> None:
    hands = ("bog-S bog-2 bog-3", "ger-S ger-2 ger-3")
    state = table.after(table.state("ger-5", *hands), "bog-S wünscht ger")
    assert table.refused(state, "ger-S wünscht ger") == "sigl_auf_sigl"
    free = table.after(table.state("ger-5", *hands, sigl_auf_sigl=True), "bog-S wünscht yxar")
    assert "ger-S wünscht ger" in table.legal(free)


@pytest.mark.parametrize(("card", "reason"), [("ger-1", "eins_oder_ziehen"), ("ger-6", "sechs_oder_aussetzen")])
def test_sigl_does_not_help_against_a_one_or_a_six(table: Table, card: str, reason: str) -> None:
    state = table.after(table.state("ger-5", f"{card} ger-2 ger-3", "bog-S bog-2 bog-3"), card)
    assert table.refused(state, "bog-S wünscht ger") == reason


def test_letzte_karte_is_said_with_the_last_but_one_card_and_no_other(table: Table) -> None:
    two = table.state("ger-5", "ger-2 bog-3", "yxar-2")
    assert table.legal(two) == {"ger-2, Letzte Karte!", "ger-2", "zieht"}
    three = table.state("ger-5", "ger-2 bog-3 bog-4", "yxar-2")
    assert table.refused(three, "ger-2, Letzte Karte!") == "letzte_karte"


def test_letzte_karte_said_nobody_is_asked(table: Table) -> None:
    state = table.after(table.state("ger-5", "ger-2 bog-3", "yxar-2 yxar-3"), "ger-2, Letzte Karte!")
    assert (state.asked, GAME.to_move(state)) == (None, 1)
    assert table.refused(state, "bemerkt es") == "nichts_zu_bemerken"


@pytest.mark.parametrize("penalty", [1, 2])
def test_letzte_karte_forgotten_and_noticed_costs_cards(table: Table, penalty: int) -> None:
    hands = ("ger-2 bog-3", "yxar-2 yxar-3", "yxar-4 yxar-5")
    state = table.after(table.state("ger-5", *hands, strafe_letzte_karte=penalty), "ger-2")
    assert (GAME.to_move(state), table.legal(state)) == (1, {"bemerkt es", "schweigt"})
    assert table.refused(state, "yxar-2, Letzte Karte!") == "erst_bemerken"
    state = table.after(state, "schweigt", "bemerkt es")
    assert (GAME.to_move(state), len(state.hands[0])) == (1, 1 + penalty)


def test_letzte_karte_forgotten_and_overlooked_by_all_costs_nothing(table: Table) -> None:
    hands = ("ger-2 bog-3", "yxar-2 yxar-3", "yxar-4 yxar-5")
    state = table.state("ger-5", *hands)
    state = table.after(state, "ger-2")
    asked = []
    while state.asked is not None:
        asked.append(GAME.to_move(state))
        state = table.after(state, "schweigt")
    assert (asked, GAME.to_move(state), len(state.hands[0])) == ([1, 2], 1, 1)


def test_letzte_karte_the_first_to_notice_ends_the_round(table: Table) -> None:
    hands = ("ger-2 bog-3", "yxar-2 yxar-3", "yxar-4 yxar-5")
    state = table.after(table.state("ger-5", *hands), "ger-2", "bemerkt es")
    assert (state.asked, len(state.hands[0])) == (None, 2)


def test_letzte_karte_is_due_again_after_drawing(table: Table) -> None:
    state = table.after(table.state("ger-2", "bog-3", "yxar-2 yxar-3"), "zieht")
    assert table.legal(state) == {"jarnur-2, Letzte Karte!", "jarnur-2", "behält"}


def test_hab_euch_is_called_by_the_first_to_finish_only(table: Table) -> None:
    state = table.state("ger-5", "ger-2", "ger-3", "yxar-4 yxar-5")
    assert table.legal(state) == {"ger-2, Hab euch!", "zieht"}
    assert table.refused(state, "ger-2") == "hab_euch"
    state = table.after(state, "ger-2, Hab euch!")
    assert table.legal(state) == {"ger-3", "zieht"}
    assert table.refused(state, "ger-3, Hab euch!") == "hab_euch"


def test_weiterspielen_until_one_still_holds_cards(table: Table) -> None:
    state = table.after(table.state("ger-5", "ger-2", "ger-3", "yxar-4 yxar-5"), "ger-2, Hab euch!")
    assert GAME.to_move(state) == 1
    state = table.after(state, "ger-3")
    assert (GAME.to_move(state), GAME.moves(state)) == (None, ())
    assert table.refused(state, "zieht") == "spiel_aus"
    assert [(item.seat, item.reason, item.points, item.number) for item in GAME.tally(state)] == [
        (0, "hab_euch", 2, 1),
        (1, "fertig", 1, 1),
        (2, "rest", 0, 2),
    ]


@pytest.mark.parametrize(("card", "forced"), [("ger-1, Hab euch!", "zieht"), ("ger-6, Hab euch!", "setzt aus")])
def test_letzte_karte_still_binds_the_next(table: Table, card: str, forced: str) -> None:
    last = card.partition(",")[0]
    state = table.after(table.state("ger-5", last, "ger-3 ger-4", "yxar-4 yxar-5"), card)
    assert (GAME.to_move(state), table.legal(state)) == (1, {forced})


def test_letzte_karte_a_sigl_still_wishes(table: Table) -> None:
    state = table.after(table.state("ger-5", "bog-S", "ger-3 bog-4", "yxar-4 yxar-5"), "bog-S wünscht bog, Hab euch!")
    assert table.legal(state) == {"bog-4, Letzte Karte!", "bog-4", "zieht"}


def test_stapel_used_up_the_pile_but_its_last_card_is_shuffled(table: Table) -> None:
    state = table.after(table.state("ger-2 ger-3 ger-5", "bog-3 bog-4", "yxar-2", stock="jarnur-2"), "zieht")
    assert GAME.to_move(state) == CHANCE
    assert table.refused(state, "zieht") == "erst_mischen"
    assert table.refused(state, "mischt ger-2 ger-5") == "ablage_mischen"
    state = table.after(state, "mischt ger-3 ger-2")
    assert (notation(state.stock), notation(state.pile), GAME.to_move(state)) == ("ger-3 ger-2", "ger-5", 1)
    assert table.refused(state, "mischt ger-3 ger-2") == "stapel_reicht"


def test_stapel_cards_still_owed_are_drawn_after_shuffling(table: Table) -> None:
    hands = ("bog-1 bog-2 bog-3", "yxar-2 yxar-4", "yxar-5")
    state = table.state("ger-2 ger-3 bog-5", *hands, stock="jarnur-2")
    state = table.after(state, "bog-1", "zieht", "mischt ger-3 bog-5 ger-2")
    assert notation(state.hands[1]) == "yxar-2 yxar-4 jarnur-2 ger-3"
    assert (GAME.to_move(state), state.owed) == (2, 0)


def test_stapel_a_penalty_still_owed_is_drawn_before_the_next_card(table: Table) -> None:
    hands = ("bog-2 bog-3", "yxar-2 yxar-4")
    state = table.state("ger-2 ger-3 bog-5", *hands, stock="jarnur-2", strafe_letzte_karte=2)
    state = table.after(state, "bog-2", "bemerkt es")
    assert GAME.to_move(state) == CHANCE
    state = table.after(state, "mischt ger-3 bog-5 ger-2")
    assert (GAME.to_move(state), notation(state.hands[0])) == (1, "bog-3 jarnur-2 ger-3")


def test_stapel_what_is_not_there_is_not_drawn(table: Table) -> None:
    state = table.state("bog-5", "bog-1 bog-2 bog-3", "yxar-2 yxar-4", "yxar-5", stock="jarnur-2")
    state = table.after(state, "bog-1", "zieht", "mischt bog-5")
    assert (notation(state.hands[1]), state.owed, GAME.to_move(state)) == ("yxar-2 yxar-4 jarnur-2 bog-5", 0, 2)


@pytest.mark.parametrize("stays", [False, True])
def test_stapel_if_nothing_can_be_drawn_at_all_the_turn_passes(table: Table, stays: bool) -> None:
    start = table.state("bog-5", "ger-2 ger-3", "yxar-2 yxar-4", stock="", nach_strafe_legen=stays)
    state = table.after(start, "zieht")
    assert (GAME.to_move(state), notation(state.hands[0]), state.drawn) == (1, "ger-2 ger-3", None)


def test_view_hides_other_hands_the_stock_and_what_another_drew(table: Table) -> None:
    state = table.after(table.state("ger-2", "ger-3 ger-4", "yxar-2", stock="jarnur-2 jarnur-3"), "zieht")
    own, other = GAME.view(state, 0), GAME.view(state, 1)
    assert (notation(own.hands[0]), str(own.drawn), notation(own.stock)) == ("ger-3 ger-4 jarnur-2", "jarnur-2", "?")
    assert [notation(hand) for hand in other.hands] == ["? ? ?", "yxar-2"]
    assert str(other.drawn) == "?"


def test_sensible_players_warn_as_a_rule_but_forget_now_and_then(table: Table) -> None:
    said = {"": 0, "Letzte Karte!": 0}
    for seed in range(60):
        for step in play_deal(GAME, table.data.settle({}), 3, table.deck, seed).steps:
            if isinstance(step.move, Play) and len(step.before.hands[step.seat]) == 2:
                said[step.move.call] += 1
    assert said["Letzte Karte!"] > 4 * said[""] > 0


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 8))
def test_laying_players_always_finish_and_nobody_is_ever_stuck(table: Table, seed: int, players: int) -> None:
    deal = play_deal(GAME, table.data.settle({}), players, table.deck, seed, "eager", limit=GAME.move_limit)
    assert deal.finished
    assert sum(deal.result) == players * (players - 1) // 2
    assert not [step for step in deal.steps if step.move is Act.DRAW and step.before.skip]


GOLDEN = """
0: ger-1 | 1: bog-1 | 2: zieht
0: bog-6, Letzte Karte! | 1: setzt aus | 2: bog-4
0: zieht | 1: bog-3 | 2: bemerkt es | 2: yxar-S wünscht skoell
0: skoell-M, Letzte Karte! | 1: skoell-2, Letzte Karte! | 2: zieht
0: zieht | 1: zieht | 1: skoell-4, Letzte Karte! | 2: jarnur-4
0: jarnur-M, Letzte Karte! | 1: jarnur-E, Hab euch! | 2: jarnur-5
0: jarnur-6
"""


def test_golden_a_short_deal_with_every_effect(table: Table) -> None:
    stock = "jarnur-2 jarnur-3 jarnur-4 jarnur-5 jarnur-6 jarnur-E jarnur-K jarnur-M skoell-4 ger-2"
    state = table.state("ger-5", "ger-1 bog-6 skoell-M", "bog-1 bog-3 skoell-2", "yxar-S bog-4", stock=stock)
    for turn in GOLDEN.strip().replace("\n", " | ").split(" | "):
        seat, _, text = turn.partition(": ")
        assert GAME.to_move(state) == int(seat), turn
        state = table.after(state, text)
    assert GAME.to_move(state) is None
    assert [(item.seat, item.reason, item.points, item.number) for item in GAME.tally(state)] == [
        (1, "hab_euch", 2, 1),
        (0, "fertig", 1, 1),
        (2, "rest", 0, 3),
    ]


EXAMPLES: list[tuple[Shows, str]] = [
    (wolfsjagd.wish_followed, "wünscht"),
    (wolfsjagd.chain_of_ones, "zieht"),
    (wolfsjagd.chain_of_sixes, "setzt aus"),
    (stretches.forgotten_and_noticed, "bemerkt es"),
    (stretches.drawn_and_laid, "zieht"),
    (stretches.stock_used_up, "mischt"),
]


@pytest.mark.parametrize(("shows", "word"), EXAMPLES)
@pytest.mark.parametrize("players", [3, 4])
def test_examples_are_found_in_sensible_play(table: Table, shows: Shows, word: str, players: int) -> None:
    *_, stretch = session_of(GAME.id).find(players, shows, word, seeds=range(100))
    assert any(word in str(step.move) for step in stretch)
