"""Games in the forms of others' libraries, for programs that learn: `pettingzoo` and `openspiel`, each an extra.

A module loads its library when it is imported; nothing else of Kartenwerk needs one.
"""
