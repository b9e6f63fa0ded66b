"""Skips are named at the end of a run; where it could have run, a skipped test fails a run with --skips."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests import skips

pytest_plugins = ["pytester"]

CASE = """
import pytest
@pytest.mark.parametrize("number", range(5))
def test_one(number): pytest.skip({!r})
def test_two(): pass
"""


def outcome(pytester: pytest.Pytester, reason: str, *options: str) -> tuple[int, str]:
    """The exit code and what is printed of a run in which a test is skipped."""
    pytester.makepyfile(CASE.format(reason))
    run = pytester.runpytest_inprocess("-p", "tests.skips", "-p", "no:xdist", *options)
    return int(run.ret), run.stdout.str()


@pytest.mark.parametrize(("there", "code"), [(True, 1), (False, 0)])
def test_a_skip_fails_the_run_where_its_tool_is_installed(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, there: bool, code: int
) -> None:
    monkeypatch.setattr(skips, "REASONS", {"ghostscript": lambda: there})
    assert outcome(pytester, "GHOSTSCRIPT IS MISSING", "--skips")[0] == code
    assert outcome(pytester, "GHOSTSCRIPT IS MISSING")[0] == 0


def test_a_skip_for_a_reason_that_nobody_knows_fails_the_run(pytester: pytest.Pytester) -> None:
    assert outcome(pytester, "no time today", "--skips")[0] == 1


def test_skipped_tests_are_counted_and_named(pytester: pytest.Pytester) -> None:
    said = outcome(pytester, "the deal is over after a move")[1]
    assert re.search(r"5 skipped: the deal is over after a move: \S+one\[0\], .*one\[2\] and 2 more", said)


def test_every_reason_of_the_tests_is_known() -> None:
    """A reason in the sources that is a plain text; others are seen when they are given."""
    given = re.compile(r'''(?:(?:skipif|importorskip)\([^#]*?reason=|pytest\.skip\()\s*"([^"{]+)"''')
    files = [path for path in Path(__file__).parent.rglob("*.py") if path.name != "test_skips.py"]
    reasons = {reason for path in files for reason in given.findall(path.read_text("utf-8"))}
    assert len(reasons) > 10
    assert [reason for reason in reasons if not any(re.search(key, reason.lower()) for key in skips.REASONS)] == []
