"""Icons in the text of cards stand as near to their words as letters do."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import deck, plain

from kartenwerk.graphics.display import Box

NARROW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">'
    '<path d="M10 3V21"/></svg>'
)


def test_room_at_the_sides_of_an_icon_is_left_out_in_text(tmp_path: Path) -> None:
    icons = deck(plain(tmp_path, **{"zeichen/strich.svg": NARROW})).tools.icons
    assert icons.ratio("strich") == pytest.approx(4 / 24)  # half a line's width of room
    assert icons.ratio("muenze") == pytest.approx(18 / 24)
    assert icons.with_sides("strich", Box(50, 10, 54, 34)) == Box(42, 10, 66, 34)
