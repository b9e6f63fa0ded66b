"""Printed things as bytes or as files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from kartenwerk.build.pool import make_one
from kartenwerk.build.product import Product
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop


class Files(Mapping[str, bytes]):
    """Files by their names, each made when it is first asked for.

    Examples:
        >>> import kartenwerk as kw
        >>> card = kw.game("herzblatt").reference_card()
        >>> list(card)
        ['kurzkarte.pdf', 'kurzkarten_a4.pdf']
        >>> card["kurzkarte.pdf"][:5]
        b'%PDF-'
    """

    def __init__(self, workshop: Workshop, products: Sequence[Product]) -> None:
        self._workshop = workshop
        self._products = {Path(product.path).name: product for product in products}
        self._made: dict[str, bytes] = {}

    def __getitem__(self, name: str) -> bytes:
        """The file's bytes; KeyError if there is none of that name, KartenwerkError if it cannot be made."""
        if name not in self._made:
            self._made[name] = make_one(self._workshop, self._products[name]).data
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._products)

    def __len__(self) -> int:
        return len(self._products)

    def write(self, folder: str | Path) -> tuple[Path, ...]:
        """Write the files below the folder, as the command line does: deck, game, name. Returns their paths.

        What is up to date is left alone. KartenwerkError if one cannot be made or written; then none is.
        """
        out = Path(folder)
        files = build(self._workshop, tuple(self._products.values()), out, lambda file: None, workers=1)
        return tuple(out / file.path for file in files)

    def __repr__(self) -> str:
        return f"Files({', '.join(self)})"
