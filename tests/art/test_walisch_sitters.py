"""The ladies of Walisch that are drawn from their bones are nobody else's, in this deck and beside that of Inrah."""

from __future__ import annotations

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawings are not compared (install the extra 'art')")

from tests.art.likeness import FACES, HANDS, Drawing, alike, likeness

from art import poses
from art.hand import draw_hand
from art.inrah.cast import CAST
from art.picture import INK, PAPER
from art.portrait import draw_face
from art.shapes import placed, union
from art.walisch.clasps import CLASPS
from art.walisch.ladies.svidar import GRASP, UNDER
from art.walisch.sitters import JUDGE, SEERESS, carved


def test_no_two_faces_are_alike() -> None:
    assert likeness(Drawing(carved(JUDGE)), Drawing(carved(SEERESS))) < FACES


def test_no_two_hands_are_alike() -> None:
    poses_of = {"grasp": GRASP, "under": UNDER, "oath": poses.OATH, **CLASPS}
    hands = {name: Drawing(draw_hand(gesture, placed(0, 0)).picture) for name, gesture in poses_of.items()}
    assert not alike(hands, HANDS)


def test_no_sitter_serves_two_decks() -> None:
    """Nobody has the same bones, age and mood here and there."""
    theirs = [sitter.face for family in CAST.values() for sitter in family.values()]
    assert all(face.bones != other.bones for face in (JUDGE, SEERESS) for other in theirs)
    assert len({face.bones for face in theirs}) == len(theirs)


@pytest.mark.parametrize("face", [JUDGE, SEERESS], ids=["judge", "seeress"])
def test_a_carved_face_is_paper_with_its_dark_side_to_the_right(face: object) -> None:
    drawn = carved(face)  # type: ignore[arg-type]
    assert {role for role, _ in drawn.layers} <= {INK, PAPER, "rot", "ocker"}
    assert drawn.layers[-1][0] == INK
    middle = union([shape for _, shape in drawn.layers]).centroid.x
    assert drawn.layers[-1][1].centroid.x > middle + 2
    assert draw_face(JUDGE)[1].area > 150
