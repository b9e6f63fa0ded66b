"""Building files: only what is out of date, in parallel, each file written atomically, with a manifest of them all."""
