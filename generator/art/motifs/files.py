"""Which pictures covers have, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from art.motifs.anagram import anagram
from art.motifs.banker import banker
from art.motifs.cat import cat
from art.motifs.fan import fan
from art.motifs.frog import frog
from art.motifs.helm import helm
from art.motifs.horse import horse
from art.motifs.janus import janus
from art.motifs.knocker import knocker
from art.motifs.lie import lie
from art.motifs.peacock import peacock
from art.motifs.pot import pot
from art.motifs.ribbon import ribbon
from art.motifs.rooster import rooster
from art.motifs.sea import sea
from art.motifs.skull import skull
from art.motifs.snails import snails
from art.motifs.stag import stag
from art.motifs.stage import BOX, Motif, body
from art.svg import Palette, document

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
