"""What the booklet and the pad of Gin Rommé show, held against the engine they come from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import pytest
from tests.games import prints, support

from kartenwerk.catalog.game import Value
from kartenwerk.play.examples.meld_rows import MeldRow
from kartenwerk.play.games.gin_romme import HANDS
from kartenwerk.play.games.gin_romme.examples import examples, specimen
from kartenwerk.play.games.gin_romme.game_view import GameView, games
from kartenwerk.play.games.gin_romme.round_view import KnockView, arranged_twice, greedy
from kartenwerk.play.games.gin_romme.scoring import worth
from kartenwerk.play.games.gin_romme.state import Standing, melds_of
from kartenwerk.play.mechanics.melds.meld import MeldIndex
from kartenwerk.play.mechanics.melds.moves import Throw
from kartenwerk.play.mechanics.melds.search import arrange
from kartenwerk.products.booklet.glossary import merge_glossaries, read_glossary
from kartenwerk.products.pad.game import draw_leaf
from kartenwerk.text.german import definite_card

session = partial(support.session, "gin_romme")


@cache
def values() -> Mapping[str, Any]:
    return prints.booklet("gin_romme")


def example(name: str) -> Any:
    return values()["beispiele"][name]


def number(rows: tuple[MeldRow, ...]) -> int:
    """What is left over, as the figure tells it."""
    return int(rows[-1].number or 0)


def ids(rows: tuple[MeldRow, ...]) -> list[str]:
    return sorted(one.card.id for row in rows for one in row.cards)


@cache
def full_pack() -> MeldIndex:
    return melds_of(tuple(card for card in session().deck.pack.cards if card.suit != "joker"))


# --- a hand in two arrangements -------------------------------------------------------------------------------


def test_both_arrangements_are_of_the_same_ten_cards_and_the_best_leaves_less() -> None:
    told = example("blatt")
    assert ids(told.greedy) == ids(told.best)
    assert sorted([*ids(told.best), told.thrown.id]) == ids((told.hand,))
    assert (number(told.greedy), number(told.best)) == told.deadwood
    assert told.deadwood[0] > told.deadwood[1]
    assert told.may_knock == (False, True)


def test_a_hand_that_leaves_just_the_limit_may_knock() -> None:
    at = session()
    deals = (at.play(2, seed) for seed in range(60))
    knocked = (deal for deal in deals if any(isinstance(step.move, Throw) and step.move.knocks for step in deal.steps))
    told = next(told for deal in knocked if (told := arranged_twice(at, deal)).deadwood == (told.limit, told.limit))
    assert told.may_knock == (True, True)


def test_the_best_arrangement_is_what_the_command_line_proposes() -> None:
    told, at = example("blatt"), session()
    [read] = HANDS.hands(at, [" ".join(ids((told.hand,)))]).hands
    assert read.deadwood == told.deadwood[1]
    assert read.name == f"Klopfen mit {told.deadwood[1]}, Abwurf {told.thrown.full}"


def test_greedy_lays_the_dearest_meld_first() -> None:
    pack = session().deck.pack
    hand = pack.read("herz-7 karo-7 kreuz-7 pik-7 kreuz-5 kreuz-6 pik-A")
    found = greedy(full_pack(), hand)
    assert [len(meld.cards) for meld in found.melds] == [4]
    assert (found.deadwood, arrange(full_pack(), hand, worth).deadwood) == (12, 1)


# --- knocks ---------------------------------------------------------------------------------------------------


def test_gin_leaves_nothing_and_nothing_is_added() -> None:
    told: KnockView = example("gin")
    assert told.deadwood[0] == 0 and not told.added
    assert (told.winner, told.points) == (told.knocker, told.deadwood[1] + 25)
    assert not any(one.quiet for row in told.laid for one in row.cards)


def test_in_oklahoma_the_first_card_sets_the_limit_and_spades_double() -> None:
    told: KnockView = example("oklahoma")
    assert told.first.id.startswith("pik-") and told.limit == told.first.value
    assert told.deadwood[0] <= told.limit
    assert told.points == 2 * (told.deadwood[1] - told.deadwood[0])
    plain: KnockView = examples(session(oklahoma_pik_doppelt=False))["oklahoma"]
    assert plain.points == plain.deadwood[1] - plain.deadwood[0]


def test_where_only_gin_may_end_a_round_the_arranged_hand_is_gin() -> None:
    shown = examples(session(klopf_limit=0))
    assert shown["gin"].deadwood[0] == 0 and shown["blatt"].deadwood[1] == 0


# --- round, game, match ---------------------------------------------------------------------------------------


def test_every_line_of_the_pad_is_a_round_and_the_last_reaches_the_goal() -> None:
    for told in values()["spiele"]:
        for seat in range(2):
            won = [one.points for one in told.rounds if one.seat == seat]
            assert told.lines(seat) == tuple(sum(won[: place + 1]) for place in range(len(won)))
            assert told.points[seat] == sum(won)
        assert told.rounds[-1].sum == max(told.points) >= 100


def test_games_add_up_as_the_engine_settles_them() -> None:
    at, match = session(), (0, 0)
    rules = at.game.rules(**at.values)
    for told in values()["spiele"]:
        won = tuple(len(told.lines(seat)) for seat in range(2))
        assert Standing(told.points, won).sums(rules) == told.sums
        parts = zip(told.points, told.bonus, told.shutout, told.for_rounds, strict=True)
        assert tuple(map(sum, parts)) == told.sums
        assert max(told.gain) == max(told.sums) - min(told.sums) and min(told.gain) == 0
        match = tuple(old + new for old, new in zip(match, told.gain, strict=True))
        assert told.match == match
    assert values()["fertig"] and max(match) >= 500


def test_the_specimen_shows_a_game_in_which_one_side_wins_no_round() -> None:
    [told] = [one for one in specimen(session(), 2)["spiele"] if one.shut_out]
    assert () in [told.lines(seat) for seat in range(2)]
    assert max(told.shutout) == max(told.points) + 100


def test_a_long_match_is_told_by_its_first_games() -> None:
    at = session(partie_ziel=2000)
    told: list[GameView] = [*games(at.game.rules(**at.values), at.play_deals(2, 3))]
    assert len(told) == 4 and max(told[-1].match) < 2000


@pytest.mark.parametrize("page", ["a6", "a5"])
@pytest.mark.parametrize("goal", [100, 300])
def test_specimens_fit_their_leaves(page: str, goal: int) -> None:
    at = session(spielziel=goal)
    filled, blank = (draw_leaf(support.WORKSHOP, at, page, 2, filled=filled) for filled in (True, False))
    assert len(filled.items) > len(blank.items)


# --- print ----------------------------------------------------------------------------------------------------


def test_a_reference_card_has_two_sides() -> None:
    prints.check_reference_card(session())


@pytest.mark.slow
@pytest.mark.parametrize("change", [{"oklahoma": True, "oklahoma_as": "1"}, {"klopf_limit": 0, "gin_bonus": 0}])
def test_the_box_edition_can_be_set_with_other_rules(change: dict[str, Value]) -> None:
    at = session(**change)
    prints.check_booklet(at, "card")
    prints.check_reference_card(at)


# --- a booklet by other rules ---------------------------------------------------------------------------------


def text(**changes: Value) -> str:
    return prints.rendered("games/gin_romme/text.md.j2", prints.booklet("gin_romme", **changes))


def test_in_oklahoma_each_example_tells_the_first_card_and_the_limit_that_it_sets() -> None:
    shown = examples(session(oklahoma=True))
    told = text(oklahoma=True)
    for one, left, said in (
        (shown["blatt"], 1, "Die erste Abwurfkarte war {}"),
        (shown["oklahoma"], 0, "In einer anderen Runde liegt zuerst {} offen"),
    ):
        assert one.deadwood[left] <= one.limit == min(one.first.value, 10)
        assert f"{said.format(definite_card(one.first))}: Geklopft wird mit höchstens" in told
    assert "Die erste Abwurfkarte war" not in text().split("# Oklahoma Gin")[0]


def test_where_only_gin_may_end_a_round_there_is_no_chapter_of_oklahoma_and_its_limits() -> None:
    assert "# Oklahoma Gin" in text() and "# Oklahoma Gin" in text(klopf_limit=0, oklahoma=True)
    assert "# Oklahoma Gin" not in text(klopf_limit=0)


def test_where_only_gin_may_end_a_round_the_text_promises_nothing_more() -> None:
    at_table = prints.booklet("gin_romme", klopf_limit=0)
    assert "auf mehr warten" not in prints.rendered("games/gin_romme/text.md.j2", at_table)
    assert "Der andere legt nichts an." in prints.rendered("games/gin_romme/short.md.j2", at_table)


def test_the_collected_book_of_the_deck_keeps_what_luschen_are_in_this_game() -> None:
    names = ("decks/franzoesisch/glossary.md.j2", "games/gin_romme/glossary.md.j2")
    of_deck, of_game = (read_glossary(prints.rendered(name, values()), name) for name in names)
    (meaning,) = (entry.text for entry in of_game if entry.word == "Luschen")
    assert meaning in merge_glossaries(of_deck, {"Gin Rommé": of_game})


def test_where_only_gin_ends_a_round_the_reference_card_tells_no_undercut() -> None:
    card = prints.rendered("games/gin_romme/reference.md.j2", prints.booklet("gin_romme", klopf_limit=0))
    usual = prints.rendered("games/gin_romme/reference.md.j2", prints.booklet("gin_romme"))
    assert "Unterschnitt" in usual and "Unterschnitt" not in card
    assert "Der andere legt nichts an." in card
