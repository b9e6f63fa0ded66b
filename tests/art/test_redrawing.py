"""The committed pictures are what their programs draw, and a comparison that would see if they were not."""

from __future__ import annotations

import re
import warnings

import pytest
from tests.art.redrawn import differences

from art.decks import DECKS, files
from art.provenance import FOLDER, hashed, program, read, tools

RECORDED = read()
MENDED = {
    "walisch": 1291, "inrah": 192, "buchstaben": 0, "franzoesisch": 213, "deutsch": 289, "motifs": 151, "fronts": 35,
    "makers": 0,
}  # fmt: skip
"""Places in each deck's pictures that healing had to mend so that it shows."""
PICTURES = [(deck, name) for deck in RECORDED for name in RECORDED[deck]]


def text(deck: str, name: str) -> str:
    return (FOLDER / deck / name).read_text(encoding="utf-8")


def redraw(deck: str, name: str) -> None:
    """Fails where a picture drawn anew is another."""
    shapely = pytest.importorskip("shapely", reason="SHAPELY IS MISSING: nothing is drawn (install the extra 'art')")
    geos = "GEOS {}.{}".format(*shapely.geos_version)
    if not RECORDED[deck][name].tools.startswith(geos):
        pytest.skip(f"{geos} IS NOT {RECORDED[deck][name].tools}: it lays corners elsewhere, nothing can be compared")
    found = differences(text(deck, name), files(deck)[name]())
    assert not found, f"the program draws another picture, `make art` writes it: {found[:5]}"


@pytest.mark.parametrize("deck", DECKS)
def test_every_picture_that_is_drawn_is_recorded(deck: str) -> None:
    pytest.importorskip("shapely", reason="SHAPELY IS MISSING: nothing is drawn (install the extra 'art')")
    assert sorted(RECORDED[deck]) == sorted(files(deck))


@pytest.mark.parametrize("deck", DECKS)
def test_no_picture_was_changed_by_hand(deck: str) -> None:
    changed = [name for name, recorded in RECORDED[deck].items() if hashed(text(deck, name)) != recorded.picture]
    assert changed == [], "`make art` draws them"


@pytest.mark.parametrize("deck", DECKS)
def test_a_picture_is_what_its_program_draws(deck: str) -> None:
    """It is drawn again only where the program or its libraries are not those that drew it."""
    pytest.importorskip("shapely", reason="SHAPELY IS MISSING: nothing is drawn (install the extra 'art')")
    drawn_by = program(deck), tools()
    others = [name for name, recorded in RECORDED[deck].items() if (recorded.program, recorded.tools) != drawn_by]
    for name in others:
        redraw(deck, name)
    if others:
        warnings.warn(f"{deck} has another program than recorded, which draws alike: run `make art`", stacklevel=1)


@pytest.mark.parametrize("deck", DECKS)
def test_what_healing_has_to_mend_so_that_it_shows_only_grows_less(deck: str) -> None:
    """`python -m art DECK` tells the places, each of which is better drawn anew."""
    assert sum(line.mended for line in RECORDED[deck].values()) <= MENDED[deck]


@pytest.mark.slow
@pytest.mark.parametrize(("deck", "name"), PICTURES)
def test_drawing_again_gives_the_committed_picture(deck: str, name: str) -> None:
    redraw(deck, name)


def moved(svg: str, by: float) -> str:
    """The picture with its first outline moved to the right."""
    start = re.search(r'd="M(-?[\d.]+)', svg)
    assert start
    return f"{svg[: start.start(1)]}{float(start[1]) + by:.2f}{svg[start.end(1) :]}"


PICTURE = text("buchstaben", "E.svg")


def test_an_outline_moved_by_a_hundredth_of_a_millimetre_is_seen() -> None:
    assert not differences(PICTURE, moved(PICTURE, 0))
    assert len(differences(PICTURE, moved(PICTURE, 0.01))) == 1


def test_a_corner_off_by_its_last_digit_is_passed_over() -> None:
    square = '<svg><path d="M0 0l1 0 1 0 0 1 0 1-1 0-1 0z"/></svg>'
    assert not differences(square, square.replace("l1 0 1 0", "l1.01 0 .99 0"))
    assert differences(square, square.replace("l1 0 1 0", "l1.02 0 .98 0"))


@pytest.mark.parametrize(
    ("pattern", "other"),
    [
        (r"(l\S+ \S+) \S+ \S+", r"\1"),  # a corner is missing
        (r'<path class="\w+" d="[^"]*"/>', ""),
        (r'class="\w+"', 'class="rot"'),
        (r"fill:#......", "fill:#000000"),
        (r'id="letter"', 'id="other"'),
        (r'viewBox="(\S+) ', r'viewBox="\g<1>.01 '),
        (r"<title>.*</title>", "<title>other</title>"),
    ],
)
def test_what_is_missing_or_other_is_seen(pattern: str, other: str) -> None:
    changed = re.sub(pattern, other, PICTURE, count=1)
    assert changed != PICTURE
    assert differences(PICTURE, changed)
