"""The turban of water: its folds rise as a wave does, and break over the brow."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed, curve, ribbon, taper
from art.inrah.inlay import LEAD, STOUT, THIN, Inlay, saw_line
from art.picture import PAPER
from art.shapes import Point, circle, union

_WAVE = ((18.6, 16.8, 1), (16.0, 13.2), (15.8, 9.2), (19.0, 5.6), (25.0, 3.8), (31.6, 3.4), (37.6, 4.8), (41.4, 8.0),
         (42.4, 12.0, 1), (40.0, 10.2), (36.8, 9.6), (34.6, 10.8), (34.4, 12.8), (36.6, 14.0), (40.8, 14.8),
         (42.0, 17.2, 1), (36.6, 15.8), (30, 15.2), (23.4, 16.2))  # fmt: skip
_FOLDS: Sequence[Sequence[Point]] = (
    ((20.4, 19), (18.4, 13), (20.0, 9.4), (26.0, 7.0), (33.0, 6.4), (38.6, 8.2), (43.6, 13)),
    ((24.4, 19), (21.6, 13.8), (23.6, 11.0), (28.4, 9.0), (34.4, 8.2), (38.6, 9.2), (43.6, 13)),
    ((29.0, 18), (26.0, 14.4), (27.6, 12.4), (31.2, 11.0), (36.0, 10.2)),
)  # fmt: skip
_CREST = ((24.4, 4.4), (29.0, 3.4), (33.2, 3.8), (37.2, 5.2), (40.4, 7.6), (42.0, 10.4), (42.2, 12.4))
_BUBBLES = ((26.4, 3.6, 1.5), (29.2, 2.8, 1.8), (32.6, 3.0, 2.0), (36.2, 4.0, 2.2), (39.6, 5.8, 2.2), (42.2, 8.6, 2.1),
            (43.0, 11.8, 1.7))  # fmt: skip
"""The crest's foam: its way, and the round heads that stand out of it."""
_CLAWS: Sequence[Sequence[Point]] = (
    ((30.6, 4.6), (31.2, 6.2), (30.4, 8.0)), ((34.4, 5.4), (35.2, 7.2), (34.0, 9.2)),
    ((38.0, 7.0), (38.4, 9.0), (36.8, 11.2)), ((40.8, 9.4), (40.6, 11.6), (38.6, 13.4)),
    ((42.4, 11.8), (42.4, 13.8), (40.8, 15.6)),
)  # fmt: skip
"""The fingers that it breaks into."""
_SPRAY = ((45.8, 4.4, 1.0), (47.6, 7.4, 0.75))
_HEM = ((18.0, 15.4), (18.4, 18.2), (20.6, 18.6), (24.4, 17.4), (30, 16.4), (36, 17.2), (40.4, 18.4), (43.0, 17.6),
        (43.0, 15.4), (40.2, 14.6), (36, 13.8), (30, 13.2), (24, 14.0), (20.4, 15.0))  # fmt: skip


def put_breaker(head: Inlay) -> None:
    wave = closed(*_WAVE)
    head.contour(wave, 1.4)
    head.saw(wave, [saw_line(*fold) for fold in _FOLDS], ("dunkel", "mittel", "hell", "mittel"), LEAD)
    heads = union([circle(*spot) for spot in _BUBBLES])
    claws = union([taper(curve(*claw), 2.2, 0.1) for claw in _CLAWS])
    foam = union(heads, claws, ribbon(curve(*_CREST), 0.6, 2.6)).buffer(0.3).buffer(-0.3)
    head.contour(foam, 1.2)
    head.form(PAPER, foam, "hell", -0.6, -0.8, THIN)
    for x, y, radius in _SPRAY:
        head.contour(circle(x, y, radius), 0.8)
        head.piece(PAPER, circle(x, y, radius), THIN)
    hem = closed(*_HEM)
    head.contour(hem, 1.2)
    head.saw(hem, [saw_line((x - 0.8, 12), (x + 0.8, 20)) for x in (22.4, 27.2, 32.4, 37.6)], ("akzent",), STOUT)
