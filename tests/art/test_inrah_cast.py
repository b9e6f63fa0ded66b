"""Thirty courts of Inrah are thirty people of six families: no face and no hand is drawn twice, turned or mirrored."""

from __future__ import annotations

from itertools import combinations

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawings are not compared (install the extra 'art')")

from tests.art.likeness import FACES, HANDS, Drawing, alike

from art.inrah.arms import grip_of
from art.inrah.cast import CAST
from art.inrah.grip import Skin, draw_grip
from art.inrah.sashes import SASHES, draw_ribbon
from art.inrah.sitter import head
from art.portrait import draw_face
from art.poses import OATH
from art.shapes import placed, union
from art.sidelong import draw_profile
from art.skull import Bones, View
from art.visage import Visage

SITTERS = {f"{element}-{rank}": sitter for element, family in CAST.items() for rank, sitter in family.items()}


def test_no_two_faces_are_alike() -> None:
    assert not alike({name: Drawing(head(sitter).whole()) for name, sitter in SITTERS.items()}, FACES)


def test_no_two_hands_are_alike() -> None:
    assert not alike({name: Drawing(grip_of(sitter, Skin()).hand) for name, sitter in SITTERS.items()}, HANDS)


def test_every_head_of_a_rank_with_front_gear_has_hair_or_is_a_squires() -> None:
    assert all(sitter.hair for sitter in SITTERS.values())
    assert len({sitter.hair for name, sitter in SITTERS.items()}) > 24


@pytest.mark.parametrize("degrees", [0, 90, 180])
def test_a_hand_is_lit_from_the_upper_left_however_it_is_turned(degrees: int) -> None:
    drawn = draw_grip(OATH, placed(0, 0, degrees), Skin()).hand
    light, shade = (
        union([shape for role, shape in drawn.layers if role == tone]).centroid for tone in ("papier", "hell")
    )
    assert shade.x > light.x and shade.y > light.y


@pytest.mark.parametrize("turn", [-25, 0, 25])
def test_a_face_is_lit_from_the_left_however_it_is_turned(turn: float) -> None:
    drawn, outline = draw_face(Visage(Bones(), turn))
    deep = union([shape for role, shape in drawn.layers if role == "mittel"])
    assert deep.centroid.x > outline.centroid.x


def test_a_profile_that_looks_right_is_no_mirror_image_of_one_that_looks_left() -> None:
    """Its front is turned from the light."""
    for turn, front_is_lit in ((-90, True), (90, False)):
        drawn, outline = draw_profile(Visage(Bones(), turn))
        shade = union([shape for role, shape in drawn.layers if role == "hell"])
        nose_side = shade.centroid.x < outline.centroid.x if turn < 0 else shade.centroid.x > outline.centroid.x
        assert nose_side is not front_is_lit


def test_a_turned_head_shows_more_of_one_cheek() -> None:
    view = View(Bones(), 24)
    middle, _ = view.at(0, 2)
    assert middle - view.rim(2, -1) > 1.5 * (view.rim(2, 1) - middle)


def test_every_family_has_a_sash_of_its_own() -> None:
    ribbons = [draw_ribbon(element, 0, 0, 30)[1] for element in SASHES]
    for one, other in combinations(ribbons, 2):
        assert one.symmetric_difference(other).area > 2
