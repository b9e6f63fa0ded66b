"""The columns of score pads are as wide as their widest entry asks for, and nothing wider is ever written in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pydantic import ValidationError
from tests.collisions import page_faults
from tests.games.support import WORKSHOP, session
from tests.products.pad_entries import GAMES, entries, layouts, specimen
from tests.support import texts

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import GameData
from kartenwerk.graphics.display import Text
from kartenwerk.products.pad.game import draw_leaf, leaf_layout, leaf_players
from kartenwerk.products.pad.layout import PadData, PadTable, pad_layout

DATA = PadData.load(WORKSHOP.roots)
A6 = WORKSHOP.catalog.trim("a6")
LAYOUTS = list(layouts())
MANY = 1000
"""Deals of each game in the slow test, about; those of all games are many thousands."""


@pytest.mark.parametrize(("widest", "width"), [("7", 9), ("–1", 9), ("120", 12), ("–12", 12), ("–100", 15)])
def test_a_column_has_nine_millimetres_for_two_signs_and_three_more_for_each_further_one(
    widest: str, width: float
) -> None:
    column = WORKSHOP.catalog.game("mau_mau").score.seat[0].model_copy(update={"widest": widest})
    assert DATA.columns.width(column) == width


@pytest.mark.parametrize(("game", "page", "players", "layout"), LAYOUTS)
def test_every_column_is_as_wide_as_it_has_to_be(game: str, page: str, players: int, layout: object) -> None:
    of = leaf_layout(WORKSHOP, session(game), page, players)
    assert all(column.width >= column.need - 1e-6 for column in of.columns)
    assert of.columns[0].x == pytest.approx(of.left + of.number)
    assert of.columns[-1].x + of.columns[-1].width == pytest.approx(of.right)
    assert of.row >= 7
    rows = of.matches[-1].rows + len(of.table.feet)
    foot = of.matches[-1].y + of.side.names + of.side.labels + rows * of.row + of.result
    assert foot <= of.height - of.side.foot + 1e-6


def widths(game: str) -> dict[str, int]:
    """How many signs each column has room for, by its head."""
    score = WORKSHOP.catalog.game(game).score
    return {column.head: max(len(column.widest), 2) for column in (*score.notes, *score.seat, *score.rest)}


def too_wide(game: str, seeds: range, patch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """What is written in a column that is too narrow for it, with the column's head."""
    at, room = session(game), widths(game)
    for seed in seeds:
        for players in dict.fromkeys((at.data.players[0], at.data.players[-1])):
            written = entries(game, players, specimen(at, players, seed, patch))
            yield from (each for each in written if len(each[1]) > room[each[0]])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_wider_is_written_than_the_data_say(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(too_wide(game, range(1), monkeypatch)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_wider_is_written_in_many_matches(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = len(specimen(session(game), session(game).data.players[0], 0, monkeypatch).get("zeilen", ()))
    assert list(too_wide(game, range(max(MANY // (2 * max(rows, 1)), 1)), monkeypatch)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_leaf_ends_with_the_result_of_each_match(game: str) -> None:
    at = session(game)
    players = leaf_players(at, "a6")[0]
    words = [text.text for text in texts(draw_leaf(WORKSHOP, at, "a6", players, filled=False).items)]
    assert words.count(at.data.score.result) == len(leaf_layout(WORKSHOP, at, "a6", players).matches)


@pytest.mark.parametrize(
    ("page", "filled"),
    [("a6", True), pytest.param("a6", False, marks=pytest.mark.slow), pytest.param("a5", True, marks=pytest.mark.slow)],
)
@pytest.mark.parametrize("game", GAMES)
def test_no_label_of_a_leaf_meets_anything(game: str, page: str, filled: bool) -> None:
    """Every number of players: an entry may touch the line below it, as by hand, and no other entry."""
    at = session(game)
    leafs = [draw_leaf(WORKSHOP, at, page, players, filled=filled) for players in leaf_players(at, page)]
    assert [fault for of in leafs for fault in page_faults(of)] == []


@pytest.mark.parametrize(
    ("game", "deals", "rows"),
    [("doppelkopf", 12, [12]), ("doppelkopf", 4, [4, 4]), ("bauer_und_jarl", 5, [5, 5]), ("tarock", 9, [9])],
)
def test_rows_are_as_many_as_a_match_has_deals(game: str, deals: int, rows: list[int]) -> None:
    at = session(game, **{WORKSHOP.catalog.game(game).score.deals: deals})
    players = leaf_players(at, "a6")[0]
    assert [match.rows for match in leaf_layout(WORKSHOP, at, "a6", players).matches] == rows


def test_head_and_foot_are_closer_where_that_brings_a_match_on_one_leaf() -> None:
    """Fifteen deals of Wallachen, whose columns of one kind need no heads; of a longer match the leaf is a part."""
    leafs = [leaf_layout(WORKSHOP, session("wallachen", spiele=spiele), "a6", 3) for spiele in (13, 15, 16)]
    assert [(of.matches[0].rows, of.row >= 7) for of in leafs] == [(13, True), (15, True), (13, True)]


def test_a_leaf_lies_across_where_its_columns_do_not_fit_upright() -> None:
    at = session("romme")
    assert [leaf_layout(WORKSHOP, at, "a6", players).width for players in (3, 5)] == [105, 148]
    with pytest.raises(KartenwerkError, match="so many columns do not fit on a leaf of 105 x 148 mm"):
        leaf_layout(WORKSHOP, at, "a6", 6)


def test_the_result_is_that_of_the_last_row_that_is_shown() -> None:
    """Eight rows of a longer match."""
    leafs = draw_leaf(WORKSHOP, session("romme"), "a6", 5, filled=True)
    large = [item for item in leafs.items if isinstance(item, Text) and item.font == "hand"]
    last, result = sorted({round(text.y, 1) for text in large})[-2:]
    sums = sorted((text.x, text.text) for text in large if abs(text.y - last) < 0.3)
    ends = sorted((text.x, text.text) for text in large if abs(text.y - result) < 0.3)
    assert [text for _, text in sums][1::2] == [text for _, text in ends]


def test_a_leaf_that_must_hold_all_rows_says_how_many_it_could() -> None:
    with pytest.raises(KartenwerkError, match="so many rows do not fit") as error:
        pad_layout(DATA, A6, PadTable(WORKSHOP.catalog.game("mau_mau").score, 4, 14, whole=True))
    assert "at most 13" in str(error.value)


@pytest.mark.parametrize(("game", "players", "matches"), [("mogeln", 5, 2), ("mogeln", 8, 1), ("schwimmen", 5, 2)])
def test_a_row_for_every_player_stands_in_each_match_that_has_room(game: str, players: int, matches: int) -> None:
    of = leaf_layout(WORKSHOP, session(game), "a6", players)
    assert [match.rows for match in of.matches] == [players] * matches
    assert of.number == DATA.columns.name
    assert of.result == 0


def test_a_row_below_the_deals_is_there_only_with_its_rule() -> None:
    with_it, without = (
        leaf_layout(WORKSHOP, session("gin_romme", ohne_runde_doppelt=on), "a6", 2) for on in (True, False)
    )
    assert [*with_it.table.feet] == ["Spiel", "zu null", "Runden", "Summe", "Gewinn"]
    assert [*without.table.feet] == ["Spiel", "Runden", "Summe", "Gewinn"]
    assert without.matches[0].rows == with_it.matches[0].rows + 1
    assert (len(with_it.seats), with_it.table.score.result) == (3, "Partie")


@pytest.mark.parametrize(
    ("score", "said"),
    [
        ({"feet": [{"head": "Extra", "rule": "spiele"}]}, "no rule that is a switch"),
        ({"deals": "x"}, "that is a number"),
    ],
)
def test_the_columns_name_rules_of_the_game(score: dict[str, object], said: str) -> None:
    data = WORKSHOP.catalog.game("tarock").model_dump()
    with pytest.raises(ValueError, match=said):
        GameData.model_validate({**data, "score": score})


def test_a_column_is_there_only_where_its_rule_is_in_force() -> None:
    """Where nobody has a Gnadenleben nobody swims."""
    for lives, heads in ((1, ["Leben", "schwimmt"]), (0, ["Leben"])):
        layout = leaf_layout(WORKSHOP, session("schwimmen", gnadenleben=lives), "a6", 5)
        assert [column.head for column in layout.seats[0]] == heads


@pytest.mark.parametrize("wertung", ["karten", "augen", "werte"])
def test_mau_mau_heads_its_columns_with_what_is_written_there_by_every_rule(wertung: str) -> None:
    layout = leaf_layout(WORKSHOP, session("mau_mau", wertung=wertung), "a6", 4)
    assert {column.head for columns in layout.seats for column in columns} == {"Minus"}


@pytest.mark.parametrize(("where", "rule"), [("seat", "nichts"), ("rest", "leben")])
def test_a_column_names_a_rule_of_the_game_and_belongs_to_a_seat(where: str, rule: str) -> None:
    data = WORKSHOP.catalog.game("schwimmen").model_dump()
    data["score"][where] = [{**data["score"][where][0], "rule": rule}]
    with pytest.raises(ValidationError, match="is none of a seat's, or names no rule"):
        GameData.model_validate(data)
