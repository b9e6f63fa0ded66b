"""A number card shows as many pips as it counts, however large its index is, and none covers another."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.support import WORKSHOP, placed, some, some_rows

from art.shapes import rectangle
from art.walisch import portals
from kartenwerk.catalog import require_suited
from kartenwerk.faces.pictures import Pictures
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Box, Fill, Group, Place
from kartenwerk.graphics.svg.bounds import bounds

VARIANTS = {
    "normal": FaceVariant(), "large": FaceVariant(index="large"), "four": FaceVariant(corners="four"),
}  # fmt: skip


def numbers(deck_id: str) -> list[str]:
    """The number cards of one deck."""
    return [str(card) for card in require_suited(WORKSHOP.catalog.deck(deck_id)).suited if card.rank.isdigit()]


def pips(deck_id: str, name: str, variant: FaceVariant) -> list[Box]:
    """What each pip of the card's face covers, in mm."""
    return [box for part, box in shown_parts(deck_id, name, variant) if part.startswith("pip-")]


@cache
def drawn(deck_id: str, variant: FaceVariant) -> Pictures:
    """The deck's pictures in that variant: what its cards share is read once."""
    return WORKSHOP.tools(WORKSHOP.catalog.deck(deck_id)).pictures.with_variant(variant)


@cache
def shown_parts(deck_id: str, name: str, variant: FaceVariant) -> list[tuple[str, Box]]:
    """The name of each part that the card's face places, and what it covers, in mm."""
    pictures = drawn(deck_id, variant)
    items = pictures.draw_face("front", pictures.deck.pack.card(name)).items
    return [
        (item.form.name, bounds((Group(item.form.items, matrix),)))
        for item, matrix in placed(items)
        if isinstance(item, Place)
    ]


@pytest.mark.parametrize(("deck_id", "variant"), some_rows(product(("franzoesisch", "deutsch"), VARIANTS)))
def test_a_number_card_shows_as_many_pips_as_it_counts(deck_id: str, variant: str) -> None:
    for name in numbers(deck_id):
        shown = pips(deck_id, name, VARIANTS[variant])
        assert len(shown) == int(name.split("-")[1]), name
        assert all(box.x0 > 0 and box.y0 > 0 and box.x1 < 59 and box.y1 < 91 for box in shown), name


@pytest.mark.parametrize("variant", some([*VARIANTS], 3, 1))
def test_no_pip_of_the_german_deck_touches_another_or_the_scene(variant: str) -> None:
    """But the one in the scene's middle; beside larger or more indexes the ten has the classic grid and no scene."""
    for name in numbers("deutsch"):
        ten = name.endswith("-10")
        if ten and variant != "normal":
            assert not scene("deutsch", name, VARIANTS[variant])
            continue
        shown = pips("deutsch", name, VARIANTS[variant])
        assert all(_apart(one, other) for one, other in combinations(shown, 2)), name
        (panel,) = scene("deutsch", name, VARIANTS[variant])
        for box in shown:
            assert _apart(box, panel) or abs((box.y0 + box.y1) / 2 - 45.5) < 2, (name, box)


CLEAR = 1.2
"""mm between the sign of an index and a pip."""


@pytest.mark.parametrize("variant", some([*VARIANTS], 3, 1))
def test_no_pip_of_the_german_deck_is_counted_with_the_sign_of_an_index(variant: str) -> None:
    for name in numbers("deutsch"):
        for sign, pip in product(indexes(name, VARIANTS[variant]), pips("deutsch", name, VARIANTS[variant])):
            near = Box(sign.x0 - CLEAR, sign.y0 - CLEAR, sign.x1 + CLEAR, sign.y1 + CLEAR)
            assert _apart(near, pip), (name, sign, pip)


@pytest.mark.parametrize("suit", ["eichel", "gras", "herz", "schellen"])
def test_the_sign_of_a_large_german_index_keeps_clear_of_the_pictures_frame(suit: str) -> None:
    sign = min(indexes(f"{suit}-K", VARIANTS["large"]), key=lambda box: box.y0)
    pictures = drawn("deutsch", VARIANTS["large"])
    face = pictures.draw_face("front", pictures.deck.pack.card(f"{suit}-K")).items
    free = [bounds((Group((item,), matrix),)) for item, matrix in placed(face) if isinstance(item, Fill)]
    corner = next(box for box in free if box.y0 < sign.y0 < sign.y1 < box.y1 < 40 and box.x1 < 20)
    assert sign.y1 < corner.y1 - 0.4 and sign.x1 < corner.x1 - 0.4


def indexes(name: str, variant: FaceVariant) -> list[Box]:
    """Where the signs of a German card's indexes are, in mm."""
    return [box for part, box in shown_parts("deutsch", name, variant) if part.startswith("index-")]


def scene(deck_id: str, name: str, variant: FaceVariant) -> list[Box]:
    """Where the card's face shows the scene of its suit, in mm."""
    return [box for part, box in shown_parts(deck_id, name, variant) if part == name.split("-")[0]]


def _apart(one: Box, other: Box) -> bool:
    return one.x1 <= other.x0 or other.x1 <= one.x0 or one.y1 <= other.y0 or other.y1 <= one.y0


ELEMENTS = ("erz", "humus", "eis", "wasser", "feuer", "luft")
AIR = 0.7
"""mm between a pip and its window's frame, and between it and the boss in the middle, at least."""


@pytest.mark.parametrize("name", [f"{element}-{count}" for element in ELEMENTS for count in (4, 6, 7)])
def test_pips_have_air_between_an_inrah_window_and_its_boss(name: str) -> None:
    shown = pips("inrah", name, FaceVariant())
    assert len(shown) == int(name[-1])
    left, right, boss = 13.4, 45.6, (28.0, 31.0)
    for box in shown:
        assert box.x0 - left > AIR and right - box.x1 > AIR, box
        if box.y0 < 45.5 < box.y1:
            assert boss[0] - box.x1 > AIR or box.x0 - boss[1] > AIR, box


WALISCH = {
    **VARIANTS, "huge": FaceVariant(index="huge"), "huge-four": FaceVariant(index="huge", corners="four"),
    "low-ink": FaceVariant(low_ink=True),
}  # fmt: skip


@pytest.mark.parametrize("variant", some([*WALISCH], 3))
def test_a_walisch_number_card_has_its_portal_round_its_signs_in_every_variant(variant: str) -> None:
    room = {"normal": "two", "low-ink": "two"}.get(variant, variant)
    opening = portals.opening(portals.ROOMS[room])
    for name in numbers("walisch"):
        suit = name.split("-")[0]
        shown = shown_parts("walisch", name, WALISCH[variant])
        assert [part for part, _ in shown if part.startswith("portal-")] == [f"portal-{suit}-{room}"], name
        signs = [box for part, box in shown if part == suit]
        assert len(signs) == int(name.split("-")[1]) or "huge" in variant, name
        assert all(opening.covers(rectangle(*box).buffer(0.3)) for box in signs), name
        assert all(_apart(one, other) for one, other in combinations(signs, 2)), name
