"""Every ready layout with random texts, pictures and counts: nothing overlaps, nothing is cut off, nothing crashes."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from io import BytesIO, StringIO
from itertools import combinations
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from tests.custom.decks import HEAD, ONE, deck, faults, plain, write

from kartenwerk.base.data import DataRoots
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.face import draw_face
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import Report
from kartenwerk.custom.layout import ready_layouts
from kartenwerk.custom.stage import Stage
from kartenwerk.graphics.display import Box

ROWS = 80
WORDS = (
    "Ei", "Brot", "Markt", "Käse", "Rückgabe", "Stände", "Donaudampfschiff", "zieht", "und", "3 :muenze:",
    ":muenze: :muenze:", "**fett**", "*schräg*", "„Ja“", "0,5 €", "\n", "- Liste", "10:30", "Überraschungsei",
)  # fmt: skip
TOGETHER = {("picture", "title"), ("picture", "text"), ("picture", "cost"), ("picture", "note"), ("picture", "icon")}
"""What a layout may draw over a picture."""
ROOM = 0.35  # mm: by which descenders may reach over the lower edge of what a line fills


def picture(chance: random.Random, mode: str) -> bytes:
    target = BytesIO()
    colour = tuple(chance.randrange(256) for _ in mode)
    Image.new(mode, (chance.randrange(700, 1400), chance.randrange(700, 1900)), colour).save(target, "PNG")
    return target.getvalue()


def table(chance: random.Random, rows: int) -> str:
    """Rows with texts of every length; most of them fit."""
    out = StringIO()
    out.write("id;title;text;note;number;cost;icon;picture;count\n")

    def words(most: int) -> str:
        return " ".join(chance.choice(WORDS) for _ in range(chance.randrange(most + 1))).replace('"', "")

    for row in range(rows):
        cells = [
            f"k{row}", words(3).replace("\n", " "), words(30), words(8), str(chance.choice(["", 1, 7, 10, "A", 128])),
            chance.choice(["", "3 :muenze:", "12"]), chance.choice(["", "muenze"]), chance.choice(["", "a", "b"]),
            str(chance.choice([1, 1, 2, 9])),
        ]  # fmt: skip
        out.write(";".join(f'"{cell}"' for cell in cells) + "\n")
    return out.getvalue()


def drawn(own: CustomDeck, seen: list[tuple[str, dict[str, Box]]]) -> Report:
    """All faces; what their boxes fill is added to `seen`."""
    report = Report()
    content = own
    stage = Stage((own.width, own.height), (own.width, own.height), 3.0, 4.0)
    for card in content.cards:
        layout = content.tools.layouts.get(card.layout)
        assert layout is not None
        one = Report()
        canvas = Canvas(content.tools, layout, card, stage, one)
        draw_face(canvas)
        if not one.faults:
            ends = dict(canvas.ends)
            turned = {name for name, box in ((each.name, each.spec) for each in layout.boxes) if box.turned} & set(ends)
            for name in turned:
                box = ends[name]
                ends[f"{name} turned"] = Box(
                    own.width - box.x1, own.height - box.y1, own.width - box.x0, own.height - box.y0
                )
            seen.append((card.id, ends))
        for fault in one.faults:
            report.add(fault)
    return report


@pytest.mark.parametrize("layout", sorted(ready_layouts(DataRoots.over())))
def test_a_ready_layout_holds_whatever_a_table_brings(layout: str, tmp_path: Path) -> None:
    chance = random.Random(layout)
    toml = HEAD + f'[card]\nlayout = "karte"\n[layouts.karte]\nextends = "{layout}"\nicon = "muenze"\n'
    if layout != "pattern":
        toml = toml.replace('icon = "muenze"\n', "")
    files = {"bilder/a.png": picture(chance, "RGB"), "bilder/b.png": picture(chance, "RGBA")}
    own = deck(plain(tmp_path, toml=toml, csv=table(chance, ROWS), **files))
    assert own.report.faults == []
    seen: list[tuple[str, dict[str, Box]]] = []
    told = {fault.message.split(" ")[1] for fault in drawn(own, seen).faults}
    assert told <= {"text", "word"}  # too long, or a word wider than its box: never anything else
    assert len(seen) > ROWS / 2
    trim = Box(0, 0, own.width, own.height).grow(0.01)
    for id, boxes in seen:
        for name, box in boxes.items():
            inside = trim.x0 <= box.x0 and trim.y0 <= box.y0 and box.x1 <= trim.x1 and box.y1 <= trim.y1
            assert inside or layout in ("full-picture", "pattern"), (id, name, box)
        for (one, a), (other, b) in combinations(boxes.items(), 2):
            if {(one, other), (other, one)} & TOGETHER and layout == "full-picture":
                continue
            apart = min(a.x1, b.x1) - max(a.x0, b.x0) <= ROOM or min(a.y1, b.y1) - max(a.y0, b.y0) <= ROOM
            assert apart, (id, one, a, other, b)


def spoilt(content: bytes, chance: random.Random) -> bytes:
    """The content with some bytes changed, taken out or said again."""
    data = bytearray(content)
    for _ in range(chance.randrange(1, 8)):
        place = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                data[place : place + 1] = bytes([chance.randrange(256)])
            case 1:
                del data[place : place + chance.randrange(40)]
            case 2:
                data[place:place] = data[place : place + chance.randrange(200)]
            case _:
                data[place:place] = chance.choice(
                    [b"{{", b"<!--", b"\0", b'"', b"1e99", b"url(#a)", b"\xff\xfe", b";;"]
                )
    return bytes(data)


@cache
def small_font() -> bytes:
    """A font of few letters, so that reading it is quick."""
    from fontTools.subset import Options, Subsetter

    source = Path(__file__).parent.parent.parent / "docs" / "own" / "marktplatz" / "schriften" / "Lato-Regular.ttf"
    font, target = TTFont(source), BytesIO()
    subsetter = Subsetter(Options(notdef_outline=True))
    subsetter.populate(text="Probe")
    subsetter.subset(font)
    font.save(target)
    return target.getvalue()


SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>.a{fill:#123456}</style><defs><linearGradient '
    b'id="g"><stop offset="0" stop-color="red"/></linearGradient><clipPath id="c"><circle r="9"/></clipPath></defs>'
    b'<g clip-path="url(#c)" transform="rotate(9)"><path class="a" d="M1 2a3 4 5 1 0 6 7z"/><use href="#x"/>'
    b'<rect id="x" width="9" height="9" fill="url(#g)" stroke-dasharray="1 2" stroke="red"/></g>'
    b'<text x="3" y="9" font-size="4" letter-spacing="1">Brot <tspan dy="2">und</tspan> Tor</text></svg>'
)
CSV = 'Name;Text;Count\r\n"Brot";"zwei\nZeilen";1\r\nKäse;„Ja“ :muenze: **x**;2\r\n'.encode()
TEMPLATE = (
    b'<svg viewBox="0 0 9 9">{% for n in range(3) %}'
    b'<rect x="{{ n }}" width="{{ size[0] }}" height="2"/>{% endfor %}</svg>'
)
FONTED = ONE + '\n[fonts.text]\nregular = "x.ttf"\n'
TEMPLATED = ONE + '\n[layouts.karte.boxes.bild]\nkind = "svg"\nbox = [5, 60, 20, 20]\nfile = "layouts/x.svg.j2"\n'
HOSTILE: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "svg": ("zeichen/muenze.svg", lambda: SVG, ONE),
    "font": ("schriften/x.ttf", small_font, FONTED),
    "table": ("karten.csv", lambda: CSV, ONE),
    "template": ("layouts/x.svg.j2", lambda: TEMPLATE, TEMPLATED),
    "deck": ("deck.toml", ONE.encode, ONE),
}


def told_of(kind: str, seed: int, folder: Path) -> list[str]:
    """The faults of a deck of which one file is spoilt; anything but faults would be raised."""
    name, content, toml = HOSTILE[kind]
    spoiled = spoilt(content(), random.Random(seed))
    files: dict[str, str | bytes] = {"layouts/x.svg.j2": TEMPLATE, name: spoiled}
    if name in ("karten.csv", "deck.toml"):
        write(plain(folder, toml=toml), files)
        return faults(folder)
    return faults(plain(folder, toml=toml, **files))


@pytest.mark.parametrize("kind", HOSTILE)
@settings(max_examples=5, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 1 << 32))
def test_a_spoilt_file_is_read_or_answered_in_a_sentence(kind: str, seed: int, tmp_path: Path) -> None:
    for fault in told_of(kind, seed, tmp_path):
        assert "\n" not in fault
        assert "Traceback" not in fault


@pytest.mark.slow
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_thousand_spoilt_files_are_read_or_answered_in_a_sentence(kind: str, tmp_path: Path) -> None:
    start = random.SystemRandom().randrange(1 << 40)
    for seed in range(start, start + 1000):
        assert all("\n" not in fault for fault in told_of(kind, seed, tmp_path)), seed


def test_a_template_without_end_is_stopped(tmp_path: Path) -> None:
    endless = "{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}"
    (told,) = faults(plain(tmp_path, toml=TEMPLATED, csv="Name;Text\nA;x\n", **{"layouts/x.svg.j2": endless}))
    assert told.startswith("layouts/x.svg.j2: ")
