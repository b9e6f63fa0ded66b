"""The cards of the race for protograf, which is not imported but run, perhaps by another Python."""

import protograf as proto  # type: ignore[import-not-found]

proto.Create(filename="protograf.pdf", paper="A4", margin=0.8, units="cm")
proto.Data(filename="karten.csv")
proto.Deck(cards=100, width=6.3, height=8.8)
proto.Card("*", proto.rectangle(x=0.3, y=0.3, width=5.7, height=8.2, rounding=0.3, stroke="#7a3b3b"))
proto.Card("*", proto.text(text=proto.T("{{ titel }}"), x=3.15, y=1.0, font_size=11))
proto.Card("*", proto.image(proto.T("bilder/{{ bild }}"), x=0.4, y=1.3, width=5.5, height=3.8))
proto.Card("*", proto.text(text=proto.T("{{ text }}"), x=0.5, y=5.3, width=5.3, height=2.6, font_size=8, wrap=True))
proto.Card("*", proto.image(proto.T("zeichen/{{ icon1 }}.svg"), x=0.5, y=7.7, width=0.4, height=0.4))
proto.Card("*", proto.image(proto.T("zeichen/{{ icon2 }}.svg"), x=1.1, y=7.7, width=0.4, height=0.4))
proto.Card("*", proto.text(text=proto.T("{{ preis }}"), x=5.2, y=8.2, font_size=10))
proto.Save()
