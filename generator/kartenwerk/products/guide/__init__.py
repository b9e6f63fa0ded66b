"""The printing guide of a kit: the paper for each file, the number of sheets, and how to cut, fold and staple."""
