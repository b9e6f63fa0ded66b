"""The score sheet's two scripts. Both are classic scripts with all data in them, so they work from a folder, too.

`regeln.js` has one name, REGELN: the games' own scoring and the counting of an evening, translated from their Python.

    games                           ids of the games that it knows
    count(evening)                  all lines, moments and places of an evening; throws a fault
    ask(counted, facts, deal)       what is asked about the next deal, or about an earlier one: the facts, in order
    preview(counted, facts, deal)   the line that these facts would be; throws a fault
    settle(game, changes)           all rules by name, these changed; throws a fault
    isFault(error)                  whether it says what is wrong with a deal; all else is an error of ours
    isMissing(fault)                whether it says no more than that a fact has not been given yet
    sentence(fault)                 the fault in German

An evening is what its TOML file says, as plain values with players by their names: `game`, `players`, `rules`,
`buy_in`, `deals` and `blocks`. `static/evening.js` shows the blocks. Seats of items count within the names of their
line. A fault has the `key` of what is wrong, and the `deal` and the `block` if it is in one.

`spiele.js` has two names. LIMITS is what the command reads of a file, and how many names are offered; SPIELE has by
game its title, its players, the questions of its facts, the labels of its items, its rules and its named sets of rules.

A game is left out of both where its scoring is not understood. `translation` says how it is followed, `calls`,
`expressions` and `functions` what is understood.
"""
