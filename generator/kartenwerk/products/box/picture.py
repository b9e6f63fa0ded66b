"""The closed box as a picture: its true faces, folded as the net folds, seen from above and one side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from kartenwerk.build.product import Made, Product, render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.graphics.display import Box, Fill, Group, Matrix, Page, Point, rectangle
from kartenwerk.printing.press.folding import Motion, Point3, fold
from kartenwerk.products.box.camera import Camera
from kartenwerk.products.box.contents import BoxContents, box_contents
from kartenwerk.products.box.data import BoxData, ViewData
from kartenwerk.products.box.tuck_box import net_for, panel_items

if TYPE_CHECKING:
    from kartenwerk.printing.press.net import Net

FINER = 3
"""Pictures are drawn so much larger and then reduced, so that no edge is jagged."""

COARSER = 0.75
"""The pixels of the flat art for one of the picture before that is reduced."""

_INCH = 25.4  # mm
_PASSES = 3  # so many blurs by a box look like a soft one


def box_picture(deck: Deck, contents: BoxContents, games: Iterable[str]) -> Product:
    """The deck's box, closed."""
    choices = tuple((name, f"{value:g}") for name, value in contents._asdict().items())
    make = partial(_row, decks=(deck.id,), contents=(contents,))
    return Product(f"{deck.id}/{deck.file_name('vorschau_schachtel')}.png", "image", make, (deck.id, *games), choices)


def box_row(catalog: Catalog) -> Product:
    """The boxes of all decks, beside each other."""
    decks = tuple(catalog.deck_ids)
    contents = tuple(box_contents(catalog, catalog.deck(deck)) for deck in decks)
    games = sorted({game.id for deck in decks for game in catalog.games_of(deck)})
    return Product("schachteln.png", "image", partial(_row, decks=decks, contents=contents), (*decks, *games))


def _row(workshop: Workshop, decks: Sequence[str], contents: Sequence[BoxContents]) -> Made:
    """The closed boxes, all in one scale and on one ground, as a PNG."""
    data = BoxData.load(workshop.roots)
    scale = data.view.scale if len(decks) == 1 else data.view.row_scale
    boxes = [
        draw_closed_box(workshop, workshop.catalog.deck(deck), data, each, scale)
        for deck, each in zip(decks, contents, strict=True)
    ]
    row = Image.new("RGB", (sum(box.width for box in boxes), max(box.height for box in boxes)), data.view.ground)
    left = 0
    for box in boxes:
        row.paste(box, (left, row.height - box.height))
        left += box.width
    target = BytesIO()
    row.save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)


class FoldedSheet(NamedTuple):
    """A folded sheet in front of the camera: the outlines of the facets that may be seen, and where they have gone.

    `shades` name them, the innermost first; `draw` draws the flat art with so many dots a mm, from its `corner` on.
    """

    outlines: Mapping[str, Sequence[Point]]
    motions: Mapping[str, Motion]
    shades: Mapping[str, tuple[int, int]]
    corner: Point
    draw: Callable[[float], Image.Image]

    def points(self, name: str) -> list[Point3]:
        """The corners of a facet in space."""
        return [self.motions[name].apply(*point) for point in self.outlines[name]]


def draw_closed_box(workshop: Workshop, deck: Deck, data: BoxData, contents: BoxContents, scale: float) -> Image.Image:
    """One closed box on its ground, `scale` pixels a millimetre where its middle is."""
    net, view = net_for(data, contents), data.view
    size = net.size
    sheet = FoldedSheet(
        {facet.name: facet.outline for facet in net.facets if facet.name in view.shades},
        fold(net.facets),
        view.shades,
        (net.bounds.x0, net.bounds.y0),
        lambda dots: _flat(workshop, deck, data, contents, net, dots),
    )
    camera = Camera((size.width / 2, size.height / 2, -size.depth / 2), view.eye, view.distance, scale * FINER)
    return photograph([sheet], camera, view)


def photograph(sheets: Sequence[FoldedSheet], camera: Camera, view: ViewData) -> Image.Image:
    """What the camera sees of the sheets, the innermost first, on their ground; it is `FINER` times as large."""
    corners = [point for sheet in sheets for name in sheet.shades for point in sheet.points(name)]
    shadow = [camera.project(point) for point in _shadow(corners, view.light)]
    frame = _frame([*shadow, *map(camera.project, corners)], view.margin * camera.scale)
    picture = _ground(view, [(x - frame.x0, y - frame.y0) for x, y in shadow], frame, view.blur * camera.scale / FINER)
    dots = camera.scale * COARSER
    for sheet in sheets:
        flat = sheet.draw(dots)
        for name, shade in sheet.shades.items():
            motion, points = sheet.motions[name], sheet.points(name)
            if not camera.faces(motion, points[0]):
                continue
            outline = [(round(x - frame.x0), round(y - frame.y0)) for x, y in map(camera.project, points)]
            coefficients = camera.flattening(motion, (frame.x0, frame.y0), sheet.corner, dots)
            face = flat.transform(picture.size, Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.NEAREST)
            mask = Image.new("1", picture.size)
            ImageDraw.Draw(mask).polygon(outline, fill=1)
            picture.paste(face.point(_shade(*shade)), (0, 0), mask)
            ImageDraw.Draw(picture).line([*outline, outline[0]], view.board, round(view.edge * camera.scale), "curve")
    return picture.reduce(FINER)


def _flat(workshop: Workshop, deck: Deck, data: BoxData, contents: BoxContents, net: Net, dots: float) -> Image.Image:
    """The art of the whole net on the colour of its paper, without the lines."""
    bounds = net.bounds
    items = Group(tuple(panel_items(workshop, deck, data, contents, net)), Matrix.move(-bounds.x0, -bounds.y0))
    paper = Fill(rectangle(Box(0, 0, bounds.width, bounds.height)), "papier")
    page = Page(bounds.width, bounds.height, (paper, items))
    return render_pages(workshop, deck.palette, [page], dots * _INCH)[0]


def _shadow(points: Sequence[Point3], light: Point3) -> list[Point3]:
    """Where light that falls in that direction throws the points on the ground, and the points that stand there."""
    foot = max(y for _, y, _ in points)
    thrown = ((x, y, z, (foot - y) / light[1]) for x, y, z in points)
    return [(x + share * light[0], foot, z + share * light[2]) for x, y, z, share in thrown]


def _frame(points: Iterable[Point], margin: float) -> Box:
    """The part of the picture that is drawn: whole pixels, in number a multiple of those that are reduced to one."""
    xs, ys = zip(*points, strict=True)
    x0, y0 = round(min(xs) - margin), round(min(ys) - margin)
    columns, rows = (-(-round(far + margin - near) // FINER) for far, near in ((max(xs), x0), (max(ys), y0)))
    return Box(x0, y0, x0 + columns * FINER, y0 + rows * FINER)


def _ground(view: ViewData, shadow: Sequence[Point], frame: Box, blur: float) -> Image.Image:
    """The ground with the soft shadow of the box."""
    size = (int(frame.width) // FINER, int(frame.height) // FINER)
    dark = Image.new("L", size)
    hull = [(round(x / FINER), round(y / FINER)) for x, y in _hull(shadow)]
    ImageDraw.Draw(dark).polygon(hull, fill=view.darkness)
    for _ in range(_PASSES):
        dark = dark.filter(ImageFilter.BoxBlur(round(blur)))
    ground = Image.new("RGB", size, view.ground)
    ground.paste(Image.new("RGB", size), (0, 0), dark)
    return ground.resize((size[0] * FINER, size[1] * FINER), Image.Resampling.NEAREST)


def _hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull, by Andrew's monotone chain."""
    ordered = sorted(set(points))

    def chain(points: Iterable[Point]) -> list[Point]:
        found: list[Point] = []
        for x, y in points:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    return chain(ordered) + chain(reversed(ordered))


def _shade(percent: int, sheen: int) -> list[int]:
    """The new value of each value of a channel: `percent` of it, and `sheen` more where it is black."""
    return [(value * percent + (255 - value) * sheen) // 100 for value in range(256)] * 3
