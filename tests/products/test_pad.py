"""Score pads: for which numbers of players there are leaves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run, texts

from kartenwerk.build.workshop import Workshop
from kartenwerk.products.kits.kit import PAD_PAGES, kit_products
from kartenwerk.products.pad.game import draw_leaf, leaf_layout, leaf_players, roomy_page
from kartenwerk.products.pad.layout import PadData


def test_there_are_leaves_for_every_number_of_players_where_the_game_does_not_say_otherwise() -> None:
    session = WORKSHOP.session("donnerwetter", None, [])
    assert leaf_players(session, "a6") == session.data.players


def test_the_pads_of_a_kit_have_the_few_leaves_that_the_data_state() -> None:
    leaves = PadData.load(WORKSHOP.roots).leaves
    pads = [
        each for each in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), "a4") if each.kind == "pad"
    ]
    assert pads
    assert {dict(each.choices)["sheets"] for each in pads} == {str(leaves)}


def test_the_pad_of_a_game_alone_is_the_one_of_a_kit(run: Run, tmp_path: Path) -> None:
    """Both write the same file, so it must not change with the command; more leaves are asked for."""
    (file,) = run("pad", "schwimmen", "--out", tmp_path, "--json").json["files"]
    (entry,) = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    (of_kit,) = (
        each
        for each in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("franzoesisch"), "a4")
        if file["path"].endswith(each.path)
    )
    assert entry["choices"] == dict(of_kit.choices)


def test_a_party_gets_the_smallest_leaf_on_which_it_has_room() -> None:
    session = WORKSHOP.session("wolfsjagd", None, [])
    leaves = leaf_players(session, "a6")
    for players in session.data.players:
        roomy = [number for number in leaves if number >= players]
        assert leaf_players(session, "a6", players) == tuple(roomy[:1])


def table(run: Run, folder: Path, players: str, hand: int) -> Path:
    """The data of a game without a pad of its own, as `kartenwerk new game` writes them."""
    run("new", "game", "viele", "--table", "--players", players, "--out", folder)
    file = folder / "viele/rules_data/games/viele.toml"
    file.write_text(file.read_text().replace("hand = 5", f"hand = {hand}"))
    return folder / "viele"


@pytest.mark.parametrize(
    ("players", "columns", "rows"), [(4, 2, 0), (5, 1, 0), (6, 1, 0), (10, 1, 0), (11, 5, 11), (15, 5, 15)]
)
def test_a_game_without_a_pad_of_its_own_has_a_leaf_for_as_many_as_can_play(
    run: Run, tmp_path: Path, players: int, columns: int, rows: int
) -> None:
    """A sum alone where two columns each do not fit, and a row each where no column does."""
    shop = Workshop.over(table(run, tmp_path, str(players), 3))
    session = shop.session("viele", None, [])
    layout = leaf_layout(shop, session, "a6", players)
    assert [len(seat) for seat in layout.seats] == ([columns] if rows else [columns] * players)
    assert not rows or {match.rows for match in layout.matches} == {rows}
    words = [text.text for text in texts(draw_leaf(shop, session, "a6", players, filled=True).items)]
    assert set(session.names[:players]) <= set(words)
    assert words.count("Summe") == (1 if rows else players)


def test_the_leaf_is_larger_where_so_many_rows_do_not_fit(run: Run, tmp_path: Path) -> None:
    shop = Workshop.over(table(run, tmp_path, "2,24", 2))
    session = shop.session("viele", None, [])
    assert roomy_page(shop, session, PAD_PAGES) == "a5"
    assert roomy_page(shop, session, PAD_PAGES, 2) == "a6"


def test_the_pad_of_the_first_draft_is_made_for_all_its_players(run: Run, tmp_path: Path) -> None:
    run("new", "game", "viele", "--table", "--players", "2,3,4,5,6", "--out", tmp_path)
    made = run("pad", "viele", "--data", tmp_path / "viele", "--out", tmp_path / "out", "--json").json["files"]
    assert [file["pages"] for file in made] == [10]
