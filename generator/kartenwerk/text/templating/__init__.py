"""Templates and sentences of the data, filled in a sandbox."""

from kartenwerk.text.templating.templates import Templates, fill, mark_suit, markdown

__all__ = ["Templates", "fill", "mark_suit", "markdown"]
