"""All commands as data: by its name the options of each, and the function that takes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from inspect import getdoc
from typing import Any, NamedTuple

from kartenwerk.cli.options.base import Options
from kartenwerk.cli.options.bench import OpenOptions
from kartenwerk.cli.options.custom import (
    CheckOptions,
    LayoutsOptions,
    NewDeckOptions,
    NewGameBoxOptions,
    NewGameOptions,
    WatchOptions,
)
from kartenwerk.cli.options.cutting import CutOptions
from kartenwerk.cli.options.decks import (
    AlignOptions,
    BoxOptions,
    BrailleOptions,
    ChipsOptions,
    DeckOptions,
    FontsOptions,
    KitOptions,
    ListOptions,
    PreviewOptions,
    SiteOptions,
)
from kartenwerk.cli.options.evenings import (
    AddDealOptions,
    BuyChipsOptions,
    ChangeSeatsOptions,
    CorrectDealOptions,
    EveningPadOptions,
    EveningPageOptions,
    NewEveningOptions,
    ShowEveningOptions,
    UndoBlockOptions,
    VoidDealOptions,
)
from kartenwerk.cli.options.files import DoctorOptions, ManualOptions, PreflightOptions, ProofOptions, SchemaOptions
from kartenwerk.cli.options.games import (
    BalanceOptions,
    ClaimsOptions,
    HandOptions,
    LearnOptions,
    OddsOptions,
    PlayOptions,
    ReplayOptions,
    RollOptions,
    SimulateOptions,
)
from kartenwerk.cli.options.prints import DiffOptions, PrintedOptions, PullOptions
from kartenwerk.cli.options.rules import PadOptions, RulesOptions
from kartenwerk.cli.options.tournaments import (
    BeginRoundOptions,
    LateOptions,
    LeaveOptions,
    NewTournamentOptions,
    PrintSheetsOptions,
    RenameOptions,
    ResultOptions,
    SeatOptions,
    StandingOptions,
    UndoTournamentOptions,
    WithdrawOptions,
)
from kartenwerk.cli.output import Reply


class CommandRow(NamedTuple):
    """A command: its options, and its function as "module:name" below `kartenwerk.cli`, which is loaded to run it.

    A function that does not print by itself returns its reply.
    """

    options: type[Options]
    function: str

    @property
    def help(self) -> str:
        return getdoc(self.options) or ""

    def load(self) -> Callable[[Any], Reply[Any] | None]:
        """The function, with all that it imports."""
        module, name = self.function.split(":")
        function: Callable[[Any], Reply[Any] | None] = getattr(import_module(f"kartenwerk.cli.{module}"), name)
        return function


class CommandGroup(NamedTuple):
    """Commands below a name."""

    help: str
    commands: Mapping[str, CommandRow]


COMMANDS: Mapping[str, CommandRow | CommandGroup] = {
    "list": CommandRow(ListOptions, "list_:list_all"),
    "kit": CommandRow(KitOptions, "kit:kit"),
    "deck": CommandRow(DeckOptions, "deck:deck"),
    "cut": CommandRow(CutOptions, "cut:cut"),
    "open": CommandRow(OpenOptions, "open:open_workbench"),
    "check": CommandRow(CheckOptions, "check:check"),
    "printed": CommandRow(PrintedOptions, "printed:mark"),
    "diff": CommandRow(DiffOptions, "diff:diff"),
    "pull": CommandRow(PullOptions, "pull:pull"),
    "watch": CommandRow(WatchOptions, "watch:watch"),
    "layouts": CommandRow(LayoutsOptions, "layouts:layouts"),
    "fonts": CommandRow(FontsOptions, "fonts:fonts"),
    "box": CommandRow(BoxOptions, "box:box"),
    "chips": CommandRow(ChipsOptions, "chips:chips"),
    "align": CommandRow(AlignOptions, "align:align"),
    "braille": CommandRow(BrailleOptions, "braille:braille"),
    "rules": CommandRow(RulesOptions, "rules:rules"),
    "pad": CommandRow(PadOptions, "pad:pad"),
    "hand": CommandRow(HandOptions, "hand:hand"),
    "odds": CommandRow(OddsOptions, "odds:odds"),
    "claims": CommandRow(ClaimsOptions, "claims:claims"),
    "play": CommandRow(PlayOptions, "play:play"),
    "learn": CommandRow(LearnOptions, "learn:learn"),
    "simulate": CommandRow(SimulateOptions, "simulate:simulate_game"),
    "balance": CommandRow(BalanceOptions, "balance:balance"),
    "roll": CommandRow(RollOptions, "roll:roll"),
    "replay": CommandRow(ReplayOptions, "replay:replay"),
    "new": CommandGroup(
        "Begin a deck or a game of your own.",
        {
            "deck": CommandRow(NewDeckOptions, "new.deck:deck"),
            "game-box": CommandRow(NewGameBoxOptions, "new.game_box:game_box"),
            "game": CommandRow(NewGameOptions, "new.game:game"),
        },
    ),
    "preflight": CommandRow(PreflightOptions, "preflight:preflight"),
    "preview": CommandRow(PreviewOptions, "preview:preview"),
    "proof": CommandRow(ProofOptions, "proof:proof"),
    "schema": CommandRow(SchemaOptions, "schema:schema"),
    "doctor": CommandRow(DoctorOptions, "doctor:doctor"),
    "manual": CommandRow(ManualOptions, "manual:manual"),
    "site": CommandRow(SiteOptions, "site:site"),
    "score": CommandGroup(
        "Write down an evening deal by deal: the game's own rules score it.",
        {
            "new": CommandRow(NewEveningOptions, "score.new:new"),
            "add": CommandRow(AddDealOptions, "score.add:add"),
            "correct": CommandRow(CorrectDealOptions, "score.add:correct"),
            "void": CommandRow(VoidDealOptions, "score.void:void"),
            "undo": CommandRow(UndoBlockOptions, "score.undo:undo"),
            "chips": CommandRow(BuyChipsOptions, "score.void:chips"),
            "seats": CommandRow(ChangeSeatsOptions, "score.void:seats"),
            "show": CommandRow(ShowEveningOptions, "score.show:show"),
            "pad": CommandRow(EveningPadOptions, "score.pad:pad"),
            "page": CommandRow(EveningPageOptions, "score.page:page"),
        },
    ),
    "tournament": CommandGroup(
        "A tournament: who sits where, what every table has played, who is ahead.",
        {
            "new": CommandRow(NewTournamentOptions, "tournament.new:new"),
            "seat": CommandRow(SeatOptions, "tournament.seat:seat"),
            "print": CommandRow(PrintSheetsOptions, "tournament.seat:sheets"),
            "begin": CommandRow(BeginRoundOptions, "tournament.begin:begin"),
            "result": CommandRow(ResultOptions, "tournament.result:result"),
            "withdraw": CommandRow(WithdrawOptions, "tournament.undo:withdraw"),
            "standing": CommandRow(StandingOptions, "tournament.standing:standing"),
            "late": CommandRow(LateOptions, "tournament.late:late"),
            "leave": CommandRow(LeaveOptions, "tournament.late:leave"),
            "rename": CommandRow(RenameOptions, "tournament.undo:rename"),
            "undo": CommandRow(UndoTournamentOptions, "tournament.undo:undo"),
        },
    ),
}
"""In the order of the help."""


def rows(
    table: Mapping[str, CommandRow | CommandGroup] = COMMANDS, above: str = ""
) -> Iterator[tuple[str, CommandRow]]:
    """All commands by what is typed: "score add"."""
    for name, row in table.items():
        if isinstance(row, CommandGroup):
            yield from rows(row.commands, f"{name} ")
        else:
            yield f"{above}{name}", row
