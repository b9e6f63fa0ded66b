"""What the worked examples of several games share: views of cards, hands, tricks and melds for templates."""
