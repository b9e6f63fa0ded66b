"""The carved deck: six suits, eighteen courts, six blazons, three hail-storms and the back.

Every court picture stands in a panel with a notch for the index (upper left, and turned lower right);
rank, suit and name are set by the card's template, not here.
"""
