"""What the printed things of a deck share: the band's colour, the tint of rows, and the frieze."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.pictures.album import workshop

from kartenwerk.base.palette import Ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.series import Series, tint_ink
from kartenwerk.graphics.sight import contrast
from kartenwerk.graphics.svg.bounds import bounds

DECKS = workshop().catalog.deck_ids
INK_LIMIT = 240
FRIEZE = """{% import "friezes/band.svg.j2" as b %}{% import "figures/frame.svg.j2" as f %}
{{ f.start(style, 70, 20, "frieze") }}{{ b.band(deck, 5, 64, 2, 5, linien=false) }}</svg>"""


@pytest.mark.parametrize("deck_id", DECKS)
def test_words_stand_out_from_the_band_and_from_tinted_rows(deck_id: str) -> None:
    """On the band there is display type and an italic of 9 pt; on the tint running text."""
    palette = workshop().catalog.deck(deck_id).palette
    assert contrast(palette["papier"].screen, palette["band"].screen) >= 4.5
    assert contrast(palette["tinte"].screen, palette["ton"].screen) >= 7
    assert contrast(palette["ton"].screen, "#FFFFFF") >= 1.1, "nobody would see the rows"
    assert max(sum(palette[role].cmyk) for role in ("band", "ton")) <= INK_LIMIT


def test_no_two_decks_have_the_same_frieze() -> None:
    friezes = [workshop().catalog.deck(deck_id).series.frieze for deck_id in DECKS]
    assert len(set(friezes)) == len(friezes)


@pytest.mark.parametrize("deck_id", DECKS)
def test_a_frieze_stays_between_its_edges_and_runs_over_both_ends(deck_id: str, tmp_path: Path) -> None:
    place = tmp_path / "templates/generic/pad.svg.j2"
    place.parent.mkdir(parents=True)
    place.write_text(FRIEZE, encoding="utf-8")
    workshop = Workshop.over(tmp_path)
    pictures = workshop.tools(workshop.catalog.deck(deck_id)).pictures
    ground, *ornament = pictures.draw("generic/pad.svg.j2", {}).items
    assert bounds([ground]) == pytest.approx((2, 2, 67, 7))
    drawn = bounds(ornament)
    assert 2 < drawn.y0 < 3.5 < 5.5 < drawn.y1 < 7
    assert drawn.x0 <= 3
    assert drawn.x1 >= 66


def test_a_tint_is_a_share_of_each_ink() -> None:
    assert tint_ink(Ink((10, 38, 85, 5), "#D9A03A"), 0.25) == Ink((2.5, 9.5, 21.2, 1.2), "#F6E7CE")


def test_a_deck_without_a_series_has_a_black_band_and_grey_rows() -> None:
    inks = Series().inks({"tinte": Ink((0, 0, 0, 100), "#000000")})
    assert inks == {"band": Ink((0, 0, 0, 100), "#000000"), "ton": Ink((0, 0, 0, 8), "#EBEBEB")}


def test_titles_are_capitals_but_in_the_german_deck() -> None:
    titles = {deck_id: workshop().catalog.deck(deck_id).series.title("Tarock") for deck_id in DECKS}
    assert {deck_id for deck_id, title in titles.items() if title == "Tarock"} == {"deutsch"}
    assert set(titles.values()) == {"Tarock", "TAROCK"}
