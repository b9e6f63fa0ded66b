"""The letter deck's pictures: wood type drawn by rule, a print shop's rules, blocks and flowers."""
