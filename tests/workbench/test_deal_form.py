"""The questions about a deal as fields of a form: what is sent in them is what a table would have typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.scoring import Fact, Kind
from kartenwerk.table.evening.counting import facts_of
from kartenwerk.table.evening.store import load
from kartenwerk.workbench.deal_form import fill_form, list_fields, read_deal
from kartenwerk.workbench.request import Fields

EVENINGS = sorted((Path(__file__).parent.parent / "evening" / "evenings").glob("*.toml"))


@pytest.mark.parametrize("file", EVENINGS, ids=lambda file: file.stem)
def test_every_deal_of_every_game_comes_through_its_form_unchanged(file: Path) -> None:
    evening = load(file, WORKSHOP.catalog)
    for line in evening.lines:
        moment = evening.moment(line.number)
        facts = evening.list_questions(moment)
        sent = Fields.read(fill_form(facts, line.given).encode())
        dealt = moment.with_dealer(line.given)
        given = read_deal(facts, sent, dealt.names)
        assert facts_of(evening.scoring, evening.rules, dealt, given) == line.facts


def test_words_of_each_player_and_pairs_come_through_too() -> None:
    facts = [
        Fact("ansagen", Kind.WORDS, words=("paar", "folge")),
        Fact("fuchs", Kind.PAIRS, 0, 2, optional=True),
    ]
    given = {"ansagen": {"Bert": ["paar", "folge"]}, "fuchs": [{"von": "Anna", "an": "Bert"}]}
    form = fill_form(facts, given)
    assert ("f.ansagen.Bert", "folge") in form.pairs and ("f.fuchs.0.from", "Anna") in form.pairs
    empty = Fields((*form.pairs, ("f.fuchs.1.from", ""), ("f.fuchs.1.to", "")))
    assert read_deal(facts, empty, ("Anna", "Bert")) == given


def test_a_box_that_is_not_ticked_says_no_only_where_the_deal_needs_an_answer() -> None:
    needed = Fact("hand", Kind.SWITCH, when=lambda given: "wer" in given)
    asked = [Fact("wer", Kind.SEAT, nobody="niemand"), Fact("niemand", Kind.SWITCH, optional=True, asks=False), needed]
    names = ("Anna", "Bert")
    assert read_deal(asked, Fields((("f.wer", "Anna"),)), names) == {"wer": "Anna", "hand": False}
    assert read_deal(asked, Fields((("f.wer", "-"),)), names) == {"niemand": True}
    assert read_deal(asked, Fields((("f.wer", ""), ("f.hand", "yes"))), names) == {"hand": True}


def test_what_is_no_number_is_refused_with_its_fact() -> None:
    with pytest.raises(KartenwerkError) as caught:
        read_deal([Fact("augen", Kind.NUMBER, 0, 240)], Fields((("f.augen", "viele"),)), ("Anna",))
    assert caught.value.key == "augen"


def test_what_matters_only_after_other_answers_is_marked() -> None:
    late = Fact("hand", Kind.SWITCH, when=lambda given: bool(given))
    fields = list_fields([Fact("wer", Kind.SEAT), late], {"wer": "Wer?", "hand": "Hand?"}, ("Anna",))
    assert [(each.id, each.question, each.later) for each in fields] == [
        ("f.wer", "Wer?", False),
        ("f.hand", "Hand?", True),
    ]
