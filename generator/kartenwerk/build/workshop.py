"""The workshop: the data, language, templates, fonts and cache of one run, each loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, wraps
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypeVar, overload

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataFile, DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import ENGLISH
from kartenwerk.catalog import Backs, Catalog, Deck
from kartenwerk.catalog.load import GERMAN, read_languages, read_words
from kartenwerk.catalog.people import People
from kartenwerk.custom.folder import GAME
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import MarkStyle, PaperSize
from kartenwerk.text.german import Language, figures, join_words
from kartenwerk.text.structure import locale_of

if TYPE_CHECKING:
    from kartenwerk.build.deck_tools import CustomTools, DeckTools, Material
    from kartenwerk.build.fingerprint import Fingerprints
    from kartenwerk.custom.deck import CustomDeck
    from kartenwerk.custom.game.folder import GameFolder
    from kartenwerk.custom.game.member import Member
    from kartenwerk.graphics.type.library import Fonts
    from kartenwerk.play.engine.contract import AnyGame, Ending, Reason
    from kartenwerk.play.engine.session import Session
    from kartenwerk.text.book.style import BookStyle
    from kartenwerk.text.templating import Templates

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Origin(NamedTuple):
    """What a workshop is opened from, here and in other processes.

    They are a user's folder of data, the folder of a deck of one's own, the file of a game that was named by it, the
    line of a draft, and the language in which a deck of the program, or a game in several, was asked for.
    """

    folder: Path | None = None
    deck_folder: Path | None = None
    game_file: DataFile | None = None
    draft: str = ""
    tongue: str = ""

    def open(self) -> Workshop:
        """A workshop of its own; KartenwerkError as `Workshop.over`."""
        return Workshop.over(*self)


@dataclass(frozen=True)
class Workshop:
    """The tools of one run. `folder` is a user's folder of data, laid over the project's own, or None.

    `game_file` is a game that was named by its file, `tongue` the language in which a deck of the program, or a game in
    several languages, was wanted.
    """

    roots: DataRoots
    folder: Path | None = None
    game_file: DataFile | None = None
    tongue: str = ""

    @overload
    @staticmethod
    def over(folder: Path | None) -> Workshop: ...
    @overload
    @staticmethod
    def over(
        folder: Path | None, custom: Path, game_file: DataFile | None = None, draft: str = ""
    ) -> CustomWorkshop: ...
    @overload
    @staticmethod
    def over(
        folder: Path | None,
        custom: Path | None,
        game_file: DataFile | None = None,
        draft: str = "",
        tongue: str = "",
    ) -> Workshop: ...
    @staticmethod
    def over(
        folder: Path | None,
        custom: Path | None = None,
        game_file: DataFile | None = None,
        draft: str = "",
        tongue: str = "",
    ) -> Workshop:
        """A workshop over the project's data and a user's folder, with a deck of one's own from `custom` and a game.

        A deck in a game's folder sees what that game shares, in the `tongue` or else its first language. Of a deck all
        is printed as a `draft` with this line, if there is one. KartenwerkError if the folder holds no data.
        """
        roots = DataRoots.over(folder)
        if custom is None:
            return Workshop(roots, folder, game_file, tongue)
        if (custom / GAME).is_file():
            return GameWorkshop(roots, folder, game_folder=custom, draft=draft)
        member = _find_member(roots, custom, tongue)
        return CustomWorkshop(roots, folder, game_file, tongue, deck_folder=custom, member=member, draft=draft)

    @property
    def origin(self) -> Origin:
        """What another process opens the same workshop from."""
        return Origin(self.folder, self.deck_folder, self.game_file, self.draft, self.tongue)

    @property
    def deck_folder(self) -> Path | None:
        """The folder of the deck of one's own, if there is one."""
        return None

    @property
    def draft(self) -> str:
        """The line of a draft, in which all is printed in one pale ink; "" for what is no draft."""
        return ""

    @cached_property
    def catalog(self) -> Catalog:
        return Catalog(self.roots, language=self.printed_in, game_file=self.game_file)

    @property
    def printed_in(self) -> str:
        """The language of what is printed beside the texts of cards."""
        return self.game_language

    @property
    def rules_language(self) -> str:
        """The language of the rules, which is another one where nothing is printed in that of a deck of one's own."""
        return self.game_language

    @cached_property
    def game_language(self) -> str:
        """The language that was asked for, or that of the game that was named by its file; German without one."""
        if self.tongue:
            return self.tongue
        if self.game_file is None:
            return GERMAN
        named = read_languages(self.game_file)[0]
        return ENGLISH if named == ENGLISH else GERMAN

    @property
    def locale(self) -> str:
        """That language as files name it for screen readers."""
        return locale_of(self.printed_in)

    @property
    def notes(self) -> Sequence[str]:
        """What is worth knowing of the deck of one's own whenever it is printed."""
        return ()

    @property
    def digests(self) -> Mapping[str, str]:
        """Hashes of what decks of one's own, and the game that was named by its file, are made from, by their ids."""
        return {id: sha256(file.bytes()).hexdigest() for id, file in self.catalog.named_game.items()}

    @cached_property
    def language(self) -> Language:
        """What counts and joins words in the texts of games."""
        if self.game_language != ENGLISH:
            return Language.load(self.roots)
        from kartenwerk.text.english import English  # whose models most builds do not need

        return English.load(self.roots)

    @cached_property
    def templates(self) -> Templates:
        from kartenwerk.text.templating import Templates

        return Templates(self.roots, self.language, kept=self.cache)

    @cached_property
    def scaled_templates(self) -> tuple[Templates, ...]:
        """The templates with small cards in each of the scales that a booklet may choose."""
        from kartenwerk.catalog.figures import FigureData
        from kartenwerk.text.templating import Templates

        scales = FigureData.load(self.roots).in_scales()
        return tuple(Templates(self.roots, self.language, figures, kept=self.cache) for figures in scales)

    @cached_property
    def compact_templates(self) -> Templates:
        """The templates with the smallest cards alone."""
        from kartenwerk.catalog.figures import FigureData
        from kartenwerk.text.templating import Templates

        return Templates(self.roots, self.language, FigureData.load(self.roots).smallest(), kept=self.cache)

    @cached_property
    def cache(self) -> Cache:
        return Cache.of_user()

    @cached_property
    def fingerprints(self) -> Fingerprints:
        """The fingerprints of what is counted in this run."""
        from kartenwerk.build.fingerprint import Fingerprints

        return Fingerprints(self.roots, self.digests, self.cache)

    @cached_property
    def fonts(self) -> Fonts:
        from kartenwerk.graphics.type.library import Fonts

        return Fonts(self.cache, self.roots)

    @cached_property
    def hyphenator(self) -> Hyphenator:
        return Hyphenator.of(self.printed_in, self.roots) or Hyphenator("")

    @property
    def card_hyphenator(self) -> Hyphenator | None:
        """Hyphenates the texts of cards and the rules of a deck of one's own; None for a language unknown here."""
        return self.hyphenator

    def book_style(self, page: str) -> BookStyle:
        """The typographic style of booklets of that page size; KartenwerkError for an unknown size."""
        from kartenwerk.text.book.style import read_style

        return read_style(self.roots, page)

    def sheet(self, paper: str) -> PaperSize:
        """A paper as the press takes it."""
        data = self.catalog.paper(paper)
        return PaperSize(data.width, data.height)

    @property
    def marks(self) -> MarkStyle:
        """How crop and fold marks are drawn."""
        data = self.catalog.print.marks
        return MarkStyle(data.offset, data.length, data.width)

    def legend(self, backs: Backs) -> Legend:
        """The ruler, and the note on how to turn the paper, of a home sheet whose backs are printed that way.

        In a draft its line follows, and both are smaller, so that the longest line leaves as much room for cards.
        """
        data = self.catalog.print
        legend = Legend(data.turn_notes[backs], data.ruler)
        if not self.draft:
            return legend
        from kartenwerk.printing.press.draft import SIZE  # which loads what packs pictures

        return legend._replace(note=f"{legend.note}   {self.draft}", size=SIZE)

    def tools(self, deck: Deck) -> DeckTools:
        """What draws the deck; one for all that draw it in a run."""
        from kartenwerk.build.deck_tools import BuiltInTools

        if deck not in self._tools:
            self._tools[deck] = BuiltInTools(deck, self._material)
        return self._tools[deck]

    @cached_property
    def _tools(self) -> dict[Deck, DeckTools]:
        return {}

    @property
    def _material(self) -> Material:
        from kartenwerk.build.deck_tools import Material

        return Material(self.roots, self.fonts, lambda: self.templates, self.catalog.print.card)

    @cached_property
    def inks(self) -> dict[bytes, Any]:
        """The inks of the pictures that preflight has measured in this run."""
        return {}

    @cached_property
    def results(self) -> dict[Hashable, Any]:
        """What functions that are computed `once_a_run` have returned, by function and arguments."""
        return {}

    @cached_property
    def people(self) -> People:
        """The people who play in examples and on specimen pads, and the date written there."""
        return read_words(self.roots, "rules_data/names.toml", People, self.game_language)

    def session(
        self,
        game: str,
        rules_file: Path | None,
        settings: Sequence[str],
        variant: str = "",
        contract: AnyGame | None = None,
    ) -> Session:
        """A session of the game by a variant, house rules from a file and settings; KartenwerkError if any is wrong.

        Its rules are those of a `contract` that is given, else those that its id finds.
        """
        from kartenwerk.build.kept_counts import KeptCounts
        from kartenwerk.play.engine.session import NO_COUNTS, Session
        from kartenwerk.play.games import rules_of

        data = self.catalog.game(game)
        if data.brings_deck:  # `open_game` would have opened it
            raise KartenwerkError("a game with a deck of its own is opened by itself", key="deck", found=data.deck)
        house = self.catalog.house_rules(data, rules_file, settings, variant)
        rules = contract or rules_of(data)  # only those of the catalog follow from its data
        counts = NO_COUNTS if contract or self.game_file else KeptCounts(self.cache, lambda: self.fingerprints, rules)
        return Session(rules, data, self.catalog.deck(data.deck), house, self.people.names, counts)

    def sentence(self, session: Session, reason: Reason) -> str:
        """The sentence for a reason or remark, as the game's data words it; seats have their names."""
        who = "" if reason.seat is None else session.names[reason.seat]
        return self.templates.sentence(
            session.data.sentence(reason.id),
            karten=[session.deck.name_of(card) for card in reason.cards],
            werte=[card.value for card in reason.cards],
            regeln=session.values,
            wer=who,
            name=who,
            selbst=False,
            zahl="" if reason.number is None else figures(reason.number),
        )

    def ending(self, session: Session, ending: Ending) -> str:
        """The sentence for how the sides of a deal have ended."""
        made, needed = ("" if number is None else figures(number) for number in (ending.number, ending.needed))
        names = join_words([session.names[seat] for seat in ending.seats])
        text = session.data.sentence(ending.id)
        return self.templates.sentence(text, namen=names, zahl=made, gebraucht=needed, regeln=session.values)


def once_a_run(
    make: Callable[Concatenate[Workshop, Arguments], Result],
) -> Callable[Concatenate[Workshop, Arguments], Result]:
    """The function, computed once a run for equal arguments: the workshop keeps what it has returned."""

    @wraps(make)
    def read_or_make(workshop: Workshop, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        key = (make, args, *kwargs.items())
        if key not in workshop.results:
            workshop.results[key] = make(workshop, *args, **kwargs)
        result: Result = workshop.results[key]
        return result

    return read_or_make


@dataclass(frozen=True)
class CustomWorkshop(Workshop):
    """The tools of a run with a deck of one's own from its folder: all is printed in its language and its fonts."""

    deck_folder: Path = Path()
    member: Member | None = None
    """The deck or part of the game in that folder, in one language; None for a deck by itself."""
    draft: str = ""

    @cached_property
    def deck(self) -> CustomDeck:
        """The deck; DataError if it cannot be read."""
        from kartenwerk.custom.reading import read_deck

        language = Language.load(self.roots)  # the filters of its cells, whatever game is played with it
        return read_deck(self.deck_folder, self.roots, Catalog(self.roots), language, self.cache, self.member)

    @property
    def editions(self) -> Mapping[str, CustomWorkshop]:
        """The workshops of all decks that its rules may show, by their names: that of the deck itself has none."""
        return {"": self}

    @cached_property
    def catalog(self) -> Catalog:
        return Catalog(self.roots, self.deck, self.printed_in, self.game_file)

    @property
    def printed_in(self) -> str:
        return self.deck.tools.printed_in if self.game_file is None else self.game_language

    @property
    def rules_language(self) -> str:
        return self.deck.tools.file.language if self.game_file is None else self.game_language

    @property
    def notes(self) -> Sequence[str]:
        return self.deck.report.lasting_notes

    @property
    def digests(self) -> Mapping[str, str]:
        found = dict(super().digests)
        found[self.deck.id] = f"{found.get(self.deck.id, '')} {self.deck.digest} {self.draft}".strip()
        return found

    @property
    def fonts(self) -> Fonts:
        return self.deck.tools.fonts

    @property
    def card_hyphenator(self) -> Hyphenator | None:
        return self.deck.tools.hyphenator

    @cached_property
    def custom_tools(self) -> CustomTools:
        from kartenwerk.build.deck_tools import CustomTools

        return CustomTools(self.deck, self._material, self.draft)

    @cached_property
    def _tools(self) -> dict[Deck, DeckTools]:
        return {self.deck: self.custom_tools}


def _find_member(roots: DataRoots, deck: Path, language: str) -> Member | None:
    """The deck of that folder as a member of a game, in that language or its first; None for a deck by itself."""
    from kartenwerk.custom.data import CustomData
    from kartenwerk.custom.game.folder import member_of, read_game

    found = member_of(deck)
    if found is None:
        return None
    root, name = found
    game = read_game(root, Catalog(roots), CustomData.load(roots).limits)
    found_in = [each for each in game.members if each.name == name and not each.is_part]
    return next((each for each in found_in if each.language == language), found_in[0] if found_in else None)


@dataclass(frozen=True)
class GameWorkshop(Workshop):
    """The tools of a run with a game from its folder: a workshop for each of its decks and parts in each language."""

    game_folder: Path = Path()
    draft: str = ""

    @property
    def deck_folder(self) -> Path:
        return self.game_folder

    @cached_property
    def game(self) -> GameFolder:
        """The game; DataError if it cannot be read."""
        from kartenwerk.custom.data import CustomData
        from kartenwerk.custom.game.folder import read_game

        return read_game(self.game_folder, Catalog(self.roots), CustomData.load(self.roots).limits)

    def edition(self, member: Member) -> CustomWorkshop:
        """The workshop of a deck or part in one language."""
        place = member.name, member.language
        if place not in self._editions:
            self._editions[place] = CustomWorkshop(
                self.roots, self.folder, deck_folder=self.game_folder, member=member, draft=self.draft
            )
        return self._editions[place]

    @cached_property
    def _editions(self) -> dict[tuple[str, str], CustomWorkshop]:
        return {}

    def book(self, language: str) -> BookWorkshop:
        """The workshop of the rules in one language."""
        if language not in self._books:
            first = self.game.in_language(language)[0]
            self._books[language] = BookWorkshop(
                self.roots,
                self.folder,
                deck_folder=self.game_folder,
                member=first,
                draft=self.draft,
                whole=self,
                language_code=language,
            )
        return self._books[language]

    @cached_property
    def _books(self) -> dict[str, BookWorkshop]:
        return {}

    @cached_property
    def catalog(self) -> Catalog:
        return Catalog(self.roots).with_decks([self.edition(each).deck for each in self.game.members])

    @property
    def digests(self) -> Mapping[str, str]:
        decks = (self.edition(each).deck for each in self.game.members)
        books = (self.book(language).deck.tools.folder.digest(()) for language in self.game.languages)
        found = {**{deck.id: deck.digest for deck in decks}, self.game.id: " ".join(books)}
        return {id: f"{digest} {self.draft}".rstrip() for id, digest in found.items()}

    @property
    def notes(self) -> Sequence[str]:
        from kartenwerk.custom.game.folder import merge_reports

        return merge_reports(
            self.game, [(each, self.edition(each).deck.report) for each in self.game.members]
        ).lasting_notes


@dataclass(frozen=True)
class BookWorkshop(CustomWorkshop):
    """The tools of a run with the rules of a game in one language: its deck is what the whole game prints them with."""

    whole: GameWorkshop | None = None
    language_code: str = GERMAN

    @cached_property
    def deck(self) -> CustomDeck:
        from kartenwerk.custom.game.book import book_deck

        assert self.whole is not None and self.member is not None
        first, game = self.whole.edition(self.member).deck, self.whole.game
        return book_deck(first, game.files[self.language_code], self.language_code)

    @cached_property
    def fonts(self) -> Fonts:
        from kartenwerk.custom.fonts import BookFonts

        return BookFonts.of(self.deck.tools.fonts)

    @property
    def editions(self) -> Mapping[str, CustomWorkshop]:
        """The workshops of the game's decks and parts in this language, by their names."""
        assert self.whole is not None
        members = self.whole.game.in_language(self.language_code)
        return {each.name: self.whole.edition(each) for each in members}
