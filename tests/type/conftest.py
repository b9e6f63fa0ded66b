"""The project's fonts, cut once for all tests of a run."""

from __future__ import annotations

import os

import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.type.library import Fonts


@pytest.fixture(scope="session")
def roots() -> DataRoots:
    return DataRoots.over()


@pytest.fixture(scope="session")
def font_cache(tmp_path_factory: pytest.TempPathFactory) -> Cache:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # workers of one run share their cuts
    return Cache(shared / "font-cache")


@pytest.fixture(scope="session")
def fonts(font_cache: Cache, roots: DataRoots) -> Fonts:
    return Fonts(font_cache, roots)
