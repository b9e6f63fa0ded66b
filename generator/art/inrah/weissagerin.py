"""The Weissagerin: hood before a disc of stars, lids closed, the element's sign floating above an open hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.inrah.arms import put_arm, put_sign
from art.inrah.cast import CAST
from art.inrah.grip import Skin
from art.inrah.grounds import Part, hexagon, polar, rays
from art.inrah.heads import put_gear, put_head
from art.inrah.inlay import HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay, disc, from_top
from art.inrah.sitter import Sitter
from art.inrah.stage import index_plate, stand
from art.outline import outline
from art.picture import INK
from art.shapes import Geometry, circle, pieces, placed, polygon, union

EYES = 18.4
SUNK = 53.6
"""Her eyes lie high in the drawing: she sinks lower behind the sash than the others."""
DISC = (30.0, 18.6)
RIM, GAP = 0.7, 0.9
"""mm of light around the floating sign, which parts it from the disc; half of what it closes."""
BROAD, LEAST_PIECE = 0.5, 1.6
"""Half the width in mm, and the mm², from which on a piece of the disc is seen as one beside the hood."""


@dataclass(frozen=True)
class Seer:
    """One element's Weissagerin or Weissager."""

    hood: str = "round"
    """"round", "kerchief", "square" or "scarf"."""
    tones: tuple[str, str] = ("dunkel", "mittel")
    """Of the hood in the light; in the shade they change places."""
    blindfold: bool = False
    """Whether a band of metal lies over the eyes."""


SEERS = {
    "erz": Seer("square", blindfold=True),
    "humus": Seer("kerchief", ("akzent", "dunkel")),
    "eis": Seer(),
    "wasser": Seer("scarf"),
    "feuer": Seer("scarf"),
    "luft": Seer("round"),
}

VEIL = "M30 2.6C22.6 2.8 18.8 8.6 18.8 16.6C18.8 26 15 32 4 38.6C-2 42.4 -10 46 -10 62L30 62L30 2.6Z"
_HOODS = {
    "round": (
        "M30 2.6C22.6 2.8 18.8 8.6 18.8 16.6C18.8 23 17.6 28 13.6 32L17.4 34C20.6 29 21.8 23 21.8 17"
        "C21.8 10.8 24.8 6.6 30 6.2Z"
    ),
    "kerchief": (
        "M30 2.2C23.4 2.4 18.4 7.2 18 14.4C17.8 20 18.6 25 20.6 29.4C22 32.4 24.6 35 27.4 36.8L30 34.4L25.6 30.2"
        "C23.2 27.4 22 22.6 22 17.4C22.4 12 25.6 8.4 30 7.6Z"
    ),
    "square": (
        "M30 2.8L21.6 3.6L18.6 9.2L18.8 22L16.8 28.6L12.8 32.4L17.2 34.6L20.6 29.4L21.8 22L21.8 10.6L24 7L30 6.4Z"
    ),
    "scarf": (
        "M30 2.6C23 2.6 18.4 7 18.2 13.6C18 20 16.4 22 16.4 26.4"
        "C16.4 29.4 15 31.4 12.6 33L17.8 35.4C20.4 32 20.6 28 21.4 24"
        "C22.2 20 21.4 17 22 13.6C22.8 9 26 6.8 30 6.4Z"
    ),
}
_HOOD_CUTS = {
    "round": ("M17 8L24 12", "M18 16L23 16.4", "M17 24L23 25.4", "M22 1L26 9"),
    "kerchief": ("M16 8L24 12.4", "M16 16L23 17", "M16 24L25 25", "M18 33L27 29.4", "M22 0L26.6 9"),
    "square": ("M16 9L23 10", "M16 15.4L23 15.4", "M16 22L23 22", "M25.6 1L25.6 9", "M14 28L22 30"),
    "scarf": (
        "M16 10C20 10 22 12 24 12",
        "M16 19C20 17 22 19 24 18",
        "M14 26C18 24 20 27 23 25",
        "M23 1C24 5 26 6 26 9",
    ),
}
_INNER = "M30 6.8C25.4 7 22.9 10.8 22.9 16.6C22.9 25 22 33 20 62L40 62C38 33 37.1 25 37.1 16.6C37.1 10.8 34.6 7 30 6.8Z"

_SQUARE_INNER = "M30 6.2L23.9 6.8L21.6 10.6L21.6 22L38.4 22L38.4 10.6L36.1 6.8Z"
"""What the arch does not cover of a hood with corners."""


def weissagerin(element: str) -> Inlay:
    """The figure on the card."""
    seer = SEERS[element]
    sitter = CAST[element]["W"]
    figure = Inlay()
    hood = _HOODS[seer.hood]
    figure.contour(union([half(shape) for half in HALVES for shape in (VEIL, hood)]), 1.5)
    for half in HALVES:
        _mantle(figure, half, element)
        tones = half.tones(seer.tones, seer.tones[::-1])
        figure.saw(half(hood), half.cuts(*_HOOD_CUTS[seer.hood]), tones, STOUT, from_top)
    figure.lay(INK, _INNER)
    if seer.hood == "square":
        figure.lay(INK, _SQUARE_INNER)
    for half in HALVES:
        _dress(figure, half, element)
    cloth, neck, brow = Inlay(), Inlay(), Inlay()
    neck.form("papier", "M27 24L33 24L33.8 29.6L30 33.6L26.2 29.6Z", "hell", -3.4, 0, HAIRLINE)
    if seer.hood == "kerchief":
        _put_kerchief(cloth)
        put_gear(figure, cloth, sitter, EYES)
    put_head(figure, sitter, EYES, None if seer.hood == "kerchief" else neck, hair=False)
    if seer.blindfold:
        _put_blindfold(cloth)
        put_gear(figure, cloth, sitter, EYES)
    _brow(brow, element)
    put_gear(figure, brow, sitter, EYES)
    before, drawing = Inlay(), Inlay()
    before.put(figure, stand(sitter.x, SUNK))
    _arm(before, element, sitter)
    drawing.put(_halo(element, before.silhouette()))
    drawing.put(before)
    return drawing


def _put_kerchief(cloth: Inlay) -> None:
    """It is drawn about the cheeks and knotted under the chin."""
    around = (
        "M30 8.4C24.6 8.4 21.4 12 21.2 17.4C21 23.6 22.8 29.4 26.4 33L30 36L33.6 33C37.2 29.4 39 23.6 38.8 17.4"
        "C38.6 12 35.4 8.4 30 8.4Z"
    )
    cloth.contour(around, 1.0)
    cloth.saw(around, ("M34 0C36.4 12 36.6 26 31.4 40", "M18 21L30 24L42 21", "M18 29L30 30L42 29"), _shaded, THIN)
    tails = "M28.4 33.4L31.6 33.4L38 43.4L33.4 45L30 37.6L26.6 45L22 43.4Z"
    cloth.contour(tails, 1.0)
    cloth.saw(tails, ("M30 30L30 40",), ("hell", "mittel"), THIN)
    cloth.piece("akzent", "M27.6 32.6C28.8 31.8 31.2 31.8 32.4 32.6L32.8 35.4C31.4 36.6 28.6 36.6 27.2 35.4Z", THIN)


def _shaded(_: int, part: Geometry) -> str:
    return "akzent" if part.centroid.x < 34.4 else "dunkel"


def _put_blindfold(figure: Inlay) -> None:
    """A copper-red cloth over both eyes, knotted at the temple: no eye shows, and none is engraved."""
    tails = "M22.6 16.4C20.6 19 19.4 22.6 17.6 25.8L20.8 25.2L21.2 28.4C23.4 24.6 24 20.6 23.6 16.8Z"
    figure.contour(tails, 0.9)
    figure.saw(tails, ("M23.2 15.6C22.4 19.4 21.8 22.4 20.6 26.4",), ("akzent", "dunkel"), THIN)
    band = "M22.2 14.2C26 15.4 34 15.6 36.8 14.4L36.8 18.5C34 20.4 26.4 20.4 22.6 18.8Z"
    figure.contour(band, 0.9)
    figure.saw(band, ("M20 16.2C26 18.4 31 17.4 35 14", "M33.8 10L34.4 25"), _shaded, THIN)
    figure.piece(
        "akzent", "M22.6 14C24 14.4 24.4 17.2 23.4 18.8C21.8 19 20.6 17.6 20.8 15.8C21 14.6 21.8 14 22.6 14Z", LEAD
    )


def _halo(element: str, before: Geometry) -> Inlay:
    """The disc behind the hood, its rim in the element's own pattern; no piece shows as a crumb beside it."""
    x, y = DISC
    drawing = Inlay()
    whole = hexagon(x, y, 19) if element == "eis" else disc(x, y, 17.1)
    ring = hexagon if element == "eis" else disc
    drawing.contour(whole, 1.3)

    def two(i: int, j: int) -> str:
        return ("akzent", "hell")[i % 2] if j else "papier"

    counts = {"erz": 12, "humus": 18, "eis": 12, "wasser": 16, "feuer": 16, "luft": 18}
    parts: list[Part] = rays(
        DISC, counts[element], whole, two, (13.4,), ring=ring, sway=1.6 if element == "luft" else 0
    )
    drawing.mosaic(parts, THIN)
    halo, place = Inlay(), stand(y=SUNK)
    free = place(whole).difference(union(before, index_plate().silhouette()).buffer(HAIRLINE))
    for tone, shape in drawing.layers:
        halo.add(tone, place(shape) if tone == INK else _broad(place(shape).intersection(free)))
    marks: Sequence[Geometry] = {
        "erz": [
            placed(*polar(x, y, 15.4, 30 * k + 15), 30 * k + 105)(outline("M0 -1.5L1.2 0L0 1.5L-1.2 0Z"))
            for k in range(12)
        ],
        "humus": [
            placed(*polar(x, y, 15.4, 40 * k + 10), 40 * k + 100)(
                outline("M0 -1.7C1.5 -.6 1.4 1 0 1.7C-1.4 1 -1.5 -.6 0 -1.7Z")
            )
            for k in range(9)
        ],
        "wasser": [circle(*polar(x, y, 15.4, 45 * k + 11.2), 1.0) for k in range(8)],
        "feuer": [
            placed(*polar(x, y, 15.3, 45 * k + 11.2), 45 * k + 101.2)(
                outline("M0 -2.2C1.6 -.4 1.5 1.4 0 1.6C-1.5 1.4 -1.6 -.4 0 -2.2Z")
            )
            for k in range(8)
        ],
        "luft": [placed(*polar(x, y, 15.5, 40 * k + 10))(outline("M0 -1L.7 0L0 1L-.7 0Z")) for k in range(9)],
    }.get(element, ())
    for mark in marks:
        if free.covers(place(mark)):
            halo.piece("papier", place(mark), HAIRLINE)
    return halo


def _broad(shape: Geometry) -> Geometry:
    """The parts of a shape that are broad enough to be seen as pieces of their own."""
    return union([part for part in pieces(shape) if part.buffer(-BROAD).buffer(BROAD).area > LEAST_PIECE])


def _mantle(drawing: Inlay, half: Half, element: str) -> None:
    folds = {
        "erz": ("M32 8L20 20L16 40L18 66", "M32 8L18 24L4 44L2 66", "M18 30L-12 44", "M4 46L30 56"),
        "humus": ("M32 8L20 20C14 34 20 48 12 66", "M32 8L19 22C10 36 12 50 0 66", "M32 8L18 24C10 34 2 40 -12 50"),
        "eis": (
            "M32 8L20 20C18.6 36 15 50 12 66",
            "M32 8L19 22C15 36 6 50 -3 66",
            "M32 8L18 24C12 35 4 44 -12 52",
            "M32 8L17 25C12 33 4 38 -12 43",
        ),
        "wasser": ("M22 30C12 42 2 40 -12 46", "M24 36C14 48 4 46 -12 53", "M26 44C18 54 8 52 -4 62"),
        "feuer": ("M32 8L20 20C20 30 12 36 14 46C15 52 10 56 10 66", "M32 8L18 24C14 34 4 38 4 48C4 54 -2 58 -4 66"),
        "luft": ("M32 8L19 22C14 34 4 40 -12 43", "M32 10L20 24C16 40 6 50 -10 54", "M32 12L21 26C18 44 12 56 2 66"),
    }[element]
    x = 20.0 if not half.right else 40.0

    def around(part: Geometry) -> float:
        return (float(part.centroid.x) - x) * (-1 if half.right else 1) - 0.4 * float(part.centroid.y)

    tones = half.tones(("dunkel", "mittel"), ("mittel", "dunkel"))
    drawing.saw(half(VEIL), half.cuts(*folds), tones, STOUT, around)


def _dress(drawing: Inlay, half: Half, element: str) -> None:
    shape = "M30 33L25.8 29.4C24.8 36 23 44 21.6 62L30 62Z"
    cuts = {
        "erz": ("M20 38L30 38", "M20 43L30 43", "M20 48L30 48", "M20 53L30 53"),
        "wasser": (
            "M20 38C24 36 26 40 30 38",
            "M20 43C24 41 26 45 30 43",
            "M20 48C24 46 26 50 30 48",
            "M20 53C24 51 26 55 30 53",
        ),
        "feuer": ("M30 36L26 41L20 38", "M30 43L25 48L20 44", "M30 50L24 55L20 50"),
        "luft": ("M30 36C26 38 22 37 18 42", "M30 43C26 45 22 44 18 49", "M30 50C26 52 22 51 18 56"),
    }.get(element, ("M30 40L22 35", "M30 48L20 43", "M30 56L20 51"))
    drawing.saw(half(shape), half.cuts(*cuts), half.tones(("hell", "akzent"), ("mittel", "akzent")), THIN, from_top)


def _brow(head: Inlay, element: str) -> None:
    """The jewel over the forehead; the two with white hair, of humus and of ore, wear none."""
    if element in ("eis", "luft"):
        head.piece("papier", "M30 9.6L31.7 11.4L30 14.6L28.3 11.4Z", HAIRLINE)
    elif element == "feuer":
        head.piece("papier", "M30 9C31.8 10.8 31.6 13.4 30 13.6C28.4 13.4 28.2 10.8 30 9Z", HAIRLINE)
    elif element == "wasser":
        head.piece("papier", circle(30, 11.2, 1.3), HAIRLINE)


def _arm(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The sign floats over the hand, hangs from it, or is felt and warmed at from above."""
    drawn, floating = Inlay(), Inlay()
    put_sign(drawn, element, sitter)
    glow = drawn.silhouette().buffer(RIM + GAP).buffer(-GAP)
    if element == "wasser":
        (x, y), (at, top) = sitter.sign, sitter.at
        cord = polygon((at - 0.35, top), (at + 0.35, top), (x + 0.35, y), (x - 0.35, y))
        floating.contour(cord, 1.0)
        floating.lay("papier", cord)
    floating.add(INK, glow.buffer(HAIRLINE))
    floating.lay("hell" if element == "feuer" else "papier", glow)
    floating.put(drawn)
    put_arm(drawing, sitter, Skin(cuff="akzent", fold="hell"), floating, ("mittel", "dunkel"))
