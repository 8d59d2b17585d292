"""What every picture is made with: colours, fonts, lettering, shapes, encoding, words."""
