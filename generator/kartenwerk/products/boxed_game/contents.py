"""What lies in the box of a game, and the room that it takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kartenwerk.base.message import Message, _
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import DeckFault, Spot
from kartenwerk.custom.folder import GAME
from kartenwerk.printing.press.walls import Dimensions
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.boxed_game.data import BoxedGameData

_ROUNDING = 0.05  # mm: a given room is as good as one of the same tenths


def decks_of(workshop: GameWorkshop) -> list[CustomDeck]:
    """The decks and parts of the game in its usual language."""
    return [workshop.edition(each).deck for each in workshop.game.in_language(workshop.game.languages[0])]


def needed_room(workshop: GameWorkshop) -> Dimensions:
    """Width, length (its `height`) and height (its `depth`) that the contents take, with the play around them.

    Decks lie flat, side by side in the order of the game. Loose pieces lie over them, in a layer as high as their
    volume asks for, but the tallest piece finds its place. A folded board and the booklet lie on top; the leaf of the
    booklet and the panel of the board are the least size of the room.
    """
    box, words = BoxData.load(workshop.roots), BoxedGameData.load(workshop.roots)
    decks = decks_of(workshop)
    stacks = [_stack(deck, box) for deck in decks if deck.part is None]
    boards = [_fold_board(deck, box) for deck in decks if deck.part is not None and deck.part.kind == "board"]
    lying = (
        [(words.box.leaf[0], words.box.leaf[1], words.box.leaves * box.thickness.leaf)] if has_rules(workshop) else []
    )
    lying += [board for board in boards if board is not None]
    pieces = [_piece(deck, box) for deck in decks if deck.part is not None and deck.part.kind != "board"]
    width = max([side[0] for side in (*stacks, *lying)] + [words.box.least])
    length = max(
        [
            sum(side[1] for side in stacks) + box.thickness.air * (len(stacks) - 1),
            *(side[1] for side in lying),
            words.box.least,
        ]
    )
    layer = words.box.loose * sum(volume for volume, _tall in pieces) / (width * length)
    highest = max([side[2] for side in stacks], default=0.0)
    height = max([highest + layer, *(tall for _volume, tall in pieces)]) + sum(side[2] for side in lying)
    play = box.play
    return Dimensions(width + play.width, length + play.height, height + play.depth)


def room_of(workshop: GameWorkshop) -> Dimensions:
    """The room in the box, in tenths of a mm: what game.toml says, or what is needed; DeckFault if that is more."""
    needed = Dimensions(*(round(side, 1) for side in needed_room(workshop)))
    given = workshop.game.file.box.inside
    if given is None:
        return needed
    if any(mine < least - _ROUNDING for mine, least in zip(given, needed, strict=True)):
        decks = [workshop.edition(each).deck for each in workshop.game.in_language(workshop.game.languages[0])]
        raise DeckFault(
            _("the content does not go in"),
            Spot(GAME, "box.inside"),
            _say_room(Dimensions(*given)),
            _("at least {room} for {contents}", room=_say_room(needed), contents=contents_in_words(decks)),
        )
    return Dimensions(*given)


def _say_room(room: Dimensions) -> Message:
    return _("{width:g} x {length:g} x {height:g}", width=room[0], length=room[1], height=room[2])


def has_rules(workshop: GameWorkshop) -> bool:
    """Whether the game's folder has a text of rules."""
    return any(workshop.book(language).deck.rules is not None for language in workshop.game.languages)


def _stack(deck: CustomDeck, box: BoxData) -> tuple[float, float, float]:
    """A deck lying flat."""
    return deck.width, deck.height, len(deck.pack.cards) * box.thickness.card + box.thickness.air


def _fold_board(deck: CustomDeck, box: BoxData) -> tuple[float, float, float] | None:
    """A board as it is folded; None for one that is larger than the box and does not fold."""
    part = deck.part
    assert part is not None
    if lies_beside(deck):
        return None
    across, down = part.fold
    sides = sorted((deck.width / across, deck.height / down))
    return sides[0], sides[1], across * down * (part.thickness or 2 * box.thickness.card)


def _piece(deck: CustomDeck, box: BoxData) -> tuple[float, float]:
    """The volume of all pieces of a part, in mm³, and the height that the tallest of them asks for."""
    part = deck.part
    assert part is not None
    if part.kind == "die":
        edge = part.sides[0]
        return part.count * edge**3, edge
    layers = 2 if part.kind == "standee" else 1
    thick = part.thickness or layers * box.thickness.card
    return prod((deck.width, deck.height, thick, len(deck.pack.cards))), thick


def contents_in_words(decks: Sequence[CustomDeck]) -> str:
    """What lies in the box: "36 Karten, 8 Aufträge, 12 Lichter"."""
    return ", ".join(f"{_count(deck)} {deck.title}" for deck in decks if not lies_beside(deck))


def list_contents(workshop: GameWorkshop, language: str) -> tuple[str, ...]:
    """What stands on a long wall of the bottom: the contents in the language, and in the other one of two."""
    languages = workshop.game.languages
    wanted = [language, *(each for each in languages if each != language)] if len(languages) == 2 else [language]
    return tuple(
        contents_in_words([workshop.edition(each).deck for each in workshop.game.in_language(one)]) for one in wanted
    )


def lies_beside(deck: CustomDeck) -> bool:
    """Whether a board does not fold, and so lies beside the box and not in it."""
    return deck.part is not None and deck.part.kind == "board" and deck.part.fold == (1, 1)


def _count(deck: CustomDeck) -> int:
    if deck.part is not None and deck.part.kind in ("board", "die"):
        return deck.part.count
    return len(deck.pack.cards)
