"""The plates of a page, as Ghostscript separates it: with overprinting, and a plate for every spot colour."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageCms, ImageMath

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.programs import GHOSTSCRIPT
from kartenwerk.printing.pdf.profile import press_profile

PROCESS = ("Cyan", "Magenta", "Yellow", "Black")

RESOLUTION = 150
"""Dots per inch of a plate, unless the page is so large that it would have more than `MOST` dots."""
MOST = 4_000_000
SPOTS = 12
"""The most plates that are distinguished."""

ROUNDING = 0.5
"""Percent by which a total may be above its limit: plates have 255 steps."""

SECONDS = 60
_MEMORY = 3 << 30  # bytes of address space, of which Ghostscript uses a small part
_FILE = 256 << 20  # bytes
_FULL = 255


@dataclass(frozen=True)
class Plates:
    """The plates of one page by name, as pictures in which 0 is no ink and 255 is a full plate."""

    plates: dict[str, Image.Image]

    @property
    def size(self) -> tuple[int, int]:
        return self.plates[PROCESS[0]].size

    @property
    def spots(self) -> list[str]:
        return [name for name in self.plates if name not in PROCESS]

    @cached_property
    def total(self) -> Image.Image:
        """The ink of the four process plates together, in 255ths of one full plate; mode "I".

        Limits of print shops are for these four. A spot plate may be a cut or a varnish, which does not add to them.
        """
        total = Image.new("I", self.size)
        for name in PROCESS:
            plate = self.plates[name].convert("I")
            total = ImageMath.lambda_eval(lambda given: given["a"] + given["b"], a=total, b=plate)
        return total

    @cached_property
    def most(self) -> float:
        """The most ink of any dot, in percent of one full plate."""
        high = self.total.getextrema()[1]
        assert isinstance(high, int)
        return 100 * high / _FULL

    @cached_property
    def where(self) -> tuple[int, int]:
        """The first dot that has the most ink."""
        found = self.above(self.most - 0.1)
        top = found.getbbox()
        assert top is not None
        row = found.crop((0, top[1], found.width, top[1] + 1)).getbbox()
        assert row is not None
        return row[0], top[1]

    def above(self, limit: float) -> Image.Image:
        """Where there is more ink than `limit` percent: 255, elsewhere 0."""
        least = limit * _FULL / 100
        found: Image.Image = ImageMath.lambda_eval(
            lambda given: given["convert"]((given["t"] > least) * 255, "L"), t=self.total
        )
        return found

    def share_above(self, limit: float) -> float:
        """The share of the page that has more ink than `limit` percent."""
        return self.above(limit).histogram()[_FULL] / (self.size[0] * self.size[1])

    def composite(self, spots: Iterable[str]) -> Image.Image:
        """The process plates printed over each other, as the press profile shows them; such spot colours are tinted."""
        inked = Image.merge("CMYK", [self.plates[name] for name in PROCESS])
        profile = ImageCms.getOpenProfile(BytesIO(press_profile()))
        shown = ImageCms.profileToProfile(inked, profile, ImageCms.createProfile("sRGB"), outputMode="RGB")
        assert shown is not None
        for name in spots:
            tint = ImageChops.invert(self.plates[name].point(lambda value: value * 2 // 5))
            shown = ImageChops.multiply(shown, Image.merge("RGB", [tint] * 3))
        return shown

    def overlay(self, finishes: Mapping[str, str]) -> Image.Image:
        """The composite, and over it foil and varnish in the screen colours that stand for their plates."""
        shown = self.composite(name for name in self.spots if name not in finishes)
        for name in self.spots:
            if name in finishes:
                shown.paste(finishes[name], mask=self.plates[name])
        return shown


def separate(data: bytes, page: int, width: float, height: float, name: str) -> Plates:
    """The plates of a page, counted from 1, with its size in mm; KartenwerkError if Ghostscript cannot make them.

    The file is a stranger's: Ghostscript may read nothing else, and has limited time, memory and room for files.
    """
    program = GHOSTSCRIPT.find()
    if program is None:
        raise KartenwerkError("a proof needs Ghostscript, which is not installed", expected=GHOSTSCRIPT.install)
    inch = 25.4
    resolution = max(1, min(RESOLUTION, int((MOST / (width * height)) ** 0.5 * inch)))
    with tempfile.TemporaryDirectory(prefix="kartenwerk-proof-", ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        (place / "page.pdf").write_bytes(data)
        words = [
            *(program, "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dNoInterpolate", "-sDEVICE=tiffsep"),
            *("-sCompression=lzw", f"-r{resolution}", f"-dMaxSpots={SPOTS}", "-dOverprint=/enable"),
            *(f"-dFirstPage={page}", f"-dLastPage={page}", "-sOutputFile=plate.tif", "page.pdf"),
        ]
        try:
            done = subprocess.run(
                words,
                cwd=place,
                env=_surroundings(place),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=SECONDS,
                check=False,
                preexec_fn=_limits(),
            )
        except subprocess.TimeoutExpired:
            raise KartenwerkError(
                "Ghostscript did not end within {seconds} seconds",
                seconds=SECONDS,
                file=name,
                key=_("page {page}", page=page),
            ) from None
        found = {each: place / f"plate({each}).tif" for each in _names(place)}
        if done.returncode or not set(PROCESS) <= set(found):
            raise KartenwerkError("Ghostscript cannot separate the page", file=name, key=_("page {page}", page=page))
        return Plates({each: _plate(path) for each, path in found.items()})


def _names(place: Path) -> list[str]:
    """The names of the plates: the four of the process, then those of spot colours in their order."""
    named = [path.name.removeprefix("plate(").removesuffix(").tif") for path in place.glob("plate(*).tif")]
    return [*(name for name in PROCESS if name in named), *sorted(set(named) - set(PROCESS))[:SPOTS]]


def _plate(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return ImageChops.invert(picture.convert("L"))


def _surroundings(place: Path) -> dict[str, str]:
    """The environment for Ghostscript: nothing that sets options, and a place for its own drafts."""
    kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT") if key in os.environ}
    return {**kept, "TMPDIR": str(place), "TEMP": str(place)}


def _limits() -> Callable[[], None] | None:
    """A function that limits the process it runs in; None where the system has no such limits."""
    try:
        import resource
    except ImportError:  # Windows
        return None

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_FSIZE, (_FILE, _FILE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    return limit
