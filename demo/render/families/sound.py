"""Headphones, earbuds, speakers, soundbars and microphones."""

import math

from studio.materials import Material, cloth, lamp, linear, metal, paint, plain
from studio.shapes import ball, box, curve, cylinder, grid, group, lathe, pill, ring, slab, tube

MESH = plain("1c1d20", 0.85)
GRILLE = Material(linear("55595e"), 0.5, 0.6, weave=330)
STEEL_CLIP = plain("8b9096", 0.3, 0.9)
CHROME = plain("d5d8db", 0.18, 1.0)


def headphones(form="round", boom=False, band="thick"):
    """Over-ear headphones; `boom` adds a microphone."""
    skin, soft, fork = paint(0.42), plain("232427", 0.7), metal(0.24)
    r = 0.085
    arc = [(r * math.cos(a), 0, 0.075 + r * 1.02 * math.sin(a)) for a in [math.pi * k / 24 for k in range(25)]]
    arc = [(r + 0.004, 0, 0.03), *arc, (-r - 0.004, 0, 0.03)]
    tube(arc, 0.0075 if band == "thick" else 0.0045, skin, flat=2.0 if band == "thick" else 2.6)
    crown = [(x * 0.93, 0, 0.0745 + (z - 0.075) * 0.93) for x, _, z in arc[6:-6]]
    tube(crown, 0.0085, soft, flat=2.1)
    for side in (-1, 1):
        with group((side * 0.084, 0, 0.0), (0, side * 6, 0)):
            if form == "round":
                cylinder(0.041, 0.024, (side * 0.008, 0, 0), skin, "x", bevel=0.009)
                cylinder(0.036, 0.002, (side * 0.021, 0, 0), metal(0.3), "x", bevel=0.001)
                ring(0.031, 0.0125, (-side * 0.012, 0, 0), soft, "x")
                cylinder(0.026, 0.004, (-side * 0.006, 0, 0), MESH, "x")
            else:
                with group((side * 0.008, 0, 0), (0, 0, 90)):
                    slab(0.068, 0.092, 0.026, (0, 0, 0), skin, 0.032, 0.01)
                with group((-side * 0.014, 0, 0), (0, 0, 90)):
                    slab(0.072, 0.096, 0.024, (0, 0, 0), soft, 0.034, 0.0115)
            reach = 0.043 if form == "round" else 0.036
            tube([(side * 0.008, -reach, 0), (side * 0.012, -reach * 0.92, 0.024), (side * 0.012, 0, 0.056), (side * 0.012, reach * 0.92, 0.024), (side * 0.008, reach, 0)], 0.0028, fork)
            for y in (-reach, reach):
                cylinder(0.0055, 0.005, (side * 0.008, y, 0), fork, "y", bevel=0.001)
            slab(0.0055, 0.03, 0.013, (side * 0.0105, 0, 0.062), fork, 0.0025, 0.001)
    if boom:
        tube([(-0.098, -0.012, -0.03), (-0.085, -0.07, -0.055), (-0.04, -0.1, -0.062)], 0.0035, plain("17181a", 0.6))
        pill(0.024, 0.014, 0.014, (-0.032, -0.102, -0.062), plain("101113", 0.8), soft=1.0)


def earbuds(form="stem"):
    """Wireless earbuds in front of their closed case."""
    with group((0, 0.024, 0.0), (-8, 0, 0)):
        slab(0.062, 0.05, 0.026, (0, 0, 0.026), paint(0.16, 0.6), 0.0225, 0.0105)
        slab(0.0622, 0.0262, 0.0005, (0, 0, 0.0268), paint(0.7, share=0.35), 0.0106, lying=True)
        cylinder(0.0012, 0.001, (0, -0.0132, 0.022), lamp("7dff9a", 2.5), "y")
    for side in (-1, 1):
        with group((side * 0.027, -0.012, 0.001), (8, side * 9, side * -28)):
            if form == "stem":
                tube([(0, 0, 0.003), (0, 0, 0.024)], 0.0029, paint(0.16, 0.6), rounded=False)
                ball((0.0085, 0.0075, 0.0092), (0, 0.001, 0.031), paint(0.16, 0.6))
                ball((0.006, 0.005, 0.0065), (-side * 0.0085, -0.002, 0.033), plain("d4d6d8", 0.7))
                slab(0.003, 0.006, 0.001, (side * 0.004, -0.0068, 0.031), plain("1d1e20", 0.6), 0.001)
            elif form == "bean":
                ball((0.0105, 0.0085, 0.0145), (0, 0, 0.0145), paint(0.16, 0.6), turn=(0, side * 24, 0))
                cylinder(0.0042, 0.001, (side * 0.002, -0.0085, 0.019), metal(0.25), "y")
                ball((0.0058, 0.0056, 0.0062), (-side * 0.01, 0.002, 0.012), plain("2a2b2e", 0.8))
            else:
                ball((0.0125, 0.0105, 0.0125), (0, 0, 0.0125), paint(0.2, 0.4))
                cylinder(0.0085, 0.001, (0, -0.0102, 0.0125), paint(0.3, share=0.8), "y")
                ball((0.0062, 0.006, 0.0068), (-side * 0.012, 0.002, 0.014), plain("2a2b2e", 0.8))


def speaker(form="cylinder"):
    """A portable speaker: a lying cylinder, a party box with lights, a retro box, a ball or a shelf speaker."""
    if form == "cylinder":
        cylinder(0.048, 0.17, (0, 0, 0.05), cloth(threads=500), "x", bevel=0.006)
        for side in (-1, 1):
            lathe([(0.049, 0), (0.05, 0.008), (0.042, 0.014), (0.036, 0.01), (0.001, 0.008)], (side * 0.083, 0, 0.05), plain("1a1b1d", 0.55), turn=(0, 90 * side, 0))
            cylinder(0.034, 0.002, (side * 0.0925, 0, 0.05), metal(0.4), "x")
        slab(0.058, 0.02, 0.004, (0.0, -0.0475, 0.052), plain("e9eaea", 0.4), 0.004, 0.001)
        for k, x in enumerate((-0.02, 0, 0.02)):
            slab(0.01, 0.003, 0.003, (x, -0.012, 0.0975), plain("eceded", 0.5), 0.001, lying=True)
        box(0.14, 0.05, 0.014, (0, 0, 0.007), plain("1a1b1d", 0.7), 0.006)
    elif form == "party":
        box(0.31, 0.3, 0.6, (0, 0, 0.31), plain("141517", 0.5), 0.03)
        slab(0.27, 0.55, 0.01, (0, -0.148, 0.31), MESH, 0.03, 0.004)
        for z, color in ((0.44, "3aa0ff"), (0.19, "ff3a9b")):
            ring(0.105, 0.008, (0, -0.157, z), lamp(color, 2.4), "y")
            lathe([(0.1, 0.0), (0.06, -0.02), (0.035, -0.026), (0.03, -0.012), (0.001, -0.004)], (0, -0.155, z), plain("232529", 0.5), turn=(90, 0, 0))
        tube([(-0.11, 0.02, 0.61), (-0.11, 0.02, 0.66), (0.11, 0.02, 0.66), (0.11, 0.02, 0.61)], 0.014, paint(0.45), rounded=False)
    elif form == "retro":
        slab(0.23, 0.15, 0.11, (0, 0, 0.085), paint(0.6), 0.02, 0.006)
        slab(0.21, 0.13, 0.004, (0, -0.056, 0.085), cloth(0.6, 400), 0.012)
        tube([(-0.105, -0.058, 0.148), (0.105, -0.058, 0.148)], 0.002, plain("c9a24d", 0.25, 1.0), rounded=False)
        tube([(-0.105, -0.058, 0.022), (0.105, -0.058, 0.022)], 0.002, plain("c9a24d", 0.25, 1.0), rounded=False)
        slab(0.16, 0.06, 0.003, (0, 0, 0.1605), plain("c9a24d", 0.3, 1.0), 0.006, lying=True)
        grid(4, 1, 0.036, lambda x, z: cylinder(0.009, 0.014, (x, 0, 0.168), plain("c9a24d", 0.25, 1.0), bevel=0.002))
    elif form == "pocket":
        slab(0.1, 0.08, 0.042, (0, 0, 0.044), cloth(threads=600), 0.022, 0.016)
        slab(0.102, 0.082, 0.012, (0, 0.002, 0.044), plain("1a1b1d", 0.6), 0.023, 0.003)
        tube([(0.03, 0.0, 0.083), (0.045, 0.0, 0.094), (0.058, 0, 0.08), (0.05, 0, 0.066)], 0.003, paint(0.7, share=0.8))
        slab(0.044, 0.018, 0.004, (0, -0.0205, 0.044), paint(0.4, share=0.5), 0.005, 0.001)
        for x in (-0.018, 0, 0.018):
            slab(0.009, 0.006, 0.003, (x, 0.0, 0.085), plain("eceded", 0.5), 0.002, lying=True)
    elif form == "ball":
        ball((0.09, 0.09, 0.085), (0, 0, 0.085), cloth(threads=380))
        cylinder(0.045, 0.004, (0, 0, 0.168), plain("1b1c1e", 0.25), bevel=0.001)
        ring(0.043, 0.002, (0, 0, 0.1695), lamp("66c8ff", 2.0))
        cylinder(0.06, 0.012, (0, 0, 0.006), plain("1b1c1e", 0.6))
    else:
        box(0.17, 0.22, 0.3, (0, 0, 0.15), paint(0.4), 0.01)
        for z, r in ((0.225, 0.03), (0.1, 0.06)):
            ring(r, 0.006, (0, -0.111, z), plain("2c2e32", 0.4), "y", flat=0.6)
            lathe([(r, 0.0), (r * 0.6, 0.012), (r * 0.36, 0.014), (r * 0.3, 0.004), (0.001, 0.0)], (0, -0.11, z), plain("1a1b1d", 0.5), turn=(90, 0, 0))


def soundbar(form="subwoofer", w=0.95):
    """A soundbar alone, with a subwoofer, or with two rear speakers as well."""
    slab(w, 0.062, 0.1, (0, 0, 0.036), plain("222428", 0.5), 0.014, 0.008)
    slab(w - 0.06, 0.05, 0.006, (0, -0.049, 0.036), GRILLE, 0.012, 0.002)
    for side in (-1, 1):
        slab(0.022, 0.064, 0.102, (side * (w / 2 - 0.014), 0, 0.036), metal(0.3), 0.008, 0.006)
    slab(0.1, 0.03, 0.002, (0, 0.0, 0.0675), plain("0b0c0d", 0.15, coat=0.8), 0.01, lying=True)
    with group((w * 0.4, -0.053, 0.045)):
        grid(4, 1, 0.012, lambda x, z: cylinder(0.0018, 0.001, (x, 0, z), lamp("ffffff", 2.0), "y"))
    if form != "solo":
        with group((w * 0.27, 0.24, 0)):
            box(0.25, 0.28, 0.38, (0, 0, 0.2), plain("222428", 0.45), 0.016)
            slab(0.22, 0.24, 0.006, (0, -0.141, 0.24), GRILLE, 0.014, 0.002)
            slab(0.13, 0.03, 0.006, (0, -0.141, 0.07), plain("0a0b0c", 0.6), 0.015)
            for x in (-0.09, 0.09):
                cylinder(0.018, 0.02, (x, -0.1, 0.01), plain("101113", 0.7))
    if form == "satellites":
        for x in (-0.33, -0.16):
            with group((x, 0.22, 0)):
                box(0.11, 0.12, 0.2, (0, 0, 0.102), plain("222428", 0.45), 0.012)
                slab(0.096, 0.17, 0.004, (0, -0.061, 0.106), GRILLE, 0.01, 0.001)


def microphone(form="desk"):
    """A desk condenser on a ring foot, a broadcast model on a boom, or a clip-on pair with its charging case."""
    if form == "clip":
        slab(0.082, 0.052, 0.03, (0, 0.03, 0.02), plain("1c1d20", 0.35, 0.2), 0.014, 0.008, lying=True)
        slab(0.0822, 0.0522, 0.0005, (0, 0.03, 0.024), plain("0a0b0c", 0.6), 0.014, lying=True)
        for k in range(3):
            cylinder(0.0012, 0.001, (-0.005 + k * 0.005, 0.0035, 0.016), lamp("7dff9a", 2.0), "y")
        for x, turn in ((-0.026, -14), (0.026, 10)):
            with group((x, -0.03, 0), (0, 0, turn)):
                slab(0.022, 0.046, 0.013, (0, 0, 0.023), paint(0.35, 0.3), 0.006, 0.003)
                slab(0.012, 0.036, 0.003, (0, 0.009, 0.024), STEEL_CLIP, 0.004, 0.001)
                cylinder(0.0022, 0.001, (0, -0.0068, 0.036), lamp("66ff8a", 2.0), "y")
                grid(4, 2, 0.003, lambda px, pz: cylinder(0.0008, 0.001, (px, -0.0066, 0.012 + pz), plain("0a0b0c", 0.6), "y", sides=10))
                ball((0.0115, 0.011, 0.011), (0, 0, 0.052), plain("141517", 1.0))
        return
    if form == "boom":
        cylinder(0.075, 0.014, (0.075, 0.02, 0.007), plain("1b1c1e", 0.35, 0.6), bevel=0.004)
        tube([(0.075, 0.02, 0.01), (0.075, 0.02, 0.2)], 0.008, plain("2a2c2f", 0.3, 0.8), rounded=False)
        cylinder(0.014, 0.03, (0.075, 0.02, 0.2), plain("17181a", 0.4), "y", bevel=0.003)
        tube([(0.11, 0.02, 0.215), (-0.01, 0.005, 0.185)], 0.007, plain("2a2c2f", 0.3, 0.8), rounded=False)
        with group((-0.035, -0.01, 0.178), (18, 0, 34)):
            cylinder(0.03, 0.085, (0, 0.02, 0), paint(0.4), "y", bevel=0.008)
            cylinder(0.0305, 0.012, (0, -0.012, 0), metal(0.25), "y", bevel=0.002)
            lathe(curve([(0.0295, 0.0), (0.0315, 0.012), (0.0315, 0.045), (0.026, 0.058), (0.001, 0.062)]), (0, -0.016, 0), GRILLE, turn=(90, 0, 0))
            for z in (0.036, -0.036):
                cylinder(0.004, 0.012, (0, 0.02, z), plain("17181a", 0.4))
            tube([(0, 0.02, 0.04), (0.036, 0.02, 0.024), (0.038, 0.02, -0.0), (0.036, 0.02, -0.024), (0, 0.02, -0.04)], 0.004, plain("2a2c2f", 0.3, 0.8))
        return
    cylinder(0.058, 0.014, (0, 0, 0.007), plain("1b1c1e", 0.4, 0.5), bevel=0.004)
    tube([(0, 0.0, 0.01), (0, 0.012, 0.05), (0, 0.012, 0.1)], 0.007, plain("2a2c2f", 0.3, 0.8), rounded=False)
    ring(0.042, 0.0045, (0, 0.008, 0.155), plain("2a2c2f", 0.4, 0.6), "y")
    cylinder(0.031, 0.075, (0, 0, 0.125), paint(0.4), bevel=0.005)
    lathe(curve([(0.0302, 0), (0.0306, 0.05), (0.027, 0.072), (0.012, 0.084), (0.001, 0.086)]), (0, 0, 0.163), GRILLE)
    ring(0.0312, 0.0024, (0, 0, 0.1635), metal(0.2))
    cylinder(0.0085, 0.008, (0, -0.0315, 0.118), plain("c9ccd0", 0.25, 1.0), "y", bevel=0.001)
    cylinder(0.002, 0.001, (0, -0.031, 0.142), lamp("66ff8a", 2.5), "y")
