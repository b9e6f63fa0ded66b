"""The fifteen sitters of the French deck, each drawn for itself; no two share more than two of these traits.

| card | age | view | bone | mood, glance | hair |
|---|---|---|---|---|---|
| kreuz-K | 72 | three-quarter left | gaunt, eagle's nose | minds the wind, looks at you | white, in the wind |
| pik-K | 45 | full | long, hollow cheeks, straight nose | severe, through you | black, a beard cut like a spade |
| herz-K | 60 | three-quarter right | fat, a nose like a plum | laughs with shut eyes | white curls |
| karo-K | 50 | profile right | Roman nose, a fold of chin | distrusts, at a coin | black, cropped; shaven |
| kreuz-D | 30 | full | oval, a mole | cool, one brow up, aside | under the escoffion |
| pik-D | 65 | three-quarter left | drooping nose | hurt, one eye shut, into the mirror | grey, under the hood |
| herz-D | 19 | profile left | straight little nose, long neck | lost in the scent, lids lowered | under the hennin |
| karo-D | 26 | full, turned a little right | high cheek, a mole | laughs, one brow up, at you | golden, parted |
| kreuz-B | 55 | full, tilted on his cheek | broken nose, bull's neck | sleeps, mouth open | white; black moustache |
| pik-B | 24 | three-quarter right | narrow, long nose | winces, eyes wide, aside | dark waves, thin moustache |
| herz-B | 17 | profile right | snub nose, freckles | shouts, up at the falcon | golden, tousled, no cap |
| karo-B | 22 | three-quarter right | a gap in the teeth | grins, through the roll | golden, straggling |
| joker-1 | 16 | profile left, thrown back | snub nose, jutting chin | counts, up to the ball | golden, under the cap |
| joker-2 | 60 | profile right | nose and chin of a nutcracker | has heard it before, at his stick | under the cap |
| joker-3 | 40 | three-quarter right | a boxer's nose, a tooth of gold | winks, at you | stubble |
"""
