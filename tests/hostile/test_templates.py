"""A stranger's templates and sentences make text. They run nothing, read no other file and do not eat the machine."""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.hostile.fence import fenced, fenced_run, overlaid
from tests.support import some_rows

from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.build.workshop import Workshop
from kartenwerk.text.german import Language
from kartenwerk.text.templating import Templates, budget, fill

NAME = "booklets/house.md.j2"
FILE = f"templates/{NAME}"


def rendered(folder: Path, text: str, values: dict[str, Any]) -> str:
    """A hostile template rendered as the program does it."""
    path = folder / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Templates(DataRoots.over(folder), german()).render(NAME, values)


@cache
def german() -> Language:
    return Language.load(DataRoots.over())


@cache
def given() -> dict[str, Any]:
    """What templates are given: a deck, a list, and a function that holds on to the tools of the program."""
    workshop = Workshop.over(None)
    deck = workshop.catalog.deck("walisch")
    return {"deck": deck, "cards": list(deck.pack.cards), "runs": partial(print, workshop), "word": "Donnerwetter"}


def refused(folder: Path, text: str) -> str:
    """The sentence that answers a template, which has to name the template's file."""
    german()  # once here, not in every child
    answer = fenced(rendered, folder, text, given())
    assert answer.code == 1, answer.out[:300]
    assert answer.err.count("\n") == 1
    assert f"{FILE}: " in answer.err
    assert len(answer.err) < 1000
    return answer.err


ESCAPES = [
    "{{ cycler.__init__.__globals__.os.popen('touch owned') }}",
    "{{ namespace.__init__.__globals__ }}",
    "{{ range.__globals__ }}",
    "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "{{ word['__class__'] }}",
    "{{ ('_' ~ '_class_' ~ '_') | map(attribute='x') | list }}{{ word[('_' ~ '_class_' ~ '_')] }}",
    "{{ [word] | map(attribute='__class__') | list | first }}",
    "{{ [word] | selectattr('__class__') | first | list | last }}{{ word.__class__ }}",
    "{{ word | attr('__class__') }}",
    "{{ '{0.__class__.__mro__}'.format(word) }}",
    "{{ '{x.__class__}'.format_map({'x': 1}) }}",
    "{{ self._TemplateReference__context }}",
    "{{ self.__init__.__globals__ }}",
    "{{ deck.parse_raw('x', content_type='pickle', allow_pickle=true) }}",
    "{{ deck.parse_file('/etc/passwd') }}",
    "{{ deck['parse_file']('/etc/passwd') }}",
    "{{ deck.model_construct() }}",
    "{{ deck.model_fields }}",
    "{{ deck.schema_json() }}",
    "{{ deck.pack.__init__ }}",
    "{{ runs.args[0].roots.layers[0].parent }}",
    "{{ runs.func }}",
    "{{ runs.keywords }}",
    "{{ cards.append(1) }}",
    "{{ cards.sort() }}",
    "{{ deck.colours.clear() }}",
    "{% set deck.id = 'other' %}",
    "{% macro m() %}{{ caller.__globals__ }}{% endmacro %}{% call m() %}{% endcall %}",
    "{% for x in [1] %}{{ loop.__init__.__globals__ }}{% endfor %}",
    "{% macro m() %}{% endmacro %}{{ m._func.__globals__ }}",
    "{{ [].__class__.__base__ }}",
    "{{ (1).__class__ }}",
    "{{ lipsum(5) }}",
    "{{ joiner('x') }}",
    "{{ dict(a=1) }}",
]


@pytest.mark.parametrize("text", ESCAPES)
def test_nothing_but_data_can_be_reached(tmp_path: Path, text: str) -> None:
    assert "line 1" in refused(tmp_path, text)


def test_the_tools_behind_a_function_stay_there(tmp_path: Path) -> None:
    text = "{{ runs.args[0].roots.layers[-1].joinpath('owned').write_text('x') }}"
    assert "attribute 'args' of 'partial' object is unsafe" in refused(tmp_path, text)


FOREIGN = [
    "../../../../../../etc/passwd",
    "/etc/passwd",
    "..\\\\..\\\\secret.txt",
    "games/../../secret.txt",
    "games/./../../secret.txt",
    "secret\\0.txt",
    "link.txt",
    "linked/secret.txt",
]
READS = ("include '{}'", "import '{}' as x", "from '{}' import x", "include ['{}']")


@pytest.mark.parametrize(("name", "statement"), some_rows(product(FOREIGN, READS), 3))
def test_no_foreign_file_is_read(tmp_path: Path, name: str, statement: str) -> None:
    folder = tmp_path / "data"
    (folder / "templates").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("told", encoding="utf-8")
    (folder / "templates/link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "templates/linked").symlink_to(tmp_path)
    answer = fenced(rendered, folder, f"{{% {statement.format(name)} %}}", {})
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "told" not in answer.err


BOMBS = {
    "a loop": "{% for x in range(10**9) %}x{% endfor %}",
    "loops in loops": "{% for a in range(999) %}{% for b in range(999) %}{% if 0 %}{% endif %}{% endfor %}{% endfor %}",
    "a loop with an end": "{% for a in range(99999) %}{% for b in 'x' * 9999 %}{{ loop.last }}{% endfor %}{% endfor %}",
    "a loop in a macro": "{% macro m() %}{% for i in range(99999) %}"
    + "{{ i }}" * 5000
    + "{% endfor %}{% endmacro %}{{ m() }}",
    "a long body": "{% for i in range(99999) %}" + "{% if i == i %}{% endif %}" * 2000 + "{% endfor %}",
    "macros of macros": "{% macro m0() %}x{% endmacro %}"
    + "".join(f"{{% macro m{n}() %}}{{{{ m{n - 1}() }}}}{{{{ m{n - 1}() }}}}{{% endmacro %}}" for n in range(1, 60))
    + "{{ m59() }}",
    "a macro of itself": "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
    "a template of itself": f"{{% include '{NAME}' %}}",
    "a template of itself, twice": f"{{% include '{NAME}' %}}{{% include '{NAME}' %}}",
    "an imported template of itself": f"{{% import '{NAME}' as x %}}",
    "a recursive loop": "{% for x in [1] recursive %}{{ loop([1]) }}{% endfor %}",
    "a range": "{{ range(10**9) | list | length }}",
    "a huge range": "{{ range(10**30) | length }}",
    "a repeated text": "{{ 'x' * 10**9 }}",
    "a repeated list": "{{ ([0] * 10**9) | length }}",
    "a number by a text": "{{ 10**9 * 'x' }}",
    "a doubled text": "{% set n = namespace(s='x') %}{% for i in range(60) %}{% set n.s = n.s + n.s %}{% endfor %}",
    "a doubled text by ~": "{% set n = namespace(s='x') %}"
    "{% for i in range(60) %}{% set n.s = n.s ~ n.s %}{% endfor %}",
    "a doubled block": "{% set n = namespace(s='x') %}"
    "{% for i in range(60) %}{% set n.s %}{{ n.s }}{{ n.s }}{% endset %}{% endfor %}",
    "a doubled list": "{% set n = namespace(s=[1]) %}{% for i in range(60) %}{% set n.s = n.s + n.s %}{% endfor %}",
    "a deep list": "{% set n = namespace(s=[1]) %}{% for i in range(60) %}{% set n.s = [n.s, n.s] %}{% endfor %}",
    "a deep tuple": "{% set n = namespace(s=(1,)) %}{% for i in range(60) %}{% set n.s = (n.s, n.s) %}{% endfor %}",
    "a deep table": "{% set n = namespace(s=1) %}{% for i in range(60) %}{% set n.s = {1: n.s, 2: n.s} %}{% endfor %}",
    "deep lists compared": "{% set n = namespace(a=[1], b=[1]) %}{% for i in range(60) %}{% set n.a = [n.a, n.a] %}"
    "{% set n.b = [n.b, n.b] %}{% endfor %}{{ n.a == n.b }}",
    "further arguments": "{% macro m() %}{{ varargs }}{{ kwargs }}{% endmacro %}{{ m(1, a=2) }}",
    "kept slices": "{% set n = namespace(l=[]) %}{% set s = 'x' * 3000000 %}{% for i in range(9999) %}"
    "{% set n.l = n.l + [s[i:]] %}{% endfor %}",
    "kept texts": "{% set n = namespace(l=[]) %}{% set s = 'x' * 3000000 %}{% for i in range(9999) %}"
    "{% set n.l = n.l + [s.lower()] %}{% endfor %}",
    "words of a text": "{{ ('a ' * 1900000).split() | length }}",
    "a power": "{{ 10**(10**10) }}",
    "powers": "{% set n = namespace(x=3) %}{% for i in range(99) %}{% set n.x = n.x * n.x %}{% endfor %}",
    "a power of ten": "{{ 5 | round(-10**9) }}",
    "many decimals": "{{ 1.5 | round(10**9, 'ceil') }}",
    "many digits": "{{ 1 | ziffern(10**9) }}",
    "many digits of a share": "{{ 0.5 | prozent(10**9) }}",
    "a number of many digits": "{{ " + "9" * 5000 + " }}",
    "a text of many digits": "{{ ('9' * 100000) | int }}{{ ('f' * 100000) | int(base=16) }}",
    "a wide field": "{{ '%1000000000d' % 1 }}",
    "a wide field by format": "{{ '%1000000000d' | format(1) }}",
    "a wide field from outside": "{{ '%*d' | format(10**9, 1) }}",
    "a wide field in braces": "{{ '{:1000000000d}'.format(1) }}",
    "a list in a field": "{{ '%s' | format(cards) }}",
    "center": "{{ 'x'.center(10**9) }}",
    "ljust": "{{ 'x'.ljust(10**9) }}",
    "zfill": "{{ 'x'.zfill(10**9) }}",
    "expandtabs": "{{ '\t'.expandtabs(10**9) }}",
    "replace, the method": "{{ ('x' * 10**6).replace('x', 'y' * 10**6) }}",
    "join, the method": "{{ ('x' * 10**6).join(['y'] * 10**4) }}",
    "translate": "{{ 'x'.translate({120: 'y' * 10**6}) }}",
    "to_bytes": "{{ (5).to_bytes(10**9, 'big') }}",
    "center, the filter": "{{ 'x' | center(10**9) }}",
    "indent": "{{ 'x' | indent(10**9, true) }}",
    "wordwrap": "{{ ('x' * 10**6) | wordwrap(1, wrapstring='y' * 10**6) }}",
    "replace": "{{ ('x' * 10**6) | replace('x', 'y' * 10**6) }}",
    "replace nothing": "{{ ('x' * 10**6) | replace('', 'y' * 10**6) }}",
    "join": "{{ ('xy' * 50000) | join('y' * 10**6) }}",
    "join of long texts": "{{ (['x' * 10**6] * 90000) | join }}",
    "a list in German": "{{ (['x' * 10**6] * 90000) | aufzaehlung }}",
    "a list in German of a map": "{{ (['x' * 10**6] * 90000) | map('gross') | aufzaehlung }}",
    "sorted long texts": "{{ (['x' * 10**6] * 90000) | sort | length }}",
    "sorted by a long text": "{{ ([{'a': 'X' * 10**6}] * 20000) | sort(attribute='a') | length }}",
    "a list in capitals": "{{ (['x' * 10**6] * 9000) | upper }}",
    "a filled batch": "{{ [1] | batch(10**9, 0) | list | length }}",
    "many slices": "{{ [1] | slice(10**9) | list | length }}",
    "a sum of lists": "{{ ([[0] * 9000] * 9000) | sum(start=[]) | length }}",
    "a pretty print": "{{ cards | pprint }}",
    "a page": "{{ cards | tojson }}",
    "a long output": "{% for i in range(9999) %}{{ 'x' * 10000 }}{% endfor %}",
    "a long output of included templates": "{% set s = 'x' * 3000000 %}{{ s }}{{ s }}",
    "a long source": "x" * 300_000,
    "deep brackets": "{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}",
    "deep lists": "{{ " + "[" * 150 + "]" * 150 + " }}",
    "deep signs": "{{ " + "-" * 50000 + "1 }}",
    "deep nots": "{{ " + "not " * 50000 + "1 }}",
    "deep sums": "{{ " + "1 + " * 20000 + "1 }}",
    "deep ifs": "{% if 1 %}" * 2000 + "{% endif %}" * 2000,
    "deep loops": "{% for x in [1] %}" * 60 + "x" + "{% endfor %}" * 60,
    "open brackets": "{{" * 60000,
    "open comments": "{#" * 60000,
    "open blocks": "{%" * 60000,
    "filters of filters": "{{ 1 " + "| abs " * 5000 + "}}",
    "attributes": "{{ word" + ".x" * 20000 + " }}",
    "a block": "{% block a %}x{% endblock %}{{ self.a() }}",
    "a filter block": "{% filter center(10**9) %}x{% endfilter %}",
    "an autoescape": "{% autoescape true %}x{% endautoescape %}",
}


DEAR = ("a loop with an end", "a loop in a macro", "a long body", "macros of macros")
"""Bombs that use up all steps or all work before they are refused."""


@pytest.mark.parametrize("name", [name for name in BOMBS if name not in DEAR])
def test_no_template_eats_the_machine(tmp_path: Path, name: str) -> None:
    refused(tmp_path, BOMBS[name])


@pytest.mark.parametrize("share", [pytest.param(1, marks=pytest.mark.slow), 20], ids=["all of it", "a twentieth"])
@pytest.mark.parametrize("name", DEAR)
def test_no_template_works_on_beyond_its_budget(
    tmp_path: Path, name: str, share: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "STEPS", budget.STEPS // share)
    monkeypatch.setattr(budget, "WORK", budget.WORK // share)
    assert "more than" in refused(tmp_path, BOMBS[name])


FAULTS = {
    "{{ 1 / 0 }}": "line 2: the template cannot be filled: division by zero",
    "{{ 1 % 0 }}": "line 2: the template cannot be filled: integer modulo by zero",
    "{{ 2.0 ** 5000 }}": "line 2: the template cannot be filled: (34, 'Numerical result out of range')",
    "{{ 1 + 'a' }}": "line 2: the template cannot be filled: unsupported operand",
    "{{ 'a' | float + 'a' | round }}": "line 2: the template cannot be filled: ",
    "{{ [1, 'a'] | sort }}": "line 2: the template cannot be filled: '<' not supported",
    "{{ [] | min + 1 }}": "line 2: the template cannot be filled: No aggregated item",
    "{{ cards.index(5) }}": "line 2: the template cannot be filled: 5 is not in list",
    "{{ word() }}": "line 2: the template cannot be filled: 'str' object is not callable",
    "{{ missing }}": "line 2: the template cannot be filled: 'missing' is undefined",
    "{{ {}['a'] }}": "line 2: the template cannot be filled: 'dict object' has no attribute 'a'",
    "{{ cards }}": "line 2: the template cannot be filled: a list is no text",
    "{% for a, b in cards %}{% endfor %}": "line 2: the template cannot be filled: too many values to unpack",
    "{{ word | nofilter }}": "line 2: the template has an error: No filter named 'nofilter'",
    "{{ }}": "line 2: the template has an error: Expected an expression",
    "{% include 'nowhere' %}": "templates/nowhere: there is no such template",
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_one_sentence_with_file_and_line(tmp_path: Path, text: str) -> None:
    assert FAULTS[text] in fenced(rendered, tmp_path, f"one line\n{text}", given()).refusal


def test_a_fault_is_told_where_it_is_not_where_it_was_called(tmp_path: Path) -> None:
    (tmp_path / "templates").mkdir()
    inner = tmp_path / "templates/inner.j2"
    inner.write_text("\n\n{% macro m(x) %}{{ 1 / x }}{% endmacro %}", encoding="utf-8")
    answer = fenced(rendered, tmp_path, "{% import 'inner.j2' as i %}\n{{ i.m(0) }}", {})
    assert answer.err == f"{inner}: line 3: the template cannot be filled: division by zero\n"


SENTENCES = {
    "{{ cycler.__init__.__globals__ }}": "'cycler' is undefined",
    "{{ 'x' * 10**9 }}": "a text gets longer than 4,000,000 characters",
    "{% for x in range(99999) %}{% for y in range(9) %}{% endfor %}{% endfor %}": "more than 200,000 steps",
    "{{ 1 / 0 }}": "division by zero",
    "{{": "unexpected 'end of template'",
}


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_is_no_better_than_a_template(tmp_path: Path, text: str) -> None:
    inner = fenced(rendered, tmp_path, "{{ sentence | satz }}", {"sentence": text})
    for answer in (fenced(fill, text), inner):
        assert SENTENCES[text] in answer.refusal


@pytest.mark.parametrize("sentence", ["{% include '../../x' %}", "{% include 'pads/rounds.svg.j2' %}"])
def test_a_sentence_of_a_game_includes_no_file(sentence: str) -> None:
    assert "the sentence cannot be filled" in fenced(fill, sentence).err


def test_sentences_in_a_template_count_into_its_budget(tmp_path: Path) -> None:
    inner = "{% for x in range(9999) %}{% endfor %}"
    text = "{% for x in range(99) %}{{ sentence | satz }}{% endfor %}"
    answer = fenced(rendered, tmp_path, text, {"sentence": inner})
    assert "more than 200,000 steps" in answer.err


def test_each_rendering_has_a_budget_of_its_own(tmp_path: Path) -> None:
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / FILE).write_text("{% for x in range(99999) %}{% endfor %}x", encoding="utf-8")
    printer = Templates(DataRoots.over(tmp_path), Language.load(DataRoots.over()))
    assert [printer.render(NAME, {}) for _ in range(4)] == ["x"] * 4


def test_a_loop_still_knows_its_length_and_its_neighbours(tmp_path: Path) -> None:
    text = (
        "{% for x in 'abc' %}{{ loop.index }}/{{ loop.length }}{{ loop.last }}{{ loop.revindex }}"
        "{{ loop.previtem if loop.index > 1 }}{{ loop.nextitem if not loop.last }}"
        "{{ loop.cycle('o', 'e') }} {% endfor %}"
        "{% for x in [1, 2, 3] if x > 1 %}{{ x }}{{ loop.length }} {% else %}none{% endfor %}"
        "{% for x in [] %}{% else %}none{% endfor %}"
    )
    assert rendered(tmp_path, text, {}) == "1/3False3bo 2/3False2ace 3/3True1bo 22 32 none"


# Whole commands with a stranger's folder


@cache
def first_line(name: str) -> str:
    return (project_root() / name).read_text(encoding="utf-8").partition("\n")[0]


@pytest.mark.parametrize(
    "text",
    [
        "{{ cycler.__init__.__globals__.os.system('touch owned') }}",
        "{% include '../../../secret' %}",
        "{% for x in range(10**12) %}{% endfor %}",
    ],
)
def test_no_command_runs_what_a_folder_says(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = "templates/games/donnerwetter/reference.md.j2"
    folder = overlaid(tmp_path, name, first_line(name), text)
    answer = fenced_run("rules", "donnerwetter", "--reference", "--data", folder, "--out", tmp_path / "out")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "templates/" in answer.err
    assert not (tmp_path / "owned").exists()
    assert not (tmp_path / "out").exists()


def test_no_sentence_of_a_game_runs_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = "{{ cycler.__init__.__globals__.os.system('touch owned') }}"
    folder = overlaid(tmp_path, "rules_data/games/burner_holdem.toml", 'full = "', f'full = "{text}')
    answer = fenced_run("hand", "burner_holdem", "svidar-S svidar-K svidar-9 svidar-8 svidar-7", "--data", folder)
    assert not (tmp_path / "owned").exists()
    assert answer.code in (0, 1)
