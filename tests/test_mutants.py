"""The changes of mutation testing are changes: each is other code that can be read, and its tests exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.mutants import OTHERS, PACKAGE, PACKAGES, ROOT, RULES, concern, folder_of, mutants, nearest_tests

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


@pytest.mark.parametrize("package", PACKAGES)
def test_all_changes_of_a_file_can_be_read(package: str) -> None:
    file = max(folder_of(package).rglob("*.py"), key=lambda path: path.stat().st_size)
    source = file.read_text(encoding="utf-8")
    found = [*mutants(file, source)]
    assert len(found) > 5
    for mutant in found[::3]:
        ast.parse(mutant.apply(source))


ROOMS = ("build", "table")


def test_a_guard_may_let_everything_pass() -> None:
    source = "if a in b:\n    raise ValueError\n"
    changed = {mutant.apply(source).split(":")[0] for mutant in mutants(Path("a.py"), source)}
    assert changed == {"if False", "if not (a in b)", "if a not in b"}


def test_every_file_has_tests_near_it() -> None:
    for package in (*PACKAGES, *ROOMS):
        for path in folder_of(package).rglob("*.py"):
            if not path.is_relative_to(ROOT / PACKAGE) and path.name == "__init__.py":
                continue  # it has no code
            runs = nearest_tests(path.relative_to(ROOT))
            assert runs
            assert all((ROOT / place).exists() for place, *_ in runs)


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
