"""The fuzzer finds what there is to be found, tells it with its seed, and repeats itself."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.custom.decks import faults, write
from tests.hostile import fuzz
from tests.hostile.corpus import FALLS
from tests.hostile.deck_trials import deck_files


@pytest.mark.parametrize("kind", fuzz.TRIALS)
def test_a_few_trials_of_each_kind_find_nothing(kind: str) -> None:
    tried = Counter[str]()
    assert fuzz.one_round(kind, 1, trials=1, tried=tried) is None
    assert tried == {kind: 1}


def test_the_deck_whose_files_are_spoilt_is_sound(tmp_path: Path) -> None:
    assert faults(write(tmp_path, deck_files())) == []


@pytest.mark.parametrize("fall", FALLS)
def test_what_fell_before_stands(fall: str) -> None:
    fuzz.run(FALLS[fall])


@pytest.mark.parametrize("text", ["<p><q-owned>", '<a title="" q-owned="">', '<a href="javascript:q-owned">'])
def test_markup_of_a_stranger_in_a_page_is_a_finding(text: str) -> None:
    fuzz.Markup("a.html").feed("<p title='&lt;q-owned&gt;'>&lt;q-owned&gt;")
    with pytest.raises(AssertionError, match=r"in a\.html"):
        fuzz.Markup("a.html").feed(text)


def test_a_finding_is_told_with_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*values: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("kartenwerk.cli.preflight.check", refuse)
    found = fuzz.one_round("pdf", 1, trials=1)
    assert found is not None
    assert found.startswith("a PDF file spoilt\n  kartenwerk 'preflight' 'a.pdf'\n")
    assert "ZeroDivisionError" in found
    assert fuzz.one_round("pdf", 1, trials=1) == found
