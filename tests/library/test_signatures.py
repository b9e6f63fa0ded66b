"""The public face stays as it is stored; what changes it on purpose stores it anew, and says so in the changelog."""

from __future__ import annotations

from tests.library.signatures import ADAPTERS, HOMES, PLUGIN, STORED, signatures

import kartenwerk as kw


def test_names_and_signatures_are_as_they_are_stored() -> None:
    assert signatures() == STORED.read_text(encoding="utf-8"), "`make record` stores them, if that was meant"


def test_every_public_name_is_stored() -> None:
    told = signatures()
    for name in kw.__all__:
        assert any(line.split("(")[0].removeprefix("class ").partition(":")[0] == name for line in told.splitlines())
    adapted = {name for names in ADAPTERS.values() for name in names}
    promised = {name for names in PLUGIN.values() for name in names}
    assert {name for names in HOMES.values() for name in names} == {*kw.__all__, "check_game", *promised, *adapted}
