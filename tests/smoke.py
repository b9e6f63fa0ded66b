"""One line of every command, in processes of their own: `python -m tests.smoke`, with any versions of the libraries.

`make smoke` runs it with the oldest and the newest that pyproject.toml allows. What a line prints is left alone; it has
to end with 0 and without a word from the interpreter.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from kartenwerk.base.cache import ENVIRONMENT
from kartenwerk.cli.commands import COMMANDS, CommandGroup

FOUR = "Anna,Bert,Cleo,Dirk"
LINES = (
    "list", "schema", "layouts", "claims watten", "odds romme", "hand anagramm_poker A,B,E,R,T",
    "roll fuenf_karten_boltan", "play mogeln --save deal.toml", "replay deal.toml", "align", "fonts deutsch",
    "simulate watten -n 5", "balance watten -n 40", "doctor", "manual", "learn sechsundsechzig --json",
    "box deutsch", "chips deutsch", "braille deutsch", "preview deutsch", "preview deutsch --foil",
    "deck deutsch --cards herz-A --png 60",
    "deck franzoesisch", "rules mogeln", "rules mogeln --html", "rules mogeln --screen", "pad mogeln --sheets 1",
    "kit buchstaben", "site buchstaben", "preflight output/deutsch/schachtel.pdf", "proof output/deutsch/schachtel.pdf",
    "new game probe --table", "play probe --data probe", "new game-box dose", "check dose",
    "new deck markt", "check markt", "deck markt",
    "watch markt --once --out page", "printed markt", "diff markt", "pull markt", "deck markt --changed", "cut markt",
    "open --no-open",
    f"score new a.toml doppelkopf --players {FOUR}", "score add a.toml re=Anna,Cleo augen=132",
    "score correct a.toml 1 re=Bert,Cleo augen=121", "score void a.toml 1", "score undo a.toml",
    "score seats a.toml Anna,Bert,Cleo,Zoe", "score show a.toml", "score pad a.toml", "score page a.toml",
    f"score new c.toml burner_holdem --players {FOUR}", "score chips c.toml Anna 100",
    f"tournament new t.toml --game doppelkopf --players {FOUR} --rounds 3", "tournament seat t.toml",
    "tournament print t.toml", "tournament begin t.toml",
    "tournament result t.toml 1 1 Anna=3 Bert=-1 Cleo=-1 Dirk=-1", "tournament standing t.toml",
    "tournament withdraw t.toml 1 1", "tournament rename t.toml Anna Anne", "tournament late t.toml Zoe --from 2",
    "tournament leave t.toml Bert", "tournament undo t.toml",
)  # fmt: skip
"""In an order in which each finds the files that it reads."""

SERVES = "open"
"""The command that goes on until its page says that it may end."""


def names() -> list[str]:
    """All commands as they are typed."""
    return [
        f"{name} {inner}".strip()
        for name, entry in COMMANDS.items()
        for inner in (entry.commands if isinstance(entry, CommandGroup) else ("",))
    ]


def main() -> None:
    fell = 0
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as own:
        settings = {**os.environ, ENVIRONMENT: f"{own}/cache", "KARTENWERK_CONFIG": f"{own}/config"}
        for line in LINES:
            start = time.monotonic()
            words = [sys.executable, "-m", "kartenwerk", *line.split()]
            done = _run(words, folder, settings, is_served=line.startswith(SERVES))
            if done.returncode or "Traceback" in done.stderr or "Warning" in done.stderr:
                fell += 1
                print(f"FELL ({time.monotonic() - start:.1f} s): kartenwerk {line}\n{done.stderr[-800:]}", flush=True)
        made = len([path for path in Path(folder).rglob("*") if path.is_file()])
    print(f"{len(LINES)} commands, {fell} fell, {made} files made; Python {sys.version.split()[0]}")
    sys.exit(1 if fell else 0)


def _run(
    words: list[str], folder: str, settings: dict[str, str], *, is_served: bool
) -> subprocess.CompletedProcess[str]:
    """The ended process; one that serves pages is told by its first page to end."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, cwd=folder, env=settings, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True
    ) as process:
        if is_served and process.stdout and (address := process.stdout.readline().strip()):
            site = address.rsplit("/", 2)[0]
            urlopen(Request(f"{address}en/quit", b"", {"Origin": site})).read()
        said, wrong = process.communicate()
    return subprocess.CompletedProcess(words, process.returncode, said, wrong)


if __name__ == "__main__":
    main()
