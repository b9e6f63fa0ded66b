"""The fuzzer finds what there is to be found, tells it with its seed, and repeats itself."""

from __future__ import annotations

import pytest
from tests.hostile import fuzz


@pytest.mark.parametrize("kind", fuzz.TRIALS)
def test_a_few_trials_of_each_kind_find_nothing(kind: str) -> None:
    assert fuzz.one_round(kind, 1, trials=1) is None


def test_a_finding_is_told_with_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*values: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("kartenwerk.cli.preflight.check", refuse)
    found = fuzz.one_round("pdf", 1, trials=1)
    assert found is not None
    assert found.startswith("a PDF file spoilt\n  kartenwerk 'preflight' 'a.pdf'\n")
    assert "ZeroDivisionError" in found
    assert fuzz.one_round("pdf", 1, trials=1) == found
