"""The catalogue of messages: complete, nothing left over, and each sentence with its values in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from string import Formatter

import pytest
from tests.cli.extraction import CATALOGUE, FUNCTIONS, PACKAGE, extracted, sources

from kartenwerk.base.message import Message, _
from kartenwerk.base.translation import messages
from kartenwerk.cli.language import speaking
from kartenwerk.cli.translation import gettext


def test_every_message_has_a_german_one_and_none_is_left_over() -> None:
    pytest.importorskip("babel")
    said = {text for message in extracted() for text in message}
    known = {english for english, german in messages().items() if german}
    assert (said - known, known - said) == (set(), set())


def test_the_program_reads_the_catalogue_as_babel_does() -> None:
    pofile = pytest.importorskip("babel.messages.pofile")
    with CATALOGUE.open("rb") as file:
        catalog = pofile.read_po(file)
    entries = [message for message in catalog if message.id]
    assert [message.id for message in entries if message.fuzzy] == []
    pairs = [
        pair
        for each in entries
        for pair in (zip(each.id, each.string, strict=True) if each.pluralizable else [(each.id, each.string)])
    ]
    assert dict(pairs) == messages()


def places(template: str) -> set[tuple[str, str]]:
    """The places of a template, each with its form."""
    return {(name, form or "") for _text, name, form, _sign in Formatter().parse(template) if name}


def test_a_german_sentence_has_no_places_but_those_of_the_english_one() -> None:
    assert {english: german for english, german in messages().items() if not places(german) <= places(english)} == {}


def templates() -> Iterator[tuple[str, ast.expr]]:
    """What is given for a template anywhere in the package, with its place."""
    for path, text in sources():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                for number in FUNCTIONS.get(getattr(node.func, "id", getattr(node.func, "attr", "")), ()):
                    for argument in node.args[number - 1 : number]:
                        yield f"{path.relative_to(PACKAGE)}:{node.lineno}", argument


def test_no_message_is_put_together_before_it_is_made() -> None:
    """What stands in an f-string is English for ever: no catalogue has it."""
    assert [place for place, argument in templates() if isinstance(argument, ast.JoinedStr | ast.BinOp)] == []


def test_a_message_within_another_is_rendered_with_it() -> None:
    inner = _("at most {most:,}", most=1234567)
    message = _("expected {expected}", expected=inner)
    assert message == "expected at most 1,234,567"
    with speaking("de"):
        assert gettext(message) == "erwartet: höchstens 1\u202f234\u202f567"


def test_a_value_is_no_message_even_if_it_reads_like_one() -> None:
    with speaking("de"):
        assert gettext(_("found {found}", found="nothing")) == "gefunden: nothing"
        assert gettext(_("found {found}", found=_("nothing"))) == "gefunden: nichts"


def test_a_value_may_hold_braces() -> None:
    assert Message("found {found}", found="{x} {") == "found {x} {"
    assert Message("a table { x = 1 }") == "a table { x = 1 }"
