"""The name of a person at the table: whoever had it, in whatever spelling, takes the other one."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cli.sit import name_seat


def test_a_name_that_another_seat_has_changes_places_in_any_spelling() -> None:
    session = session_of("mogeln")
    first, second, *others = session.names
    for given in (second, second.upper(), f" {second.lower()} ".strip()):
        assert name_seat(session, 0, given).names == (given, first, *others)
    assert name_seat(session, 1, second).names == session.names
    assert name_seat(session, 0, "Zora").names == ("Zora", second, *others)


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "a\nb"])
def test_a_name_that_cannot_be_printed_is_refused(name: str) -> None:
    with pytest.raises(KartenwerkError, match="--name: this name cannot be used"):
        name_seat(session_of("mogeln"), 0, name)
