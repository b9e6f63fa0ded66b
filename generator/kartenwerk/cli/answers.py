"""The answers that `--json` prints, as types. Commands build answers by them, and `kartenwerk schema` describes them.

`schema` rises only when a key goes or changes its meaning; new keys may come any time.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict  # pydantic asks for it before Python 3.12

from kartenwerk.table.tournament.scoreboard import Ranked


class Answer(TypedDict):
    """The envelope of every answer; a command gives `ok` alone, and only where what was asked may not be so.

    `output.print_answer` puts both keys in front.
    """

    ok: NotRequired[bool]
    schema: NotRequired[Literal[1]]


class FaultAnswer(TypedDict):
    """What is wrong, where, what stands there and what should."""

    message: str
    file: str | None
    key: str | None
    found: str | None
    expected: str | None


class DeckFaultAnswer(FaultAnswer):
    """What is wrong with a deck of one's own; `row` is counted as the table program counts."""

    row: int | None
    column: str | None
    card: str | None


class Failed(Answer):
    """A command that failed; its exit code is 1. Several faults are listed one by one, too."""

    error: FaultAnswer | DeckFaultAnswer
    errors: NotRequired[list[FaultAnswer | DeckFaultAnswer]]


class BuiltFile(TypedDict):
    """A file that was made; `path` opens from the current folder. In a game it is `of` a deck or part.

    For a cutting machine it says how many `pieces` lie on each of the `sheets` "1-4", for which machine their `marks`
    are, of what `arm` in mm, and how the paper lies: `sheet` is its width x height in mm.
    """

    path: str
    kind: str
    sha256: str
    bytes: int
    pages: int
    seconds: float
    of: NotRequired[str]
    language: NotRequired[str]
    pieces: NotRequired[int]
    marks: NotRequired[str]
    arm: NotRequired[float]
    sheet: NotRequired[str]
    sheets: NotRequired[str]


class Built(Answer):
    """Files that were made, how many of them were as they are already, and what preflight finds in them."""

    files: list[BuiltFile]
    unchanged: int
    complaints: list[str]
    notes: NotRequired[list[str]]


class ProgramEntry(TypedDict):
    """A program of the system; `path` is null where it is not installed."""

    title: str
    path: str | None
    purpose: str
    install: str


class LibraryEntry(TypedDict):
    """A library that the program asks for; `version` is null where it is not installed."""

    name: str
    version: str | None


class CacheEntry(TypedDict):
    """The folder of what was slow to make, and what lies there."""

    folder: str
    files: int
    bytes: int


class PrinterEntry(TypedDict):
    """What was read from a printer's test sheet, in mm and degrees."""

    name: str
    offset_x: float
    offset_y: float
    rotate: float


class GamePackage(TypedDict):
    """A game, and the installed package that brings it."""

    game: str
    package: str


class Examined(Answer):
    """What is installed beside the program. `cache` is null where nothing is kept."""

    version: str
    python: str
    format: int
    contract: int
    programs: list[ProgramEntry]
    libraries: list[LibraryEntry]
    cache: CacheEntry | None
    configuration: str
    printers: list[PrinterEntry]
    games: list[GamePackage]


class PagesWritten(Answer):
    """The pages for `man`, as paths below the folder."""

    folder: str
    pages: list[str]


class DeckBegun(Answer):
    """The files of a new deck of one's own, and how its table was read."""

    files: list[str]
    notes: list[str]


class GameDeckEntry(TypedDict):
    """A deck of a game of one's own: its cards, how many of them differ, and their width and height in mm."""

    id: str
    cards: int
    kinds: int
    size: tuple[float, float]


class GamePartEntry(TypedDict):
    """A part of a game of one's own, with the number of its pieces."""

    id: str
    kind: str
    pieces: int


class GameBoxEntry(TypedDict):
    """The room in a game's box: width, length and height in mm."""

    inside: tuple[float, float, float]


class GameFolderEntry(TypedDict):
    """A game of one's own in a folder."""

    id: str
    languages: list[str]
    decks: list[GameDeckEntry]
    parts: list[GamePartEntry]
    box: NotRequired[GameBoxEntry]


class DeckChecked(Answer):
    """All that is wrong with a deck or a game of one's own, and what is worth knowing.

    It has so many cards of so many kinds; of a game, of all its decks.
    """

    errors: list[DeckFaultAnswer]
    notes: list[str]
    cards: NotRequired[int]
    kinds: NotRequired[int]
    game: NotRequired[GameFolderEntry]


class DeckPrinted(Answer):
    """A print that was marked: its number, what it is called ("" for nothing), its cards and kinds, and its file.

    Of a game the cards of its decks and the pieces of its parts, each once and not in every language.
    """

    number: int
    name: str
    cards: int
    kinds: int
    pieces: int
    path: str


class PulledSource(TypedDict):
    """A table that was fetched: what was asked for it, the file, its rows, and those that have changed by their ids.

    `written` is whether the file has its new content now.
    """

    name: str
    to: str
    asked: list[str]
    rows: int
    added: list[str]
    removed: list[str]
    changed: list[str]
    written: bool


class TablesPulled(Answer):
    """The tables that were fetched."""

    sources: list[PulledSource]


class CardChange(TypedDict):
    """A card whose front shows something else: the columns of its row that differ, and its copies before and now."""

    id: str
    columns: list[str]
    copies: tuple[int, int]


CountChange = TypedDict("CountChange", {"id": str, "from": int, "to": int})
"""A card of which there is only another number of copies."""


class DeckChanges(TypedDict):
    """What has changed in a deck, by the ids of cards; `backs` are those of which only the back has."""

    changed: list[CardChange]
    added: list[str]
    removed: list[str]
    count: list[CountChange]
    backs: list[str]


class DeckDiffered(Answer):
    """What has changed between two prints, by language and deck; `now` may be "" for a deck without a version.

    `files` are the deck's files that differ, `to_print` how many cards have to be printed, `made` the files of
    pictures. With --exit-code `ok` says whether nothing has changed.
    """

    since: str
    now: str
    editions: dict[str, dict[str, DeckChanges]]
    files: list[str]
    to_print: int
    made: NotRequired[list[BuiltFile]]
    notes: NotRequired[list[str]]


class LayoutsListed(Answer):
    """The boxes of the ready layouts by their names, with their keys."""

    layouts: dict[str, dict[str, dict[str, Any]]]


class DeckEntry(TypedDict):
    """A deck, with the number of its cards."""

    id: str
    title: str
    cards: int


class GameEntry(TypedDict):
    """A game. `packs` are pairs: from so many players on, so many packs. `variants` are its named sets of rules."""

    id: str
    title: str
    deck: str
    players: list[int]
    packs: list[tuple[int, int]]
    variants: list[str]


class SizeEntry(TypedDict):
    """A paper or a card size, in mm."""

    id: str
    title: str
    width: float
    height: float


class ServiceEntry(TypedDict):
    """A print service, and the files it takes."""

    id: str
    title: str
    format: str
    flavour: str | None


class Listed(Answer):
    """All that there is."""

    decks: list[DeckEntry]
    games: list[GameEntry]
    papers: list[SizeEntry]
    services: list[ServiceEntry]
    complaints: list[str]


class TabledGame(GameEntry):
    """A game with the pages and worked examples of its booklet, and how many rules may be changed."""

    pages: int | None
    examples: int | None
    parameters: int


class Tabled(Answer):
    """All games, as the overview has them."""

    games: list[TabledGame]


class House(TypedDict):
    """House rules: their name, their date and free notes."""

    name: str
    date: str
    notes: list[str]


RuleValue: TypeAlias = bool | int | str


class RuleEntry(TypedDict):
    """A rule that may be changed, what it is now and what it may be.

    `other` and `effect` say what may be played instead of the default, and what that changes at the table. `needs` is
    the value of another rule beside which this one means something.
    """

    id: str
    label: str
    title: str | None
    other: str | None
    effect: str | None
    needs: dict[str, RuleValue] | None
    value: RuleValue
    default: RuleValue
    values: list[RuleValue] | None
    min: int | None
    max: int | None
    or_zero: bool
    zero: str | None
    choices: dict[str, str] | None
    changed: bool
    open: bool
    added: bool


class VariantEntry(TypedDict):
    """A named set of rules: what is different by it, where it is from (None: the project's choice), what it sets."""

    id: str
    name: str
    satz: str
    quelle: str | None
    rules: dict[str, RuleValue]
    in_force: bool


class RulesListed(Answer):
    """All rules of a game that may be changed, and its named sets of rules; `code` is that of the rules in force."""

    game: str
    title: str
    house: House
    code: str
    rules: list[RuleEntry]
    variants: list[VariantEntry]


class ClaimEntry(TypedDict):
    """What a booklet claims, and how it was found; `by` is the set of rules by which, where it has its own figure."""

    id: str
    says: str
    method: str
    cases: int | None
    base: str
    figure: float | None
    unit: str | None
    error: float | None
    by: str | None


class ProblemEntry(TypedDict):
    """A problem that holds: the best move and the usual one.

    An ending says in how many of all worlds the best is better; what was played out in so many `playouts`, by how many
    points a deal it is ahead, with the standard error.
    """

    id: str
    level: int
    best: str
    usual: str
    worlds: int | None
    better: int | None
    playouts: int | None
    lead: float | None
    error: float | None


class Claimed(Answer):
    """What the booklet of a game claims, and its problems, each proved just now."""

    game: str
    claims: list[ClaimEntry]
    problems: list[ProblemEntry]


class HandRead(TypedDict):
    """A hand as it was read; a reason where it is not valid."""

    category: str
    name: str
    best: list[str]
    valid: bool
    reason: str | None
    words: NotRequired[list[str]]
    melds: NotRequired[list[list[str]]]
    deadwood: NotRequired[int]


class HandsRead(Answer):
    """Hands, and the places of those that win."""

    hands: list[HandRead]
    winners: list[int]


class OddsEntry(TypedDict):
    """How many of `total` equally likely sets of cards are of that kind."""

    id: str
    name: str
    count: int
    total: int
    given: NotRequired[list[str]]
    standard_error: NotRequired[float]


class Odds(Answer):
    """How often each kind of hand comes."""

    game: str
    cards: int
    exact: bool
    rows: list[OddsEntry]


class SeatGain(TypedDict):
    """How a seat, counted from 0, fared: its share of deals won, its mean points, and their standard error."""

    seat: int
    won: float
    average: float
    error: float


class CardWorth(TypedDict):
    """What a card did to the seats that were dealt it; `worth` is in points above what the same seats have otherwise.

    `error` is the standard error of `worth`.
    """

    card: str
    dealt: int
    played: int
    won: int
    share: float
    average: float
    worth: float
    error: float


class Simulated(Answer):
    """Many deals, counted. Those that were `unfinished` count for nothing else; `moves` is the mean of the others."""

    game: str
    players: int
    policies: list[str]
    seed: int
    deals: int
    unfinished: int
    moves: float
    seats: list[SeatGain]
    cards: list[CardWorth]


class TallyItem(TypedDict):
    """An entry of a tally: points for a seat, counted from 0, and for how many of that reason."""

    seat: int
    reason: str
    points: int
    number: int


class DealRecord(TypedDict):
    """A deal: the shuffled order, the moves, the result; none if it was left before its end."""

    deck: str
    moves: str
    result: list[int]


class MatchRecord(DealRecord):
    """What was played: the first deal, and the others of the match."""

    format: int
    game: str
    players: int
    policy: str
    seed: int | None
    seats: list[int]
    hints: int
    undos: int
    rules: dict[str, RuleValue]
    further: list[DealRecord]


class HintReason(TypedDict):
    """What makes a move the best: its mean after the best and after the next, a share as one of a hundred.

    What is `sure` is seen on the table as soon as the move is made.
    """

    id: str
    best: float
    other: float
    sure: bool


class HintEntry(TypedDict):
    """The move that an expert would make, and the next best; `error` is the standard error between their means.

    The `verdict` is better, equal (within the `margin`), open, solved or unsearched; `chances` are those to win.
    """

    best: str
    mean: float
    next: str
    next_mean: float
    error: float
    playouts: int
    verdict: str
    margin: float
    chances: list[float] | None
    because: list[HintReason]


class Played(Answer):
    """A match that was played; `tally` is that of its last deal."""

    record: MatchRecord
    tally: list[TallyItem]
    result: list[int]
    winners: list[int]
    standings: list[list[int]]
    seed: int
    policy: str
    hints: NotRequired[list[HintEntry | None]]


class LessonChoice(TypedDict):
    """A plausible move: by how many points a deal the best one is ahead of it, and the standard error of that."""

    move: str
    lead: float
    error: float
    worse: bool


class LessonStop(TypedDict):
    """A move of the practice deal that asks; its choices, the best first, were played out, or the ending was solved."""

    deal: int
    move: int
    playouts: int
    solved: bool
    choices: list[LessonChoice]


class LessonAnswer(Answer):
    """The lesson of a game, in the seat from which it is seen, counted from 1."""

    game: str
    seat: int
    stops: list[LessonStop]


class CostlyEntry(TypedDict):
    """A move that was clearly worse than another: seat, deal and move from 1, and how the two compare."""

    seat: int
    deal: int
    move: int
    hint: HintEntry


class Replayed(Answer):
    """A record whose moves are all possible; `finished` is false, and `moves` given, where it was left."""

    tally: list[TallyItem]
    result: list[int]
    winners: list[int]
    finished: NotRequired[bool]
    moves: NotRequired[int]
    review: NotRequired[list[CostlyEntry]]


class Refused(Answer):
    """A record with an impossible move: its number and the rule that forbids it."""

    move: int
    rule: str


class RolledHand(TypedDict):
    """A seat's hand by dice."""

    dice: list[int]
    dealt: str
    steps: int
    category: str
    name: str
    cards: list[str]


class Rolled(Answer):
    """A table of hands by dice."""

    game: str
    table: str
    seed: int
    hands: list[RolledHand]
    winners: list[int]


class FindingEntry(TypedDict):
    """A fault of a PDF file, with its rule and how to mend it."""

    rule: str
    page: int | None
    object: str
    message: str
    mend: str


class Checked(Answer):
    """What a print shop would refuse in a file; `ok` if nothing."""

    findings: list[FindingEntry]


class ProvedPage(TypedDict):
    """A page: its plates, the most ink in percent, and the share of it that is above the limit."""

    page: int
    plates: list[str]
    ink: float
    above_limit: float


class Proved(Answer):
    """A proof of a PDF file."""

    file: str
    limit: float
    count: int
    pages: list[ProvedPage]


class WrittenDeal(TypedDict):
    """A deal of an evening: the points of each player by name, and of what they come; `struck` ones do not count."""

    deal: int
    struck: bool
    players: list[str]
    points: dict[str, int]
    items: list[WrittenItem]


class WrittenItem(TypedDict):
    """An entry of a deal of an evening."""

    player: str
    reason: str
    points: int
    number: int


class StandingEntry(TypedDict):
    """Where a player stands after so many deals."""

    place: int
    player: str
    points: int
    deals: int


class EveningShown(Answer):
    """An evening as it stands; `cut` says that the end of its file was not whole."""

    game: str
    name: str
    deals: list[WrittenDeal]
    standing: list[StandingEntry]
    over: bool
    cut: bool


class Begun(Answer):
    """An evening that has been begun."""

    file: str
    game: str
    players: list[str]
    rules: dict[str, RuleValue]


class Paged(Answer):
    """A page that was written."""

    file: str


class NewGameWritten(Answer):
    """Files of a game of one's own, and the calls that come next."""

    files: list[str]
    next: list[str]


class TournamentBegun(Answer):
    """A tournament that has been begun, for so many rounds."""

    file: str
    game: str
    players: list[str]
    rounds: int


class RoundSeated(TypedDict):
    """A round: who sits at each table, and who pauses."""

    round: int
    tables: list[list[str]]
    pause: list[str]


class RoundsSeated(Answer):
    """Rounds, and how many meetings repeat in all; `least` is the bound that no plan can go below.

    `best` says that it is proved that no plan has fewer, and `moved` how many places have changed.
    """

    rounds: list[RoundSeated]
    repeats: int
    least: NotRequired[int]
    way: NotRequired[str]
    best: NotRequired[bool]
    moved: NotRequired[int]


class ResultWritten(Answer):
    """What a table has won; `missing` are the rounds and tables without a result."""

    round: int
    table: int
    points: dict[str, int]
    solos: dict[str, int]
    missing: list[tuple[int, int]]


class ResultWithdrawn(Answer):
    """A result that does not count any more; `missing` as of a result."""

    round: int
    table: int
    missing: list[tuple[int, int]]


class RoundBegun(Answer):
    """A round that is being played; `missing` as of a result, its own tables among them."""

    round: int
    missing: list[tuple[int, int]]


class PlayerRenamed(Answer):
    """A player's old name and the new one."""

    name: str
    to: str


class TournamentUndone(Answer):
    """The kinds of the blocks that were taken back; `missing` as of a result."""

    undone: list[str]
    missing: list[tuple[int, int]]


class TournamentStanding(Answer):
    """The standing, and how ties are broken."""

    standing: list[Ranked]
    ties: list[str]
    missing: list[tuple[int, int]]
