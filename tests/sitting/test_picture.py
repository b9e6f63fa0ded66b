"""The table for eyes: names round the trick, each with the card that lies before it."""

from __future__ import annotations

import re

import pytest
from tests.games.support import session
from tests.sitting.talk import TRICKS, table_of, tongue_of

from kartenwerk.cards import HIDDEN, Card
from kartenwerk.catalog import SuitedDeck
from kartenwerk.play.engine.table import GameTable
from kartenwerk.table.sitting.picture import LED, TablePicture, _centre


def drawn(table: GameTable, seat: int = 0) -> list[str]:
    """The lines of the picture without colour."""
    picture = TablePicture(tongue_of(table.session, "de"), table.players)
    lines = picture.lines(table.sight(seat), seat, table.moves(seat) if seat == table.turn else ())
    return [re.sub(r"\033\[[\d;]*m", "", line) for line in lines]


def with_trick(game: str, players: int) -> GameTable:
    """A table at the first own turn at which others have laid cards."""
    table = table_of(game, players, seed=3)
    while not (table.waits and table.sight(0).laid):
        if table.waits:
            table.play(table.moves(0)[0])
        else:
            table.proceed()
    return table


def test_there_are_games_with_tricks() -> None:
    assert set(TRICKS) >= {"doppelkopf", "tarock", "sechsundsechzig", "watten", "herzblatt"}


@pytest.mark.parametrize("game", TRICKS)
def test_everybody_sits_round_the_trick_with_the_card_he_laid(game: str) -> None:
    for players in session(game).data.players:
        table = with_trick(game, players)
        lines = [line for line in drawn(table) if "Letzter Stich" not in line]
        told, laid = "\n".join(lines).partition("Hand:")[0], table.sight(0).laid
        assert laid is not None
        names = ["Du", *table.session.names[1:players]]
        by_seat = dict(laid)
        for seat, name in enumerate(names):
            assert len(re.findall(rf"\b{name}\b", told)) == 1
            found = re.search(rf"{name} (?=\S)\S+", told)
            assert bool(found) == (seat in by_seat)
            if found:
                assert found[0].endswith(by_seat[seat].rank)
        assert told.count(LED) == 1
        assert f"{LED}{names[laid[0][0]]}" in told
        assert max(map(len, told.splitlines())) <= 80


def test_the_next_seat_sits_at_the_left_and_the_last_one_at_the_right() -> None:
    table = with_trick("doppelkopf", 4)
    rows = [line for line in drawn(table) if re.search("Anna|Bert|Cleo|Dirk|Du", line)]
    top, middle, own = rows[:3]
    assert "Cleo" in top
    assert "Du" in own
    assert middle.index("Bert") < top.index("Cleo") < middle.index("Dirk")


@pytest.mark.parametrize("columns", ["80", "200"])
def test_the_last_one_sits_in_the_middle_whatever_the_next_one_has_laid(
    columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    table = with_trick("doppelkopf", 4)
    for seat, left, right in ((0, "Bert  ", "Dirk"), (2, "Dirk ♣A  ", "Bert")):
        (row,) = [line for line in drawn(table, seat) if re.match(rf"  [ ▸]{left}.*{right}", line)]
        assert row.index(right) == 80 // 2 - 1


def test_a_card_has_the_colour_of_its_suit_on_screens() -> None:
    table = with_trick("doppelkopf", 4)
    deck, picture = table.session.deck, TablePicture(tongue_of(table.session, "de"), 4)
    assert isinstance(deck, SuitedDeck)
    screen = deck.colours[next(suit.colour for suit in deck.suits if suit.id == "herz")].screen
    red, green, blue = bytes.fromhex(screen.removeprefix("#"))
    for options, shown in (((), ""), (table.moves(0), "1;")):
        lines = "".join(picture.lines(table.sight(0), 0, options))
        assert re.search(rf"\033\[{shown}38;2;{red};{green};{blue}m(5 )?♥A", lines), "bold where it may be laid"


def test_a_game_without_tricks_has_its_piles_in_rows() -> None:
    table = table_of("mau_mau", seed=3)
    while not table.waits:
        table.proceed()
    assert any(line.startswith("  Hand:") for line in drawn(table))
    assert not any(re.match(r" +▸?Du( |$)", line) for line in drawn(table))


def test_the_trick_that_was_full_last_stands_above_the_table() -> None:
    table = table_of("doppelkopf", seed=7)
    while table.last_trick() is None or not table.waits:
        table.play(table.moves(0)[0]) if table.waits else table.proceed()
    (line,) = [line for line in drawn(table) if "Letzter Stich" in line]
    trick = table.last_trick()
    assert trick is not None
    assert [line.index(name) for name in ("Du", "Bert", "Cleo", "Dirk")]
    assert all(card.rank in line for _, card in trick.laid)


def test_of_equal_cards_the_first_has_the_number_of_its_move() -> None:
    table = with_trick("doppelkopf", 4)
    hand, moves = table.sight(0).pile("hand"), [str(move) for move in table.moves(0)]
    row = "".join(drawn(table)).partition("Hand:")[2]
    assert len({*hand}) < len(hand), "two are equal"
    assert [int(number) for number in re.findall(r" (\d+) ", row)] == [
        moves.index(card) + 1 for card in dict.fromkeys(map(str, hand)) if card in moves
    ]


def test_names_beside_each_other_stand_about_a_third_from_the_left_together() -> None:
    """Of the games that come with it none has tricks for five, but one of somebody's own may."""
    assert [*_centre([("Anna", 4), ("Bert", 4)], 90)] == [" " * (90 // 3 - 5) + "Anna  Bert"]
    assert [*_centre([("Anna", 4), ("Bert", 4), ("Cleo", 4)], 90)] == [" " * (90 // 3 - 8) + "Anna  Bert  Cleo"]
    assert [*_centre([("x" * 30, 30)], 30)] == ["  " + "x" * 30]
    assert [*_centre([], 90)] == []


@pytest.mark.parametrize(
    ("width", "rows"),
    [
        (24, ["  Hand:  1 ♣D  ♣D  2 ♥10"]),
        (23, ["  Hand:  1 ♣D  ♣D", "         2 ♥10"]),
        (16, ["  Hand:  1 ♣D", "         ♣D", "         2 ♥10"]),
    ],
)
def test_a_row_goes_on_below_its_first_card_where_it_is_full(width: int, rows: list[str]) -> None:
    table = table_of("doppelkopf")
    picture, hand = TablePicture(tongue_of(table.session, "de"), 4), cards_of("kreuz-D", "kreuz-D", "herz-10")
    drawn_rows = picture._row("Hand:", hand, width, {"kreuz-D": 1, "herz-10": 2})
    assert [re.sub(r"\033\[[\d;]*m", "", row) for row in drawn_rows] == rows


def cards_of(*names: str) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for suit, _hyphen, rank in (name.partition("-") for name in names))


@pytest.mark.parametrize(("columns", "wide"), [("10", 40), ("60", 60), ("200", 80)])
def test_the_table_is_framed_by_lines_of_at_most_eighty_signs(
    columns: str, wide: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = drawn(with_trick("doppelkopf", 4))
    assert lines[0] == lines[-1] == "-" * wide


def test_a_card_is_written_by_sign_and_rank_and_a_face_down_one_as_a_block() -> None:
    french = TablePicture(tongue_of(table_of("romme").session, "de"), 2)
    joker = next(card for card in french.tongue.kinds if card.suit == "joker")
    assert [french._text(card) for card in (*cards_of("herz-10"), HIDDEN, joker)] == ["♥10", "▒▒", "★"]
    german = TablePicture(tongue_of(table_of("watten").session, "de"), 4)
    assert german._text(next(card for card in german.tongue.kinds if card.rank == "10")) in (
        "Ei10",
        "Bl10",
        "Ro10",
        "Sc10",
    )
