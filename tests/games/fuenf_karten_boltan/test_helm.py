"""Fünf-Karten-Boltan: who shows in the Schlacht, who wins Helm and kleine Helme, and what blunders cost."""

import pytest
from tests.games.fuenf_karten_boltan.support import (
    DJINN,
    EMPTY,
    PAIR,
    TWO_PAIRS,
    entries,
    game,
    played,
    said,
    start,
)

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.fuenf_karten_boltan import GAME
from kartenwerk.play.games.fuenf_karten_boltan.state import Phase, State

SOLD = 1

# --- Schlacht and settlement ----------------------------------------------------------------------------------


def test_who_struck_last_shows_and_others_only_if_they_can_win() -> None:
    state = played(start(DJINN, PAIR, TWO_PAIRS, EMPTY), "schlagen 1, parieren, parieren, parieren")
    state = played(state, ", ".join(["behalten"] * 4 + ["warten", "schlagen 1", "parieren", "parieren", "parieren"]))
    assert state.shown == (1, 2)  # the Zwilling must show, the Doppelzwilling claims, and nobody beats it
    assert (2, "helm", 12) in entries(state)


def hammers(stacks: tuple[int, ...], *hands: str, **changes: Value) -> State:
    """All hands against each other, every seat with what it has, in falling order of strength as told."""
    state = start(*hands, stacks=tuple(chips + SOLD for chips in stacks), **changes)
    while state.phase is not Phase.OVER:
        options = said(state)
        state = played(
            state, next(move for move in ("behalten", "hammerschlag", "parieren", "warten") if move in options)
        )
    return state


def won(state: State) -> list[tuple[int, str, int]]:
    return [entry for entry in entries(state) if entry[1] != "einsatz"]


def test_a_hammerschlag_that_wins_takes_the_helm_and_the_kleinen_helme_go_back() -> None:
    state = hammers((10, 25, 25), TWO_PAIRS, PAIR, EMPTY)
    assert won(state) == [(0, "helm", 33), (1, "zurueck", 15), (2, "zurueck", 15)]


def test_whoever_else_wins_takes_the_kleinen_helme_too() -> None:
    state = hammers((10, 25, 30), PAIR, TWO_PAIRS, EMPTY)
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
    best: int, expected: list[tuple[int, str, int]]
) -> None:
    """The example of the source's settlement: 10, 25, and two who hold 25."""
    hands = [EMPTY, PAIR, DJINN, "luft-2 humus-5 luft-7 wasser-R feuer-M"]
    hands[best], hands[2] = TWO_PAIRS, hands[best] if best != 2 else TWO_PAIRS
    state = start(*hands, stacks=(11, 26, 41, 41))
    state = played(state, "hammerschlag, hammerschlag, parieren, parieren, behalten, behalten, behalten, behalten")
    state = played(state, "warten, warten")
    assert won(state) == expected


@pytest.mark.parametrize(("reading", "shown"), [("zurueck", (2, 0)), ("poker", (2, 0, 1))])
def test_who_could_win_nothing_but_a_kleiner_helm_shows_only_by_the_reading_of_poker(
    reading: str, shown: tuple[int, ...]
) -> None:
    state = start(TWO_PAIRS, PAIR, EMPTY, stacks=(11, 31, 31), kleine_helme=reading)
    state = played(state, "hammerschlag, parieren, parieren, behalten, behalten, behalten")
    state = played(state, "warten, schlagen 3, parieren")
    assert state.shown == shown


def test_by_the_reading_of_poker_the_best_of_the_others_wins_the_kleinen_helme() -> None:
    state = hammers((10, 25, 25), TWO_PAIRS, PAIR, EMPTY, kleine_helme="poker")
    assert won(state) == [(0, "helm", 33), (1, "kleiner_helm", 30)]


def test_a_hammerschlag_cannot_be_outbid_but_the_others_may_go_on() -> None:
    state = played(start(PAIR, DJINN, EMPTY, stacks=(11, 30, 30)), "hammerschlag, schlagen 15, parieren")
    assert state.phase is Phase.FORMATION and state.chips.live[0]


def test_who_cannot_parry_makes_a_hammerschlag_or_dies_as_the_table_has_it() -> None:
    poor = played(start(PAIR, DJINN, EMPTY, stacks=(30, 5, 30)), "schlagen 20")
    assert said(poor) == ["hammerschlag", "sterben"]
    strict = played(start(PAIR, DJINN, EMPTY, stacks=(30, 5, 30), hammer_pariert=False), "schlagen 20")
    assert said(strict) == ["sterben"]
    none = played(start(PAIR, DJINN, EMPTY, stacks=(30, 5, 30), hammerschlag=False), "schlagen 20")
    assert said(none) == ["sterben"]


@pytest.mark.parametrize("below", [True, False])
def test_who_parries_with_all_that_is_left_makes_a_hammerschlag(below: bool) -> None:
    state = played(start(PAIR, DJINN, EMPTY, stacks=(30, 21, 30), hammer_pariert=below), "schlagen 20")
    assert said(state) == ["hammerschlag", "sterben"]
    assert game.refused(state, "parieren") == "alles_ist_hammerschlag"
    assert game.refused(state, "schlagen 20") == "nicht_genug_marken"
    after = played(state, "hammerschlag")
    assert (after.chips.stacks[1], after.chips.highest, GAME.to_move(after)) == (0, 20, 2)
    over = played(after, "parieren")
    assert (over.phase, over.chips.last) == (Phase.FORMATION, 0), "to parry is no blow that others must answer"


def test_without_hammerschlag_the_last_chips_may_parry() -> None:
    state = played(start(PAIR, DJINN, EMPTY, stacks=(30, 21, 30), hammerschlag=False), "schlagen 20")
    assert said(state) == ["parieren", "sterben"]


def test_without_hammerschlag_who_has_nothing_left_dies_at_the_next_blow() -> None:
    state = start(TWO_PAIRS, DJINN, EMPTY, stacks=(6, 30, 30), hammerschlag=False)
    state = played(state, "schlagen 5")
    assert state.chips.live == (True, True, True)
    state = played(state, "schlagen 8")
    assert state.chips.live == (False, True, True)


# --- Strafsold ------------------------------------------------------------------------------------------------


def test_a_small_patzer_costs_a_sold_for_the_next_helm_and_the_deal_goes_on() -> None:
    state = played(start(PAIR, DJINN, EMPTY, strafsold=True), "kleiner patzer")
    assert (GAME.to_move(state), state.helm.later, state.chips.stacks[0]) == (0, 1, 38)
    state = played(state, "schlagen 1, sterben, sterben")
    assert (0, "strafsold", -1) in entries(state) and state.helm.later == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("chips", "refused"), [(1, "strafsold_zu_hoch"), (2, None)])
def test_who_would_have_nothing_left_makes_no_small_patzer(seat: int, chips: int, refused: str | None) -> None:
    stacks = tuple(chips + SOLD if each == seat else 20 for each in range(3))
    state = start(PAIR, DJINN, EMPTY, stacks=stacks, strafsold=True)
    state = played(state, "warten") if seat else state
    assert game.refused(state, "kleiner patzer") == refused
    assert game.refused(state, "grosser patzer") is game.refused(state, "falschspiel") is None
    assert ("kleiner patzer" in said(state)) is (refused is None)


def test_a_great_patzer_gives_all_stakes_back_but_that_of_who_made_it() -> None:
    state = played(start(PAIR, DJINN, EMPTY, strafsold=True), "schlagen 4, parieren, grosser patzer")
    assert GAME.result(state, 3) == (0, 0, -2)
    assert state.helm.later == 2 and GAME.to_move(state) is None


def test_a_cheat_leaves_the_table_and_the_others_share_the_chips() -> None:
    state = played(start(PAIR, DJINN, EMPTY, strafsold=True), "schlagen 4, falschspiel, parieren")
    state = played(state, "behalten, behalten, warten, warten")
    assert GAME.result(state, 3)[1] == -40 and state.chips.stacks[1] == 0
    assert sum(GAME.result(state, 3)) == 0


def test_nobody_is_fined_where_no_strafsold_was_agreed() -> None:
    assert game.refused(start(PAIR, DJINN, EMPTY), "kleiner patzer") == "ohne_strafsold"


def test_until_the_deal_is_over_the_helm_holds_all_chips_that_nobody_has() -> None:
    state = start(PAIR, DJINN, EMPTY)
    whole = sum(GAME.accounts(state))
    while state.phase is not Phase.OVER:
        *_, middle, later = GAME.accounts(state)
        assert (sum(GAME.accounts(state)), later) == (whole, 0)
        assert middle >= 3 * SOLD
        options = said(state)
        state = played(state, next(move for move in ("behalten", "parieren", "warten") if move in options))
    assert sum(GAME.accounts(state)) == whole


def test_a_deal_ends_with_every_exchange_finished() -> None:
    over = hammers((10, 10), TWO_PAIRS, PAIR)
    GAME.audit(over)
    with pytest.raises(AssertionError, match="an exchange was not finished"):
        GAME.audit(over._replace(talon=over.talon._replace(thrown=over.hands[0])))


def test_how_a_deal_ends_is_said() -> None:
    assert game.remarked(played(start(PAIR, DJINN, EMPTY), "schlagen 4, sterben"), "sterben") == ("ohne_schlacht",)
    assert game.remarked(played(start(PAIR, DJINN, EMPTY), "warten, warten"), "warten") == ("verbruederung",)
    state = played(start(PAIR, DJINN), "schlagen 1, parieren, behalten, behalten, warten")
    assert game.remarked(state, "warten") == ("gewinnt",)
    (reason,) = GAME.remarks(state, game.move("warten"), game.after(state, "warten"))
    assert reason.cards and {*reason.cards} < {*game.cards(DJINN)}


def test_who_wins_kleine_helme_is_said_too() -> None:
    state = start(PAIR, TWO_PAIRS, EMPTY, stacks=(11, 26, 41))
    state = played(state, "hammerschlag, hammerschlag, parieren, behalten, behalten")
    assert game.remarked(state, "behalten") == ("gewinnt", "gewinnt_kleinen_helm")


@pytest.mark.parametrize(
    ("patzer", "said"),
    [("kleiner patzer", ("kleiner_patzer",)), ("grosser patzer", ("grosser_patzer",)), ("falschspiel", ("erwischt",))],
)
def test_a_blunder_is_said(patzer: str, said: tuple[str, ...]) -> None:
    state = played(start(PAIR, DJINN, EMPTY, strafsold=True), "schlagen 4, parieren")
    assert game.remarked(state, patzer) == said


@pytest.mark.parametrize(
    ("fuchs", "card", "said"), [(False, "luft-K", "geber_gefunden"), (True, "luft-F", "fuchs_gefunden")]
)
def test_the_card_that_tells_who_begins_is_shown(fuchs: bool, card: str, said: str) -> None:
    state = GAME.deal(game.rules(fester_geber=fuchs), 3, game.deck.cards)
    move = game.move(f"suchen erz-2 {card}")
    assert GAME.remarks(state, move, game.after(state, move)) == (Reason(said, game.cards(card)),)
