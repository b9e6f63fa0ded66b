"""The closed box of a game as a picture: the lid over its bottom, standing upright, seen from above and one side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO

from PIL import Image

from kartenwerk.build.product import Made, Product, render_pages
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.graphics.display import Box, Fill, Group, Page, rectangle
from kartenwerk.printing.press.folding import Motion, Point3, fold
from kartenwerk.printing.press.tray import Tray
from kartenwerk.products.box.camera import Camera
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.picture import FINER, FoldedSheet, photograph
from kartenwerk.products.boxed_game.art import art_deck
from kartenwerk.products.boxed_game.contents import list_contents
from kartenwerk.products.boxed_game.editions import language_folder
from kartenwerk.products.boxed_game.lid_box import OF, Half, draw_tray, trays_of

_SHADES = {"left": "far", "right": "far", "top": "lid", "base": "front"}
"""What is seen of a tray, and the part of a tuck box that light falls on alike; the walls first."""

_LIKE_CARDS = 120.0  # mm: the height of a tuck box, from which cameras are as far away as the data say
_INCH = 25.4  # mm


def box_pictures(workshop: GameWorkshop, languages: Sequence[str]) -> list[Product]:
    """The closed box in each language, a PNG file each; KartenwerkError if the contents do not go in."""
    trays_of(workshop)
    found = []
    for language in languages:
        deck = workshop.edition(workshop.game.in_language(language)[0]).deck
        path = f"{language_folder(workshop, language)}/{deck.file_name('vorschau_schachtel')}.png"
        found.append(Product(path, "image", partial(_picture, language=language), (deck.id,), of=OF, language=language))
    return found


def _picture(workshop: Workshop, language: str) -> Made:
    assert isinstance(workshop, GameWorkshop)
    target = BytesIO()
    side = round(BoxData.load(workshop.roots).view.scale * _LIKE_CARDS)
    draw_lid_box(workshop, language, side).save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)


def draw_lid_box(workshop: GameWorkshop, language: str, side: int) -> Image.Image:
    """The box in one language, about so many pixels high; KartenwerkError if the contents do not go in."""
    trays = trays_of(workshop)
    data = BoxData.load(workshop.roots)
    edition = workshop.edition(workshop.game.in_language(language)[0])
    bottom, lid = trays["bottom"], trays["lid"]
    contents = list_contents(workshop, language)
    deep = bottom.wall + 2 * bottom.board
    draw = {half: partial(_draw, edition, half, tray, data, contents) for half, tray in trays.items()}
    # both trays stand about the same axis, the lid turned to the front and the bottom to the back
    sheets = [
        _stand(bottom, data, draw["bottom"], depth=deep, turned=False),
        _stand(lid, data, draw["lid"], depth=0.0, turned=True),
    ]
    high = lid.along
    camera = Camera(
        (0.0, 0.0, deep / 2), data.view.eye, data.view.distance * max(high / _LIKE_CARDS, 1.0), FINER * side / high
    )
    return photograph(sheets, camera, _enlarge(data, high).view)


def _stand(
    tray: Tray, data: BoxData, draw: Callable[[float], Image.Image], *, depth: float, turned: bool
) -> FoldedSheet:
    """A tray on its lower wall, the middle of its base at so much `depth` behind the front of the box."""
    facets = [facet for facet in tray.facets if facet.name in _SHADES]
    middle = tray.outline.width / 2, tray.outline.height / 2

    def place(motion: Motion) -> Motion:
        x, y, z = motion.origin
        across, down = _turn(motion.across, turned=turned), _turn(motion.down, turned=turned)
        origin = _turn((x - middle[0], y - middle[1], z), turned=turned)
        return Motion(across, down, (origin[0], origin[1], origin[2] + depth))

    shades = {name: data.view.shades[alike] for name, alike in _SHADES.items()}
    outlines = {facet.name: facet.outline for facet in facets}
    motions = {name: place(motion) for name, motion in fold(facets).items()}
    return FoldedSheet(outlines, motions, shades, (0.0, 0.0), draw)


def _turn(point: Point3, *, turned: bool) -> Point3:
    """A point, or a direction, turned by half about the upright axis."""
    return (-point[0], point[1], -point[2]) if turned else point


def _draw(
    workshop: CustomWorkshop, half: Half, tray: Tray, data: BoxData, contents: Sequence[str], dots: float
) -> Image.Image:
    """The flat art of a tray on the colour of its paper."""
    deck, size = art_deck(workshop), tray.outline
    items: Sequence[Group] = draw_tray(deck, half, tray, data.bleed, contents)
    paper = Fill(rectangle(Box(0, 0, size.width, size.height)), "papier")
    page = Page(size.width, size.height, (paper, *items))
    return render_pages(workshop, deck.palette, [page], dots * _INCH)[0]


def _enlarge(data: BoxData, high: float) -> BoxData:
    """The data with room, shadow and edge about a larger box as they are about one for cards."""
    factor = max(high / _LIKE_CARDS, 1.0)
    view = data.view
    update = {"margin": view.margin * factor, "blur": view.blur * factor, "edge": view.edge * factor}
    return data.model_copy(update={"view": view.model_copy(update=update)})
