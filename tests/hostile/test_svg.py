"""A stranger's picture: it is read within bounds, or refused in one sentence with file and line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.hostile.fence import fenced

from kartenwerk.graphics.svg.reader import read_svg

SQUARE = '<rect class="rot" width="2" height="2"/>'


def picture(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90" width="60mm" height="90mm">{body}</svg>'


def doubling(levels: int, inmost: str = SQUARE) -> str:
    """Groups that each use the one before twice, in nothing but a few lines."""
    groups = [f'<g id="a{n}"><use href="#a{n - 1}"/><use href="#a{n - 1}"/></g>' for n in range(1, levels)]
    return f'<defs><g id="a0">{inmost}</g>{"".join(groups)}</defs><use href="#a{levels - 1}"/>'


def chain(levels: int, inmost: str = SQUARE, name: str = "a") -> str:
    groups = [f'<g id="{name}{n}"><use href="#{name}{n - 1}"/></g>' for n in range(1, levels)]
    return f'<defs><g id="{name}0">{inmost}</g>{"".join(groups)}</defs><use href="#{name}{levels - 1}"/>'


HOSTILE: dict[str, tuple[Callable[[], str], str]] = {
    "uses that double": (
        lambda: doubling(20),
        "the picture's uses multiply too much; expected at most 20,000 elements",
    ),
    "a chain of uses": (lambda: chain(500), "too many uses lead from one to the next; expected at most 20"),
    "a chain of uses that goes on with one that was read": (
        lambda: chain(15) + chain(15, '<use href="#a14"/>', "b"),
        "too many uses lead from one to the next; expected at most 20",
    ),
    "deep groups": (lambda: "<g>" * 100_000 + "</g>" * 100_000, "the elements lie too deep in each other"),
    "many elements": (lambda: "<g/>" * 150_000, "the picture has too many elements; expected at most 100,000"),
    "pictures in pictures": (lambda: '<use href="9.svg"/>', "the picture shows too many elements"),
    "pictures in uses that double": (
        lambda: doubling(12, '<use href="3.svg"/>'),
        "the picture shows too many elements",
    ),
    "a chain of pictures": (lambda: '<use href="one500.svg"/>', "too many pictures use each other"),
    "pictures that double within": (lambda: '<use href="double5.svg"/>', "the picture shows too many elements"),
    "a hidden cycle": (lambda: '<use href="hidden.svg"/>', "the name of another picture has an &"),
    "pieces of text": (lambda: "<text>" + "a<!-- -->" * 300_000 + "</text>", "the text has no font"),
    "a coordinate far off": (lambda: '<rect class="rot" x="1e300" width="1" height="1"/>', "a number beyond 100,000"),
    "a path far off": (lambda: '<path class="rot" d="M0 0L1e308 1e308Z"/>', "a number beyond 100,000"),
    "a path of infinite numbers": (lambda: '<path class="rot" d="M0 0L1e999 0Z"/>', "not a finite number"),
    "scaled and scaled": (
        lambda: '<g transform="scale(99999)">' * 90 + SQUARE + "</g>" * 90,
        "the transformations enlarge too much",
    ),
    "scaled in uses": (
        lambda: f'<defs><g id="a" transform="scale(9e4)">{SQUARE}</g></defs><use transform="scale(9e4)" href="#a"/>',
        "the transformations enlarge too much",
    ),
    "scaled in the second use": (
        lambda: (
            f'<defs><g id="a" transform="scale(9e4)">{SQUARE}</g></defs>'
            '<use href="#a"/><use transform="scale(9e4)" href="#a"/>'
        ),
        "the transformations enlarge too much",
    ),
    "a size that overflows": (
        lambda: f'<text class="rot" font-family="text" font-size="{"9" * 400}">a</text>',
        "not a finite number",
    ),
    "entities": (lambda: "&a;" * 1000, "not well-formed XML"),
}


def load(name: str) -> str:
    """Pictures that each use the next one: `9.svg` ten times, `one9.svg` once, `double9.svg` by uses that double."""
    if name.startswith("hidden"):
        return picture('<use href="hidden&#46;svg"/>')
    number = int(name.removeprefix("one").removeprefix("double").removesuffix(".svg"))
    if number == 0:
        return picture(SQUARE)
    if name.startswith("double"):
        return picture(doubling(6, f'<use href="double{number - 1}.svg"/>'))
    if name.startswith("one"):
        return picture(f'<use href="one{number - 1}.svg"/>')
    return picture(f'<use href="{number - 1}.svg"/>' * 10)


def shown(body: str) -> int:
    return len(read_svg(picture(body), "card.svg", load).items)


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_too_much_is_refused_with_file_and_line(name: str) -> None:
    make, sentence = HOSTILE[name]
    answer = fenced(shown, make(), seconds=10, memory=400_000_000)
    assert answer.code == 1
    assert answer.err.startswith("card.svg: line 1: ")
    assert sentence in answer.err
    assert len(answer.err) < 500


def test_what_is_much_but_not_too_much_is_read() -> None:
    assert fenced(shown, "<g>" * 90 + SQUARE + "</g>" * 90).out == "1\n"
    assert fenced(shown, doubling(12)).out == "1\n"
    assert fenced(shown, chain(20)).out == "1\n"
