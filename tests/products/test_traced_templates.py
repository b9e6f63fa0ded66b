"""Traced templates: each passage of a text says what it has read, and so what it may hang on."""

from __future__ import annotations

from jinja2 import BaseLoader

from kartenwerk.text.templating.traced import ReadRules, Trace, TracedSandbox

RULES = {"a": True, "b": False, "c": False, "d": 1, "e": "fünf", "zahl": 2}


def trace(text: str, **values: object) -> tuple[str, list[tuple[str, set[str]]]]:
    """The text of a template by these rules, and its passages with what they have read."""
    notes = Trace(frozenset(values))
    sandbox = TracedSandbox(BaseLoader(), notes)
    code = sandbox.compile(text, "text.md.j2", "text.md.j2")
    template = sandbox.template_class.from_code(sandbox, code, sandbox.make_globals(None))
    with sandbox.rendering():
        clean, passages = notes.separate(template.render(r=ReadRules(RULES, notes), **values))
    return clean, [(clean[each.start : each.end], {*each.reads}) for each in passages]


def test_what_is_printed_has_read_its_rules_and_its_named_values() -> None:
    clean, passages = trace("Immer. {{ r.e }} {{ name }}", name="Anna")
    assert clean == "Immer. fünf Anna" and passages == [("fünf", {"e"}), ("Anna", {"@name"})]


def test_a_condition_has_read_what_it_asks_also_where_nothing_is_printed() -> None:
    clean, passages = trace("{% if r.a and r.b %}beide{% elif r.c %}c{% endif %}.")
    assert clean == "." and passages == [("", {"a", "b", "c"})]


def test_a_loop_has_read_how_often_it_is_gone_through() -> None:
    clean, passages = trace("{% for each in range(r.zahl) %}x{{ r.e }}{% endfor %}")
    assert clean == "xfünfxfünf" and passages[-1] == (clean, {"zahl"}) and ("fünf", {"e"}) in passages


def test_a_variable_takes_along_what_it_has_read_and_the_condition_by_which_it_was_set() -> None:
    text = "{% set x = 0 %}{% if r.c %}{% set x = r.e %}{% endif %}{% set y = r.a and r.b %}{{ x }} {{ y }}"
    _, passages = trace(text)
    assert passages[-2:] == [("0", {"c"}), ("False", {"a", "b"})]


def test_what_a_macro_reads_belongs_to_what_prints_it() -> None:
    _, passages = trace("{% macro m(v) %}{% if v.a %}{{ v.e | upper }}{% endif %}{% endmacro %}{{ m(r) }}")
    assert passages == [("FÜNF", {"a", "e"})]
