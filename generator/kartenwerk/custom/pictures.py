"""Raster pictures brought to press: cropped to their box, in CMYK within the ink limit, and kept in the cache."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.cache import Cache
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_json
from kartenwerk.base.palette import Ink
from kartenwerk.custom.apart.tasks import crop_image, draw_dots, look_at_image
from kartenwerk.custom.apart.values import ImageFacts, ImagePart, check_pixels
from kartenwerk.custom.data import Limits, Press
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.icons import Dots
from kartenwerk.graphics.display import Box, Packed, Raster
from kartenwerk.graphics.svg.general.cost import check_cost

if TYPE_CHECKING:
    from PIL.Image import Image

VERSION = 3
"""Raise it when the same picture would come to press in another way."""

FACTS, DOTS = "facts", "dots"
"""What the cache calls facts of images, and pictures in SVG that have been drawn."""
MM_PER_INCH = 25.4
WORDS = {"oben": (50, 0), "unten": (50, 100), "links": (0, 50), "rechts": (100, 50), "mitte": (50, 50)}
_FOCUS = re.compile(r"(\d{1,3})\s*%\s+(\d{1,3})\s*%")


class Shown(NamedTuple):
    """A picture in its box: its pixels, and the part of the box in mm that it fills."""

    raster: Raster
    box: Box


class Layers(NamedTuple):
    """The pixels of a picture for the screen and for the press, and its transparency if it has any (255 is solid)."""

    rgb: Image
    cmyk: Image
    alpha: Image | None


@dataclass(frozen=True)
class CustomPictures:
    """The pictures of a deck. No picture has more ink than `press.ink` percent of one full plate."""

    cache: Cache
    press: Press
    limits: Limits

    def size(self, file: CustomFile) -> tuple[int, int]:
        """Columns and rows of a picture, held upright."""
        return self._facts(file)[:2]

    def has_alpha(self, file: CustomFile) -> bool:
        return self._facts(file).alpha

    def crop(self, file: CustomFile, box: Box, fit: str, focus: str | None) -> Crop:
        """What of a picture is seen in a box, and where, for `fit` "cover" or "contain"."""
        columns, rows = self.size(file)
        if fit == "contain":
            scale = min(box.width / columns, box.height / rows)
            width, height = columns * scale, rows * scale
            x, y = box.x0 + (box.width - width) / 2, box.y0 + (box.height - height) / 2
            return Crop((0, 0, columns, rows), Box(x, y, x + width, y + height))
        across, down = read_focus(focus)
        scale = max(box.width / columns, box.height / rows)
        # of a very narrow box less than a dot would be seen, of which nobody can make a picture
        wide, high = max(min(box.width / scale, columns), 1), max(min(box.height / scale, rows), 1)
        left, top = (columns - wide) * across / 100, (rows - high) * down / 100
        return Crop((left, top, left + wide, top + high), box)

    def dpi(self, crop: Crop) -> float:
        """The resolution at which a crop would be printed."""
        left, top, right, foot = crop.part
        inches = crop.box.width / MM_PER_INCH, crop.box.height / MM_PER_INCH
        return min((right - left) / inches[0], (foot - top) / inches[1])

    def raster(self, file: CustomFile, crop: Crop, ground: Ink | None, enlarged: float = 1.0) -> Raster:
        """The crop as pixels; where it is transparent it lies on the ground, which is white if there is none.

        On the card it is `enlarged` so many times.
        """
        columns, rows = self._pixels(crop, enlarged)
        key = self._key(file, crop, columns, rows, ground if self.has_alpha(file) else None)
        return self.keep(key, columns, rows, lambda: lay_on(self.layers(file, crop, (columns, rows)), ground))

    def keep(self, key: str, columns: int, rows: int, make: Callable[[], tuple[Image, Image]]) -> Raster:
        """A raster whose pixels (RGB and CMYK) are made when first asked for, and then kept in the cache."""

        def pack(screen: bool) -> Packed:
            from kartenwerk.printing.pdf import packing

            found = packing.read_pixels(self.cache, key, screen=screen)
            if found is not None:
                return found
            rgb, cmyk = make()
            made = packing.pack(rgb if screen else cmyk, self.press.quality, self.press.colours)
            packing.keep(self.cache, key, made, screen=screen)
            return made

        return Raster(columns, rows, key, pack, kept=self.cache.folder is not None)

    def layers(self, file: CustomFile, crop: Crop, size: tuple[int, int] | None = None) -> Layers:
        """The pixels of a crop, `size` of them or as many as are useful at most."""
        columns, rows = size or self._pixels(crop, 1.0)
        return self.separate(crop_image(file, self.limits, ImagePart(crop.part, columns, rows)))

    def separate(self, picture: Image) -> Layers:
        """A picture in L, LA, RGB or RGBA for the screen and the press; grey is printed with black alone."""
        from PIL import Image, ImageOps

        from kartenwerk.printing.pdf.picture import ink_table

        alpha = picture.getchannel("A") if picture.mode in ("LA", "RGBA") else None
        if picture.mode in ("L", "LA"):
            grey = picture.getchannel("L")
            black = ImageOps.invert(grey)
            none = Image.new("L", grey.size)
            return Layers(grey.convert("RGB"), Image.merge("CMYK", (none, none, none, black)), alpha)
        rgb = picture.convert("RGB")
        return Layers(rgb, rgb.filter(ink_table(self.press.ink)), alpha)

    def rasterize(self, dots: Dots, area: Box, ground: Ink, enlarged: float = 1.0) -> Raster:
        """An SVG picture that only dots can show, on a plain ground; on the card it is `enlarged` so many times."""
        columns, rows = self.measure(dots, area, enlarged)
        self.draw_ahead(dots, columns, rows)
        key = sha256(repr(("dots", self.press, dots.digest, columns, rows, ground)).encode()).hexdigest()
        return self.keep(key, columns, rows, lambda: lay_on(self.dots(dots, columns, rows), ground))

    def measure(self, dots: Dots, area: Box, enlarged: float = 1.0) -> tuple[int, int]:
        """In how many columns and rows of dots a picture is drawn; KartenwerkError if that would be far too much."""
        dpi = self.press.flat_dpi * enlarged
        columns, rows = (max(1, round(side * dpi / MM_PER_INCH)) for side in (area.width, area.height))
        check_pixels(dots.name, columns, rows, self.limits.megapixels)
        check_cost(dots.text, dots.name, columns, rows)
        return columns, rows

    def draw_ahead(self, dots: Dots, columns: int, rows: int) -> None:
        """Draw a picture into the cache, so that nothing can be wrong with it later."""
        self._png(dots, columns, rows)

    def dots(self, dots: Dots, columns: int, rows: int) -> Layers:
        """An SVG picture as pixels, with its transparency."""
        from PIL import Image

        with Image.open(BytesIO(self._png(dots, columns, rows)), formats=("PNG",)) as picture:
            drawn = picture.convert("RGBA")
        return self.separate(drawn.resize((columns, rows)) if drawn.size != (columns, rows) else drawn)

    def _png(self, dots: Dots, columns: int, rows: int) -> bytes:
        return self.cache.remember(
            DOTS, _dots_key(dots, columns, rows), lambda: draw_dots(dots.text, dots.name, columns, rows)
        )

    def _pixels(self, crop: Crop, enlarged: float) -> tuple[int, int]:
        """As many pixels as the crop has, but no more than are useful, and no fewer than print shops take."""
        left, top, right, foot = crop.part
        found = max(self.dpi(crop) / enlarged, 1e-6)
        # pixels that are as fine as wanted are left as they are: that is quicker, and nothing gets blurred
        share = min(found if found >= self.press.dpi else self.press.dpi * 1.005, self.press.most_dpi) / found
        columns, rows = max(1, round((right - left) * share)), max(1, round((foot - top) * share))
        return columns, rows

    def _key(self, file: CustomFile, crop: Crop, columns: int, rows: int, ground: Ink | None) -> str:
        part = tuple(round(value, 3) for value in crop.part)
        press = (self.press.ink, self.press.quality, self.press.colours)
        return sha256(repr((VERSION, file.digest, part, columns, rows, press, ground)).encode()).hexdigest()

    def _facts(self, file: CustomFile) -> ImageFacts:
        """The facts of an image, which is read as a whole for them, once for all time."""
        if file.name not in self._known:
            key = f"{VERSION} {self.limits.megapixels} {file.digest}"
            known = self.cache.remember(FACTS, key, lambda: json.dumps(look_at_image(file, self.limits)).encode())
            self._known[file.name] = ImageFacts(*parse_json(known))
        return self._known[file.name]

    @cached_property
    def _known(self) -> dict[str, ImageFacts]:
        return {}


class Crop(NamedTuple):
    """A part of a picture in pixels, and the box in mm that it fills."""

    part: tuple[float, float, float, float]
    box: Box


def read_focus(text: str | None) -> tuple[int, int]:
    """What stays in view, in percent of width and height; KartenwerkError for another text."""
    text = (text or "mitte").strip().lower()
    match = _FOCUS.fullmatch(text)
    if match:
        return min(int(match[1]), 100), min(int(match[2]), 100)
    if text not in WORDS:
        raise KartenwerkError("this is no focus of a picture", found=text, expected='"50% 30%" or ' + ", ".join(WORDS))
    return WORDS[text]


def lay_on(layers: Layers, ground: Ink | None) -> tuple[Image, Image]:
    """A picture on a plain ground: in RGB, and in CMYK as a press's flattener blends it."""
    from PIL import Image

    if layers.alpha is None:
        return layers.rgb, layers.cmyk
    ground = ground or Ink((0, 0, 0, 0), "#FFFFFF")
    size = layers.rgb.size
    plates = tuple(round(part * 2.55) for part in ground.cmyk)
    return (
        Image.composite(layers.rgb, Image.new("RGB", size, ground.screen), layers.alpha),
        Image.composite(layers.cmyk, Image.new("CMYK", size, plates), layers.alpha),
    )


def _dots_key(dots: Dots, columns: int, rows: int) -> str:
    return f"{VERSION} {dots.digest} {columns} {rows}"
