"""The rules, in the order in which their findings are reported: what keeps the file from the press comes first.

Rules 1 to 22 and 33 are those of PDF/X (ISO 15930), 23 to 32 those of print shops in general, and those from 40 on
belong to a print service.
"""

from kartenwerk.printing.preflight.rules import (
    boxes,
    colour,
    drawing,
    file,
    fonts,
    ground,
    identity,
    images,
    objects,
    service,
    transparency,
)

RULES = (
    *file.RULES,
    *service.RULES[:1],
    *identity.RULES,
    *boxes.RULES,
    *fonts.RULES,
    *colour.RULES,
    *transparency.RULES,
    *ground.RULES,
    *images.RULES,
    *objects.RULES,
    *drawing.RULES,
    *service.RULES[1:],
)
