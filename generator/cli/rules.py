"""kartenwerk rules."""


def rules() -> None:
    """Not there yet."""
    raise NotImplementedError
