"""What drawing a deck takes: its folder, colours, fonts, icons, pictures, layouts and templates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from kartenwerk.custom.atoms import Pieces
from kartenwerk.custom.colours import Colours
from kartenwerk.custom.data import CustomData, CustomLanguage
from kartenwerk.custom.deckfile import DeckFile
from kartenwerk.custom.fill import Filler
from kartenwerk.custom.fit import Fitter
from kartenwerk.custom.folder import CustomFolder
from kartenwerk.custom.fonts import CustomFonts, font_fault
from kartenwerk.custom.icons import Icons
from kartenwerk.custom.layout import Layouts
from kartenwerk.custom.pictures import CustomPictures
from kartenwerk.graphics.type.hyphenation import Hyphenator


@dataclass(frozen=True)
class Tools:
    """The tools of one deck. `hyphenator` is None for a language whose words are not hyphenated here."""

    file: DeckFile
    folder: CustomFolder
    data: CustomData
    colours: Colours
    fonts: CustomFonts
    icons: Icons
    pictures: CustomPictures
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
    def words(self) -> CustomLanguage:
        """What that language writes."""
        return self.data.languages[self.printed_in]

    @property
    def printed_in(self) -> str:
        """The language of what is printed beside the deck's own texts: English for one that is not known here."""
        return self.file.language if self.file.language in self.data.languages else "en"
