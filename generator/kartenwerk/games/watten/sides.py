"""Who plays with whom where sides change with the dealer: partners face each other; of three, forehand is alone."""

from __future__ import annotations


def side(players: int, forehand: int, seat: int) -> tuple[int, ...]:
    """The seats of one side, the seat itself among them."""
    if players == 4:
        return seat, (seat + 2) % players
    if seat == forehand:
        return (seat,)
    return tuple(other for other in range(players) if other != forehand)


def against(players: int, forehand: int, seat: int) -> tuple[int, ...]:
    """The other side, who comes next first."""
    mates = side(players, forehand, seat)
    seats = ((seat + step) % players for step in range(1, players))
    return tuple(other for other in seats if other not in mates)
