"""The numbers by which others know this version. docs/guide/promises.md says what each of them promises."""

__version__ = "1.0.0"

FORMAT = 1
"""The newest format of files that people write."""

CONTRACT = 2
"""The number of the contract. A package is played only if its `Game.contract` is the same."""

ANSWERS = 1
"""The number of the shapes of `--json` answers: it rises when a key goes or changes its meaning (`cli/answers`)."""
