"""Text along a circle: where its letters stand and how they are turned, and what does not fit."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from tests.custom.boxes import BARE, BOX, TABLE, drawn, told
from tests.custom.decks import plain, report
from tests.custom.test_patterns import icons

from kartenwerk.graphics.display import Group, Place, Text

ARC = '"arc"\nbox = [11.5, 24, 40, 40]\n'
MIDDLE, RADIUS = (31.5, 44.0), 20.0


def letters(root: Path, lines: str, place: str = ARC) -> list[tuple[str, Text, Group]]:
    """Each letter with its text and the group that turns it."""
    items = drawn(root, place + lines)
    return [
        (item.items[0].text, item.items[0], item)
        for item in items
        if isinstance(item, Group) and len(item.items) == 1 and isinstance(item.items[0], Text)
    ]


def angle(group: Group) -> float:
    """Where a letter stands, in degrees clockwise from the circle's top."""
    x, y = group.matrix.apply(0, 0)
    return math.degrees(math.atan2(x - MIDDLE[0], MIDDLE[1] - y)) % 360


def distance(group: Group, up: float = 0.0) -> float:
    return math.dist(group.matrix.apply(0, -up), MIDDLE)


def test_letters_stand_outside_on_the_circle_about_its_top(tmp_path: Path) -> None:
    found = letters(tmp_path, 'text = "OTTO"\nsize = 12')
    assert [letter for letter, *_ in found] == ["O", "T", "T", "O"]
    assert all(distance(group) == pytest.approx(RADIUS) for *_, group in found)
    assert all(distance(group, 1) == pytest.approx(RADIUS + 1) for *_, group in found)
    turns = [(angle(group) + 180) % 360 - 180 for *_, group in found]
    assert turns == sorted(turns)
    assert turns[0] == pytest.approx(-turns[-1], abs=0.1)


def test_letters_stand_inside_about_its_foot_and_are_read_from_left_to_right(tmp_path: Path) -> None:
    found = letters(tmp_path, 'text = "OTTO"\nsize = 12\nside = "inside"')
    assert all(distance(group) == pytest.approx(RADIUS) for *_, group in found)
    assert all(distance(group, 1) == pytest.approx(RADIUS - 1) for *_, group in found)
    turns = [angle(group) for *_, group in found]
    assert turns == sorted(turns, reverse=True)
    assert (turns[0] + turns[-1]) / 2 == pytest.approx(180, abs=0.1)


def test_the_middle_of_the_text_stands_where_it_is_wanted(tmp_path: Path) -> None:
    found = letters(tmp_path, 'text = "OTTO"\nsize = 12\nat = 90')
    assert (angle(found[0][2]) + angle(found[-1][2])) / 2 == pytest.approx(90, abs=0.1)


def test_letters_are_as_far_apart_as_on_a_line(tmp_path: Path) -> None:
    """On the circle that is the narrower one: of text inside, that of its heads."""
    (tmp_path / "a").mkdir()
    outside = [angle(group) for *_, group in letters(tmp_path / "a", 'text = "OO"\nsize = 12\nat = 90')]
    inside = [angle(group) for *_, group in letters(tmp_path / "b", 'text = "OO"\nsize = 12\nat = 90\nside = "inside"')]
    assert abs(inside[1] - inside[0]) > abs(outside[1] - outside[0])


def test_a_letter_stands_on_the_circle_with_its_middle(tmp_path: Path) -> None:
    """Between two of them, which stand side by side on a line, is as much of the circle as one is wide."""
    found = letters(tmp_path, 'text = "OO"\nsize = 12\nat = 90')
    apart = math.radians(angle(found[1][2]) - angle(found[0][2])) * RADIUS
    assert [text.x for _letter, text, _group in found] == [pytest.approx(-apart / 2, abs=0.001)] * 2


def test_an_icon_stands_upright_on_the_circle_with_its_middle(tmp_path: Path) -> None:
    box = next(icons(drawn(tmp_path, ARC + 'text = ":muenze:"\nsize = 12')))
    assert ((box.x0 + box.x1) / 2) == pytest.approx(MIDDLE[0])
    assert box.y0 < MIDDLE[1] - RADIUS
    beside = next(icons(drawn(tmp_path, ARC + 'text = ":muenze:"\nsize = 12\nat = 90')))
    assert ((beside.y0 + beside.y1) / 2) == pytest.approx(MIDDLE[1])


def test_a_text_gets_smaller_until_it_fits_its_arc(tmp_path: Path) -> None:
    words = "ein ziemlich langer Satz"
    wide = letters(tmp_path / "a", f'text = "{words}"\nsize = 14\nsweep = 300')
    narrow = letters(tmp_path / "b", f'text = "{words}"\nsize = 14\nsweep = 100')
    assert wide[0][1].size == 14
    assert 7 <= narrow[0][1].size < 14
    turns = [(angle(group) + 180) % 360 - 180 for *_, group in narrow]
    assert -50 <= turns[0] < turns[-1] <= 50


def test_words_and_icons_keep_their_looks(tmp_path: Path) -> None:
    items = drawn(tmp_path, ARC + 'text = "**a** [b](rot) :muenze:"')
    inks = {item.text: (item.ink, item.font) for item in items if isinstance(item, Text)}
    assert inks == {"a": ("tinte", "vollkorn-bold"), "b": ("rot", "vollkorn-regular")}
    assert sum(isinstance(item, Place) for item in items) == 1


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            f'text = "{"Wort " * 14}"',
            " (card 001): the text is 84.1 mm long at 7 pt where the arc has 62.8 mm; expected a shorter text, "
            "a larger circle, or a sweep of 241 degrees",
        ),
        (f'text = "{"Wort " * 40}"\nsweep = 360', " (card 001): the text is "),
        ('text = "a\\nb"', ": a text on an arc is one line; found 2 lines; expected no line break"),
        ('text = "a"\nsweep = 0', ".sweep: the value does not fit; found 0; expected more than 0"),
        ('text = "a"\nside = "oben"', ".side: the value does not fit; found 'oben'; expected 'outside' or 'inside'"),
        ('text = "a"\nlines = 3', ".lines: a box of kind arc has no lines"),
    ],
)
def test_what_does_not_fit_is_told(lines: str, message: str, tmp_path: Path) -> None:
    found = told(tmp_path, ARC + lines)
    assert found.startswith("deck.toml: layouts.bloss.boxes.mehr" + message), found


def test_a_circle_that_is_too_small_is_told(tmp_path: Path) -> None:
    found = told(tmp_path, '"arc"\nbox = [11.5, 24, 2, 2]\ntext = "a"')
    assert "the circle is too small for letters of 7 pt; found a radius of 1.0 mm" in found


def test_a_text_of_a_column_is_told_with_its_row(tmp_path: Path) -> None:
    found = told(tmp_path, ARC + 'text = "{{ text }}"', files={"csv": f"Name;Text\nA;ok\nB;{'Wort ' * 20}\n"})
    assert found.startswith("karten.csv: row 3, column Text (card 002, layout bloss, box mehr): the text is")


def test_letters_that_the_knife_may_reach_are_noted(tmp_path: Path) -> None:
    toml = f'{BARE}{BOX}"arc"\nbox = [1, 24, 61, 61]\ntext = "Morgen"\nat = 90\n'
    note = "layout bloss, box mehr: text lies nearer to the edge than 4 mm"
    assert report(plain(tmp_path, toml=toml, csv=TABLE)).notes == [note]
