"""Decks of one's own as Hypothesis makes them: every kind of box, table, picture and name, about half of them sound.

Half the decks have no place that is surely wrong. In the others such places are drawn seldom, one by one, because a
deck has some fifty of them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st
from PIL import Image
from tests.custom.test_random_decks import small_font
from tests.custom.test_tables import xlsx
from tests.toml_text import document

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}">{2}</svg>'
PARTS = (
    '<rect width="9" height="9" opacity=".5"/>',
    '<filter id="f"><feGaussianBlur stdDeviation="{n}"/></filter><circle r="9" filter="url(#f)"/>',
    '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>',
    '<path d="M0 0h{n}v9z" stroke="#123456" stroke-width="{n}"/>',
    '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>'
    '<rect width="9" height="{n}" fill="url(#g)"/>',
    '<circle r="{n}" fill="currentColor"/>',
    '<text font-size="{n}">A</text>',
    "",
)  # fmt: skip
NUMBERS = (0, -1, 1, 0.001, 3, 7.5, 20, 63, 88)
MODES: dict[str, tuple[str, str]] = {
    "a": ("RGB", "PNG"), "b": ("RGBA", "PNG"), "c": ("LA", "PNG"), "d": ("1", "TIFF"),
    "e": ("CMYK", "JPEG"), "f": ("P", "PNG"), "g": ("I;16", "PNG"), "h": ("L", "WEBP"),
}  # fmt: skip
TEXTS = (
    "", "x", "Ei", ":muenze:", "**", "* *a*", "a\u0301", "\u200b", "\u202eab", "\u00ad", "A" * 60, "- a\n- b", "\t",
    "{{ id }}", "{{ name }}**{{ text }}**", "0,5 €", "{{ name | upper }}", "«»", "&amp;<b>", "1 :muenze:",
    "{{ title }}", "[a [b](80%)](rot)", "[x](smallcaps) [", "[:muenze:](rot/50)", "[a\n- b](150%)",
)  # fmt: skip
BAD_TEXTS = (
    "{{ nichts }}", "{{ 1 / 0 }}", "{{", ":fehlt:", "{{ name + 1 }}", "x " * 900, "日本", "{{ [1] * 10**9 }}",
    "[x](gruen)", "[x](900%)", "[x]()", "[" * 12 + "x" + "](rot)" * 12,
)  # fmt: skip
CELLS = ("Brot", "Verkaufe 2 :muenze:", "Ä", "**b**", "a\u0301", "12", "3,5", "", "Käse & <b>", "Da\nda")
BAD_CELLS = ("x" * 30, ":fehlt:", "日本", "Wort " * 300, "#REF!", "x" * 5000)
READY = ("title-text", "picture-title-text", "index", "full-picture", "pattern")
KEYS: dict[str, tuple[dict[str, Any], ...]] = {
    "text": ({"size": 9}, {"size": 30, "lines": 1}, {"same": True}, {"align": "right", "valign": "bottom"},
             {"outline": "papier"}, {"capitals": True}, {"bold": True, "italic": True}, {"font": "eigen"}),
    "picture": ({"fit": "contain"}, {"focus": "0% 100%"}, {"placeholder": True}, {"focus": "links"}),
    "icon": ({}, {"each": 7.5}),
    "icons": ({"each": 3}, {"each": 20, "align": "center"}, {"each": 5, "repeat": True}),
    "pips": ({"count": 0}, {"count": 10}, {"count": "{{ count }}", "each": 3}, {"count": 60, "turned": False}),
    "shape": ({"form": "ellipse"}, {"form": "line"}, {"fill": "rot/50"},
              {"form": "line", "fill": "rot", "dash": [0, 1]},
              {"form": "polygon", "points": [[0, 0], [9, 0], [0, 9]], "fill": "rot"}, {"form": "star", "fill": "rot"},
              {"gradient": {"stops": ["rot", "papier"]}}, {"gradient": {"kind": "radial", "stops": ["rot", "rot/9"]}}),
    "svg": ({}, {"colour": "rot"}),
    "arc": ({"size": 9}, {"side": "inside", "at": 30}, {"sweep": 360, "capitals": True}, {"outline": "papier"}),
    "grid": ({"count": 3}, {"count": "{{ count }}", "columns": 2}, {"count": 0, "rest": "muenze"},
             {"each": 3, "count": 1}),
    "frame": ({"corner": 2}, {"edges": "tile"}, {"slice": 9, "middle": True}, {"symmetric": True}),
}  # fmt: skip
BAD_KEYS: dict[str, tuple[dict[str, Any], ...]] = {
    "text": ({"size": 0}, {"font": "fehlt"}, {"colour": "gruen"}, {"lines": 0}, {"min": 30, "size": 9}),
    "picture": ({"picture": "fehlt"}, {"focus": "irgendwo"}, {"picture": "../x"}, {"picture": "kaputt"}),
    "icon": ({"icon": "fehlt"}, {"each": -1}),
    "icons": ({"each": 0.001, "repeat": True}, {"icon": "muenze fehlt"}),
    "pips": ({"count": 61}, {"count": -1}, {"count": "viele"}),
    "shape": ({"form": "stern"}, {"fill": "#12"}, {"form": "polygon", "points": [[1, 1]] * 3, "fill": "rot"},
              {"gradient": {"stops": ["rot 90%", "rot 9%"]}}, {"gradient": {"stops": []}}, {"dash": [0.01]}),
    "svg": ({"file": "layouts/fehlt.svg"}, {"file": "deck.toml"}),
    "arc": ({"sweep": 0}, {"lines": 3}, {"style": "fehlt"}),
    "grid": ({"count": 999}, {"count": "viele"}, {"columns": 0}, {"each": 90, "count": 1}),
    "frame": ({"slice": 50}, {"corner": 99}, {"picture": "fehlt"}),
}  # fmt: skip
EXTRA: tuple[dict[str, Any], ...] = (
    {}, {}, {}, {"padding": 1}, {"radius": 3}, {"radius": 88}, {"rotate": 20}, {"rotate": -90}, {"turned": True},
    {"shadow": {}}, {"shadow": {"offset": [-3, 9], "spread": 2}}, {"edge": {}, "dash": [2, 1]},
    {"ground": "rot/30"}, {"edge": {"colour": "rot", "width": 0.5}}, {"when": "name == 'Brot'"}, {"gap": -50},
)  # fmt: skip
BAD_EXTRA: tuple[dict[str, Any], ...] = (
    {"padding": 60}, {"ground": "gruen"}, {"edge": {"width": -1}}, {"when": "nichts > 3"}, {"when": "("},
    {"below": "fehlt"}, {"grösse": 3}, {"shift": [1e300, 0]},
)  # fmt: skip
RULES = (
    "# Ziel\n\nWer die meisten :muenze: hat, gewinnt.\n", "# A\n\n## B\n\n- x\n- y\n\n| a |\n|---|\n| 1 |\n",
    "# Ä\n\nEin Satz.\n\n1. a\n2. b\n",
)  # fmt: skip
REFERENCES = ("# Vorn\n\n- a :muenze:\n\n# Hinten\n\nb\n", "# A\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n# B\n\n**c**\n")
BAD_RULES = ("# Ziel\n\n:fehlt:\n", "\x00", "#### tief\n", "# Ziel\n\n日本\n", "::: x\n", "")


@cache
def picture(mode: str, format: str, size: tuple[int, int]) -> bytes:
    target = BytesIO()
    noise = Image.frombytes("RGBA", size, random.Random(mode).randbytes(size[0] * size[1] * 4))
    if mode == "I;16":
        made = Image.new(mode, size, 700)
    else:
        made = (noise.convert("RGB") if mode in ("CMYK", "P", "1") else noise).convert(mode)
    made.save(target, format)
    return target.getvalue()


@cache
def font() -> bytes:
    return small_font()


class Chooser:
    """Draws what is sound, and seldom what is not."""

    def __init__(self, draw: st.DrawFn, seldom: int = 40) -> None:
        self._draw, self._seldom = draw, seldom
        self._careful = draw(st.booleans())

    def one(self, good: Sequence[Any], bad: Sequence[Any] = ()) -> Any:
        # a number in the middle: Hypothesis is fond of both ends
        is_bad = bool(bad) and not self._careful and self._draw(st.integers(0, self._seldom)) == self._seldom // 3
        return self._draw(st.sampled_from(bad if is_bad else good))

    def some(self, most: int) -> range:
        return range(self._draw(st.integers(0, most)))

    def svg(self, parts: Sequence[str]) -> bytes:
        inner = self.one(parts, ("<g>", "<use href='x.svg'/>")).replace("{n}", str(self.one(NUMBERS)))
        return SVG.format(24, self.one((1, 24, 900)), inner).encode()


@st.composite
def decks(draw: st.DrawFn) -> dict[str, bytes]:
    """The files of a deck by their paths in its folder."""
    pick = Chooser(draw)
    files: dict[str, bytes] = {}
    if pick.one((True, True, False)):
        files["zeichen/muenze.svg"] = pick.svg(PARTS)
    else:
        files["zeichen/muenze.svg"] = SVG.format(24, 24, '<circle cx="12" cy="12" r="9" fill="#C9741A"/>').encode()
    layouts: dict[str, Any] = {"karte": _layout(pick, files), "muster": _back(pick)}
    table = pick.one(("karten.csv", "karten.csv", "karten.xlsx"), ("fehlt.csv", "bilder", "con.csv", "../karten.csv"))
    if table.endswith(("csv", "xlsx")):
        files[table.removeprefix("../")] = _table(pick, table)
    for name, good in (("regeln.md", RULES), ("kurzkarte.md", REFERENCES)):
        if pick.one((True, False, False)):
            files[name] = pick.one(good, BAD_RULES).encode()
    if pick.one((False,) * 9, (True,)):
        odd = ("bilder/aux.png", "zeichen/MUENZE.svg", "bilder/a\u0301.png", "zeichen/kaputt.svg", "bilder/x./a.png")
        files[pick.one(odd)] = b"\x89PNG"
    deck: dict[str, Any] = {
        "id": pick.one(("probe",), ("con", "Probe", "7x", "watten", "")),
        "title": pick.one(("Probe", "Ä", "Probe " * 9, "Probe “1”", "-"), ("", "日本", "a\tb")),
        "size": pick.one(("poker", "skat", "tarot", "mini", "25x25", "30x150"), ("riesig", [63, "x"], "9x9", 3)),
        "language": pick.one(("de", "en", "fr"), (3,)),
        "cards": table,
        "card": _card(pick),
        "colours": {"rot": pick.one(("#A8502A", {"screen": "#A8502A", "cmyk": [0, 60, 80, 20]}), ("rot", "#12"))},
        "layouts": layouts,
        "print": pick.one(
            ({}, {"bleed": 0, "radius": 10}, {"safe": 20, "bleed": 10}, {"least_dpi": 36}), ({"dpi": 9}, {"bleed": -1})
        ),
        "tuckbox": pick.one(
            ({}, {"ground": "rot", "text": "Ä"}, {"text": "x" * 90}, {"ground": "rot", "icons": ["muenze"] * 7}),
            ({"ground": "gruen"}, {"icons": ["fehlt"]}, {"picture": "fehlt"}, {"text": "日本"}, {"font": "fehlt"}),
        ),
    }
    if pick.one((True, False)):
        rows = pick.one((1, 12, ["Brot", "Käse"]), (0, [], ["日本"], 100))
        deck["pad"] = {"columns": pick.one((1, 4, ["A", "B"]), (13, [""])), "rows": rows}
    if "eigen" in str(layouts):
        files["schriften/x.ttf"] = pick.one((font(),), (font()[:900], b"", b"OTTO" * 50))
        deck["fonts"] = {"eigen": {"regular": pick.one(("x.ttf",), ("y.ttf", ""))}}
    files["deck.toml"] = document(deck)
    if pick.one((False,) * 9, (True,)):
        files["deck.toml"] = pick.one((files["deck.toml"][:-9], b"\xff" + files["deck.toml"], b"", b"= 3\n"))
    return files


def _card(pick: Chooser) -> dict[str, str]:
    card = {"layout": pick.one(("karte",), ("fehlt", "")), "back": pick.one(("muster",), ("fehlt",))}
    card["title"] = pick.one(("{{ name }}", "{{ name }} {{ text }}"), BAD_TEXTS)
    card["id"] = pick.one(("", "{{ name }}-{{ nr }}", "{{ nr }}"), ("{{ count }}", "{{ nichts }}"))
    card["count"] = pick.one(("{{ count }}",), ("{{ name }}", "100"))
    return {key: value for key, value in card.items() if value}


def _table(pick: Chooser, name: str) -> bytes:
    rows: list[list[str]] = [["Nr", "Name", "Text", "Count", "Picture"]]
    for number in range(1, 2 + len(pick.some(3))):
        cells = (pick.one(CELLS, BAD_CELLS) for _ in range(2))
        rows.append([f"EF-{number}", *cells, pick.one(("1", "2", "1", ""), ("-1", "x", "100", "0")), ""])
    rows[0] = pick.one((rows[0],), (["Nr", "Name", "Name", "Count", "Picture"], [""] * 5, []))
    if name.endswith("xlsx"):
        made = xlsx([[cell.replace("&", "&amp;").replace("<", "&lt;") for cell in row] for row in rows])
        return bytes(pick.one((made,), (made[:300], b"PK", made.replace(b"sheet1", b"sheet2"))))
    text = "\n".join(";".join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows)
    made = text.encode(pick.one(("utf-8", "utf-8-sig", "utf-16")))
    return bytes(pick.one((made,), (made[:-1] + b'"', b"", b"\x81\x00", made.replace(b";", b"|"))))


def _back(pick: Chooser) -> dict[str, Any]:
    back = {"extends": "pattern", "ground": "rot", "icon": "muenze", "each": pick.one((5, 12, 60), (0, 0.001, -1))}
    return {**back, **pick.one(({}, {"colour": "papier"}), ({"icon": "fehlt"}, {"extends": "muster"}, {"boxen": {}}))}


def _layout(pick: Chooser, files: dict[str, bytes]) -> dict[str, Any]:
    layout: dict[str, Any] = {"ground": pick.one(("papier", "rot/20"), ("gruen", "{{ nichts }}"))}
    if pick.one((True, False)):
        layout["extends"] = pick.one(READY, ("fehlt", "karte"))
    if pick.one((True, False, False)):
        layout["design"] = pick.one(([63, 88], [30, 30], [200, 10]), ([0, 0], [-1, 5], [1e300, 3]))
    boxes = {f"b{place}": _box(pick, place, files) for place in pick.some(4)}
    names = list(boxes)
    for before, name in pairwise(names):
        if pick.one((True, False, False, False)):
            boxes[name][pick.one(("below", "beside"))] = before
    return {**layout, "boxes": boxes}


def _box(pick: Chooser, place: int, files: dict[str, bytes]) -> dict[str, Any]:
    kind: str = pick.one(tuple(KEYS))
    box: dict[str, Any] = {"kind": pick.one((kind,), ("kreis", None)), "box": _sides(pick)}
    match kind:
        case "text":
            box["text"] = pick.one(TEXTS, BAD_TEXTS)
        case "picture":
            name = pick.one((*MODES, "s"))
            box["picture"] = name
            if name == "s":
                files["bilder/s.svg"] = pick.svg(PARTS)
            else:
                size = pick.one(((700, 700), (1200, 600)), ((1, 1), (40, 900)))
                files[f"bilder/{name}.{MODES[name][1].lower()}"] = picture(*MODES[name], size)
            files["bilder/kaputt.png"] = picture("RGB", "PNG", (700, 700))[:500]
        case "arc":
            box["text"] = pick.one(TEXTS, BAD_TEXTS)
        case "frame":
            files["bilder/s.svg"] = pick.svg(PARTS)
            box["picture"] = "s"
        case "icon" | "icons" | "pips" | "grid":
            box["icon"] = pick.one(("muenze", "muenze muenze") if kind == "icons" else ("muenze",), ("fehlt",))
        case "svg":
            files[f"layouts/{place}.svg.j2"] = pick.svg((*PARTS, "{{ name }}", "{{ size[0] }}"))
            box["file"] = f"layouts/{place}.svg.j2"
    box |= pick.one(KEYS[kind], BAD_KEYS[kind])
    box |= pick.one(EXTRA, BAD_EXTRA)
    return {key: value for key, value in box.items() if value is not None}


def _sides(pick: Chooser) -> Any:
    if pick.one((True, False, False, False)):
        return pick.one(("card", "safe", "bleed"), ("rand", [1, 2, 3], None))
    place = [pick.one((0, 3, 5, 7.5, -1), (88, -100, 1e300, 1e-300, "x")) for _ in range(2)]
    return [*place, *(pick.one((20, 12, 7.5, 40, 63), (0, -1, 0.001, 3, 1e300, 501)) for _ in range(2))]
