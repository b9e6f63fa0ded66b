"""The changes of mutation testing are changes, each is other code that can be read, and is made where it is run."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from tests.mutants.__main__ import OTHERS, PACKAGE, PARTS, ROOT, RULES, concern, files_of, forget_answers
from tests.mutants.changes import mutants
from tests.mutants.reach import Program

SOURCE = '''"""Text with 1 and True."""
def f(a: int = 3) -> bool:
    if a < 2 and not a == 1:
        return min(a, 1) in (True, a + 1)
    return f"{a + 1}" is None
'''


def test_each_change_is_another_program() -> None:
    changed = [mutant.apply(SOURCE) for mutant in mutants(Path("a.py"), SOURCE)]
    assert len({ast.dump(ast.parse(text)) for text in (SOURCE, *changed)}) == len(changed) + 1
    assert all("1 and True." in text and 'f"{a + 1}"' in text and "a: int" in text for text in changed)
    for part in ("a <= 2", "and a == 1", "a != 1", "max(a, 1)", "not in (", "(False, a", "a - 1", "is not None", "= 4"):
        assert any(part in text for text in changed), part


def test_what_makes_no_difference_is_left_alone() -> None:
    source = "game = Game(move_limit=200, pairs=zip(a, b, strict=True), endless=False)"
    assert [mutant.apply(source) for mutant in mutants(Path("a.py"), source)] == [
        source.replace("endless=False", "endless=True")
    ]


@pytest.mark.parametrize("part", PARTS)
def test_all_changes_of_a_file_can_be_read(part: str) -> None:
    file = max((ROOT / file for file in files_of(part)), key=lambda path: path.stat().st_size)
    source = file.read_text(encoding="utf-8")
    found = [*mutants(file, source)]
    assert len(found) > 5
    for mutant in found[::3]:
        ast.parse(mutant.apply(source))


def test_a_guard_may_let_everything_pass() -> None:
    source = "if a in b:\n    raise ValueError\n"
    changed = {mutant.apply(source).split(":")[0] for mutant in mutants(Path("a.py"), source)}
    assert changed == {"if False", "if not (a in b)", "if a not in b"}


def test_each_part_has_its_files_and_tests() -> None:
    for part, (_, tests) in PARTS.items():
        assert files_of(part)
        assert all((ROOT / place).exists() for place in tests)


WEIGHED = '''LEAST = 1
def weigh(number):
    """Whether a number is heavy."""
    if number > LEAST:
        return sum(each for each in range(number) if each > 2)
    elif number < 0:
        return 7
    return None
'''


@pytest.fixture
def weighed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program of one file, loaded."""
    (tmp_path / "generator").mkdir()
    (tmp_path / "generator" / "weighed.py").write_text(WEIGHED, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "generator")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "weighed", raising=False)
    return Program([Path("generator/weighed.py")])


def test_a_probe_notices_each_statement_that_is_come_by(weighed: Program) -> None:
    from weighed import weigh  # type: ignore[import-not-found]

    seen: list[str] = []
    weighed.probe(lambda place: seen.append(place.partition("|")[2]))
    assert weigh(-1) == 7
    assert seen == ["if number > LEAST:", "elif number < 0:", "return 7"]
    assert weigh(4) == 3
    assert seen[3:] == ["if number > LEAST:", "return sum(each for each in range(number) if each > 2)"]
    assert weigh.__doc__ == "Whether a number is heavy."


@pytest.mark.parametrize(("number", "found"), [(0, (0, 3)), (1, (None, 5))])
def test_a_change_is_made_in_the_functions_that_are_there(
    weighed: Program, number: int, found: tuple[int | None, int]
) -> None:
    from weighed import weigh

    changes = [mutant for mutant in mutants(Path("generator/weighed.py"), WEIGHED) if mutant.new == ">="]
    assert weighed.change(changes[number])
    assert (weigh(1), weigh(4)) == found


def test_a_change_outside_of_functions_cannot_be_made_in_place(weighed: Program) -> None:
    file = Path("generator/weighed.py")
    (least,) = (mutant for mutant in mutants(file, WEIGHED) if mutant.line == 1)
    assert not weighed.change(least)
    assert (least.begin, least.end) not in weighed.places(file)


@pytest.mark.parametrize(
    ("file", "scored"),
    [
        ("games/romme/turn.py", f"games, {RULES}"),
        ("games/doppelkopf/scoring.py", f"games, {RULES}"),
        ("games/gin_romme/__init__.py", f"games, {RULES}"),
        ("games/fuenf_karten_boltan/players.py", f"games, {OTHERS}"),
        ("games/fuenf_karten_boltan/practice.py", f"games, {OTHERS}"),
        ("games/gin_romme/round_view.py", f"games, {OTHERS}"),
        ("mechanics/trick_policy.py", "mechanics"),
    ],
)
def test_rules_are_scored_apart_from_players_and_what_only_booklets_show(file: str, scored: str) -> None:
    assert concern(PACKAGE / file) == scored


def test_what_the_unchanged_program_has_found_is_not_told_of_a_changed_one(tmp_path: Path) -> None:
    for kind in ("checked", "font", "picture"):
        (tmp_path / kind).mkdir()
        (tmp_path / kind / "entry").write_bytes(b"x")
    forget_answers(tmp_path)
    forget_answers(tmp_path / "none")
    assert [path.name for path in tmp_path.iterdir()] == ["font"]
