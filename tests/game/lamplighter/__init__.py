"""An invented expansion, to test that an expansion needs no code outside its folder.

A lamp lies on the start tile. After every third tile all seats move it in turn, the seat that laid the
tile first, each by one cell onto a laid tile or not at all, and each that moves it gains a drop of oil. A dog, which
is no follower, joins one's own follower in a field. At the end the most oil pays 5. Rules: lamp, lamp-dog, lamp-oil.
"""
