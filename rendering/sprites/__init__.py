"""Ready pieces of pictures: tiles, figures, marks, discs, and the emojis and colours chosen from them."""
