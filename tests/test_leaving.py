"""What is to go says so: once, on standard error, in the user's language, and with what takes its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kartenwerk.base.leaving import LEAVING, Leaving, _warn, warn_of
from kartenwerk.base.message import _

TABLE = {
    each.name: each
    for each in (
        Leaving("--old", "1.2", "2.0", "--new"),
        Leaving("deck.toml: alt", "1.3", "2.0"),
        Leaving("--wide", "1.2", "2.0", _("at most {most}", most=3)),
    )
}


@pytest.fixture(autouse=True)
def _nothing_said() -> Iterator[None]:
    """Each test is a process of its own, as far as warnings go."""
    _warn.cache_clear()
    yield
    _warn.cache_clear()


def test_a_warning_names_both_versions_and_what_to_use_in_either_language(capfd: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "de"):
        warn_of("--old", language, TABLE)
    out, err = capfd.readouterr()
    assert out == ""  # which programs read
    assert err.splitlines() == [
        "kartenwerk: --old is out of date since version 1.2 and goes with 2.0; in its place: --new",
        "kartenwerk: --old ist seit Version 1.2 veraltet und entfällt mit 2.0; stattdessen: --new",
    ]


def test_it_warns_once(capfd: pytest.CaptureFixture[str]) -> None:
    for _again in range(3):
        warn_of("--old", "en", TABLE)
        warn_of("deck.toml: alt", "de", TABLE)
    assert len(capfd.readouterr().err.splitlines()) == 2


def test_what_nothing_replaces_promises_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    warn_of("deck.toml: alt", "de", TABLE)
    assert capfd.readouterr().err == "kartenwerk: deck.toml: alt ist seit Version 1.3 veraltet und entfällt mit 2.0\n"


def test_a_message_in_its_place_is_translated_too(capfd: pytest.CaptureFixture[str]) -> None:
    warn_of("--wide", "de", TABLE)
    assert capfd.readouterr().err.endswith("stattdessen: höchstens 3\n")


def test_what_stays_is_passed_over_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    warn_of("--new", "en", TABLE)
    warn_of("--old", "en")
    assert capfd.readouterr().err == ""


def test_each_row_stands_under_its_own_name() -> None:
    assert [name for name, row in LEAVING.items() if name != row.name] == []
