"""What a stranger's files hold, read in a process of its own. What takes too long or too much memory ends it alone."""
