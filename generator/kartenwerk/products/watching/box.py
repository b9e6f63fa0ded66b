"""The box of a deck or game of one's own as a page shows it: closed, in three-quarter view."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

from PIL import Image

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.picture import draw_closed_box
from kartenwerk.products.box.tuck_box import net_for
from kartenwerk.products.boxed_game.box_picture import draw_lid_box
from kartenwerk.products.boxed_game.contents import contents_in_words, room_of
from kartenwerk.products.boxed_game.lid_box import wants_box, wants_tuck_box
from kartenwerk.products.check import check_all, check_members

HIGH = 640
"""pixels: about the height of the picture."""


class BoxFacts(NamedTuple):
    """What a page says of a box: the room in it in mm, and of a game what lies in it."""

    room: tuple[float, float, float]
    contents: str = ""


def describe_box(workshop: Workshop, language: str) -> BoxFacts:
    """The box of a deck or a game; DataError if something is wrong with it, KartenwerkError if it has none."""
    if isinstance(workshop, GameWorkshop):
        check_members(workshop, workshop.game.members).check()
        if wants_box(workshop):
            room = room_of(workshop)
            decks = [workshop.edition(each).deck for each in workshop.game.in_language(language)]
            return BoxFacts((room.width, room.height, room.depth), contents_in_words(decks))
        workshop = _of_tuck_box(workshop, language)
    assert isinstance(workshop, CustomWorkshop)
    check_all(workshop).check()
    size = net_for(BoxData.load(workshop.roots), box_contents(workshop.catalog, workshop.deck)).size
    return BoxFacts((size.width, size.height, size.depth))


def draw_box(workshop: Workshop, language: str) -> bytes:
    """The picture as a PNG file; errors as `describe_box`."""
    if isinstance(workshop, GameWorkshop) and wants_box(workshop):
        return _png(draw_lid_box(workshop, language, HIGH))
    if isinstance(workshop, GameWorkshop):
        workshop = _of_tuck_box(workshop, language)
    assert isinstance(workshop, CustomWorkshop)
    deck, data = workshop.deck, BoxData.load(workshop.roots)
    contents = box_contents(workshop.catalog, deck)
    return _png(draw_closed_box(workshop, deck, data, contents, HIGH / net_for(data, contents).size.height))


def _of_tuck_box(workshop: GameWorkshop, language: str) -> CustomWorkshop:
    """The edition whose tuck box is that of the game."""
    if not wants_tuck_box(workshop):
        raise KartenwerkError("the game has no box")
    return workshop.edition(workshop.game.in_language(language)[0])


def _png(picture: Image.Image) -> bytes:
    made = BytesIO()
    picture.save(made, "PNG", compress_level=6)
    return made.getvalue()
