"""Line breaking, on pieces of made-up widths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.text.book.linebreak import Joint, LineExtent, LineRules, Piece, TooWideError, break_lines

RAGGED = LineRules(
    first=60,
    rest=60,
    em=4,
    space=1,
    hyphen=1,
    hyphen_hang=0,
    justified=False,
    widen=0.02,
    narrow=0.01,
    rag=1,
    zone=4,
)
JUSTIFIED = replace(RAGGED, justified=True)

widths = st.floats(0.5, 20)
joints = st.sampled_from([Joint.SPACE, Joint.SPACE, Joint.SPACE, Joint.HYPHEN, Joint.SEAM, Joint.NONE])


@st.composite
def paragraphs(draw: st.DrawFn) -> list[Piece]:
    pieces = [Piece(*piece) for piece in draw(st.lists(st.tuples(widths, joints), min_size=1, max_size=60))]
    return [*pieces[:-1], pieces[-1]._replace(joint=Joint.END)]


def natural(pieces: Sequence[Piece], extent: LineExtent, rules: LineRules) -> float:
    line = pieces[extent.start : extent.stop]
    spaces = sum(piece.joint is Joint.SPACE for piece in line[:-1])
    hyphen = rules.hyphen if line[-1].joint is Joint.HYPHEN else 0
    return sum(piece.width for piece in line) + spaces * rules.space + hyphen


def words(*sizes: float) -> list[Piece]:
    return [Piece(size, Joint.SPACE) for size in sizes[:-1]] + [Piece(sizes[-1], Joint.END)]


@given(pieces=paragraphs())
def test_all_pieces_are_set_in_order_and_lines_end_where_they_may(pieces: list[Piece]) -> None:
    for rules in (RAGGED, JUSTIFIED):
        try:
            extents = break_lines(pieces, rules)
        except TooWideError:
            continue
        assert [extent.start for extent in extents] == [0, *(extent.stop for extent in extents[:-1])]
        assert extents[-1].stop == len(pieces)
        assert all(pieces[extent.stop - 1].joint is not Joint.NONE for extent in extents)


@given(pieces=paragraphs(), first=st.floats(40, 60))
def test_no_ragged_line_is_wider_than_its_measure(pieces: list[Piece], first: float) -> None:
    rules = replace(RAGGED, first=first)
    try:
        extents = break_lines(pieces, rules)
    except TooWideError:
        return
    for extent in extents:
        assert natural(pieces, extent, rules) <= (rules.rest if extent.start else first) + 1e-5


@given(pieces=paragraphs())
def test_no_justified_line_has_to_shrink_more_than_it_can(pieces: list[Piece]) -> None:
    try:
        extents = break_lines(pieces, JUSTIFIED)
    except TooWideError:
        return
    for extent in extents:
        line = pieces[extent.start : extent.stop]
        spaces = sum(piece.joint is Joint.SPACE for piece in line[:-1])
        glyphs = natural(pieces, extent, JUSTIFIED) - spaces
        room = 0.2 * max(spaces, 0.3) + JUSTIFIED.narrow * glyphs
        assert glyphs + spaces <= JUSTIFIED.rest + room + 1e-6


def test_what_can_be_set_greedily_can_be_set() -> None:
    assert break_lines(words(30, 40, 30, 40), RAGGED)[-1].stop == 4


def test_an_early_line_gives_way_for_a_later_one() -> None:
    """First fit would leave 58 and then 12 alone; the total fit evens the lines out."""
    pieces = words(28, 29, 12, 50, 40)
    greedy = [LineExtent(0, 2), LineExtent(2, 3), LineExtent(3, 4), LineExtent(4, 5)]
    assert natural(pieces, LineExtent(0, 2), RAGGED) < RAGGED.rest
    assert list(break_lines(pieces, RAGGED)) != greedy
    assert break_lines(pieces, RAGGED)[0] == LineExtent(0, 1)


def test_a_ragged_hyphen_must_be_worth_it() -> None:
    syllables = [Piece(50, Joint.SPACE), Piece(4, Joint.HYPHEN), Piece(30, Joint.SPACE), Piece(30, Joint.END)]
    assert break_lines(syllables, RAGGED)[0].stop == 1
    long = [Piece(20, Joint.SPACE), Piece(30, Joint.HYPHEN), Piece(25, Joint.SPACE), Piece(30, Joint.END)]
    assert break_lines(long, RAGGED)[0].stop == 2


def test_no_lone_syllable_ends_a_justified_paragraph() -> None:
    pieces = [*[Piece(10, Joint.SPACE) for _ in range(5)], Piece(4, Joint.HYPHEN), Piece(10, Joint.END)]
    assert natural(pieces, LineExtent(0, 6), JUSTIFIED) == JUSTIFIED.rest
    assert break_lines(pieces, JUSTIFIED)[-1].start < 6


@pytest.mark.parametrize("rules", [RAGGED, JUSTIFIED])
def test_a_piece_wider_than_the_measure_is_told(rules: LineRules) -> None:
    with pytest.raises(TooWideError) as caught:
        break_lines(words(30, 20, 61.5, 10), rules)
    assert caught.value.piece == 2


def test_hanging_marks_make_room() -> None:
    piece = Piece(60.4, Joint.END, hang_right=0.5)
    assert break_lines([piece], RAGGED) == (LineExtent(0, 1),)
    with pytest.raises(TooWideError):
        break_lines([piece._replace(hang_right=0)], RAGGED)
