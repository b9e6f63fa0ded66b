"""What all readers of hands share: cards read from a command line, and names filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack
from kartenwerk.play.engine.reading import Agreed


def render(text: str, **values: object) -> str:
    """A name or sentence of a game's data with its placeholders filled in."""
    from kartenwerk.text.templating import fill  # few commands need it, and importing it takes long

    return fill(text, **values)


def read_held(at: Agreed, hands: Sequence[str], board: str, sizes: range) -> list[Cards]:
    """The cards of hands in notation, for a game without a board.

    KartenwerkError unless the number of cards in every hand is one of `sizes` and the pack holds all of them together.
    """
    if board:
        raise KartenwerkError(
            "{title} has no cards that belong to every hand", title=at.data.title, key="--board", found=board
        )
    if not hands:
        raise KartenwerkError("there is no hand to read", expected=_("the cards of one hand or more"))
    held = [Pack(at.pack).read(hand) for hand in hands]
    there = Counter(at.pack)
    for card, count in Counter(card for hand in held for card in hand).items():
        if count > there[card]:
            raise KartenwerkError(
                "this card is not there so often", key=str(card), found=str(count), expected=str(there[card])
            )
    for number, hand in enumerate(held, start=1):
        if len(hand) not in sizes:
            fewest, most = sizes[0], sizes[-1]
            raise KartenwerkError(
                "a hand of {title} has another number of cards",
                title=at.data.title,
                key=_("hand {number}", number=number),
                found=str(len(hand)),
                expected=_("{count} cards", count=most)
                if fewest == most
                else _("from {fewest} to {most} cards", fewest=fewest, most=most),
            )
    return held
