"""Scripts without remarks and blanks say what they said before."""

from __future__ import annotations

import pytest

from kartenwerk.text.web.compact import compact


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("const a = 1; // one\n  let b;\n", "const a=1;let b;"),
        ("a = b\nc = d", "a=b\nc=d"),
        ("function f() {\n  return 1;\n}\nf();", "function f(){return 1;}\nf();"),
        ("a + +b - -c", "a+ +b- -c"),
        ('say("a  // b" /* no */, `c  ${ d }  /* e */`)', 'say("a  // b",`c  ${ d }  /* e */`)'),
        (r"text.replace(/[/ ]\/ {2}/g, '  ')", r"text.replace(/[/ ]\/ {2}/g,'  ')"),
        (
            "say(`a${ b ? ` (${ c / d }: } ${ e / f })` : '' } g`)",
            "say(`a${ b ? ` (${ c / d }: } ${ e / f })` : '' } g`)",
        ),
        ("half = a / 2 / b; // c / d", "half=a/2/b;"),
        ("return /  x/.test(a)", "return/  x/.test(a)"),
        ("class A { #x = 1 }", "class A{#x=1}"),
        ("call(a,\n  b)\n(c)", "call(a,b)\n(c)"),
    ],
)
def test_nothing_but_remarks_and_spare_blanks_is_taken_away(script: str, left: str) -> None:
    assert compact(script) == left
    assert compact(left) == left
