"""The Magier: an Aventurian one with a turban of their own kind, a stole over the robe, and a marvel at hand."""

from __future__ import annotations

from art.inrah.cast import CAST
from art.inrah.heads import leaning, put_gear, put_head
from art.inrah.inlay import AXIS, HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay
from art.inrah.loupe import put_loupe
from art.inrah.marvels import put_gusts, put_marvel
from art.inrah.stage import stand
from art.inrah.turbans import put_drape, put_headgear
from art.outline import outline
from art.picture import INK
from art.shapes import circle, lozenge, placed, rectangle

ROBE = "M-10 62L-10 52C0 42 12 37 22 34L30 32L38 34C48 37 60 42 70 52L70 62Z"
EYES = 22.5


def magier(element: str) -> Inlay:
    """The figure on the card."""
    sitter = CAST[element]["M"]
    figure = Inlay()
    figure.contour(ROBE, 1.4)
    for half in HALVES:
        _robe(figure, half, element)
    _stole(figure, element)
    behind, neck, lens, before = Inlay(), Inlay(), Inlay(), Inlay()
    neck.form("papier", "M27 28L33 28L34 35L30 39L26 35Z", "hell", -3.2, 0, THIN)
    if element == "eis":
        put_drape(behind)
        put_gear(figure, behind, sitter, EYES)
    put_head(figure, sitter, EYES, neck)
    if element == "erz":
        put_loupe(lens, sitter.face)
        figure.put(lens, leaning(sitter, EYES))
    if sitter.face.woman:
        _necklace(before, element)
    put_headgear(before, element)
    put_gear(figure, before, sitter, EYES)
    drawing = Inlay()
    if element == "luft":
        put_gusts(drawing, sitter)
    drawing.put(figure, stand(sitter.x))
    put_marvel(drawing, element, sitter)
    return drawing


def _robe(drawing: Inlay, half: Half, element: str) -> None:
    side = rectangle(-12, 30, AXIS, 62)
    folds = {
        "erz": ("M24 30L8 48L10 66", "M27 32L16 50L19 66", "M-12 48L10 44"),
        "humus": ("M24 30C12 38 14 50 6 66", "M27 32C18 40 20 54 16 66", "M20 34C8 38 2 44 -12 50"),
        "eis": ("M22 32L10 40L2 66", "M27 34L20 46L12 66", "M10 40L20 46"),
        "wasser": ("M24 30C14 38 6 40 -12 44", "M27 33C16 42 6 46 -12 51", "M30 36C20 46 8 52 -2 64"),
        "feuer": ("M24 30C16 34 18 42 6 48C0 52 2 58 -4 66", "M27 32C20 40 22 48 14 54C10 58 12 62 8 68"),
        "luft": ("M24 30C16 40 6 46 -12 48", "M26 30C20 44 12 52 2 64", "M28 30C24 46 20 56 18 66"),
    }[element]
    drawing.saw(
        half(outline(ROBE).intersection(side)), half.cuts(*folds), ("mittel", "dunkel", "dunkel", "mittel"), STOUT
    )


_MOTIFS = {
    "erz": "M0 -1.6L1.4 0L0 1.6L-1.4 0Z",
    "humus": "M0 -1.7C1.5 -.6 1.4 1 0 1.7C-1.4 1 -1.5 -.6 0 -1.7Z",
    "eis": "M0 -1.6L1.4 -.8L1.4 .8L0 1.6L-1.4 .8L-1.4 -.8Z",
    "wasser": "M0 -1.8C1.6 0 1.4 1.6 0 1.6C-1.4 1.6 -1.6 0 0 -1.8Z",
    "feuer": "M0 -1.9L.7 -.3L1.5 -.9L1.1 1.4L-1.1 1.4L-1.5 -.9L-.7 -.3Z",
    "luft": "M0 -1.8L.5 -.5L1.8 0L.5 .5L0 1.8L-.5 .5L-1.8 0L-.5 -.5Z",
}


def _stole(drawing: Inlay, element: str) -> None:
    """Two bands from the shoulders, embroidered with the element's own motif."""
    for half in HALVES:
        drawing.piece(
            half.tone("akzent", "akzent"), half("M20.6 34.2L25.4 32.6L26.6 46L25.2 62L18.6 62L20.6 47Z"), LEAD
        )
        for y in (38.4, 43.4, 48.4, 53.4):
            motif = placed(22.9 if y < 47 else 22.3, y, factor=0.85)(outline(_MOTIFS[element]))
            drawing.lay(INK, half(motif.buffer(0.3)))
            drawing.lay("papier", half(motif))


def _necklace(head: Inlay, element: str) -> None:
    """Beads round the neck; air wears them cut."""
    for k, (x, y) in enumerate(((25.6, 35.4), (27.2, 37.4), (30, 38.6), (32.8, 37.4), (34.4, 35.4))):
        bead = lozenge(x, y, 1.15, 1.35) if element == "luft" else circle(x, y, 1.1)
        head.piece("akzent" if k % 2 else "papier", bead, HAIRLINE)
