"""Score pads: for which numbers of players there are leaves."""

from __future__ import annotations

import json
from pathlib import Path

from tests.support import WORKSHOP, Run

from kartenwerk.products.kit import kit_products
from kartenwerk.products.pad import fitting_leaf, leaf_players
from kartenwerk.products.pad_layout import PadData


def test_there_are_leaves_for_every_number_of_players_where_the_game_does_not_say_otherwise() -> None:
    session = WORKSHOP.session("donnerwetter", None, [])
    assert leaf_players(session, "a6") == session.data.players


def test_the_pads_of_a_kit_have_the_few_leaves_that_the_data_state() -> None:
    leaves = PadData.load(WORKSHOP.roots).leaves
    pads = [each for each in kit_products(WORKSHOP.catalog, "walisch", "a4") if each.kind == "pad"]
    assert pads
    assert {dict(each.choices)["sheets"] for each in pads} == {str(leaves)}


def test_the_pad_of_a_game_alone_is_the_one_of_a_kit(run: Run, tmp_path: Path) -> None:
    """Both write the same file, so it must not change with the command; more leaves are asked for."""
    (file,) = run("pad", "schwimmen", "--out", tmp_path, "--json").json["files"]
    (entry,) = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    (of_kit,) = (
        each for each in kit_products(WORKSHOP.catalog, "franzoesisch", "a4") if file["path"].endswith(each.path)
    )
    assert entry["choices"] == dict(of_kit.choices)


def test_a_party_gets_the_smallest_leaf_on_which_it_has_room() -> None:
    session = WORKSHOP.session("wolfsjagd", None, [])
    leaves = leaf_players(session, "a6")
    for players in session.data.players:
        chosen = fitting_leaf(session, "a6", players)
        assert chosen == next((number for number in leaves if number >= players), None)
