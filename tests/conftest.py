"""What many tests need: the project's own catalog, read once."""

import pytest

from generator.catalog import Catalog
from generator.data import DataRoots


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return Catalog(DataRoots.over())
