"""Templates of a deck are filled with the values of cards."""

from __future__ import annotations

import pytest
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.cells import Cell
from kartenwerk.custom.data import CustomData
from kartenwerk.custom.fill import Filler

VALUES = {"titel": Cell.of("0,50", ","), "text": "{{ titel }} <b>", "none": "nichts", "deck": {"id": "probe"}}


def filler() -> Filler:
    return Filler(WORKSHOP.language, CustomData.load(WORKSHOP.roots).languages["de"])


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{{ titel }}", "0,50"),
        ("{{titel}}", "0,50"),
        ("{{ text }}", "{{ titel }} <b>"),
        (" {{ text }} ", " {{ titel }} <b> "),
        ("{{ none }}", "None"),
        ("{{ deck.id }}", "probe"),
        ("{{ titel + 1 }}", "1.5"),
        ("nur Text", "nur Text"),
    ],
)
def test_a_name_alone_gives_what_any_template_with_it_gives(text: str, filled: str) -> None:
    own = filler()
    assert own.fill(text, VALUES) == filled
    assert own.fill(f"{text}{{##}}", VALUES) == filled


@pytest.mark.parametrize("text", ["{{ titl }}", "{{ deck }}"])
def test_a_name_of_nothing_or_of_no_text_is_an_error(text: str) -> None:
    with pytest.raises(KartenwerkError):
        filler().fill(text, VALUES)


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{{ name | lower }}", "brot"),
        ("{{ name | upper | replace('R', 'L') }}", "BLOT"),
        ("{{ leer | default('nichts', true) }}", "nichts"),
        ("{{ leer | default('nichts') }}", "nichts"),
        ("{{ name | default('nichts') }}", "Brot"),
        ("{{ null | default('nichts') }}", "0"),
        ("{{ (null * 1) | default('nichts') }}", "0"),
        ("{{ kein_wert | default('nichts') }}", "nichts"),
        ("{{ name | length }}", "4"),
        ("{{ 'ja' if titel > 0.25 else 'nein' }}", "ja"),
    ],
)
def test_cells_go_through_filters(text: str, filled: str) -> None:
    cells = {**VALUES, "name": Cell.of("Brot", ","), "leer": Cell.of("", ","), "null": Cell.of("0", ",")}
    assert filler().fill(text, cells) == filled


def test_an_unknown_filter_is_told_with_the_nearest() -> None:
    with pytest.raises(KartenwerkError, match=r"no filter uper \(did you mean upper"):
        filler().fill("{{ text | uper }}", VALUES)


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("*{{ leer }}*", ""),
        ("{{ name }}**{{ leer }}**", "Brot"),
        ("{{ name }} ***{{ leer }} {{ leer }}***!", "Brot !"),
        ("**{{ name }}** *{{ name }}*", "**Brot** *Brot*"),
        (r"\*{{ leer }}\*", r"\*\*"),
        ("2 * {{ name }}* 3", "2 * Brot* 3"),
    ],
)
def test_an_empty_cell_in_bold_or_italics_leaves_no_marks(text: str, filled: str) -> None:
    assert filler().fill(text, {"name": Cell.of("Brot", ","), "leer": Cell.of("", ",")}) == filled
