"""Six families of five: who sits for the thirty courts."""

from __future__ import annotations

from collections.abc import Mapping

from art.inrah.cast import eis, erz, feuer, humus, luft, wasser
from art.inrah.sitter import Sitter

CAST: Mapping[str, Mapping[str, Sitter]] = {
    "erz": erz.FAMILY,
    "humus": humus.FAMILY,
    "eis": eis.FAMILY,
    "wasser": wasser.FAMILY,
    "feuer": feuer.FAMILY,
    "luft": luft.FAMILY,
}
