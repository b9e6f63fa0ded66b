"""What drawing a deck takes: its folder, colours, fonts, icons, pictures, layouts and templates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from kartenwerk.own.atoms import Pieces
from kartenwerk.own.colours import Colours
from kartenwerk.own.data import OwnData, OwnLanguage
from kartenwerk.own.deckfile import DeckFile
from kartenwerk.own.fill import Filler
from kartenwerk.own.fit import Fitter
from kartenwerk.own.folder import OwnFolder
from kartenwerk.own.fonts import OwnFonts, font_fault
from kartenwerk.own.icons import Icons
from kartenwerk.own.layout import Layouts
from kartenwerk.own.pictures import OwnPictures
from kartenwerk.type.hyphenation import Hyphenator


@dataclass(frozen=True)
class Tools:
    """The tools of one deck. `hyphenator` is None for a language whose words are not hyphenated here."""

    file: DeckFile
    folder: OwnFolder
    data: OwnData
    colours: Colours
    fonts: OwnFonts
    icons: Icons
    pictures: OwnPictures
    layouts: Layouts
    filler: Filler
    hyphenator: Hyphenator | None

    @cached_property
    def fitter(self) -> Fitter:
        return Fitter(Pieces(self.data.text, self.icons.ratio, self.hyphenator))

    @property
    def title_cut(self) -> str:
        """The cut in which the deck's title is set on its box and booklet."""
        family = self.file.tuckbox.font or "text"
        if not self.fonts.knows(family):
            raise font_fault(self.fonts, family)
        return self.fonts.cut(family, bold=True, italic=False)

    @property
    def mark(self) -> str:
        """The decimal mark of the deck's language."""
        return self.words.mark

    @property
    def words(self) -> OwnLanguage:
        """What that language writes."""
        return self.data.languages[self.printed_in]

    @property
    def printed_in(self) -> str:
        """The language of what is printed beside the deck's own texts: English for one that is not known here."""
        return self.file.language if self.file.language in self.data.languages else "en"
