"""Templates and sentences of the data, filled in a sandbox."""

from kartenwerk.text.templating.templates import Templates, filled, markdown, marked

__all__ = ["Templates", "filled", "markdown", "marked"]
