"""A table that fills itself: nothing is worked out twice, or before it is asked for."""

from kartenwerk.play.mechanics.memo import Memo


def test_a_value_is_worked_out_once_and_only_when_asked_for() -> None:
    asked: list[int] = []

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    squares = Memo(square)
    assert (squares, asked) == ({}, [])
    assert [squares[3], squares[4], squares[3]] == [9, 16, 9]
    assert asked == [3, 4]
