"""Fonts, hyphenation and styles as booklets use them, made once for all tests of a run."""

from __future__ import annotations

import os

import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.style import BookStyle, read_style


@pytest.fixture(scope="session")
def roots() -> DataRoots:
    return DataRoots.over()


@pytest.fixture(scope="session")
def fonts(tmp_path_factory: pytest.TempPathFactory, roots: DataRoots) -> Fonts:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # workers of one run share their cuts
    return Fonts(Cache(shared / "font-cache"), roots)


@pytest.fixture(scope="session")
def hyphenator(roots: DataRoots) -> Hyphenator:
    return Hyphenator.german(roots)


@pytest.fixture(scope="session")
def a6(roots: DataRoots) -> BookStyle:
    return read_style(roots, "a6")


@pytest.fixture(scope="session")
def a5(roots: DataRoots) -> BookStyle:
    return read_style(roots, "a5")


@pytest.fixture(scope="session")
def setter(a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> Typesetter:
    return Typesetter(a6, fonts, hyphenator, a6.size)
