"""The Ritter of ice in profile: a helm with a comb of shards, and his tongue, which has frozen to the blade."""

from __future__ import annotations

from art.curves import closed, curve, ribbon
from art.inrah.helmets import put_shard
from art.inrah.inlay import STOUT, THIN, Inlay, saw_line
from art.inrah.sitter import Sitter, head
from art.picture import INK, PAPER
from art.shapes import Geometry, placed, polygon

FACE = (32.2, 21.0)
"""Where on the card his eye lies."""
SIZE = 1.06
_COMB = (
    (-100, 22, 7.0, "mittel", "dunkel"), (-66, 25, 7.6, "mittel", "dunkel"), (-30, 28, 8.0, "mittel", "dunkel"),
    (4, 27, 7.6, "mittel", "dunkel"), (-83, 24, 7.4, PAPER, "hell"), (-48, 28, 8.4, PAPER, "hell"),
    (-13, 30, 8.6, PAPER, "akzent"), (23, 24, 7.0, PAPER, "hell"),
)  # fmt: skip
"""Shards as they stand from the nape to the brow; those behind come first."""
_HELM = (
    (37.4, 12.0, 1), (35.0, 9.0), (29.6, 7.4), (23.8, 9.6), (20.6, 15.0), (20.2, 22.0), (21.0, 30.0), (19.6, 37.0, 1),
    (27.0, 38.6), (33.4, 37.0, 1), (31.6, 31.4), (29.8, 28.2, 1), (29.4, 23.6), (31.6, 20.0), (30.8, 16.8),
    (33.6, 15.6),
)  # fmt: skip
_SEAMS = (
    saw_line((30.2, 4), (27.2, 12), (26.4, 20), (25.8, 30), (26.4, 42)),
    saw_line((38, 12.8), (30, 13.6), (18, 19.6)), saw_line((32, 29.8), (26, 30.6), (17, 29.0)),
)  # fmt: skip
_RIM = ((38.4, 12.0, 1), (38.0, 14.6, 1), (34.0, 16.8), (32.4, 18.0), (32.2, 21.0), (30.8, 24.4), (30.8, 28.4),
    (34.2, 37.4, 1),
        (32.2, 37.8, 1), (29.2, 31.6), (28.4, 27.4), (28.8, 23.2), (29.8, 20.2), (29.8, 17.0), (32.6, 14.6),
        (35.4, 12.8))  # fmt: skip
_TONGUE = (
    (35.6, 29.9, 1), (37.4, 29.0), (40.4, 28.5), (42.4, 27.0), (43.6, 25.0), (44.8, 25.2), (45.0, 28.0), (44.5, 30.2),
    (43.2, 30.3), (40.8, 30.3), (37.8, 30.7),
)  # fmt: skip
_FURROW = ((38.0, 29.8), (40.4, 29.4), (43.0, 28.2))


def put_comb_helm(drawing: Inlay, sitter: Sitter) -> None:
    """The helm, open in front, about the face; it looks to the right."""
    for angle, long, width, light, shade in _COMB:
        put_shard(drawing, angle, long, width, light, shade, (28.4, 20.4))
    face = head(sitter).face
    place = placed(*FACE, sitter.tilt, SIZE)
    drawing.contour(place(face.silhouette()), 1.3)
    drawing.put(face, place)
    helm = closed(*_HELM)
    drawing.contour(helm, 1.4)

    def tone(_: int, part: Geometry) -> str:
        x, y = part.centroid.x, part.centroid.y
        return (
            ("hell" if y < 18 else "mittel" if y < 30 else "hell") if x < 25.6 else ("mittel" if y < 15 else "dunkel")
        )

    drawing.saw(helm, _SEAMS, tone)
    rim = closed(*_RIM)
    drawing.contour(rim, 0.8)
    drawing.form("akzent", rim, lead=THIN)
    drawing.piece("akzent", polygon((24.4, 21.6), (26.4, 24.6), (24.4, 27.6), (22.4, 24.6)), STOUT)


def put_tongue(drawing: Inlay) -> None:
    """From his lips to the crystal, on which its tip lies flat."""
    tongue = closed(*_TONGUE)
    drawing.contour(tongue, 0.9)
    drawing.form("akzent", tongue, lead=THIN)
    drawing.add(INK, ribbon(curve(*_FURROW), 0.4, 0.3))
