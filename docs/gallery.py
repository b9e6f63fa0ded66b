"""Writes the pictures of docs/galerie/: what we make, on grounds for light and dark pages.

python docs/gallery.py
"""

from __future__ import annotations

from pathlib import Path

from kartenwerk.build.workshop import Workshop
from kartenwerk.products.pictures.gallery import ShownGame, gallery

GAME = ShownGame("donnerwetter", ((6, 7), (8, 9)), players=2)
FOLDER = Path(__file__).parent / "galerie"

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, picture in gallery(Workshop.over(None), GAME):
        (FOLDER / f"{name}.png").write_bytes(picture)
        print(f"docs/galerie/{name}.png", len(picture))
