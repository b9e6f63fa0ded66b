"""Setting paragraphs in the real fonts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import POINT
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.text.book.inline import Span
from kartenwerk.text.book.paragraph import Measure, SetLine, Typesetter

WORDS = (
    "Karte Karten Handkarten Donnerwetter Ablagestapel Gegenübersitzenden und der die auf „Mau“, Spielverlauf. "
    "Zwei-Personen-Spiel Uhrzeigersinn; 20\u00a0Minuten z.\u202fB. – (zwei) Reihenfolge Halbzeit"
)
words = st.sampled_from(WORDS.split(" "))
texts = st.lists(words, min_size=1, max_size=60).map(" ".join)
long_texts = st.lists(words, min_size=40, max_size=60).map(" ".join)
cuts = st.sampled_from(["text", "italic", "bold"])
spans_of_text = st.builds(Span, texts.map("{} ".format), cuts, st.booleans(), st.just(""))
paragraphs = st.lists(spans_of_text, min_size=1, max_size=4).map(tuple)
measures = st.floats(34, 112)


def text_of(lines: tuple[SetLine, ...]) -> list[str]:
    return ["".join(item.text for item in line.items) for line in lines]


@settings(max_examples=20)
@given(spans=paragraphs, width=measures, justified=st.booleans())
def test_all_words_stay_in_order(setter: Typesetter, spans: tuple[Span, ...], width: float, justified: bool) -> None:
    lines = setter.set(spans, Measure(width), justified=justified)
    source = "".join(span.text for span in spans)
    printed = "".join(text_of(lines))
    assert printed.replace("-", "").replace(" ", "") == source.replace("-", "").replace(" ", "")


@settings(max_examples=20)
@given(text=texts, width=measures)
def test_hyphens_stand_at_permitted_points_only(
    setter: Typesetter, hyphenator: Hyphenator, text: str, width: float
) -> None:
    lines = text_of(setter.set((Span(text),), Measure(width)))
    for line, following in pairwise(lines):
        if not line.endswith("-"):
            continue
        head = line.rsplit(" ", 1)[-1].strip("„(")[:-1]
        tail = following.split(" ", 1)[0].rstrip(".,;“)")
        if "-" in head or head + "-" in WORDS:
            continue  # after a hyphen that is written anyway
        assert len(head) in hyphenator.positions(head + tail)
        assert len(head) >= 2
        assert len(tail) >= 3


@settings(max_examples=20)
@given(spans=paragraphs, width=measures)
def test_no_ragged_line_leaves_its_measure(setter: Typesetter, spans: tuple[Span, ...], width: float) -> None:
    hang = setter.size * POINT * 0.3
    for line in setter.set(spans, Measure(width, left=3, first=2)):
        assert line.right <= width + hang
        assert line.items[0].x >= 3 - hang


@settings(max_examples=20)
@given(text=long_texts)
def test_justified_lines_end_on_the_edge(setter: Typesetter, text: str) -> None:
    lines = setter.set((Span(text),), Measure(80), justified=True)
    em = setter.size * POINT
    for line in lines[:-1]:
        last = line.items[-1].text[-1]
        hang = setter.style.setting.hang_right.get(last, 0) * setter.faces.face("text").width(last, setter.size)
        assert line.right == pytest.approx(80 + hang, abs=0.05 * em)
        assert all(0.98 < item.scale < 1.02 for item in line.items)


def test_words_carry_a_space_for_the_text_layer(setter: Typesetter) -> None:
    (line,) = setter.set((Span("zwei "), Span("oder", "italic"), Span(" drei.")), Measure(80))
    assert [item.text for item in line.items] == ["zwei ", "oder ", "drei."]


def test_a_word_may_change_its_cut(setter: Typesetter) -> None:
    (line,) = setter.set((Span("Mannr", "italic"), Span("s")), Measure(80))
    assert [(item.text, item.font) for item in line.items] == [("Mannr", "italic"), ("s", "text")]
    assert line.items[1].x == pytest.approx(setter.width("Mannr", "italic"), abs=1e-3)


def test_no_break_spaces_hold_words_together(setter: Typesetter) -> None:
    for width in range(20, 60, 2):
        lines = text_of(setter.set((Span("Das Spiel dauert etwa 20\u00a0Minuten, z.\u202fB. so."),), Measure(width)))
        assert sum("20\u00a0Min" in line for line in lines) == 1
        assert sum("z.\u202fB." in line for line in lines) == 1


def test_a_word_that_is_spelled_out_stays_on_its_line(setter: Typesetter) -> None:
    for width in range(20, 60, 2):
        lines = text_of(setter.set((Span("Anna legt M-A-I-N, Bert legt SCH-U-H, Cleo A-SCH-E."),), Measure(width)))
        assert not any(line.endswith("-") for line in lines), lines


def test_a_forced_break_begins_a_line(setter: Typesetter) -> None:
    assert text_of(setter.set((Span("eins\nzwei"),), Measure(80))) == ["eins", "zwei"]


def test_a_final_f_leans_into_a_wider_space(setter: Typesetter) -> None:
    (leaning,) = setter.set((Span("auf an"),), Measure(80))
    (upright,) = setter.set((Span("aun an"),), Measure(80))
    space = leaning.items[1].x - setter.width("auf", "text")
    assert space > upright.items[1].x - setter.width("aun", "text")


def test_few_letters_are_never_parted_from_their_word(setter: Typesetter) -> None:
    """Ab-lage and Reihenfol-ge are permitted by the patterns, but look torn off."""
    spans = (Span("Ablage Reihenfolge Ablegen Oberfläche Ablagestapel " * 4),)
    hyphenated = 0
    for width in range(20, 40):
        lines = text_of(setter.set(spans, Measure(width)))
        for line, following in pairwise(lines):
            if line.endswith("-"):
                hyphenated += 1
                head, tail = line.split(" ")[-1][:-1], following.split(" ")[0]
                assert len(tail) >= 3
                assert len(head) >= (2 if len(head + tail) >= 9 else 3)
    assert hyphenated > 5


def test_short_words_and_small_capitals_are_not_hyphenated(setter: Typesetter) -> None:
    lines = text_of(setter.set((Span("Karten Karten Karten", "small-caps"),), Measure(20)))
    assert not any(line.endswith("-") for line in lines)


def test_a_word_wider_than_the_measure_is_an_error_that_names_it(setter: Typesetter) -> None:
    with pytest.raises(KartenwerkError, match=r"wider than the measure.*Straightflush"):
        setter.set((Span("Ein Straightflush hier", "caps"),), Measure(12))


def test_a_title_on_two_lines_has_lines_of_about_one_width(setter: Typesetter) -> None:
    title, measure = (Span("Ein Probespiel zum Mitspielen"),), Measure(40)
    greedy = [line.right for line in setter.set(title, measure, hyphenated=False)]
    balanced = [line.right for line in setter.set_title(title, measure)]
    assert len(greedy) == len(balanced) == 2
    assert min(greedy) < 0.6 * max(greedy)
    assert min(balanced) > 0.6 * max(balanced)


def test_a_justified_line_is_filled_between_its_letters_too_but_hardly_seen_to_be(setter: Typesetter) -> None:
    (*full, _) = setter.set((Span(WORDS),), Measure(80), justified=True)
    for line in full:
        (apart,) = {item.tracking for item in line.items}
        assert abs(apart) <= 0.0115
        assert 0.98 <= line.items[0].scale <= 1.02
    assert len({line.items[0].tracking for line in full}) > 1
