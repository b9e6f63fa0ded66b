"""kartenwerk kit."""


def kit() -> None:
    """Not there yet."""
    raise NotImplementedError
