"""A game's data: its deck and players, the parameters of its rules, and the words and sentences for them."""

from __future__ import annotations

import datetime
import keyword
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from kartenwerk.base.errors import DataError, KartenwerkError, unknown
from kartenwerk.base.message import _, one_of
from kartenwerk.catalog.chance import ChanceCorrection
from kartenwerk.catalog.choosing import Difficulty, GameKind
from kartenwerk.catalog.claims import Claim, ClaimMark
from kartenwerk.catalog.fields import Data, Id, Name, Title, VersionedFile, check_shown
from kartenwerk.catalog.people import MOST_PLAYERS
from kartenwerk.catalog.score import Score
from kartenwerk.catalog.trick_game import TrickGame

Value: TypeAlias = bool | int | str
"""The value of a rule parameter: a truth value, a whole number or one of several words."""

_SWITCHES = dict.fromkeys(("ja", "an", "true", "yes"), True) | dict.fromkeys(("nein", "aus", "false", "no"), False)
"""How a table writes a truth value."""


GameLanguage: TypeAlias = Literal["de", "en"]
"""The language of all that a game says and prints."""

DeckPath: TypeAlias = Annotated[str, Field(pattern=r"^\.{1,2}/[^\\:]+$", max_length=200)]
"""The folder of a deck of one's own, from the folder of the game's file on."""


class Parameter(Data):
    """A rule that players may agree on: its default, the other values it may have, and a German label.

    `title`, `other` and `effect` are its row in the booklet's table of variants: a short name, what may be played
    instead of the default, and what that changes at the table. `other` and `effect` are sentences of the data (Jinja,
    with `r` for the rules in force and `claim`). A rule without them has no row; `rules GAME --list` alone names it.
    `needs` names an earlier rule without which this one means nothing: its row is left out where that is off, and who
    changes only this one plays with both. `excludes` names an earlier switch that cannot be on beside this one, and
    `either` an earlier number that cannot be 0 beside it: without both nobody could score.
    """

    label: Name
    title: Name | None = None
    other: Name | None = None
    effect: Name | None = None
    needs: Id | None = None
    default: Value
    min: int | None = None
    max: int | None = None
    or_zero: bool = False  # 0 is allowed besides, and means that there is no such rule
    zero: Name | None = None  # what 0 means, in German; without it 0 is a number like others
    choices: dict[str, Name] = Field(default_factory=dict)  # the words it may be, each with the German text for it
    open: bool = False  # the source leaves it open: the default is our reading, and the booklet says so
    added: bool = False  # the source does not know this rule: tables play it, and it is off by default
    below: Id | None = None  # an earlier rule of the game, a number, below which this one has to stay
    above: Id | None = None  # the same above it; a table that sets only that other rule moves this one with it
    excludes: Id | None = None  # an earlier switch; only one of the two can be on
    either: Id | None = None  # an earlier rule of the game, a number; one of the two has to be more than 0

    @model_validator(mode="after")
    def _default_is_allowed(self) -> Parameter:
        if isinstance(self.default, str) and not self.choices:
            raise ValueError("a parameter whose default is a word needs `choices`")
        if (
            isinstance(self.default, int)
            and not isinstance(self.default, bool)
            and (self.min is None or self.max is None)
        ):
            raise ValueError("a parameter whose default is a number needs `min` and `max`")
        if self.zero and not self.allows(0):
            raise ValueError("`zero` says what 0 means, which is not allowed here")
        if not self.allows(self.default):
            raise ValueError(f"the default {self.default!r} is not {self.range}")
        if (self.below or self.above) and (not self.is_number or (self.below and self.above)):
            raise ValueError("`below` or `above`, not both, is for a parameter whose default is a number")
        if bool(self.other) != bool(self.effect):
            raise ValueError("`other` and `effect` are the two sentences of a row: both or neither")
        return self

    @property
    def range(self) -> str:
        """The values that are allowed, in words."""
        if isinstance(self.default, bool):
            return _("ja or nein (also an or aus, true or false)")
        if isinstance(self.default, int):
            if self.or_zero:
                return _("0 or a whole number from {min} to {max}", min=self.min, max=self.max)
            return _("a whole number from {min} to {max}", min=self.min, max=self.max)
        return one_of(self.choices)

    def in_words(self, value: Value, yes: str = "ja", no: str = "nein") -> str:
        """A value as booklets print it after the label and a colon; of a switch the word of the game's language."""
        if isinstance(value, bool):
            return yes if value else no
        if isinstance(value, str):
            return self.choices[value]
        return self.zero if self.zero and not value else str(value)

    @property
    def names_absence(self) -> bool:
        """Whether title and sentences say what is played while the rule is off, as of a switch that is usually on."""
        return self.default is True and bool(self.other)

    @property
    def control_name(self) -> str:
        """What a control is called that shows the rule's value: with its tick set, that holds."""
        name = self.label if self.names_absence else self.title or self.label
        return name[:1].upper() + name[1:]

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    @property
    def is_ours(self) -> bool:
        """Whether the default is the project's own choice, as the source is silent."""
        return self.open or self.added

    @property
    def is_number(self) -> bool:
        return type(self.default) is int

    def is_on(self, value: Value) -> bool:
        """Whether there is such a rule by that value: a number that is not 0, or another word than by default."""
        return value != self.default if isinstance(self.default, str) else bool(value)

    def switched_on(self) -> Value:
        """The value by which there is such a rule, where players have set none: of words the first other one."""
        if isinstance(self.default, str):
            return next(word for word in self.choices if word != self.default)
        return self.default or True

    def beside(self, other: Parameter, value: int) -> int:
        """This rule's value where players set only the other one. Keeps the ratio of the defaults, within its range."""
        mine, theirs = int(self.default), int(other.default)
        share = (2 * mine * value + theirs) // (2 * theirs)
        return min(max(share, self.min or 0), self.max or 0)

    def allows(self, value: Value) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            if self.or_zero and not value:
                return True
            return (self.min is None or value >= self.min) and (self.max is None or value <= self.max)
        return isinstance(value, str) and value in self.choices

    def read(self, text: str) -> Value:
        """The value that a user wrote after `=`. Unreadable text is returned as it is, and `allows` refuses it."""
        if isinstance(self.default, bool):
            return self.read_switch(text)
        if isinstance(self.default, int):
            with suppress(ValueError):
                return int(text)
        return text

    def read_switch(self, value: Value) -> Value:
        """The same value, or the truth value that a word such as "ja" means where this rule is a switch."""
        if isinstance(self.default, bool) and isinstance(value, str):
            return _SWITCHES.get(value.strip().lower(), value)
        return value

    def write(self, value: Value) -> str:
        """The value as `read` takes it."""
        if isinstance(value, bool):
            return "ja" if value else "nein"
        return str(value)

    def count_values(self) -> int:
        """How many values it may have."""
        if isinstance(self.default, bool):
            return 2
        if isinstance(self.default, str):
            return len(self.choices)
        return (self.max or 0) - (self.min or 0) + (2 if self.or_zero else 1)

    def number_of(self, value: Value) -> int:
        """The number of an allowed value among all, from 0 on, words by the alphabet; of no use for a switch."""
        if isinstance(self.default, bool):
            return 0
        if isinstance(self.default, str):
            return sorted(self.choices).index(str(value))
        return 0 if self.or_zero and not value else int(value) - (self.min or 0) + (1 if self.or_zero else 0)

    def value_of(self, number: int) -> Value | None:
        """The value of that number; None if there is none."""
        if isinstance(self.default, bool):
            return not self.default
        if number >= self.count_values():
            return None
        if isinstance(self.default, str):
            return sorted(self.choices)[number]
        return 0 if self.or_zero and not number else number + (self.min or 0) - (1 if self.or_zero else 0)

    def others(self) -> tuple[Value, ...]:
        """Allowed values other than the default: the other words, or the next numbers and the limits.

        The limit towards a rule that bounds this one is left out: it needs another value of that rule.
        """
        if isinstance(self.default, bool):
            return (not self.default,)
        if isinstance(self.default, int):
            return tuple(
                v
                for v in (
                    self.default - 1,
                    self.default + 1,
                    None if self.above else self.min,
                    None if self.below else self.max,
                    0 if self.or_zero else None,
                )
                if v is not None and v != self.default and self.allows(v)
            )
        return tuple(choice for choice in self.choices if choice != self.default)


class Verb(Data):
    """A verb at the beginning of a notation, in the forms for oneself and for others."""

    own: Name
    other: Name


class HandName(Data):
    """The names of a category of hands: `name` is the category's, `full` that of one hand (a Jinja template).

    In the template `einzahl` and `mehrzahl` are the spoken names of the hand's ranks, the largest group first,
    `zeichen` and `hoch` the suit and the rank of the first card that counts, and `titel` the title of the largest
    group's rank, if the game has one.
    """

    name: Name
    full: Name


class HandTitle(Data):
    """A hand's own name, with its grammatical gender."""

    name: Name
    gender: str = Field(pattern="^[mfn]$")


class DiceTable(Data):
    """A table for rolling hands with twenty-sided dice instead of dealing them.

    Each of `rolls` gives numbers of faces to the hands, in rising order. On the remaining faces the next die decides.
    Every `steps` points of a talent (TaP*) raise a hand by one step of the ladder.
    """

    rolls: tuple[dict[Id, int], ...] = Field(strict=False, min_length=1)
    steps: dict[Id, int]


LONGEST_NAME = 40
"""The most letters of a name of house rules, which must fit on the cover of the smallest booklet."""


class RuleVariant(Data):
    """A set of rules that tables play under a name: what is different from this booklet, and where it is written.

    `satz` is a sentence that says it at the table. `quelle` is a source as rules_data/SOURCES.md names it under "Named
    sets of rules", and as the booklet prints it; without one the set is the project's own choice.
    """

    name: Title = Field(max_length=LONGEST_NAME)
    satz: Name
    quelle: Name | None = None
    rules: dict[Id, Value] = Field(min_length=1)

    def is_in_force(self, values: Mapping[str, Value]) -> bool:
        """Whether a table with these values plays all rules of the set."""
        return all(values[key] == value for key, value in self.rules.items())


class ShortTexts(Data):
    """Short texts for a game without its own templates (Jinja, with `r` for the rules).

    `goal` is a sentence; `deal` and `turns` are steps; `brief` are the turns in so few words that they
    fit on a reference card; without them the turns stand there. `words` explain what the game's words mean. `duties`
    are what may be asked of a card that is laid, for games that a table [trick_game] states, and `terms` what sentences
    say for that table's own words. A text that comes out empty is not printed.
    """

    goal: Name
    deal: tuple[Name, ...] = Field(strict=False, min_length=1)
    turns: tuple[Name, ...] = Field(strict=False, min_length=1)
    brief: tuple[Name, ...] = Field(strict=False, default=())
    words: dict[str, Name] = Field(default_factory=dict)
    duties: dict[Id, Name] = Field(default_factory=dict)
    terms: dict[Id, Name] = Field(default_factory=dict)


Counts = Annotated[tuple[int, ...], Field(strict=False, min_length=1)]
"""Rising numbers of players."""


class GameData(VersionedFile):
    """A game as its file describes it. It has the German words for the engine's ids.

    `reasons` say why a move is forbidden, `remarks` what a move did, `tally`, `piles` and `notes` are labels, `facts`
    the questions about a deal that players write down, `answers` the words of a file that answer them, as people say
    them; `moves` are words for particular moves, `verbs` a closed list of what people do in the pictures of the
    practice deal. `hands` names the categories of the game's ladder in rising order, `titles` says what five of a rank
    are called, by the rank's code, and `invalid` names hands that count only elsewhere; their `full` says so in a
    sentence.
    `kind` and `difficulty` help to choose a game; nobody need judge a game of one's own.
    `chips` says that players settle with chips what the engine only adds up.
    `pad` says for how many players a page size ("a6") has leaves; a page size that is not named has leaves for all.
    `score` are the columns of a leaf. `trick_game` states the rules of a game that has no code.
    `chance` corrects the chances that hints give. All these words are in the game's `language`; `notation` are those of
    the engine's notations, where these are in another one.
    """

    id: Id
    title: Title
    language: GameLanguage = "de"
    deck: Id | DeckPath
    players: Counts
    kind: GameKind | None = None
    difficulty: Difficulty | None = None
    move_seconds: int = Field(
        ge=1, le=600
    )  # our estimate of the time of a move; the booklet's duration follows from it
    rules: dict[Id, Parameter] = Field(default_factory=dict)
    reasons: dict[Id, Name]
    tally: dict[Id, Name]
    remarks: dict[Id, Name] = Field(default_factory=dict)
    piles: dict[Id, Name] = Field(default_factory=dict)
    notes: dict[Id, Name] = Field(default_factory=dict)
    facts: dict[Id, Name] = Field(default_factory=dict)
    answers: dict[str, Name] = Field(default_factory=dict)
    moves: dict[str, Name] = Field(default_factory=dict)
    notation: dict[str, Name | Verb] = Field(default_factory=dict)
    verbs: dict[Id, Name] = Field(default_factory=dict)
    hands: dict[Id, HandName] = Field(default_factory=dict)
    titles: dict[str, HandTitle] = Field(default_factory=dict)
    invalid: dict[Id, HandName] = Field(default_factory=dict)
    dice: DiceTable | None = None
    variants: dict[Id, RuleVariant] = Field(default_factory=dict)
    chips: bool = False
    pad: dict[Id, Counts] = Field(default_factory=dict)
    score: Score = Score()
    text: ShortTexts | None = None
    trick_game: TrickGame | None = None
    claims: dict[Id, Claim] = Field(default_factory=dict)
    chance: ChanceCorrection | None = None

    @field_validator("rules")
    @classmethod
    def _bounds_are_earlier_numbers(cls, rules: dict[str, Parameter]) -> dict[str, Parameter]:
        for place, (id, rule) in enumerate(rules.items()):
            bound = rule.below or rule.above or rule.either
            if bound and not any(key == bound and other.is_number for key, other in [*rules.items()][:place]):
                raise ValueError(f"the rule {id} is bounded by no earlier rule that is a number: {bound!r}")
            other = rules.get(rule.excludes) if rule.excludes in [*rules][:place] else None
            if rule.excludes and not (rule.is_switch and other and other.is_switch):
                raise ValueError(f"rules.{id}.excludes names no earlier switch: {rule.excludes!r}")
        return rules

    @field_validator("score")
    @classmethod
    def _the_score_names_rules_of_the_game(cls, score: Score, info: ValidationInfo) -> Score:
        rules = info.data.get("rules", {})
        if score.deals and (score.deals not in rules or type(rules[score.deals].default) is not int):
            raise ValueError(f"deals names no rule that is a number: {score.deals!r}")
        for column in (*score.notes, *score.seat, *score.rest):
            if column.rule and (column.rule not in rules or column not in score.seat):
                raise ValueError(f"the column {column.head!r} is none of a seat's, or names no rule: {column.rule!r}")
        for foot in score.feet:
            if foot.rule and (foot.rule not in rules or type(rules[foot.rule].default) is not bool):
                raise ValueError(f"the row {foot.head!r} names no rule that is a switch: {foot.rule!r}")
        return score

    @field_validator("players")
    @classmethod
    def _players_are_counts(cls, players: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        if any(count < 1 for count in players) or list(players) != sorted(set(players)):
            raise ValueError("players are increasing numbers such as [2, 4]")
        if players[-1] > MOST_PLAYERS:
            raise ValueError(f"at most {MOST_PLAYERS} players have names")
        return players

    @model_validator(mode="after")
    def _needed_rules_can_be_on(self) -> GameData:
        """A number that is 0 by default would not say how much of it there is where another rule needs it."""
        for id, rule in self.rules.items():
            needed = self.rules.get(rule.needs or id)
            if needed is None or (rule.needs and needed.is_number and not needed.default):
                raise ValueError(f"rules.{id}.needs names no rule that can be switched on: {rule.needs!r}")
        return self

    @model_validator(mode="after")
    def _claims_name_rules_of_the_game(self) -> GameData:
        for id, claim in self.claims.items():
            for key, values in claim.unless.items():
                if key not in self.rules or not all(map(self.rules[key].allows, values)):
                    raise ValueError(f"claims.{id}.unless names no rule with values that it may have: {key!r}")
            if unknown_sets := [key for key in (*claim.by, *claim.also) if key not in self.variants]:
                raise ValueError(f"claims.{id} has the figure of a set that the game has not: {unknown_sets[0]!r}")
        return self

    @model_validator(mode="after")
    def _variants_can_be_played(self) -> GameData:
        """Each is a house of its own: its values are allowed, go together, and are not those of the default."""
        names = [variant.name for variant in self.variants.values()]
        for id, variant in self.variants.items():
            try:
                self.settle(variant.rules)
            except KartenwerkError as fault:
                raise ValueError(f"the variant {id} cannot be played: {fault}") from fault
            idle = [key for key, value in variant.rules.items() if value == self.rules[key].default]
            if idle:
                raise ValueError(f"the variant {id} sets {', '.join(idle)} as the game has it anyway")
            if names.count(variant.name) > 1:
                raise ValueError(f"two variants are called {variant.name!r}")
        return self

    @model_validator(mode="after")
    def _table_is_known(self) -> GameData:
        if self.trick_game is None:
            return self
        for id in self.rules:
            if keyword.iskeyword(id):
                raise ValueError(f"a rule of a [trick_game] cannot be called {id}: formulas know that word")
        self.trick_game.check_formulas(id for id, rule in self.rules.items() if not isinstance(rule.default, str))
        for row in self.trick_game.score:
            if row.id not in self.tally:
                raise ValueError(f"[tally] has no label {row.id}, which trick_game.score names")
        return self

    @property
    def brings_deck(self) -> bool:
        """Whether it is played with a deck of its own that is not opened yet."""
        return self.deck.startswith(".")

    def word_move(self, text: str) -> str:
        """A move's notation with its words in the game's language, verbs in the form for others."""
        words = {key: said.other if isinstance(said, Verb) else said for key, said in self.notation.items()}
        return words.get(text) or " ".join(words.get(word, word) for word in text.split(" "))

    def claim(self, id: str, values: Mapping[str, Value]) -> ClaimMark:
        """The mark of a claim for a template, with the figure of a named set that the table plays if it has one.

        KartenwerkError if the game's file has no such claim.
        """
        found = self.claim_at(id, values)
        return ClaimMark(found.figure, found.cases)

    def claim_at(self, id: str, values: Mapping[str, Value]) -> Claim:
        """The claim with figure, error and cases as the named set has them that the table plays, if it has its own."""
        claim = self._claim(id)
        own = claim.by.get(self.measured_set(id, values))
        if own is None:
            return claim
        return claim.model_copy(update={"figure": own.figure, "error": own.error, "cases": own.cases or claim.cases})

    def _claim(self, id: str) -> Claim:
        if id not in self.claims:
            raise unknown("there is no claim of that name", id, self.claims, "claims")
        return self.claims[id]

    def measured_set(self, id: str, values: Mapping[str, Value]) -> str:
        """The id of the set of rules by which the claim was found again and which the table plays; "" if none."""
        claim = self._claim(id)
        found = (one for one in self.variants if one in claim.by or one in claim.also)
        return next((one for one in found if self.variants[one].is_in_force(values)), "")

    def holds(self, id: str, values: Mapping[str, Value]) -> bool:
        """Whether what a claim says is so at a table that plays by these values."""
        claim = self._claim(id)
        own = claim.by.get(self.measured_set(id, values))
        return not any(values[key] in others for key, others in claim.unless.items()) and (own is None or own.stands)

    def sentence(self, id: str) -> str:
        """The sentence for a rule or a move; KartenwerkError if the game's file has none."""
        return self._words("reasons" if id in self.reasons else "remarks", {**self.reasons, **self.remarks}, id)

    def verb(self, id: str) -> str:
        """What somebody does in a picture of the practice deal; KartenwerkError if the game's file has no such verb."""
        return self._words("verbs", self.verbs, id)

    def tally_label(self, id: str) -> str:
        """The label of an entry in the tally; KartenwerkError if the game's file has none."""
        return self._words("tally", self.tally, id)

    def question(self, id: str) -> str:
        """The question for a fact of a deal; KartenwerkError if the game's file has none."""
        return self._words("facts", self.facts, id)

    def pile_label(self, id: str) -> str:
        """The label of cards that lie before a seat; KartenwerkError if the game's file has none."""
        return self._words("piles", self.piles, id)

    def note_label(self, id: str) -> str:
        """The label of a seat's note; KartenwerkError if the game's file has none."""
        return self._words("notes", self.notes, id)

    def _words(self, table: str, known: Mapping[str, str], id: str) -> str:
        if id not in known:
            file = f"rules_data/games/{self.id}.toml"
            raise KartenwerkError("these words are missing", file=file, key=f"{table}.{id}")
        return known[id]

    def variant(self, id: str) -> RuleVariant:
        """The variant of that id; KartenwerkError if the game has none."""
        if id not in self.variants:
            if not self.variants:
                raise KartenwerkError("{title} has no variants", title=self.title, key="--variant", found=repr(id))
            raise unknown("there is no variant of that name", id, self.variants, "--variant")
        return self.variants[id]

    def variant_in_force(self, values: Mapping[str, Value]) -> str:
        """The id of the variant by which these values play and no rule more; "" if there is none."""
        return next((id for id, variant in self.variants.items() if self.settle(variant.rules) == values), "")

    def read_switches(self, changes: Mapping[str, Value]) -> dict[str, Value]:
        """The same changes, with the truth value where a switch is set by a word such as "ja"."""
        return {
            key: self.rules[key].read_switch(value) if key in self.rules else value for key, value in changes.items()
        }

    def settle(self, changes: Mapping[str, Value], source: str | None = None) -> dict[str, Value]:
        """All parameters, with `changes` made to the defaults; DataError reports every change that is not allowed.

        A rule that stays below or above another moves with it, unless it is set itself.
        """
        faults: list[KartenwerkError] = []
        for key, value in changes.items():
            parameter = self.rules.get(key)
            if parameter is None:
                known = ", ".join(self.rules)
                faults.append(
                    KartenwerkError(
                        "{title} has no such rule",
                        title=self.title,
                        file=source,
                        key=key,
                        expected=_("one of {known}", known=known),
                    )
                )
            elif not parameter.allows(value):
                faults.append(
                    KartenwerkError(
                        "“{label}” cannot have this value",
                        label=parameter.label,
                        file=source,
                        key=key,
                        found=repr(value),
                        expected=parameter.range,
                    )
                )
        if faults:
            raise DataError(faults)
        settled: dict[str, Value] = {}
        for key, parameter in self.rules.items():
            settled[key] = changes.get(key, parameter.default)
            bound = parameter.below or parameter.above
            if bound and key not in changes:
                settled[key] = parameter.beside(self.rules[bound], int(settled[bound]))
        for key, parameter in self.rules.items():
            needed = parameter.needs
            if needed and needed not in changes and self._is_idle(key, settled):
                settled[needed] = self.rules[needed].switched_on()
        faults += [
            self._contradiction(key, settled, source)
            for key, parameter in self.rules.items()
            if self._is_idle(key, settled)
            or (parameter.below and int(settled[key]) >= int(settled[parameter.below]))
            or (parameter.above and int(settled[key]) <= int(settled[parameter.above]))
            or (parameter.excludes and settled[key] and settled[parameter.excludes])
            or (parameter.either and not settled[key] and not settled[parameter.either])
        ]
        if faults:
            raise DataError(faults)
        return settled

    def changes_of(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The fewest changes by which a table plays by these values: `settle` makes the values of them again."""
        differing = {key: values[key] for key, rule in self.rules.items() if values[key] != rule.default}
        settled = self.settle(differing)
        return {key: values[key] for key in self.rules if key in differing or values[key] != settled[key]}

    def _is_idle(self, key: str, values: Mapping[str, Value]) -> bool:
        """Whether a table has changed a rule that means nothing, as the one that it needs is off."""
        needed = self.rules[key].needs
        changed = values[key] != self.rules[key].default
        return bool(needed and changed and not self.rules[needed].is_on(values[needed]))

    def is_offered(self, key: str, values: Mapping[str, Value]) -> bool:
        """Whether a table that plays by these values may change that rule: it has not, and the one it needs is on."""
        needed = self.rules[key].needs
        unchanged = values[key] == self.rules[key].default
        return unchanged and (needed is None or self.rules[needed].is_on(values[needed]))

    def is_set_offered(self, id: str, values: Mapping[str, Value]) -> bool:
        """Whether a table that plays by these values may play that set: it does not, and what its rules need is on."""
        variant = self.variants[id]
        played = {**values, **variant.rules}
        return not variant.is_in_force(values) and not any(self._is_idle(key, played) for key in variant.rules)

    def _contradiction(self, key: str, settled: Mapping[str, Value], source: str | None) -> KartenwerkError:
        """The error that a rule does not go with the one that it needs, or that bounds or excludes it."""
        parameter = self.rules[key]
        if self._is_idle(key, settled):
            needed = self.rules[parameter.needs or key]
            return KartenwerkError(
                "“{label}” means nothing without “{other}”",
                label=parameter.label,
                other=needed.label,
                file=source,
                key=key,
                found=_("one of them"),
                expected=_("both"),
            )
        if parameter.excludes:
            return KartenwerkError(
                "“{label}” does not go with “{other}”",
                label=parameter.label,
                other=self.rules[parameter.excludes].label,
                file=source,
                key=key,
                found=_("both"),
                expected=_("one of them"),
            )
        if parameter.either:
            return KartenwerkError(
                "“{label}” and “{other}” cannot both be 0",
                label=parameter.label,
                other=self.rules[parameter.either].label,
                file=source,
                key=key,
                found="0",
                expected=_("more than {limit}", limit=0),
            )
        bound = parameter.below or parameter.above or ""
        return KartenwerkError(
            "“{label}” does not go with “{other}”",
            label=parameter.label,
            other=self.rules[bound].label,
            file=source,
            key=key,
            found=str(settled[key]),
            expected=_("less than {limit}", limit=settled[bound])
            if parameter.below
            else _("more than {limit}", limit=settled[bound]),
        )


LONGEST_NOTE, MOST_NOTES = 120, 6
"""The most letters of a free sentence, and the most such sentences. They must fit among the short rules."""

Note = Annotated[str, Field(min_length=1, max_length=LONGEST_NOTE), AfterValidator(check_shown)]
"""A free sentence of players, printed as it is."""

Notes = Annotated[tuple[Note, ...], Field(max_length=MOST_NOTES)]


class HouseRulesFile(VersionedFile):
    """House rules as a file."""

    name: Title = Field(max_length=LONGEST_NAME)
    date: datetime.date | None = None
    game: Id | None = None
    notes: Notes = Field(default=(), strict=False)
    rules: dict[str, Any] = Field(default_factory=dict)
    """Values of any type. The game's parameters check them, with better messages."""

    @field_validator("notes", mode="before", json_schema_input_type=Note | Notes)
    @classmethod
    def _one_is_a_list(cls, notes: object) -> object:
        """A single sentence may stand without brackets."""
        return [notes] if isinstance(notes, str) else notes


@dataclass(frozen=True)
class HouseRules:
    """House rules: a name and a date for cover and pad, changed parameters, and free notes."""

    name: str = ""
    date: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
