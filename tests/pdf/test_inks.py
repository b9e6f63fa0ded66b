"""Colour roles as PDF operators."""

from __future__ import annotations

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.palette import Ink
from kartenwerk.printing.pdf.inks import DocumentInks


def test_inks_are_cmyk_for_the_press_and_rgb_for_the_screen(palette: dict[str, Ink]) -> None:
    assert DocumentInks(palette, screen=False)["rot"].fill == "0 0.9 0.85 0.1 k"
    assert DocumentInks(palette, screen=False)["rot"].stroke == "0 0.9 0.85 0.1 K"
    assert DocumentInks(palette, screen=True)["papier"].fill == "0.9725 0.949 0.8863 rg"


def test_a_tint_is_a_share_of_the_ink(palette: dict[str, Ink]) -> None:
    assert DocumentInks(palette, screen=False)["tinte/60"].fill == "0 0 0 0.6 k"
    assert DocumentInks({"grau": Ink((0, 0, 0, 100), "#000000")}, screen=True)["grau/60"].fill == "0.4 0.4 0.4 rg"


def test_only_black_ink_may_overprint(palette: dict[str, Ink]) -> None:
    inks = DocumentInks(
        {**palette, "weiss": Ink((0, 0, 0, 0), "#ffffff"), "tief": Ink((60, 40, 40, 100), "#000000")}, screen=False
    )
    assert [role for role in ("tinte", "tinte/20", "rot", "weiss", "tief") if inks[role].overprints] == [
        "tinte",
        "tinte/20",
    ]


@pytest.mark.parametrize("role", ["tinte/101", "tinte/-5", "tinte/x", "tinte/5.5"])
def test_a_wrong_tint_is_refused(palette: dict[str, Ink], role: str) -> None:
    with pytest.raises(KartenwerkError, match="percent"):
        _ = DocumentInks(palette, screen=False)[role]


def test_an_unknown_role_is_refused(palette: dict[str, Ink]) -> None:
    with pytest.raises(KartenwerkError, match="found gelb; expected one of papier, rot, tinte"):
        _ = DocumentInks(palette, screen=False)["gelb"]


def test_any_other_ink_gives_another_fingerprint(palette: dict[str, Ink]) -> None:
    other = {**palette, "rot": Ink((0, 90, 85, 11), "#c33a12")}
    inks = [DocumentInks(colours, screen=screen) for colours in (palette, other) for screen in (False, True)]
    assert len({each.fingerprint for each in inks}) == 4
