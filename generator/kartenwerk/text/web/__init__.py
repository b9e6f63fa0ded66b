"""Pages for the screen: blocks to HTML, drawings to SVG within it, fonts cut to the letters that a page needs."""
