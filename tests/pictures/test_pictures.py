"""Every card and chosen pages look as their stored pictures do; `make record` stores them anew, with a report."""

from collections.abc import Sequence

import pytest
from PIL import Image
from tests.pictures.album import CARD, Picture, albums, deck_pictures, difference, page_pictures, stored, workshop

SOME = 7
"""Of so many kinds of a deck one is drawn; `make slow` draws all."""


@pytest.mark.parametrize("deck", workshop().catalog.deck_ids)
def test_some_cards_of_a_deck_look_as_stored(deck: str) -> None:
    """One kind in seven, ranks and suits in turn, and the back; the same templates draw the others."""
    pictures, kinds = deck_pictures(deck, every=SOME), len(workshop().catalog.deck(deck).kinds)
    assert changed(pictures, stored(deck, pictures, [*range(0, kinds, SOME), kinds])) == []


def test_pages_look_as_stored() -> None:
    pictures = page_pictures()
    assert changed(pictures, stored("pages", pictures)) == []


@pytest.mark.slow
@pytest.mark.parametrize("album", albums())
def test_all_looks_as_stored(album: str) -> None:
    pictures = albums()[album]()
    assert changed(pictures, stored(album, pictures)) == []


def changed(pictures: Sequence[Picture], before: Sequence[Image.Image]) -> list[str]:
    """The pictures that look otherwise: look at them and run `make record`."""
    differences = {picture.name: difference(old, picture.image) for picture, old in zip(pictures, before, strict=True)}
    return [f"{name}: {apart}" for name, apart in differences.items() if not apart.tolerable]


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
    pictures = deck_pictures("walisch", every=SOME)
    for place, one in enumerate(pictures):
        assert one.image.width == CARD
        assert all(not difference(one.image, other.image).tolerable for other in pictures[:place])
