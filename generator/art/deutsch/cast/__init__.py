"""The twelve sitters of the German deck, each drawn for itself; no two share more than two of these traits.

| card | age | view | bone | mood, glance | hair |
|---|---|---|---|---|---|
| eichel-K | 50 | full | low brow grown together, flat nose | grim, at you | black curls to the breast, a moustache |
| gras-K | 45 | three-quarter left | square jaw, bump on the nose | one brow up, down his nose | long, a forked beard |
| herz-K | 28 | three-quarter right | straight nose, firm jaw | rapt, up to his crown | golden locks, pointed beard |
| schellen-K | 80 | three-quarter left | sunken, drooping nose | laughs, eyes pushed shut | white, a beard in waves |
| eichel-O | 70 | profile left | hooked nose, hollow cheek, jutting chin | over your head | tonsure |
| gras-O | 40 | three-quarter right | dark, broad nose, full lips | calm, far off | cropped, a beard like seeds |
| herz-O | 60 | full | broad, nose broken twice, scar | one brow up, at you | bald, walrus |
| schellen-O | 22 | profile left | nose and chin up | vain, down his nose | bobbed; a moustache that curls up, tuft |
| eichel-U | 12 | three-quarter left | high brow, snub nose, freckles | sings, mouth wide open | golden curls |
| gras-U | 55 | full | round cheeks, snub nose | takes aim, one eye shut | mutton chops |
| herz-U | 30 | three-quarter right | long nose, one eye patched | grins at you, a tooth gone | red thorn of a beard |
| schellen-U | none | profile right | nose and chin meet, blown cheek | winks | under the cap |
"""
