"""The fonts of a page: each cut that it uses, with the letters that it uses, as WOFF2."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO

from kartenwerk.graphics.type.opentype import open_font

CUTS = ("text", "italic", "bold", "small-caps", "tabular", "tabular-bold")
"""The cuts of running text and tables."""

FIGURE_CUTS = ("caps", "caps-bold", "lining", "hand")
"""The cuts that only figures use."""

BASIC = frozenset("".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüß„“–…·×−\u00a0\u202f\u00ad")
"""The letters of running text: of its cuts, a page has these and what else it sets."""

_FULL = ("text", "bold")
_ALWAYS = frozenset(" -")
"""A browser parts words by hyphens of its own."""

STANDARD = frozenset(
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÄÖÜäöüß„“”‚‘’–…·×−\u00a0\u202f\u00ad«»"
    + "áàâéèêíîóôúûçñœþðæøåÁÉÍÓÚÞÐÆØ½¼¾€§°′″↑→←↓✓•"
)
"""The letters of every font of a site, whose pages share them."""


class Letters:
    """Collects which letters a page sets in which cut."""

    def __init__(self) -> None:
        self._used: dict[str, set[str]] = {}

    def set(self, cut: str, words: str) -> str:
        """Note the words; returns the class under which they are set."""
        self._used.setdefault(cut, set()).update(words)
        return f"f-{cut}"

    def style(self, packed: Callable[[str, frozenset[str]], bytes]) -> str:
        """A font and a class for each cut, within the page; `packed` gives a cut with these letters as WOFF2.

        They are at hand once the page is, so a browser waits for them ("block"): on a slow machine it would else show,
        and by "optional" keep, the face of another font.
        """
        return "".join(
            _face(cut, f"data:font/woff2;base64,{b64encode(packed(cut, _needs(cut, letters))).decode()}", "block")
            for cut, letters in sorted(self._used.items())
        )

    @property
    def cuts(self) -> tuple[str, ...]:
        """The cuts in use."""
        return tuple(sorted(self._used))


def _needs(cut: str, letters: set[str]) -> frozenset[str]:
    return frozenset(letters) | (BASIC if cut in _FULL else _ALWAYS)


def link_fonts(addresses: Mapping[str, str]) -> str:
    """A font and a class for each cut, from the files at these addresses."""
    return "".join(_face(cut, address) for cut, address in sorted(addresses.items()))


def woff2(font: bytes, letters: Iterable[str]) -> bytes:
    """The font with these letters only, packed for browsers; equal input gives equal bytes."""
    from fontTools.subset import Options, Subsetter

    options = Options(layout_features=["kern"], hinting=False, notdef_outline=True, recalc_timestamp=False)
    options.name_IDs = [1, 2, 4, 6, 13, 14]
    whole = open_font(font)
    worker = Subsetter(options)
    worker.populate(text="".join(sorted(set(letters))))
    worker.subset(whole)
    whole.flavor = "woff2"
    file = BytesIO()
    whole.save(file)
    return file.getvalue()


def _face(cut: str, address: str, display: str = "swap") -> str:
    source = f'url({address}) format("woff2")'
    return (
        f'@font-face{{font-family:"{cut}";src:{source};font-weight:1 1000;font-display:{display}}}'
        f'.f-{cut}{{font-family:"{cut}",ersatz,serif}}'
    )
