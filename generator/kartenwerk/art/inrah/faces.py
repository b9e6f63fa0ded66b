"""Heads: one frontal face with many tempers, and a profile. Drawn round (0, 0), the eyes near y = 0."""

from __future__ import annotations

from dataclasses import dataclass

from kartenwerk.art.inrah.inlay import FACE_HALVES, HAIRLINE, THIN, Half, Inlay
from kartenwerk.art.outline import outline
from kartenwerk.art.picture import INK
from kartenwerk.art.shapes import Geometry, union


@dataclass(frozen=True)
class Face:
    """The features of a face. Tones are of paper for the light and of wood for the shade."""

    woman: bool = False
    eyes: str = "open"
    """"open", "narrow", "wide" or "closed"."""
    gaze: float = 0.0
    """mm the irises stand off the middle."""
    brow: str = "calm"
    """"calm", "stern", "arched", "heavy" or "fine"."""
    jaw: str = "long"
    """"long", "broad" or "narrow"; women's are always fine."""
    lips: str = "akzent"
    lid: str = "mittel"
    aged: int = 0
    """0 is smooth, 1 has furrows beside the nose, 2 hollow cheeks and a furrowed brow too."""
    light: str = "papier"
    shade: str = "hell"
    deep: str = "mittel"


_JAWS = {
    "long": "M0 -9.5L-4.8 -8.5L-6.1 -3.4L-6 1L-5.1 4.9L-2.7 8.5L-1.2 9.5L0 9.7Z",
    "broad": "M0 -9.5L-5.2 -8.5L-6.5 -3.4L-6.5 1.4L-5.9 5.4L-3.6 8.7L-1.6 9.6L0 9.7Z",
    "narrow": "M0 -9.5L-4.6 -8.5L-5.8 -3.4L-5.5 .8L-4.4 4.7L-2.2 8.7L-.9 10.1L0 10.3Z",
    "fine": "M0 -9.5L-4.6 -8.5L-5.8 -3.4C-6 0 -5.8 2.4 -4.6 5L-1.4 9.2L0 9.7Z",
}
_CHEEKS = {
    "long": "M-5.9 1.9L-2 3.5L-2.7 6.2L-2.7 8.5L-5.1 4.9Z",
    "broad": "M-6.4 1.9L-2 3.5L-2.9 6.2L-3.4 8.6L-5.9 5.4Z",
    "narrow": "M-5.2 1.9L-2 3.5L-2.5 6.6L-2.2 8.7L-4.4 4.7Z",
    "fine": "M-5.7 1.9L-2.1 3.7L-2.5 7.7L-4.6 5Z",
}
_BROWS = {
    "calm": "M-.75 -1.9C-2.2 -3.5 -4.5 -3.7 -6 -1.9C-4.4 -2.9 -2.3 -2.5 -.95 -1Z",
    "stern": "M-.5 -.9L-1.2 -2.3L-4.2 -3.9L-6.1 -2.7L-4.2 -2.7L-1.8 -1.1L-.9 -.1Z",
    "arched": "M-.9 -2.2C-2 -4.4 -4.4 -4.8 -6 -2.6C-4.4 -3.8 -2.4 -3.2 -1.1 -1.5Z",
    "heavy": "M-.6 -1.4L-.9 -3L-3.6 -4.2L-6.4 -2.4L-6.1 -1.5L-3.6 -2.8L-1.4 -1Z",
    "fine": "M-.85 -2.3C-2.2 -3.5 -4.3 -3.6 -5.8 -2.1C-4.3 -2.9 -2.3 -2.8 -.95 -1.8Z",
}
_SOCKET = "M-.9 -2.2C-2.2 -3.3 -4.4 -3.2 -5.7 -1.7L-5.3 1.5C-4 2.4 -2.2 2.3 -1.4 1.4Z"


def frontal(face: Face) -> Inlay:
    """The face from hairline to chin, without hair or beard."""
    drawing = Inlay()
    jaw = "fine" if face.woman else face.jaw
    for half in FACE_HALVES:
        drawing.piece(half.tone(face.light, face.shade), half(_JAWS[jaw]), THIN)
    drawing.piece(face.light, "M0 -9.5L-2.6 -8.8L-1 -2.6L.7 -2.6L2.2 -8.8Z", HAIRLINE)
    for half in FACE_HALVES:
        drawing.piece(half.tone(face.shade, face.deep), half(_CHEEKS[jaw]), HAIRLINE)
        drawing.piece(half.tone(face.shade, face.deep), half(_SOCKET), HAIRLINE)
    _nose(drawing, face)
    for half in FACE_HALVES:
        _eye(drawing, face, half)
        brow = "fine" if face.woman and face.brow == "calm" else face.brow
        drawing.lay(INK, half(_BROWS[brow]))
    _mouth(drawing, face)
    if face.aged:
        _furrows(drawing, face)
    return drawing


def _nose(drawing: Inlay, face: Face) -> None:
    drawing.piece(face.light, "M-.95 -2.6L.65 -2.6L.95 3.5L0 4.3L-1.8 3.7L-1.25 1.6Z", HAIRLINE)
    drawing.piece(face.deep, "M.65 -2.6L1.3 1.4L2 3.5L.95 3.5Z", HAIRLINE)
    drawing.lay(INK, "M-1.8 3.75L0 4.3L2 3.55L1.1 4.65L-.8 4.75Z")


def _eye(drawing: Inlay, face: Face, half: Half) -> None:
    if face.eyes == "closed":
        drawing.piece(face.lid, half("M-5.3 .5C-4.5 -2 -2.1 -2 -1.1 .6C-2 1.9 -4.4 1.9 -5.3 .5Z"), HAIRLINE)
        drawing.lay(INK, half("M-5.9 .1C-4.6 2.5 -1.9 2.6 -.8 .4C-1.9 1.2 -4.4 1.2 -5.9 .1Z"))
        return
    lower = {"wide": 2.2, "narrow": 1.35}.get(face.eyes, 1.75)
    upper = {"wide": -1.3, "narrow": -0.4}.get(face.eyes, -0.78)
    white = half(f"M-4.95 .75C-4.2 {upper} -2.2 {upper} -1.45 .85C-2.3 {lower} -4 {lower} -4.95 .75Z")
    drawing.piece("papier", white, HAIRLINE)
    x = (3.2 if half.right else -3.2) + face.gaze
    iris = outline(
        f"M{x - 0.78} .35C{x - 0.78} -.7 {x + 0.78} -.7 {x + 0.78} .35C{x + 0.78} 1.5 {x - 0.78} 1.5 {x - 0.78} .35Z"
    )
    drawing.lay(INK, iris.intersection(union(white, half(_SOCKET))))
    rise = upper * 1.4 - 0.8
    drawing.piece(
        face.lid,
        half(f"M-5.3 .8C-4.5 {rise} -2.1 {rise} -1.1 .95C-2 {upper + 0.3} -4.2 {upper + 0.3} -5.3 .8Z"),
        HAIRLINE,
    )
    drawing.lay(
        INK, half(f"M-5.5 .9C-4.4 {upper} -2 {upper - 0.1} -1.05 1.05C-2.1 {upper + 0.85} -4.2 {upper + 0.8} -5.5 .9Z")
    )


def _mouth(drawing: Inlay, face: Face) -> None:
    w = 1.95 if face.woman else 2.2
    drawing.piece(face.lips, f"M{-w} 6.1L-.6 5.4L0 5.7L.6 5.4L{w} 6.1L0 6.45Z", HAIRLINE)
    drawing.piece(face.lips, f"M{-w + 0.35} 6.3L0 6.5L{w - 0.35} 6.3C1 7.5 -1 7.5 {-w + 0.35} 6.3Z", HAIRLINE)


def _furrows(drawing: Inlay, face: Face) -> None:
    for half in FACE_HALVES:
        drawing.lay(INK, half("M-2.2 3.9L-3.4 6.3L-2.75 4.1Z"))
        if face.aged > 1:
            drawing.piece(half.tone(face.shade, face.deep), half("M-5.8 -7.2L-4.4 -7.8L-4.8 -3.5L-6 -2.5Z"), HAIRLINE)
            drawing.piece(half.tone(face.shade, face.deep), half("M-5.6 2.4L-2.8 4.6L-4.4 7.2L-5.6 5.6Z"), HAIRLINE)
            drawing.lay(INK, half("M-.4 -3.9L-3 -5.5L-4.4 -5L-3 -5.9Z"), half("M-.3 -5.4L-2.4 -7L-3.8 -6.7L-2.4 -7.5Z"))


_PROFILE = (
    "M5 -8.5L-3.6 -8.5L-4.6 -4.6L-4.9 -2.6L-4.5 -1.1L-7 2.9L-6.6 3.7L-5.1 4L-5.6 5.3L-4.7 5.9L-5.3 6.8L-4.5 7.6"
    "L-4.7 9.2L-3.2 10.3L-.6 9.6L3.6 6.6L5.4 2Z"
)
_SNUB = (
    "M5 -8.5L-3.6 -8.5L-4.8 -4.9L-4.7 -2.8L-4.4 -1L-6.8 1.7L-6.9 2.7L-5.1 3.7L-5.5 5.1L-4.6 5.7L-5.1 6.7L-4.3 7.5"
    "L-4.3 9L-2.9 9.9L-.6 9.3L3.6 6.6L5.4 2Z"
)


def profile(face: Face, snub: bool = False) -> Inlay:
    """The head from the side, looking to the left."""
    drawing = Inlay()
    head = _SNUB if snub else _PROFILE
    drawing.piece(face.light, head, THIN)
    drawing.piece(face.light, "M-3.6 -8.5L.5 -8.5L-.4 -3.2L-4.9 -2.6L-4.6 -4.6Z", HAIRLINE)
    drawing.piece(face.shade, "M.5 -8.5L5 -8.5L5.4 2L2.2 .4L-.4 -3.2Z", HAIRLINE)
    if snub:
        drawing.piece(face.light, "M-4.7 -2.8L-4.4 -1L-6.8 1.7L-6.9 2.7L-5.3 2.9L-3.6 -.6L-3.4 -2.8Z", HAIRLINE)
        drawing.lay(INK, "M-6.7 2.9L-5.4 2.6L-4.5 3.5L-5.1 3.8Z")
    else:
        drawing.piece(face.light, "M-4.9 -2.6L-4.5 -1.1L-7 2.9L-6.6 3.7L-5.2 3.2L-3.6 -.6L-3.4 -2.8Z", HAIRLINE)
        drawing.lay(INK, "M-6.6 3.7L-5.2 3.1L-4.4 3.9L-5.1 4.05Z")
    drawing.piece(face.shade, "M-3.4 -2.8L-.4 -3.2L.6 -.6L-1.2 1.5L-3.4 1.2L-3.75 -.3Z", HAIRLINE)
    drawing.piece(face.shade, "M-1.2 1.5L.6 -.6L2.2 .4L3.6 6.6L-.6 9.6L-1.6 5.2Z", HAIRLINE)
    drawing.piece(face.deep, "M2.2 .4L5.4 2L3.6 6.6L1.2 8.3Z", HAIRLINE)
    drawing.piece("papier", "M-3.7 .6C-3.2 -.7 -2 -1 -.7 .5C-1.7 1.3 -2.9 1.4 -3.7 .6Z", HAIRLINE)
    drawing.lay(INK, "M-3.6 .4C-3.6 -.6 -2.3 -.6 -2.3 .3C-2.3 1.3 -3.4 1.3 -3.6 .4Z")
    drawing.piece(face.lid, "M-3.9 .5C-3.5 -1.5 -1.8 -1.8 -.2 .5C-1.6 -.6 -2.8 -.6 -3.9 .5Z", HAIRLINE)
    drawing.lay(INK, "M-4 .6C-3.3 -.6 -1.7 -1 -.2 .7C-1.7 -.1 -2.8 -.1 -4 .6Z")
    brow = (
        "M-4.3 -1.7C-3.2 -3.1 -1.2 -3.4 .6 -2.4C-1.1 -2.7 -2.8 -2.4 -4.1 -1.3Z"
        if face.woman
        else ("M-4.3 -1.9C-3.2 -3.4 -1.2 -3.7 .7 -2.4C-1.1 -2.8 -2.8 -2.4 -4 -1.2Z")
    )
    drawing.lay(INK, brow)
    drawing.piece(face.lips, "M-5.6 5.3L-4.5 4.9L-2.6 6L-4.7 5.95Z", HAIRLINE)
    drawing.piece(face.lips, "M-4.7 5.95L-2.6 6L-3.9 7.2L-5.3 6.8Z", HAIRLINE)
    return drawing


def fist(light: str = "papier", shade: str = "hell") -> Inlay:
    """A right hand round an upright shaft at x = 0: back of the hand, four fingers, the thumb across the top."""
    drawing = Inlay()
    drawing.contour("M-3.4 4.6L-3.7 -1.4L-2.4 -3.6C-1.6 -4.9 1 -5.1 2.6 -4L3.3 -2.4L3.2 3L1.6 4.2L-.4 4.6Z", 0.7)
    drawing.piece(light, "M-3.4 4.8L-3.7 -1.4L-2.4 -3.4L-.9 -2.6L-.3 3.4L-.6 4.8Z", HAIRLINE)
    drawing.piece(shade, "M-3.4 4.8L-3.7 -1.4L-2.6 -1L-1.9 2.6L-2 4.8Z", HAIRLINE)
    for i, reach in enumerate((0, 0.25, 0.1, -0.35)):
        y = -2.75 + 1.62 * i
        tip = f"C{3 + reach} {y - 0.1} {3.1 + reach} {y + 1.6} {1.6 + reach} {y + 1.55}"
        drawing.piece(light, f"M-.9 {y + 0.05}L1.5 {y - 0.12}{tip}L-.5 {y + 1.6}Z", HAIRLINE)
        drawing.piece(shade, f"M1.35 {y - 0.05}{tip}L1.2 {y + 1.5}Z", HAIRLINE)
    thumb = "M-2.5 -2.9C-1.9 -4.9 .9 -5.2 2.6 -4.2C3.1 -3.5 2.6 -2.8 1.7 -2.8C.6 -2.8 -.4 -2.3 -1.3 -1.5Z"
    drawing.piece(light, thumb, HAIRLINE)
    return drawing


def silhouette(face: Face) -> Geometry:
    """The outline of the frontal face."""
    return union([half(_JAWS["fine" if face.woman else face.jaw]) for half in FACE_HALVES])
