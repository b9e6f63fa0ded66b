"""The ink of pictures is measured once, and kept from run to run by the pixels and by the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from kartenwerk.base.cache import Cache
from kartenwerk.graphics.display.geometry import Box
from kartenwerk.printing.preflight.household import PictureInks
from kartenwerk.printing.preflight.picture_ink import NO_INK, BriefInk, InkMap, PictureInk

KEY = b"pixels"


def measured() -> InkMap:
    dots = Image.new("I", (3, 2))
    dots.putdata([0, 255, 510, 765, 1020, 7])
    coloured = Image.new("I", (3, 2))
    coloured.putdata([0, 5, 510, 765, 765, 7])
    return InkMap(dots, coloured)


def never() -> InkMap:
    raise AssertionError("measured a second time")


def test_a_later_run_has_the_same_map_without_measuring(tmp_path: Path) -> None:
    first = PictureInks({}, Cache(tmp_path), "rules").of(KEY, measured)
    again = PictureInks({}, Cache(tmp_path), "rules").of(KEY, never)
    dots = [Box(x / 3, y / 2, (x + 0.9) / 3, (y + 0.9) / 2) for x in range(3) for y in range(2)]
    assert (
        [again.most(dot) for dot in dots] == [first.most(dot) for dot in dots] == [measured().most(dot) for dot in dots]
    )
    assert (again.most(), again.most_coloured()) == (400, 300)
    assert again.most(Box(0, 0.6, 0.3, 1)) == first.most(Box(0, 0.6, 0.3, 1)) == 0


def test_other_rules_and_other_pixels_are_measured_anew(tmp_path: Path) -> None:
    PictureInks({}, Cache(tmp_path), "rules").of(KEY, measured)
    for key, rules in ((KEY, "others"), (b"other pixels", "rules")):
        with pytest.raises(AssertionError):
            PictureInks({}, Cache(tmp_path), rules).of(key, never)


def test_a_picture_whose_ink_nobody_knows_is_asked_again_in_the_next_run(tmp_path: Path) -> None:
    known: dict[bytes, PictureInk] = {}
    assert PictureInks(known, Cache(tmp_path), "rules").of(KEY, lambda: NO_INK) is NO_INK
    assert PictureInks(known, Cache(tmp_path), "rules").of(KEY, never) is NO_INK
    assert PictureInks({}, Cache(tmp_path), "rules").of(KEY, measured).count == 6


def test_a_map_is_at_hand_only_while_it_is_asked_for(tmp_path: Path) -> None:
    brief = PictureInks({}, Cache(tmp_path), "rules").of(KEY, measured)
    assert isinstance(brief, BriefInk)
    assert brief.bring() is brief.bring()
    assert brief.most(Box(0, 0.6, 0.3, 1)) == measured().most(Box(0, 0.6, 0.3, 1))
