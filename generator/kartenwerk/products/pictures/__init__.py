"""Pictures to look at: previews, galleries, layouts."""
