"""Forms compiled once and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Place, Text, rectangle
from kartenwerk.printing.pdf import fonts as fonts_of_files
from kartenwerk.printing.pdf.fonts import DocumentFonts, FontSource, Subset
from kartenwerk.printing.pdf.forms import CompiledForm, CompiledForms
from kartenwerk.printing.pdf.inks import DocumentInks

BOX = Box(0, 0, 9, 9)


class Counted:
    """A form that counts how often it is drawn."""

    def __init__(self, name: str, *items: Item, sources: str = "") -> None:
        self.times = 0
        self._items = items
        self.form = Form(name, BOX, name * 20, self._draw, sources)

    def _draw(self) -> tuple[Item, ...]:
        self.times += 1
        return self._items


class Bench:
    """Compiles a form in a new document each time."""

    def __init__(self, palette: dict[str, Ink], fonts: FontSource, folder: Path | None) -> None:
        self.palette = palette
        self.folder = folder
        self._source = fonts
        self.fonts = DocumentFonts(fonts)

    def __call__(self, *forms: Form, screen: bool = False) -> list[CompiledForm]:
        cache = Cache(self.folder)
        self.fonts = DocumentFonts(self._source, cache)
        compiled = CompiledForms(DocumentInks(self.palette, screen=screen), self.fonts, cache)
        for form in forms:
            compiled.add(form)
        return list(compiled)


@pytest.fixture
def bench(palette: dict[str, Ink], fonts: FontSource, tmp_path: Path) -> Bench:
    return Bench(palette, fonts, tmp_path)


def nested() -> tuple[Counted, Counted]:
    inner = Counted("inner", Text(1, 1, "AV„", "text", 9), Fill(rectangle(BOX), "rot"))
    return inner, Counted("outer", Place(inner.form), Place(inner.form), Text(2, 2, "é", "text", 9))


def test_a_form_is_drawn_once_a_document(bench: Bench) -> None:
    bench.folder = None
    inner, outer = nested()
    assert [form.key for form in bench(outer.form, inner.form, outer.form)] == [inner.form.key, outer.form.key]
    assert (inner.times, outer.times) == (1, 1)


def test_a_warm_cache_draws_nothing_and_gives_the_same(bench: Bench) -> None:
    inner, outer = nested()
    cold = bench(outer.form)
    used = [font.used for font in bench.fonts.all()]
    warm = bench(outer.form)
    assert warm == cold
    assert [font.used for font in bench.fonts.all()] == used == [set("AV„é")]
    assert (inner.times, outer.times) == (1, 1)


def test_a_warm_cache_reads_no_font_file_to_embed_the_same_glyphs(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def embed() -> list[Subset]:
        bench(nested()[1].form)
        return [font.subset(points) for font in bench.fonts.all() for _, points in sorted(font.subsets().items())]

    cold = embed()
    with monkeypatch.context() as patch:
        patch.setattr(fonts_of_files, "TTFontFace", None)
        assert embed() == cold
    bench.folder = None
    assert embed() == cold


def test_a_form_whose_inner_form_is_gone_is_drawn_again(bench: Bench) -> None:
    inner, outer = nested()
    cold = bench(outer.form)
    assert bench.folder
    for entry in bench.folder.rglob("*"):
        if entry.is_file() and b'"forms": []' in entry.read_bytes():
            entry.unlink()
    assert bench(outer.form) == cold
    assert (inner.times, outer.times) == (2, 2)


def test_other_sources_draw_again(bench: Bench) -> None:
    old, new = (Counted("pip", Fill(rectangle(BOX), "rot"), sources=sources) for sources in ("old", "new"))
    assert bench(old.form) == bench(new.form)
    assert (old.times, new.times) == (1, 1)


def test_other_sources_of_an_inner_form_draw_again(bench: Bench) -> None:
    inner = [Counted("pip", Fill(rectangle(BOX), "rot"), sources=sources) for sources in ("old", "new")]
    outer = [Form.of("card", BOX, (Group((Place(counted.form),)),)) for counted in inner]
    assert outer[0].key == outer[1].key
    streams = [[compiled.stream for compiled in bench(form)] for form in outer]
    assert streams[0] == streams[1]
    assert [counted.times for counted in inner] == [1, 1]


def test_another_palette_draws_again(bench: Bench) -> None:
    counted = Counted("pip", Fill(rectangle(BOX), "rot"))
    bench(counted.form)
    bench(counted.form, screen=True)
    bench.palette["rot"] = Ink((0, 100, 100, 0), "#ff0000")
    bench(counted.form)
    assert counted.times == 3


def test_another_font_draws_again(bench: Bench, fonts: FontSource) -> None:
    counted = Counted("pip", Text(0, 0, "a", "text", 9))
    bench(counted.form)

    class OtherFonts:
        def content(self, name: str) -> bytes:
            return fonts.content(name) + b"\0\0\0\0"

        def kerning(self, name: str, word: str) -> list[float]:
            return [0.0] * len(word)

    bench._source = OtherFonts()
    bench(counted.form)
    assert counted.times == 2
