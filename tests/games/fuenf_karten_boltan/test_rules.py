"""Fünf-Karten-Boltan: a case for every rule of the source and for every reading of an open point."""

from itertools import islice

import pytest

from kartenwerk.cards import HIDDEN, Card
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import CHANCE, Reason
from kartenwerk.engine.deals import play_deals
from kartenwerk.games.fuenf_karten_boltan import GAME, battles
from kartenwerk.games.fuenf_karten_boltan.state import Move, Phase, State

PAIR, DJINN, TWO_PAIRS = (
    "erz-F wasser-F eis-2 luft-4 feuer-6",
    "eis-3 eis-7 eis-K luft-W erz-5",
    "erz-M humus-M erz-R humus-R feuer-3",
)
EMPTY = "erz-2 humus-4 eis-6 wasser-K feuer-W"


class Deal:
    """Builds deals from notation and plays them by it. Seat 0 opens the Manöver: the last seat deals."""

    def __init__(self, catalog: Catalog) -> None:
        self.data = catalog.game("fuenf_karten_boltan")
        self.deck = catalog.deck("inrah").pack

    def order(self, *hands: str) -> tuple[Card, ...]:
        """A pack that deals these hands, one card at a time."""
        held = [self.deck.read(hand) for hand in hands]
        first = [hand[place] for place in range(5) for hand in held]
        return (*first, *(card for card in self.deck.cards if card not in first))

    def start(self, *hands: str, stacks: tuple[int, ...] | None = None, **changes: Value) -> State:
        rules = GAME.with_rules(self.data, changes)
        order = self.order(*hands)
        state: State = GAME.deal(rules, len(hands), order)
        found = self.deck.card("luft-F" if rules.fester_geber else "luft-K")
        others = [card for card in self.deck.cards if card.rank not in "KF"]
        blanks = others[: (len(hands) if rules.fester_geber else len(hands) - 1)]
        before = self.after(state, "suchen " + " ".join(map(str, (*blanks, found))))
        if stacks is None:
            return before
        table = before.table._replace(stacks=stacks)
        assert GAME.deal_next is not None
        state = before._replace(first=len(hands) - 1, helm=before.helm._replace(table=table))
        after = GAME.deal_next(state, order)
        assert after is not None
        return after

    def read(self, text: str) -> Move:
        move: Move = GAME.read(text, self.deck)
        assert str(move) == text
        return move

    def after(self, state: State, moves: str) -> State:
        for text in moves.split(", "):
            move = self.read(text)
            assert GAME.why_not(state, move) is None, f"{text} is forbidden"
            state = GAME.play(state, move)
        return state

    def refused(self, state: State, text: str) -> str:
        reason = GAME.why_not(state, self.read(text))
        assert reason is not None and self.read(text) not in GAME.moves(state)
        assert reason.id in self.data.reasons
        return reason.id


@pytest.fixture
def deal(catalog: Catalog) -> Deal:
    return Deal(catalog)


def entries(state: State) -> list[tuple[int, str, int]]:
    return [(item.seat, item.reason, item.points) for item in GAME.tally(state)]


def said(state: State) -> list[str]:
    return [str(move) for move in GAME.moves(state)]


# --- who begins ---------------------------------------------------------------------------------------------------


def test_the_first_knappe_makes_the_dealer_and_his_left_neighbour_begins(deal: Deal) -> None:
    state = GAME.deal(GAME.with_rules(deal.data), 4, deal.deck.cards)
    assert GAME.to_move(state) == CHANCE
    assert deal.after(state, "suchen erz-2 luft-K").first == 2
    assert deal.after(state, "suchen luft-K").first == 1


def test_with_a_fixed_dealer_the_first_fuerst_makes_the_fuchs_who_begins(deal: Deal) -> None:
    state = GAME.deal(GAME.with_rules(deal.data, {"fester_geber": True}), 4, deal.deck.cards)
    assert deal.after(state, "suchen erz-2 luft-K luft-F").first == 2


def test_the_search_ends_with_the_first_knappe(deal: Deal) -> None:
    state = GAME.deal(GAME.with_rules(deal.data), 4, deal.deck.cards)
    for cards in ("erz-K erz-2", "erz-2", "erz-K eis-K", "erz-2 erz-2 erz-K"):
        assert GAME.why_not(state, deal.read(f"suchen {cards}")) == Reason("sucht_bis_zur_ersten")


def test_the_office_goes_left_past_who_cannot_pay_the_sold(deal: Deal) -> None:
    state = deal.start(PAIR, DJINN, EMPTY, stacks=(5, 1, 9), sold=2)
    assert state.table.live == (True, False, True)
    assert (1, "rest", -1) in [(item.seat, item.reason, item.points) for item in state.helm.booked]
    assert state.helm.before == 1 and state.helm.chips == 5


# --- rounds of betting --------------------------------------------------------------------------------------------


def test_while_nobody_has_struck_one_waits_or_strikes(deal: Deal) -> None:
    state = deal.start(PAIR, DJINN, EMPTY)
    assert set(said(state)) == {"warten", "hammerschlag", *(f"schlagen {to}" for to in range(1, 39))}
    assert deal.refused(state, "sterben") == "sterben_nur_nach_schlag"
    assert deal.refused(state, "parieren") == "nichts_zu_parieren"
    assert deal.refused(state, "schlagen 39") == "alles_ist_hammerschlag"


def test_a_blow_is_parried_struck_higher_or_died_from(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), "schlagen 4")
    assert {"parieren", "sterben", "schlagen 5"} <= set(said(state))
    assert deal.refused(state, "warten") == "warten_nur_ohne_schlag"
    assert deal.refused(state, "schlagen 4") == "schlag_zu_klein"


def test_a_blow_keeps_within_the_limits_that_were_agreed(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY, mindestschlag=3, hoechstschlag=6), "schlagen 3")
    assert deal.refused(state, "schlagen 5") == "schlag_zu_klein"
    assert deal.refused(state, "schlagen 10") == "schlag_zu_hoch"
    assert deal.after(state, "schlagen 9").table.highest == 9


def test_nobody_strikes_twice_running(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), "schlagen 4, parieren, sterben")
    assert state.phase is Phase.FORMATION


def test_a_round_has_four_blows_at_most_unless_the_table_knows_no_limit(deal: Deal) -> None:
    four = "schlagen 1, schlagen 2, schlagen 3, schlagen 4"
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), four)
    assert deal.refused(state, "schlagen 5") == "keine_schlaege_mehr"
    assert deal.refused(state, "hammerschlag") == "keine_schlaege_mehr"
    assert "schlagen 5" in said(deal.after(deal.start(PAIR, DJINN, EMPTY, max_schlaege1=0), four))


def test_who_is_left_alone_wins_the_helm_unseen(deal: Deal) -> None:
    state = deal.after(deal.start(EMPTY, DJINN, PAIR), "schlagen 4, sterben, sterben")
    assert GAME.to_move(state) is None and state.shown == ()
    assert entries(state) == [(0, "einsatz", -5), (0, "helm", 7), (1, "einsatz", -1), (2, "einsatz", -1)]


def test_the_aufmarsch_is_opened_by_who_struck_last_in_the_manoever(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), "schlagen 1, schlagen 2, parieren, parieren")
    state = deal.after(state, "behalten, behalten, behalten")
    assert (state.phase, GAME.to_move(state)) == (Phase.AUFMARSCH, 1)


def test_if_nobody_strikes_in_the_manoever_the_sold_stays_in_the_helm(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), "warten, warten, warten")
    assert GAME.to_move(state) is None and state.helm.later == 3
    assert GAME.deal_next is not None
    after = GAME.deal_next(state, deal.order(PAIR, DJINN, EMPTY))
    assert after is not None and after.helm.chips == 6 and after.first == 1


def test_by_the_other_reading_nobody_may_strike_in_the_whole_game(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY, verbruederung="spiel"), "warten, warten, warten")
    assert state.phase is Phase.FORMATION
    state = deal.after(state, "behalten, behalten, behalten, warten, warten, warten")
    assert state.shown == () and state.helm.later == 3


def test_waiting_through_the_aufmarsch_leads_to_the_schlacht(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), "schlagen 1, parieren, parieren")
    state = deal.after(state, "behalten, behalten, behalten, warten, warten, warten")
    assert (state.shown, entries(state)[-1]) == ((0, 1), (2, "einsatz", -2))
    assert (1, "helm", 6) in entries(state)


# --- Formation ----------------------------------------------------------------------------------------------------


def formation(deal: Deal, **changes: Value) -> State:
    return deal.after(deal.start(PAIR, DJINN, EMPTY, stacks=None, **changes), "schlagen 1, parieren, parieren")


@pytest.mark.parametrize(("most", "allowed"), [(3, 26), (4, 31), (5, 32)])
def test_up_to_three_four_or_five_cards_are_exchanged(deal: Deal, most: int, allowed: int) -> None:
    state = formation(deal, tausch_max=most)
    assert len(GAME.moves(state)) == allowed
    four = "tauschen erz-F wasser-F eis-2 luft-4"
    assert most > 3 or deal.refused(state, four) == "zu_viele_getauscht"


def test_cards_laid_off_stay_on_the_table_and_as_many_come_from_the_talon(deal: Deal) -> None:
    before = formation(deal)
    after = deal.after(before, "tauschen eis-2 luft-4 feuer-6")
    assert after.hands[0] == deal.deck.read("erz-F wasser-F") + before.talon.cards[:3]
    assert after.talon.discards == deal.deck.read("eis-2 luft-4 feuer-6")
    assert deal.refused(before, "tauschen luft-A") == "nicht_auf_der_hand"


def short(state: State, talon: int) -> State:
    """The state with so many cards left in the talon, the others laid off."""
    cards = state.talon.cards
    return state._replace(talon=state.talon._replace(cards=cards[:talon], discards=cards[talon:]))


def test_the_last_card_of_the_talon_is_never_given_but_shuffled_with_those_laid_off(deal: Deal) -> None:
    before = short(formation(deal), 3)
    waiting = deal.after(before, "tauschen eis-2 luft-4 feuer-6")
    assert GAME.to_move(waiting) == CHANCE and len(waiting.hands[0]) == 4
    mixed = waiting.talon.to_shuffle
    assert before.talon.cards[2] in mixed and not {*deal.deck.read("eis-2 luft-4 feuer-6")} & {*mixed}
    after = deal.after(waiting, "mischen " + " ".join(map(str, reversed(mixed))))
    assert after.hands[0][-1] == mixed[-1] and GAME.to_move(after) == 1


def test_a_table_may_give_the_last_card_too(deal: Deal) -> None:
    state = deal.after(short(formation(deal, talon_letzte_nie=False), 3), "tauschen eis-2 luft-4 feuer-6")
    assert GAME.to_move(state) == 1 and state.talon.cards == ()


def test_the_hands_of_the_dead_are_shuffled_in_as_well(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY), "schlagen 1, sterben, parieren")
    assert {*deal.deck.read(DJINN)} <= {*state.talon.discards} and state.hands[1] == ()


# --- Schlacht and settlement --------------------------------------------------------------------------------------


def test_who_struck_last_shows_and_others_only_if_they_can_win(deal: Deal) -> None:
    state = deal.after(deal.start(DJINN, PAIR, TWO_PAIRS, EMPTY), "schlagen 1, parieren, parieren, parieren")
    state = deal.after(
        state, ", ".join(["behalten"] * 4 + ["warten", "schlagen 1", "parieren", "parieren", "parieren"])
    )
    assert state.shown == (1, 2)  # the Zwilling must show, the Doppelzwilling claims, and nobody beats it
    assert (2, "helm", 12) in entries(state)


SOLD = 1


def hammers(deal: Deal, stacks: tuple[int, ...], *hands: str, **changes: Value) -> State:
    """All hands against each other, every seat with what it has, in falling order of strength as told."""
    state = deal.start(*hands, stacks=tuple(chips + SOLD for chips in stacks), **changes)
    while state.phase is not Phase.OVER:
        options = said(state)
        state = deal.after(
            state, next(move for move in ("behalten", "hammerschlag", "parieren", "warten") if move in options)
        )
    return state


def won(state: State) -> list[tuple[int, str, int]]:
    return [entry for entry in entries(state) if entry[1] != "einsatz"]


def test_a_hammerschlag_that_wins_takes_the_helm_and_the_kleinen_helme_go_back(deal: Deal) -> None:
    state = hammers(deal, (10, 25, 25), TWO_PAIRS, PAIR, EMPTY)
    assert won(state) == [(0, "helm", 33), (1, "zurueck", 15), (2, "zurueck", 15)]


def test_whoever_else_wins_takes_the_kleinen_helme_too(deal: Deal) -> None:
    state = hammers(deal, (10, 25, 30), PAIR, TWO_PAIRS, EMPTY)
    assert won(state) == [(1, "helm", 33), (1, "kleiner_helm", 30)]


@pytest.mark.parametrize(
    ("best", "expected"),
    [
        (0, [(0, "helm", 44), (1, "zurueck", 15), (2, "zurueck", 15), (3, "zurueck", 15)]),
        (1, [(1, "helm", 44), (1, "kleiner_helm", 45)]),
        (2, [(2, "helm", 44), (2, "kleiner_helm", 45)]),
    ],
)
def test_of_several_hammerschlaege_one_wins_as_far_as_it_reaches(
    deal: Deal, best: int, expected: list[tuple[int, str, int]]
) -> None:
    """The example of the source's settlement: 10, 25, and two who hold 25."""
    hands = [EMPTY, PAIR, DJINN, "luft-2 humus-5 luft-7 wasser-R feuer-M"]
    hands[best], hands[2] = TWO_PAIRS, hands[best] if best != 2 else TWO_PAIRS
    state = deal.start(*hands, stacks=(11, 26, 41, 41))
    state = deal.after(state, "hammerschlag, hammerschlag, parieren, parieren, behalten, behalten, behalten, behalten")
    state = deal.after(state, "warten, warten")
    assert won(state) == expected


def test_by_the_reading_of_poker_the_best_of_the_others_wins_the_kleinen_helme(deal: Deal) -> None:
    state = hammers(deal, (10, 25, 25), TWO_PAIRS, PAIR, EMPTY, kleine_helme="poker")
    assert won(state) == [(0, "helm", 33), (1, "kleiner_helm", 30)]


def test_a_hammerschlag_cannot_be_outbid_but_the_others_may_go_on(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY, stacks=(11, 30, 30)), "hammerschlag, schlagen 15, parieren")
    assert state.phase is Phase.FORMATION and state.table.live[0]


def test_who_cannot_parry_makes_a_hammerschlag_or_dies_as_the_table_has_it(deal: Deal) -> None:
    poor = deal.after(deal.start(PAIR, DJINN, EMPTY, stacks=(30, 5, 30)), "schlagen 20")
    assert said(poor) == ["hammerschlag", "sterben"]
    strict = deal.after(deal.start(PAIR, DJINN, EMPTY, stacks=(30, 5, 30), hammer_pariert=False), "schlagen 20")
    assert said(strict) == ["sterben"]
    none = deal.after(deal.start(PAIR, DJINN, EMPTY, stacks=(30, 5, 30), hammerschlag=False), "schlagen 20")
    assert said(none) == ["sterben"]


def test_without_hammerschlag_who_has_nothing_left_dies_at_the_next_blow(deal: Deal) -> None:
    state = deal.start(TWO_PAIRS, DJINN, EMPTY, stacks=(6, 30, 30), hammerschlag=False)
    state = deal.after(state, "schlagen 5, schlagen 8")
    assert state.table.live == (False, True, True)


# --- Strafsold ----------------------------------------------------------------------------------------------------


def test_a_small_patzer_costs_a_sold_for_the_next_helm_and_the_deal_goes_on(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY, strafsold=True), "kleiner patzer")
    assert (GAME.to_move(state), state.helm.later, state.table.stacks[0]) == (0, 1, 38)
    state = deal.after(state, "schlagen 1, sterben, sterben")
    assert (0, "strafsold", -1) in entries(state) and state.helm.later == 1


def test_a_great_patzer_gives_all_stakes_back_but_that_of_who_made_it(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY, strafsold=True), "schlagen 4, parieren, grosser patzer")
    assert GAME.result(state, 3) == (0, 0, -2)
    assert state.helm.later == 2 and GAME.to_move(state) is None


def test_a_cheat_leaves_the_table_and_the_others_share_the_chips(deal: Deal) -> None:
    state = deal.after(deal.start(PAIR, DJINN, EMPTY, strafsold=True), "schlagen 4, falschspiel, parieren")
    state = deal.after(state, "behalten, behalten, warten, warten")
    assert GAME.result(state, 3)[1] == -40 and state.table.stacks[1] == 0
    assert sum(GAME.result(state, 3)) == 0


def test_nobody_is_fined_where_no_strafsold_was_agreed(deal: Deal) -> None:
    assert deal.refused(deal.start(PAIR, DJINN, EMPTY), "kleiner patzer") == "ohne_strafsold"


def test_the_tournament_is_a_named_set_of_rules(deal: Deal) -> None:
    variant = deal.data.variant("turnier")
    rules = GAME.with_rules(deal.data, variant.rules)
    assert (rules.fester_geber, rules.hammerschlag, rules.max_schlaege2, rules.strafsold) == (True, True, 0, True)


# --- secrets and examples -----------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_cards_and_what_lies_open_alone(deal: Deal) -> None:
    seen = GAME.view(formation(deal), 1)
    assert seen.hands[1] == deal.deck.read(DJINN)
    assert set(seen.hands[0] + seen.hands[2] + seen.talon.cards) == {HIDDEN}


def test_golden_playthrough(catalog: Catalog) -> None:
    data = catalog.game("fuenf_karten_boltan")
    deck = catalog.deck("inrah").pack
    played = next(
        played
        for seed in range(9, 200)
        for played in islice(play_deals(GAME, data.settle({}), 4, deck, seed), 1)
        if battles.shows_both_rounds(played)
    )
    words = [str(step.move) for step in played.steps if step.seat >= 0]
    assert words[:5] == ["schlagen 1", "schlagen 3", "parieren", "sterben", "parieren"]
    assert played.result == (21, -1, -10, -10)
