"""What Mau-Mau's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.games.proof import Mean, advantage, check_counted, claim
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.mau_mau import GAME
from kartenwerk.play.games.mau_mau.rules import COSTS, State, effect
from kartenwerk.play.mechanics.matching import Move, Play, by_merit

ID = "mau_mau"
game = Referee(GAME)


def fits_the_nine(name: str) -> bool:
    """Whether the card may be laid on the nine of diamonds, asked of the referee."""
    cards = game.pack(2)
    order = (game.deck.card(name), *(card for card in cards if str(card) != name))
    start = GAME.deal(game.rules(), 2, order)
    state = start._replace(pile=game.cards("karo-9"), turn=0, hands=(game.cards(f"{name} kreuz-D"), start.hands[1]))
    return any(isinstance(move, Play) and str(move.card) == name for move in GAME.moves(state))


OTHERS = [str(card) for card in game.pack(2) if str(card) != "karo-9"]


def test_claim_passt() -> None:
    check_counted(ID, "passt", 100 * sum(map(fits_the_nine, OTHERS)) / len(OTHERS))


def test_claim_hand_passt() -> None:
    unfit = [name for name in OTHERS if not fits_the_nine(name)]
    none = sum(1 for _ in combinations(unfit, 5))
    check_counted(ID, "hand_passt", 100 * (1 - none / comb(len(OTHERS), 5)))


def player(
    jacks: bool = False, longest: int = 1, effects: int = 1, costs: int = 0, says: bool | None = None
) -> Policy[State, Move]:
    """A sensible player who may keep jacks for the end, and prefers his longest suit or, by -1, his shortest.

    He lays other cards with an effect first or, by -1, last, and before that, if he looks at what cards cost, dear ones
    first or, by -1, cheap ones; `says` is whether he always or never says "Mau!".
    """

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        hand = state.hands[state.turn]

        def merit(move: Play, forgets: bool) -> tuple[bool, bool, int, int, int]:
            does = effect(state.rules, move.card)
            same = sum(card.suit == (move.wish or move.card.suit) for card in hand if card != move.card)
            silent = forgets if says is None else not says
            cost = costs * COSTS[state.rules.wertung][move.card.rank]
            return not jacks or does != "bube", bool(move.call) != silent, cost, effects * bool(does), longest * same

        return by_merit(options, rng, merit)

    return choose


def kept_jacks(players: int, seeds: range, **changes: Value) -> Mean:
    """The advantage of the one who keeps jacks over others who do not."""
    return advantage(ID, players, seeds, player(jacks=True), player(jacks=False), **changes)


def longest_suit(players: int, seeds: range, **changes: Value) -> Mean:
    """The advantage of the one who prefers his longest suit over others who prefer their shortest."""
    return advantage(ID, players, seeds, player(jacks=True), player(jacks=True, longest=-1), **changes)


def early_effects(players: int, seeds: range, **changes: Value) -> Mean:
    """The advantage of the one who lays cards with an effect first over others who lay them last."""
    return advantage(ID, players, seeds, player(jacks=True), player(jacks=True, effects=-1), **changes)


def said_mau(players: int, seeds: range, **changes: Value) -> Mean:
    """The advantage of the one who always says "Mau!" over others who never do."""
    return advantage(ID, players, seeds, player(jacks=True, says=True), player(jacks=True, says=False), **changes)


def dear_first(players: int, seeds: range, **changes: Value) -> Mean:
    """The advantage of the one who lays what costs most first over others who lay it last; all keep jacks."""
    return advantage(ID, players, seeds, player(jacks=True, costs=1), player(jacks=True, costs=-1), **changes)


def kept_effects(players: int, seeds: range, **changes: Value) -> Mean:
    """The advantage of the one who keeps cards with an effect to the end over others who lay them first."""
    return advantage(ID, players, seeds, player(jacks=True, effects=-1), player(jacks=True), **changes)


Compare = Callable[..., Mean]
BY_VALUES: Mapping[str, Compare] = {
    "farbe": longest_suit,
    "buben": kept_jacks,
    "wirkung": early_effects,
    "mau": said_mau,
}
"""What is compared by the usual rules, and measured anew where the cards that are left cost their values."""

TABLES = {"zu_zweit": (2, 500, 100), "zu_viert": (4, 300, 40)}
"""For so many players: how many seeds a claim rests on, and how many do for a test."""

BUILT_ON = ("drei_karten", "bube_stinkt")
"""The sets that leave open what a card costs: by those their tips are measured anew."""


def compared(compare: Compare, table: str, sets: Sequence[str], part: int = 1, **always: Value) -> Replay:
    """How a claim is found; `always` are rules without which it means nothing, a test needs one part of the seeds."""
    players, seeds, few = TABLES[table]
    return Replay(
        lambda chosen, rules: compare(players, chosen, **{**always, **rules}),
        seeds,
        few // part,
        against=0.0,
        sets=sets,
    )


REPLAYS = {
    **{f"{name}_{table}": compared(BY_VALUES[name], table, BUILT_ON) for name in BY_VALUES for table in TABLES},
    **{
        f"{name}_{table}": compared(kept_effects, table, (), funktionskarten_immer=True)
        for name in ("aufheben",)
        for table in TABLES
    },
    **{
        f"{name}_werte_{table}": compared(BY_VALUES[name], table, (), part=2, wertung="werte")
        for name in BY_VALUES
        for table in TABLES
    },
    "teuer_werte_zu_viert": compared(dear_first, "zu_viert", (), wertung="werte"),
}
"""How each claim that was played is found."""


UNTRUE = [
    ("farbe_zu_zweit", longest_suit, 2, {"bube_wuenscht": False}),
    ("farbe_zu_zweit", longest_suit, 2, {"funktionskarten_immer": True}),
    ("farbe_zu_viert", longest_suit, 4, {"funktionskarten_immer": True}),
    ("wirkung_zu_zweit", early_effects, 2, {"funktionskarten_immer": True}),
    ("wirkung_zu_viert", early_effects, 4, {"funktionskarten_immer": True}),
]
"""Advice that a rule makes untrue: its claim, what is compared, for how many, and the rule."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "compare", "players", "changes"), UNTRUE)
def test_advice_that_gains_nothing_by_a_rule_is_left_out_with_it(
    name: str, compare: Callable[..., Mean], players: int, changes: Mapping[str, Value]
) -> None:
    found = compare(players, range(480 // players), **changes)
    assert all(value in claim(ID, name).unless[key] for key, value in changes.items())
    assert found.value <= 2 * found.error


@pytest.mark.parametrize("table", ["zu_zweit", "zu_viert"])
def test_all_advice_rests_on_as_many_rounds(table: str) -> None:
    assert len({claim(ID, f"{name}_{table}").cases for name in ("farbe", "buben", "wirkung", "mau")}) == 1
    assert len({claim(ID, f"{name}_werte_{table}").cases for name in BY_VALUES}) == 1
