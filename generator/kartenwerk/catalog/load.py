"""Reading `rules_data/`: TOML becomes checked objects, and all errors of a file are reported at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel, ValidationError

from kartenwerk.base.data import DataFile, DataRoots
from kartenwerk.base.errors import DataError, KartenwerkError, perhaps, unknown
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import _, one_of
from kartenwerk.base.translation import LANGUAGES
from kartenwerk.catalog.deck import Deck, SuitedDeck, require_suited, require_suits
from kartenwerk.catalog.editions import game_in_edition, game_languages
from kartenwerk.catalog.expected import describe_expected
from kartenwerk.catalog.letter_deck import LetterDeck
from kartenwerk.catalog.paper import CARD_SIDES, PAPER_SIDES, CardSize, Paper, PrintData, Trim, read_measures
from kartenwerk.catalog.service import Service

if TYPE_CHECKING:
    from kartenwerk.catalog.game import GameData, HouseRules, Value

Model = TypeVar("Model", bound=BaseModel)
SERVICES = "rules_data/print/services"
USUAL_WORDS = "rules_data/trick_game.toml"
GERMAN = "de"
"""The language of all words in the data. Other languages are laid over it."""
Sized = TypeVar("Sized", Paper, CardSize, Trim)


class Catalog:
    """Everything in `rules_data/`. Each file is read and checked when it is first asked for."""

    def __init__(
        self,
        roots: DataRoots,
        custom: Deck | None = None,
        language: str = GERMAN,
        game_file: DataFile | None = None,
    ) -> None:
        """`custom` is a deck of the user's own, known beside those of the data; `language` that of words on sheets.

        `game_file` is a game that was named by its file; it is played with `custom` if it brings its deck.
        """
        self.roots = roots
        self.language = language
        self._custom, self._game_file = custom, game_file
        self._decks: dict[str, Deck] = {custom.id: custom} if custom else {}
        self._games: dict[str, GameData] = {}
        self._services: dict[str, Service] = {}

    def in_language(self, language: str) -> Catalog:
        """The same catalog with words of that language on sheets."""
        found = Catalog(self.roots, self._custom, language, self._game_file)
        found._decks = {id: deck for id, deck in self._decks.items() if not deck.bundled}
        return found

    def with_decks(self, decks: Iterable[Deck]) -> Catalog:
        """The same catalog with these decks beside its own."""
        found = Catalog(self.roots, language=self.language)
        found._decks = {**self._decks, **{deck.id: deck for deck in decks}}
        return found

    @cached_property
    def deck_ids(self) -> tuple[str, ...]:
        return tuple(file.path.stem for file in self.roots.list("rules_data/decks", ".toml"))

    @cached_property
    def game_ids(self) -> tuple[str, ...]:
        known = (file.path.stem for file in self.roots.list("rules_data/games", ".toml"))
        return tuple(sorted({*known, *self.named_game}))

    @cached_property
    def named_game(self) -> Mapping[str, DataFile]:
        """The file of the game that was named by its file, by its id."""
        if self._game_file is None:
            return {}
        id = read_toml(self._game_file).get("id")
        return {id: self._game_file} if isinstance(id, str) else {}

    @cached_property
    def service_ids(self) -> tuple[str, ...]:
        return tuple(file.path.stem for file in self.roots.list(SERVICES, ".toml"))

    def has_deck(self, id: str) -> bool:
        """Whether there is a deck of that id, in the data or of one's own."""
        return id in self._decks or id in self.deck_ids

    def deck(self, id: str) -> Deck:
        """The deck of that id; KartenwerkError for an unknown id or faulty data."""
        if id not in self._decks:
            missing = _("there is no deck of that name")
            if id in self.deck_ids and "letters" in read_toml(self.roots.find(f"rules_data/decks/{id}.toml")):
                model: type[LetterDeck | SuitedDeck] = LetterDeck
            else:
                model = SuitedDeck
            in_words = partial(self._deck_in_words, id)
            self._decks[id] = self._entry(missing, "decks", id, self.deck_ids, model, fill=in_words)
        return self._decks[id]

    def _deck_in_words(self, id: str, data: dict[str, Any]) -> dict[str, Any]:
        """The deck's file with the names of its cards and files in the catalog's language, if that has them.

        Its pictures are then called by their cards, as nobody has described them in that language.
        """
        words = words_over(self.roots, f"rules_data/decks/{id}.toml", self.language)
        if files := file_words(self.roots, self.language):
            data = {**data, "files": files}
        if not words:
            return data
        for key, known, word in (("suits", "id", "german"), ("ranks", "code", "spoken"), ("extras", "id", "spoken")):
            called = words.pop(key, {})
            named = [each | {word: called.get(each.get(known), each.get(word))} for each in data.get(key, ())]
            words |= {key: named} if named else {}
        return {**data, **words, "pictures": {}}

    @property
    def decks(self) -> tuple[Deck, ...]:
        """All decks of the data."""
        return tuple(map(self.deck, self.deck_ids))

    def suited_deck(self, id: str) -> SuitedDeck:
        """The deck of that id; KartenwerkError for an unknown id, faulty data, or a deck without suits and ranks."""
        return require_suited(self.deck(id))

    def game(self, id: str) -> GameData:
        """The game of that id; KartenwerkError for an unknown id or faulty data."""
        if id not in self._games:
            from kartenwerk.catalog.game import GameData  # cards are printed without it

            if id not in self.game_ids:
                raise unknown(_("there is no game of that name"), id, self.game_ids)
            file = self.named_game.get(id) or self.roots.find(f"rules_data/games/{id}.toml")
            game = _read_entry(id, file, GameData, partial(self._game_in_words, file=file.name))
            if game.brings_deck and self._custom is not None and id in self.named_game:
                game = game.model_copy(update={"deck": self._custom.id})
            elif not game.brings_deck and game.deck not in self.deck_ids:
                beside = [f"./{game.deck}"] if (file.path.parent / game.deck).is_dir() else []
                raise KartenwerkError(
                    "the game names an unknown deck{perhaps}",
                    perhaps=perhaps(game.deck, beside or self.deck_ids),
                    file=file.name,
                    key="deck",
                    found=repr(game.deck),
                    expected=one_of([*beside, *self.deck_ids]),
                )
            self._games[id] = game if game.brings_deck else self._with_table(game, file.name)
        return self._games[id]

    def _game_in_words(self, data: dict[str, Any], file: str) -> dict[str, Any]:
        """A game's file in its edition; with a [trick_game] over the usual words and sentences of such games."""
        data = game_in_edition(data, self.language, file)
        if "trick_game" not in data:
            return data
        language = data.get("language", GERMAN)
        over = words_over(self.roots, USUAL_WORDS, language) if language in LANGUAGES else {}
        usual = _over(read_toml(self.roots.find(USUAL_WORDS)), over)
        return data | _over(usual, {table: data[table] for table in usual if table in data})

    def _with_table(self, game: GameData, file: str) -> GameData:
        """The game with what the deck says for its [trick_game]: what its cards count.

        KartenwerkError if the cards cannot be dealt as the table says, for any number of players.
        """
        if game.trick_game is None:
            return game
        deck = require_suits(self.deck(game.deck))
        known = {
            "suits": (_("there is no suit of that name"), [suit.id for suit in deck.suits]),
            "ranks": (_("there is no rank of that name"), [rank.code for rank in deck.ranks]),
        }
        for key, (message, names) in known.items():
            for name in getattr(game.trick_game, key):
                if name not in names:
                    raise unknown(message, name, names, f"{file}: trick_game.{key}")
        numbers = {id: int(rule.default) for id, rule in game.rules.items() if not isinstance(rule.default, str)}
        for players in game.players:
            try:
                game.trick_game.check_deal(players, deck.pack, numbers)
            except ValueError as error:
                raise KartenwerkError(error.args[0], file=file, key="trick_game") from None
        return game.model_copy(update={"trick_game": game.trick_game.with_values(deck.pack)})

    def games_of(self, deck: str) -> tuple[GameData, ...]:
        """The games that are played with the deck, of those in the language of the sheets."""
        games = map(self.game, self.game_ids)
        return tuple(game for game in games if game.deck == deck and game.language == self.language)

    @cached_property
    def print(self) -> PrintData:
        """Papers, card sizes, page sizes, crop marks and margins."""
        return read_words(self.roots, "rules_data/print/papers.toml", PrintData, self.language)

    def paper(self, id: str) -> Paper:
        """The paper of that id, or of that width and height in mm ("330x480")."""
        measures = read_measures("paper", "--paper", id, *PAPER_SIDES)
        if measures:
            width, height = min(measures), max(measures)
            return Paper(id=id, title=f"{id} mm", width=width, height=height, margin=self.print.own_margin)
        return _pick(_("there is no paper of that name"), "--paper", id, self.print.papers)

    def size(self, id: str) -> CardSize:
        """The card size of that id, or of that width and height in mm ("70x120")."""
        measures = read_measures("card", "--size", id, *CARD_SIDES)
        if measures:
            return CardSize(id=id, title=f"{id} mm", width=measures[0], height=measures[1])
        return _pick(_("there is no card size of that name"), "--size", id, self.print.sizes)

    def service(self, id: str) -> Service:
        """The print service of that id; KartenwerkError for an unknown id or faulty data."""
        if id not in self._services:

            def in_language(data: dict[str, Any]) -> dict[str, Any]:
                return merge_tables(data, words_over(self.roots, f"{SERVICES}/{id}.toml", self.language))

            self._services[id] = self._entry(
                _("there is no service of that name"),
                "print/services",
                id,
                self.service_ids,
                Service,
                "--service",
                in_language,
            )
        return self._services[id]

    def trim(self, id: str) -> Trim:
        return _pick(_("there is no page size of that name"), "--page", id, self.print.trims)

    def house_rules(self, game: GameData, file: Path | None, settings: Iterable[str], variant: str = "") -> HouseRules:
        """The house rules of a group of players; KartenwerkError for one that is impossible.

        They come from a named variant of the game, a file (`--rules`) and settings (`--set key=value`, or the code of a
        table's rules). A file's rules replace those of the variant, and settings replace both. A table that does so no
        longer plays what the variant is called after, so its name is gone unless the file brings one.
        """
        from kartenwerk.catalog.game import HouseRules, HouseRulesFile
        from kartenwerk.catalog.rule_code import rule_code

        name, day, notes = "", "", tuple[str, ...]()
        changes: dict[str, Value] = {}
        if variant:
            name = game.variant(variant).name
            changes |= game.variant(variant).rules
        if file is not None:
            data = read_model(DataFile(file, str(file)), HouseRulesFile)
            if data.game not in (None, game.id):
                raise KartenwerkError(
                    "these house rules are for another game",
                    file=str(file),
                    key="game",
                    found=repr(data.game),
                    expected=game.id,
                )
            written = {
                key: game.rules[key].read_switch(value) if key in game.rules else value
                for key, value in data.rules.items()
            }
            game.settle(written, source=str(file))
            name, day, notes = data.name, write_day(data.date, game.language), data.notes
            changes |= written
        for setting in settings:
            key, equals, text = setting.partition("=")
            if not equals:
                try:
                    changes |= rule_code(game).read(setting)
                except KartenwerkError as error:
                    raise KartenwerkError(
                        "a rule is set as key=value",
                        key="--set",
                        found=repr(setting),
                        expected=_("key=value, or a code of the rules of {title}", title=game.title),
                    ) from error
                continue
            parameter = game.rules.get(key.strip())
            changes[key.strip()] = parameter.read(text.strip()) if parameter else text
        values = game.settle(changes, source="--set" if file is None else None)
        if variant and file is None and values != game.settle(game.variant(variant).rules):
            name = ""
        return HouseRules(name, day, changes, notes)

    def _entry(
        self,
        what: str,
        folder: str,
        id: str,
        known: tuple[str, ...],
        model: type[Model],
        key: str | None = None,
        fill: Callable[[dict[str, Any]], dict[str, Any]] = lambda data: data,
    ) -> Model:
        if id not in known:
            raise unknown(what, id, known, key)
        return _read_entry(id, self.roots.find(f"rules_data/{folder}/{id}.toml"), model, fill)


def _read_entry(id: str, file: DataFile, model: type[Model], fill: Callable[[dict[str, Any]], dict[str, Any]]) -> Model:
    """A file of a deck, a game or a service as a checked object of that id."""
    entry = check_model(fill(read_toml(file)), model, file)
    inner = getattr(entry, "id", id)
    if inner != id:
        raise KartenwerkError(
            "the id differs from the file's name", file=file.name, key="id", found=repr(inner), expected=repr(id)
        )
    return entry


def write_day(day: date | None, language: str) -> str:
    """A day as it is printed: "01.12.2026", or "2026-12-01" where the language is not German; "" for none."""
    return "" if day is None else day.strftime("%d.%m.%Y") if language == GERMAN else day.isoformat()


def read_toml(file: DataFile) -> dict[str, Any]:
    """The content of a TOML file; KartenwerkError if it is empty or not TOML."""
    text = file.text()
    if not text.strip():
        raise KartenwerkError("the file is empty", file=file.name, expected="TOML")
    return parse_toml(text, file.name)


def read_languages(file: DataFile) -> tuple[str, ...]:
    """The languages of a game's file, the usual one first, even if nothing else of it can be used."""
    return game_languages(read_toml(file), file.name)


def read_words(roots: DataRoots, name: str, model: type[Model], language: str) -> Model:
    """A file of `rules_data/` as `read_model` reads it, its words in that language."""
    file = roots.find(name)
    return check_model(merge_tables(read_toml(file), words_over(roots, name, language)), model, file)


def words_over(roots: DataRoots, name: str, language: str) -> dict[str, Any]:
    """The words of a file in a language, from the file of the same name in `rules_data/lang/`; {} if there is none."""
    translated = f"rules_data/lang/{language}/{name.removeprefix('rules_data/')}"
    return read_toml(roots.find(translated)) if roots.has(translated) else {}


def file_words(roots: DataRoots, language: str) -> dict[str, Any]:
    """The words of a language in names of files, by the German ones; {} for German."""
    return words_over(roots, "rules_data/files.toml", language)


def _over(words: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Tables of words with what is given for each of them over it; what is no table stands as it is given."""
    tables = {key: words.get(key, {}) | each if isinstance(each, dict) else each for key, each in given.items()}
    return {**words, **tables}


def merge_tables(data: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """TOML tables merged key by key. Values of `over` win."""
    both = {key: merge_tables(data[key], each) for key, each in over.items() if isinstance(each, dict) and key in data}
    return {**data, **over, **both}


def read_model(file: DataFile, model: type[Model]) -> Model:
    """The file as a checked object; DataError reports all its errors."""
    return check_model(read_toml(file), model, file)


def check_model(data: Mapping[str, Any], model: type[Model], file: DataFile) -> Model:
    """The data of a file as a checked object; DataError reports its errors, of many only the first."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        count = error.error_count()
        if count > _MANY_FAULTS:  # describing each of them would take longer than reading the file
            raise KartenwerkError("there are {count:,} errors in the file", count=count, file=file.name) from None
        details = error.errors(include_url=False)
        more = _("there are {count} more errors in the file", count=count - _MOST_REPORTED)
        known = [field.alias or name for name, field in model.model_fields.items()]
        faults = [_fault(file, detail, known) for detail in details[:_MOST_REPORTED]]
        raise DataError(faults + [KartenwerkError(more, file=file.name)] * (count > _MOST_REPORTED)) from error


_MOST_REPORTED = 20
_MANY_FAULTS = 1000
_SHOWN = 60  # characters of a wrong value


def _fault(file: DataFile, detail: Mapping[str, Any], known: Sequence[str]) -> KartenwerkError:
    """One of pydantic's errors in plain words; `known` are the keys that the file may have outside its tables."""
    key = ".".join(_short(str(part)) for part in detail["loc"])
    kind = detail["type"]
    found = _beginning(detail["input"])
    if kind == "missing":
        return KartenwerkError("the key is missing", file=file.name, key=key, expected=_("a value"))
    if kind == "extra_forbidden":
        if len(detail["loc"]) > 1:
            return KartenwerkError("there is no such key", file=file.name, key=key, found=found)
        return KartenwerkError(
            "there is no such key{perhaps}",
            perhaps=perhaps(key, known),
            file=file.name,
            key=key,
            found=found,
            expected=one_of(known),
        )
    if kind == "value_error":
        error: ValueError = detail["ctx"]["error"]
        return KartenwerkError(error.args[0], file=file.name, key=key)
    return KartenwerkError(
        "the value does not fit", file=file.name, key=key, found=found, expected=describe_expected(detail)
    )


def _beginning(value: object) -> str:
    """The beginning of a value's repr; a value may be as long as its file."""
    text = ""
    for piece in _pieces(value):
        text += piece
        if len(text) > _SHOWN:
            break
    return _short(text)


def _pieces(value: object) -> Iterator[str]:
    match value:
        case str() | bytes():
            yield repr(value[: _SHOWN + 1])
        case dict():
            for number, (key, each) in enumerate(value.items()):
                yield ", " if number else "{"
                yield from _pieces(key)
                yield ": "
                yield from _pieces(each)
            yield "}" if value else "{}"
        case list():
            for number, each in enumerate(value):
                yield ", " if number else "["
                yield from _pieces(each)
            yield "]" if value else "[]"
        case _:
            yield repr(value)


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _pick(what: str, key: str, id: str, entries: Iterable[Sized]) -> Sized:
    by_id = {entry.id: entry for entry in entries}
    if id not in by_id:
        raise unknown(what, id, by_id, key)
    return by_id[id]
