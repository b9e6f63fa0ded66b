"""The rule engine: the contract every game keeps, and what runs any game: sessions, deals, records, the check."""
