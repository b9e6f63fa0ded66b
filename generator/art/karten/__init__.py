"""The manner that the French and the German deck share: suits, slab letters, the stage of the courts, belts, heads."""
