"""Lessons: a practice deal asks before its instructive moves, and what was played out beforehand answers."""
