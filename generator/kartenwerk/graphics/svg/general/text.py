"""Text in pictures: its words by their lines and styles. A caller with fonts sets them as outlines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, NoReturn, TypeAlias

from kartenwerk.graphics.display import Matrix, Path
from kartenwerk.graphics.svg.elements import Element
from kartenwerk.graphics.svg.general.values import length, move_path

REMEDY = "text turned into paths"
BOLD = 600
"""The weight from which letters are bold."""
_BLANKS = re.compile(r"[ \t\r\n]+")
_SHIFT = {"auto": 0.0, "alphabetic": 0.0, "baseline": 0.0, "middle": 0.5, "central": 0.5}
"""Where the line through x and y meets the letters, in heights of capitals above their baseline."""
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
_USUAL: Mapping[str, tuple[str, ...]] = {
    "text-decoration": ("none", ""),
    "writing-mode": ("horizontal-tb", "lr", "lr-tb", "rl", ""),
    "font-variant": ("normal", ""),
    "baseline-shift": ("baseline", "0", "0px", ""),
}
"""The supported values of these properties. Others would look different here."""


class Look(NamedTuple):
    """How letters look: the families to be tried in order, their size in units of the picture, room between letters."""

    families: tuple[str, ...]
    bold: bool
    italic: bool
    size: float
    spacing: float


class Outlined(NamedTuple):
    """Letters as a path whose baseline begins at (0, 0), y down; their width and the height of capitals."""

    path: Path
    width: float
    cap: float


LetterSetter: TypeAlias = Callable[[str, Look], Outlined]
"""Sets words as outlines; KartenwerkError for a font or a character that is not there."""


class WordRun(NamedTuple):
    """Words in one style. A chunk of text begins where `x` or `y` is given; `dx` and `dy` move the words."""

    words: str
    element: Element
    style: Mapping[str, str]
    x: float | None
    y: float | None
    dx: float
    dy: float


StyleOf: TypeAlias = Callable[[Element, Mapping[str, str], tuple[Element, ...]], Mapping[str, str] | None]
"""Maps a span and the style around it to the span's style; None if it is not shown."""


def runs_of(
    text: Element,
    style: Mapping[str, str],
    around: tuple[Element, ...],
    style_of: StyleOf,
    viewport: tuple[float, float],
) -> list[WordRun]:
    """The words of a text element and its spans, blanks joined as in a browser."""
    kept = text.attributes.get("xml:space") == "preserve" or style["white-space"] in ("pre", "pre-wrap", "break-spaces")
    found = list(_runs(text, style, around, style_of, viewport))
    if kept:
        return [run._replace(words=re.sub(r"[\t\r\n]", " ", run.words)) for run in found]
    joined: list[WordRun] = []
    blank = True  # blanks at the beginning are left out
    for run in found:
        words = _BLANKS.sub(" ", run.words)
        if blank:
            words = words.lstrip(" ")
        blank = words.endswith(" ") if words else blank
        joined.append(run._replace(words=words))
    for place in range(len(joined) - 1, -1, -1):
        joined[place] = joined[place]._replace(words=joined[place].words.rstrip(" "))
        if joined[place].words:
            break
    return joined


def _runs(
    element: Element,
    style: Mapping[str, str],
    around: tuple[Element, ...],
    style_of: StyleOf,
    viewport: tuple[float, float],
) -> Iterator[WordRun]:
    for name in ("rotate", "textLength", "lengthAdjust"):
        if name in element.attributes:
            refuse_text(element, name)
    for name, usual in _USUAL.items():
        if style.get(name, "") not in usual:
            refuse_text(element, f"{name}: {style[name]}")
    places = [_place(element, name, whole) for name, whole in zip(("x", "y", "dx", "dy"), viewport * 2, strict=True)]
    x, y, dx, dy = places
    lead = element.text[: len(element.text) - sum(len(child.tail) for child in element.children)]
    yield WordRun(lead, element, style, x, y, dx or 0.0, dy or 0.0)
    for child in element.children:
        if child.name in ("tspan", "a"):
            inner = style_of(child, style, around)
            if inner is not None:
                yield from _runs(child, inner, (*around, child), style_of, viewport)
        elif child.name not in ("title", "desc"):
            refuse_text(child, f"<{child.name}>")
        yield WordRun(child.tail, element, style, None, None, 0.0, 0.0)


def place_runs(runs: Sequence[WordRun], letters: LetterSetter) -> Iterator[tuple[Path, WordRun]]:
    """The runs in their places: those of a chunk beside each other, aligned at its point by the anchor."""
    x = y = 0.0
    chunk: list[tuple[WordRun, Outlined, float, float]] = []
    start, anchor = 0.0, 0.0

    def flush() -> Iterator[tuple[Path, WordRun]]:
        shift = (x - start) * anchor
        for run, drawn, left, baseline in chunk:
            yield move_path(drawn.path, Matrix.move(left - shift, baseline)), run
        chunk.clear()

    for run in runs:
        if run.x is not None or run.y is not None:
            yield from flush()
            x, y = run.x if run.x is not None else x, run.y if run.y is not None else y
            start = x
        x, y = x + run.dx, y + run.dy
        if not run.words:
            continue
        if not chunk:
            name = run.style["text-anchor"]
            anchor = _ANCHORS.get(name, 0.0)
        drawn = letters(run.words, look_of(run))
        line = run.style["dominant-baseline"]
        if line not in _SHIFT:
            refuse_text(run.element, f"dominant-baseline: {line}")
        chunk.append((run, drawn, x, y + _SHIFT[line] * drawn.cap))
        x += drawn.width
    yield from flush()


def look_of(run: WordRun) -> Look:
    """How a run's letters look."""
    style = run.style
    size = length(style["font-size"].replace("medium", "16"))
    weight = style["font-weight"]
    bold = weight in ("bold", "bolder") or (weight.isdecimal() and int(weight) >= BOLD)
    spacing = 0.0 if style["letter-spacing"] == "normal" else length(style["letter-spacing"])
    names = (name.strip().strip("'\"").strip() for name in style["font-family"].split(","))
    return Look(tuple(filter(None, names)), bold, style["font-style"] in ("italic", "oblique"), size, spacing)


def refuse_text(element: Element, found: str) -> NoReturn:
    """KartenwerkError for text in a style that is not supported."""
    element.refuse("this of a text in a picture cannot be set", found=found, expected=REMEDY)


def _place(element: Element, name: str, whole: float) -> float | None:
    """A coordinate of a text, if it has one; several, one for each letter, are refused."""
    values = element.attributes.get(name, "").replace(",", " ").split()
    if len(values) > 1:
        refuse_text(element, f"several {name}, one for each letter")
    return length(values[0], whole) if values else None
