"""The rule engine: the contract every game keeps, playing, records, and pieces games share."""
