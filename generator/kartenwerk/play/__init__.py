"""Games: the contract and what runs any game, what games share, a folder a game, worked examples."""
