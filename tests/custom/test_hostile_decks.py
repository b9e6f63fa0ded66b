"""A stranger's folder: icons, templates, fonts and tables that mean harm are answered in a sentence, in little time."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.custom.decks import ONE, deck, faults, plain
from tests.custom.test_every_fault import LATO

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.new import schema
from kartenwerk.graphics.svg.general.errors import NeedsRasterError
from kartenwerk.graphics.svg.general.reader import read_general

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24">{}</svg>'
BILLION = "".join(
    f'<g id="a{n}">{f"""<use href="#a{n - 1}"/>""" * 10 if n else """<rect width="1" height="1"/>"""}</g>'
    for n in range(9)
)


@pytest.mark.parametrize(
    ("inner", "told"),
    [
        ("<script>1</script>", "a picture must hold no program"),
        ('<rect onclick="x" width="1" height="1"/>', "a picture must hold no program"),
        ("<foreignObject/>", "a picture must hold no program"),
        ('<image href="file:///etc/passwd"/>', "a picture must not load other files"),
        ('<use xlink:href="http://example.org/x.svg#a"/>', "a picture must not load other files"),
        ("<style>@import url(x.css);</style>", "a style block must not load other files"),
        ('<use id="a" href="#a"/>', "a use leads back to itself"),
        (BILLION, "the picture's uses multiply too much"),
        ("<g>" * 200 + "</g>" * 200, "the elements lie too deep"),
        ('<path d="M0 0L1e300 1"/>', "the shape cannot be read"),
        ('<rect width="1" height="1" transform="scale(1e9)"/>', "the picture cannot be read"),
        ("<text>Hallo</text>", "this of a text in a picture cannot be set"),
        ('<path d="M1 q" stroke="red"/>', "the shape cannot be read"),
        ('<svg viewBox="0 0 0 5"/>', "a viewBox without a size"),
        ('<svg viewBox="0 0 5"/>', "a viewBox has four numbers"),
        ('<rect width="9" height="9" transform="turn(3)"/>', "unknown transformation turn with 1 numbers"),
        ("<g", "the picture is not well-formed XML"),
    ],
)
def test_an_icon_that_means_harm_is_refused(inner: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=told.replace("'", ".")):
        read_general(SVG.format(inner), "x.svg", lambda hex: hex)


def test_a_document_type_with_entities_is_refused() -> None:
    with pytest.raises(KartenwerkError, match="more than a picture"):
        read_general('<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format("&a;"), "x.svg", lambda hex: hex)


@pytest.mark.parametrize("name", ["opacity", "mask", "filter", "mix-blend-mode"])
def test_what_lines_cannot_show_asks_for_dots(name: str) -> None:
    value = "0.5" if name == "opacity" else "multiply" if name == "mix-blend-mode" else "url(#x)"
    with pytest.raises(NeedsRasterError, match=name):
        read_general(SVG.format(f'<rect width="9" height="9" style="{name}:{value}"/>'), "x.svg", lambda hex: hex)


STOPS = '<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>'
FILLED = '<rect width="9" height="9" fill="url(#a)"/>'
CLIPPED = '<rect width="9" height="9" clip-path="url(#a)"/>'


@pytest.mark.parametrize(
    ("inner", "reason"),
    [
        (f'<linearGradient id="a" spreadMethod="repeat">{STOPS}</linearGradient>{FILLED}', "a gradient that repeats"),
        (f'<linearGradient id="a"/>{FILLED}', "a gradient without colours"),
        (
            f'<linearGradient id="a"><stop stop-opacity=".5"/><stop offset="1"/></linearGradient>{FILLED}',
            "opacity in a gradient",
        ),
        (
            f'<linearGradient id="a">{STOPS}</linearGradient><path d="M1 1H9" stroke="url(#a)"/>',
            "a gradient along a line",
        ),
        (CLIPPED, "clip-path: url"),
        (f'<clipPath id="a" clipPathUnits="objectBoundingBox"/>{CLIPPED}', "a clip path of another kind"),
        (
            '<clipPath id="a"><rect width="5" height="5"/><rect width="2" height="2" clip-rule="evenodd"/></clipPath>'
            + CLIPPED,
            "a clip path of several shapes",
        ),
        (
            f'<clipPath id="a"><rect width="5" height="5" clip-path="url(#a)"/></clipPath>{CLIPPED}',
            "a clip path within another",
        ),
        (f'<clipPath id="a"><g/></clipPath>{CLIPPED}', "<g> in a clip path"),
        ('<rect width="9" height="9" paint-order="stroke"/>', "paint-order"),
        ('<rect width="9" height="9" vector-effect="non-scaling-stroke"/>', "vector-effect"),
        ("<style>a > b { fill: red }</style>", "the selector a > b in its style"),
        ("<style>@media print { b { fill: red } }</style>", "@media in its style"),
        ('<rect width="3em" height="9"/>', "the length 3em"),
    ],
)
def test_what_is_not_read_as_lines_asks_for_dots_and_says_why(inner: str, reason: str) -> None:
    with pytest.raises(NeedsRasterError, match=reason.replace("(", ".")):
        read_general(SVG.format(inner), "x.svg", lambda hex: hex)


@settings(max_examples=20)
@given(st.randoms(use_true_random=False))
def test_a_damaged_icon_is_read_or_refused(chance: random.Random) -> None:
    text = list(SVG.format('<path d="M1 2a3 4 5 1 0 6 7z" style="fill:rgb(1,2,3)"/><g transform="rotate(3)"/>'))
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(text))
        text[place : place + chance.randrange(3)] = chance.choice(
            ["<", ">", '"', "1e9", "url(#", "%", "-", "z", "\0", "é"]
        )
    with suppress(KartenwerkError, NeedsRasterError):
        read_general("".join(text), "x.svg", lambda hex: hex)


@pytest.mark.parametrize(
    "template",
    [
        "{{ ''.__class__ }}",
        "{% for a in range(10**9) %}x{% endfor %}",
        "{{ 'x' * 10**9 }}",
        "{% include 'deck.toml' %}",
    ],
)
def test_a_template_that_means_harm_is_a_fault(template: str, tmp_path: Path) -> None:
    toml = ONE.replace('"{{ name }}"', f'"{template}"')
    (told,) = faults(plain(tmp_path, toml=toml))
    assert told.startswith("deck.toml: card.title: ")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"wOF2" + b"\0" * 40, "fonts for web pages are not read"),
        (b"nothing", "the file is not a font"),
        (b"OTTO" + b"\1" * 99, "the font cannot be read"),
        (LATO.read_bytes()[:400], "the font cannot be read"),
    ],
)
def test_a_file_that_is_no_font_is_refused(content: bytes, told: str, tmp_path: Path) -> None:
    toml = ONE + '\n[fonts.text]\nregular = "x.ttf"\n'
    assert any(told in fault for fault in faults(plain(tmp_path, toml=toml, **{"schriften/x.ttf": content})))


def test_thousands_of_unknown_keys_are_told_as_some_and_a_number(tmp_path: Path) -> None:
    wrong = "\n".join(f"k{number} = 1" for number in range(5000))
    found = faults(plain(tmp_path / "deck", toml=f"{ONE}\n[print]\n{wrong}"))
    assert any("k0: there is no such key" in told for told in found)


def test_an_icon_that_is_wrong_is_read_once_however_many_boxes_show_it(tmp_path: Path) -> None:
    """It may take long before that is known."""
    nested = SVG.format("<g>" * 200 + "</g>" * 200)
    icons = deck(plain(tmp_path / "deck", **{"zeichen/x.svg": nested})).tools.icons
    told = []
    for colour in ("tinte", "papier"):
        with pytest.raises(KartenwerkError, match="too deep") as error:
            icons.drawing(icons.file("x"), colour)
        told.append(error.value)
    assert told[0] is told[1]


def test_a_deck_of_thousands_of_colours_is_refused(tmp_path: Path) -> None:
    many = "\n".join(f'c{number} = "#{number:06x}"' for number in range(1000))
    (told,) = faults(plain(tmp_path / "deck", toml=ONE.replace("[colours]", f"[colours]\n{many}")))
    assert told == "deck.toml: colours: the deck has too many colours; found 1,001; expected at most 1,000"


def test_a_chain_of_layouts_has_an_end(tmp_path: Path) -> None:
    chain = "\n".join(f'[layouts.l{number}]\nextends = "l{number + 1}"' for number in range(210))
    found = faults(plain(tmp_path / "deck", toml=f"{ONE}\n{chain}\n[layouts.l210]\nextends = 'title-text'\n"))
    assert {told.partition("; found")[0] for told in found} == {
        f"deck.toml: layouts.l{number}.extends: layouts extend each other too often" for number in range(200, 211)
    }


@pytest.mark.parametrize(
    ("selector", "named"),
    [
        ("rect", True),
        (".a", True),
        (".a.b", True),
        ("rect.b#x", True),
        ("g .a", True),
        (".c", False),
        ("#y", False),
        ("circle.a", False),
        ("defs .a", False),
        ("*", True),
    ],
)
def test_a_rule_of_style_holds_for_what_its_selector_names(selector: str, named: bool) -> None:
    inner = f'<style>{selector}{{fill:#123456}}</style><g><rect id="x" class="b a" width="2" height="2"/></g>'
    drawn = read_general(SVG.format(inner), "x.svg", lambda hex: hex)
    assert ("#123456" in str(drawn.items)) == named


def test_a_picture_that_is_none_is_a_fault(tmp_path: Path) -> None:
    toml = ONE + '\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = "card"\npicture = "x"\n'
    (told,) = faults(plain(tmp_path, toml=toml, **{"bilder/x.png": b"\x89PNG\r\n\x1a\n" + b"x" * 90}))
    assert told.startswith("bilder/x.png: the file is not a picture")


@settings(max_examples=12)
@given(st.binary(max_size=300))
def test_any_bytes_as_a_table_are_read_or_refused(content: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        faults(plain(Path(folder), csv=content))


def test_every_key_of_deck_toml_stands_in_the_manual() -> None:
    manual = (Path(__file__).parent.parent.parent / "docs" / "guide" / "own-deck.md").read_text(encoding="utf-8")
    told = set(re.findall(r"[a-z]+(?:[-_][a-z]+)*", manual))
    keys = {
        key
        for each in ({"properties": schema()["properties"]}, *schema()["$defs"].values())
        for key in each.get("properties", {})
    }
    assert keys - told == set()


def test_the_manual_tells_users_of_other_programs_their_words_in_ours() -> None:
    manual = (Path(__file__).parent.parent.parent / "docs" / "guide" / "own-deck.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"\| Squib \| nanDECK \| protograf \| here \|\n(.*?)\n\n", manual, re.DOTALL)
    assert len(table.splitlines()) > 10


def test_every_key_of_deck_toml_has_a_description() -> None:
    definitions = {"DeckFile": schema(), **schema()["$defs"]}
    without = [
        f"{name}.{key}"
        for name, each in definitions.items()
        for key, field in each.get("properties", {}).items()
        if not field.get("description")
    ]
    assert without == []
    assert len(definitions) > 8
