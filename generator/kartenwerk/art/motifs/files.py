"""Which pictures covers have, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from kartenwerk.art.motifs.anagram import anagram
from kartenwerk.art.motifs.banker import banker
from kartenwerk.art.motifs.cat import cat
from kartenwerk.art.motifs.fan import fan
from kartenwerk.art.motifs.frog import frog
from kartenwerk.art.motifs.helm import helm
from kartenwerk.art.motifs.horse import horse
from kartenwerk.art.motifs.janus import janus
from kartenwerk.art.motifs.knocker import knocker
from kartenwerk.art.motifs.lie import lie
from kartenwerk.art.motifs.peacock import peacock
from kartenwerk.art.motifs.pot import pot
from kartenwerk.art.motifs.ribbon import ribbon
from kartenwerk.art.motifs.rooster import rooster
from kartenwerk.art.motifs.sea import sea
from kartenwerk.art.motifs.skull import skull
from kartenwerk.art.motifs.snails import snails
from kartenwerk.art.motifs.stag import stag
from kartenwerk.art.motifs.stage import BOX, Motif, body
from kartenwerk.art.svg import Palette, document

Draw: TypeAlias = Callable[[], str]

MOTIFS: Mapping[str, Callable[[], Motif]] = {
    "anagram": anagram,
    "banker": banker,
    "cat": cat,
    "fan": fan,
    "frog": frog,
    "helm": helm,
    "horse": horse,
    "janus": janus,
    "knocker": knocker,
    "lie": lie,
    "peacock": peacock,
    "pot": pot,
    "ribbon": ribbon,
    "snails": snails,
    "rooster": rooster,
    "sea": sea,
    "skull": skull,
    "stag": stag,
}


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives the screen colours."""

    def picture(name: str) -> str:
        return document(name, body(MOTIFS[name]()), palette, BOX)

    return {f"{name}.svg": partial(picture, name) for name in MOTIFS}
