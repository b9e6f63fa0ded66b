"""From drawings to paper: sheets, PDF, what a print shop refuses, plates, Braille."""
