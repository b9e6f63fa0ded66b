"""The Inrah deck, inlaid: sawn silhouettes, leading, facets of wood and metal."""
