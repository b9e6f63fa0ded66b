"""What libraries say of an input: the values stand in the places of a message, which has its German like any other."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import BaseModel, ValidationError

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import TomlError, parse_toml
from kartenwerk.base.message import Message, of_library
from kartenwerk.base.translation import GERMAN, translate
from kartenwerk.catalog.expected import describe_expected
from kartenwerk.cli.language import speaking
from kartenwerk.cli.translation import gettext
from kartenwerk.graphics.svg.elements import parse
from kartenwerk.text.templating.templates import fill


class Shape(BaseModel):
    form: Literal["rectangle", "ellipse", "line"]


TOML = [
    ("titel = Markt", "dieser Wert ist nicht zu lesen (Zeile 1, Spalte 9)", (1, 9)),
    ('titel = "Markt\n', "das Zeichen '\\n' darf hier nicht stehen (Zeile 1, Spalte 15)", (1, 15)),
    ("a = 1\na = 2", "ein Schlüssel steht zweimal da (am Ende der Datei)", (0, 0)),
    ("[a]\n[a]\nb = 1", "'a' steht zweimal da (Zeile 2, Spalte 3)", (2, 3)),
    ("[a.b]\n[a.b]", "'a.b' steht zweimal da (Zeile 2, Spalte 5)", (2, 5)),
    ("[a\nb = 1", "am Ende eines Tabellenkopfes fehlt ']' (Zeile 1, Spalte 3)", (1, 3)),
    ("a 1", "nach einem Schlüssel fehlt '=' (Zeile 1, Spalte 3)", (1, 3)),
    ("a = [1", "eine Liste ist nicht geschlossen (am Ende der Datei)", (0, 0)),
]
TEMPLATES = [
    ("{{ name", "die Vorlage endet zu früh, es fehlt 'end of print statement'"),
    ("{{ name name }}", "erwartet ist 'end of print statement', da steht 'name'"),
    (
        "{% if 1 %}",
        "die Vorlage endet zu früh: Es fehlt 'elif' or 'else' or 'endif', der innerste offene Block ist 'if'",
    ),
    ("{% nix %}", "die Anweisung 'nix' gibt es nicht"),
    ("{{ 1 / 0 }}", "durch null wird nicht geteilt"),
    ("{{ nix }}", "'nix' ist nicht bestimmt"),
    ("{{ name.nix }}", "'str object' hat kein 'nix'"),
    ("{{ range(10 ** 9) }}", "ein Bereich wird länger als"),
]


@pytest.mark.parametrize(("text", "german", "place"), TOML)
def test_a_fault_in_toml_has_its_place_and_its_german(text: str, german: str, place: tuple[int, int]) -> None:
    with pytest.raises(TomlError) as fault:
        parse_toml(text, "deck.toml")
    assert (fault.value.line, fault.value.column) == place
    with speaking(GERMAN):
        assert gettext(fault.value.message) == f"die Datei ist kein TOML: {german}"


@pytest.mark.parametrize(("text", "german"), TEMPLATES)
def test_a_fault_in_a_template_has_its_german(text: str, german: str) -> None:
    with pytest.raises(KartenwerkError) as fault:
        fill(text, name="Vogt")
    with speaking(GERMAN):
        assert german in gettext(fault.value.message)


@pytest.mark.parametrize("text", ["<g", "<g></h>", "<g a='1' a='2'/>", "", "<g/><g/>", "<g>&x;</g>", "x"])
def test_what_the_parser_of_pictures_says_has_its_german(text: str) -> None:
    with pytest.raises(KartenwerkError) as fault:
        parse(text, "bild.svg")
    reason = str(fault.value.message.values["reason"])
    assert translate(Message(reason), GERMAN) != reason


def test_a_list_without_entries_lacks_one_entry_in_german() -> None:
    with speaking(GERMAN):
        assert gettext(describe_expected({"type": "too_short", "ctx": {"min_length": 1}})) == "mindestens ein Eintrag"


@pytest.mark.parametrize(("shape", "german"), [("circle", "'rectangle', 'ellipse' oder 'line'")])
def test_what_pydantic_expects_has_its_german(shape: object, german: str) -> None:
    with pytest.raises(ValidationError) as fault:
        Shape.model_validate({"form": shape})
    with speaking(GERMAN):
        assert gettext(describe_expected(fault.value.errors()[0])) == german


@pytest.mark.parametrize(
    ("sentence", "template"),
    [
        ("unexpected '}'", "unexpected {value1}"),
        ("unexpected end", "unexpected end"),
        ("no {braces} but 'x'", "no {{braces}} but {value1}"),
        ("Cannot declare ('a', 'b') twice", "Cannot declare {value1} twice"),
    ],
)
def test_a_sentence_of_a_library_reads_as_before(sentence: str, template: str) -> None:
    assert (of_library(sentence), of_library(sentence).template) == (sentence, template)
