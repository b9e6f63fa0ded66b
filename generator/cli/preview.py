"""kartenwerk preview."""


def preview() -> None:
    """Not there yet."""
    raise NotImplementedError
