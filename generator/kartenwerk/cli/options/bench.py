"""Options of the workbench."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.cli.options.base import Options, option
from kartenwerk.cli.options.shared import OUT

MOST_PORT = 65535


class OpenOptions(Options):
    """Open the workbench: pages of this machine for printing games and for designing them. Ctrl-C ends it.

    Only this machine can reach the pages, by the address that is printed; nothing is fetched from elsewhere. With --lan
    others in the same network reach what the pages say, too.
    """

    takes_whole_game = True

    out: Path = OUT
    deck: Path | None = option(
        "The folder of a deck or game of your own, which is shown while you edit it.", metavar="FOLDER"
    )
    tournament: list[Path] | None = option(
        "A tournament that lies elsewhere; may be given several times.", metavar="FILE"
    )
    evening: list[Path] | None = option("An evening that lies elsewhere; may be given several times.", metavar="FILE")
    port: int = option("The port of the pages on this machine; 0: any that is free.", default=0, within=(0, MOST_PORT))
    lan: bool = option(
        "Let telephones in this network in, by an address of their own that is printed; cards of tables get codes.",
        default=False,
    )
    open_page: bool = option("Whether to open the page in a browser.", "--open/--no-open", default=True)
