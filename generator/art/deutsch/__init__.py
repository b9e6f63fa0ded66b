"""The German deck: linocut courts between vines, and two-tone suits with a black contour."""
