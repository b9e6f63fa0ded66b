"""The tuck box of a deck, sized for what lies in it."""
