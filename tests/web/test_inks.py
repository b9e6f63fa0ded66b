"""Inks of figures on a dark page: chosen in each deck's colours, light enough to be read, and still the same colour."""

from __future__ import annotations

import colorsys

import pytest
from tests.support import WORKSHOP

from kartenwerk.catalog import BuiltInDeck
from kartenwerk.graphics.sight import contrast
from kartenwerk.text.web.inks import DARK_GROUND, PAGE, style

DECKS = [deck for deck in map(WORKSHOP.catalog.deck, WORKSHOP.catalog.deck_ids) if isinstance(deck, BuiltInDeck)]
DARK_PAGE = "#15110e"
LETTERS = 4.5
"""The contrast that WCAG 2.2 asks of letters."""


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_every_ink_of_a_decks_figures_is_chosen_for_a_dark_page_and_can_be_read_there(deck: BuiltInDeck) -> None:
    assert set(deck.dark_colours) == set(deck.colours) - set(PAGE)
    for role, colour in deck.dark_colours.items():
        assert contrast(colour, DARK_GROUND) >= LETTERS, role
        assert contrast(colour, DARK_PAGE) >= LETTERS, role


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_a_chosen_ink_has_the_hue_of_its_role(deck: BuiltInDeck) -> None:
    for role, colour in deck.dark_colours.items():
        hue, light, strong = _hls(deck.colours[role].screen)
        there, _, _ = _hls(colour)
        apart = abs(hue - there)
        assert min(apart, 1 - apart) < 0.08 or strong < 0.2 or light < 0.1, role


def test_a_dark_page_shows_the_chosen_ink_its_tint_and_a_computed_one_where_none_is_chosen() -> None:
    walisch = WORKSHOP.catalog.deck("walisch")
    dark = style(["rot", "rot/50", "blau"], walisch.palette, {"rot": "#f07a55"}).split("dark){:root{")[1].split("}")[0]
    colours = dict(rule.split(":") for rule in dark.rstrip(";").split(";"))
    assert colours["--ink-rot"] == "#f07a55"
    assert colours["--ink-rot-50"] == "#884a36"  # half way to the ground
    assert contrast(colours["--ink-blau"], DARK_GROUND) >= LETTERS


def _hls(colour: str) -> tuple[float, float, float]:
    red, green, blue = (part / 255 for part in bytes.fromhex(colour[1:]))
    return colorsys.rgb_to_hls(red, green, blue)
