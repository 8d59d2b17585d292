"""House rules by which seats hold tiles in hands. Rules: hand-early-draw, hand-three."""
