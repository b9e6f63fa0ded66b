"""Every card and chosen pages look as their stored pictures do; `make record` stores them anew, with a report."""

import pytest
from PIL import Image
from tests.pictures.album import CARD, albums, deck_pictures, difference, stored


@pytest.mark.parametrize("album", albums())
def test_looks_as_stored(album: str) -> None:
    pictures = albums()[album]()
    changed = [
        f"{picture.name}: {apart}"
        for picture, old in zip(pictures, stored(album, pictures), strict=True)
        if not (apart := difference(old, picture.image)).tolerable
    ]
    assert not changed, "look at them and run `make record`: " + "; ".join(changed)


def test_a_moved_line_is_noticed() -> None:
    line = Image.new("RGB", (64, 99), "white")
    line.paste((0, 0, 0), (20, 10, 22, 60))
    moved = Image.new("RGB", (64, 99), "white")
    moved.paste((0, 0, 0), (23, 10, 25, 60))
    assert not difference(line, moved).tolerable


def test_another_tone_is_noticed() -> None:
    assert not difference(Image.new("RGB", (64, 99), "#C33A12"), Image.new("RGB", (64, 99), "#B8350F")).tolerable


def test_the_rounding_of_edges_is_not() -> None:
    edge, softer = Image.new("RGB", (64, 99), "white"), Image.new("RGB", (64, 99), "white")
    edge.paste((0, 0, 0), (20, 10, 40, 60))
    softer.paste((0, 0, 0), (20, 10, 40, 60))
    softer.paste((14, 14, 14), (20, 10, 21, 60))
    assert difference(edge, softer).tolerable


def test_two_cards_are_never_taken_for_each_other() -> None:
    pictures = deck_pictures("walisch")[::4]
    for place, one in enumerate(pictures):
        assert one.image.width == CARD
        assert all(not difference(one.image, other.image).tolerable for other in pictures[:place])
