"""Seating plans: who sits with whom, round by round, so that as few as possible meet twice. Players are numbers."""
