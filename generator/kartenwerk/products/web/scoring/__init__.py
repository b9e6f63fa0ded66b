"""The score sheet's scripts. All are classic scripts with their data in them, so they work from a folder, too.

A page begins with `regeln.js` and `spiele.js`, and fetches `punkte/GAME.js` once that game is wanted. Each file of a
game names the version of the other two, and those of another version are not taken.
The page's own script is what entering a deal needs; `zettel-DIGEST.js` has the other screens and comes after it.

`regeln.js` has one name, REGELN: the counting of an evening and what the games' own scorings share, translated from
their Python.

    add(game, version, ...)         what the file of a game calls: its data, the German of its texts, its own scoring
    has(game)                       whether the file of that game has been fetched
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
game its title and its players. Once its file has been fetched, it has the questions of its facts, the labels of its
items, its rules and its named sets of rules, too.

A game is left out of all where its scoring is not understood. `translation` says how it is followed, `calls`,
`expressions` and `functions` what is understood.
"""
