"""PDF/UA: content that says to which element it belongs, and the tree of elements, for those who hear it."""
