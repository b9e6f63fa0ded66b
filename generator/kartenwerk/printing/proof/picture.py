"""A proof as one picture: for each page the composite, the total of the inks, and every plate."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from types import MappingProxyType

from PIL import Image, ImageColor, ImageDraw, ImageFont

from kartenwerk.printing.proof.pages import PageBox, ProofPage
from kartenwerk.printing.proof.plates import ROUNDING

WIDTH = 380
"""Pixels of a cell; it is as high as the page needs."""
ROW, SHORT_ROW = 6, 4
"""The most cells in a row. Shorter rows are used if that fills them better."""
GAP, CAPTION, HEAD = 24, 34, 44
GROUND, INK, PAPER = (226, 226, 226), (30, 30, 30), (255, 255, 255)
TRIM, BLEED = (222, 0, 90), (0, 120, 220)
TINTS = {"Cyan": (0, 158, 224), "Magenta": (226, 0, 122), "Yellow": (255, 222, 0), "Black": (20, 20, 20)}
SPOT = (110, 80, 150)
NO_FINISH: Mapping[str, str] = MappingProxyType({})
NONE, HALF, LIMIT, OVER = (252, 252, 252), (250, 214, 90), (228, 112, 20), (190, 0, 30)
"""The total of the inks: nothing, half of the limit, the limit, and anything above it."""


def proof_picture(
    pages: Sequence[ProofPage], limit: float, font: bytes, finishes: Mapping[str, str] = NO_FINISH
) -> bytes:
    """A PNG file. `limit` is what may lie on one place in percent of a full plate; `font` sets the captions.

    `finishes` are plates that are no ink, as foil, with the screen colours that stand for them: the composite is shown
    without them, and beside it with them laid over it.
    """
    head, caption = (ImageFont.truetype(BytesIO(font), size) for size in (26, 20))
    bands = [_band(page, limit, head, caption, finishes) for page in pages]
    width = max(band.width for band in bands)
    whole = Image.new("RGB", (width, sum(band.height for band in bands)), GROUND)
    top = 0
    for band in bands:
        whole.paste(band, (0, top))
        top += band.height
    target = BytesIO()
    whole.save(target, "PNG", optimize=True)
    return target.getvalue()


def _band(
    page: ProofPage,
    limit: float,
    head: ImageFont.FreeTypeFont,
    caption: ImageFont.FreeTypeFont,
    finishes: Mapping[str, str],
) -> Image.Image:
    plates = page.plates
    laid = [name for name in plates.spots if name in finishes]
    inks = plates.composite(name for name in plates.spots if name not in laid)
    tints = {**TINTS, **{name: ImageColor.getrgb(finishes[name])[:3] for name in laid}}
    cells = [
        ("composite, overprinting simulated", inks),
        (f"ink: at most {plates.most:.0f} % (ring), limit {limit:.0f} %", _heat(page, limit)),
        *((name, _tint(plate, tints.get(name, SPOT))) for name, plate in plates.plates.items()),
        *([(f"with {' and '.join(laid)}, imitated", plates.overlay(finishes))] if laid else []),
    ]
    scale = WIDTH / plates.size[0]
    size = WIDTH, max(1, round(plates.size[1] * scale))
    columns = len(cells) if len(cells) <= ROW else SHORT_ROW
    rows = -(-len(cells) // columns)
    tall = size[1] + CAPTION + GAP
    band = Image.new("RGB", (GAP + columns * (WIDTH + GAP), HEAD + rows * tall + GAP // 2), GROUND)
    draw = ImageDraw.Draw(band)
    draw.text((GAP, 10), _title(page), INK, head)
    for place, (words, picture) in enumerate(cells):
        x, y = GAP + place % columns * (WIDTH + GAP), HEAD + place // columns * tall
        shown = picture.resize(size, Image.Resampling.BOX)
        if place == 1 and plates.most:  # on the picture itself, so that a ring in its corner ends with it
            _mark(ImageDraw.Draw(shown), plates.where[0] * scale, plates.where[1] * scale)
        band.paste(shown, (x, y))
        for box, colour in ((page.bleed, BLEED), (page.trim, TRIM)):
            if box:
                draw.rectangle(_corners(box, x, y, size), outline=colour)
        draw.text((x, y + size[1] + 5), _fitting(words, caption), INK, caption)
    return band


def _title(page: ProofPage) -> str:
    words = f"Page {page.number} of {page.of}: {page.width:.1f} × {page.height:.1f} mm"
    if page.trim:
        across, down = page.trim.x1 - page.trim.x0, page.trim.y1 - page.trim.y0
        words += f"; trim {across * page.width:.1f} × {down * page.height:.1f} mm, red"
    return words + ("; bleed blue" if page.bleed else "")


def _fitting(words: str, font: ImageFont.FreeTypeFont) -> str:
    """The words, cut short if they are wider than a cell: a plate may have any name."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in words)
    while font.getlength(printable) > WIDTH:
        printable = printable[:-2].rstrip("…") + "…"
    return printable


def _corners(box: PageBox, x: int, y: int, size: tuple[int, int]) -> tuple[float, float, float, float]:
    """The box in pixels; one beyond the page ends with the page."""
    x0, y0, x1, y1 = (min(max(share, 0.0), 1.0) for share in box)
    return x + x0 * (size[0] - 1), y + y0 * (size[1] - 1), x + x1 * (size[0] - 1), y + y1 * (size[1] - 1)


def _mark(draw: ImageDraw.ImageDraw, x: float, y: float) -> None:
    """A ring about the place with the most ink."""
    for radius, colour in ((11, PAPER), (12, INK), (13, INK), (14, PAPER)):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), outline=colour)


def _tint(plate: Image.Image, colour: tuple[int, int, int]) -> Image.Image:
    """A plate in its colour on white."""
    return Image.merge("RGB", [plate.point(_between(255, each)) for each in colour])


def _between(none: int, full: int) -> Callable[[int], int]:
    return lambda ink: none + (full - none) * ink // 255


def _heat(page: ProofPage, limit: float) -> Image.Image:
    """The total of the inks in ever warmer colours; what is above the limit in red."""
    shares = page.plates.total.point(lambda total: total * (100 / limit)).convert("L")  # the limit is brought to 255
    shown = Image.merge("RGB", [shares.point(_warmer(*each)) for each in zip(NONE, HALF, LIMIT, strict=True)])
    shown.paste(OVER, mask=page.plates.above(limit + ROUNDING))
    return shown


def _warmer(none: int, half: int, limit: int) -> Callable[[int], int]:
    cool, warm = _between(none, half), _between(half, limit)
    return lambda share: cool(2 * share) if share < 128 else warm(2 * share - 255)
