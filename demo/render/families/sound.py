"""Headphones, earbuds, speakers, soundbars and microphones."""

import math

from studio.materials import lamp, metal, paint, plain
from studio.shapes import ball, box, curve, cylinder, grid, group, lathe, pill, ring, slab, tube

MESH = plain("1c1d20", 0.85)
CHROME = plain("d5d8db", 0.18, 1.0)


def headphones(form="round", boom=False, band="thick"):
    """Over-ear headphones; `boom` adds a microphone."""
    skin, soft = paint(0.42), paint(0.75, share=0.75)
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
            else:
                with group((side * 0.008, 0, 0), (0, 0, 90)):
                    slab(0.068, 0.092, 0.026, (0, 0, 0), skin, 0.032, 0.01)
                with group((-side * 0.014, 0, 0), (0, 0, 90)):
                    slab(0.072, 0.096, 0.024, (0, 0, 0), soft, 0.034, 0.0115)
    if boom:
        tube([(-0.098, -0.012, -0.03), (-0.085, -0.07, -0.055), (-0.04, -0.1, -0.062)], 0.0035, plain("17181a", 0.6))
        pill(0.024, 0.014, 0.014, (-0.032, -0.102, -0.062), plain("101113", 0.8), soft=1.0)


def earbuds(form="stem"):
    """Wireless earbuds in front of their closed case."""
    with group((0, 0.024, 0.0), (-8, 0, 0)):
        slab(0.062, 0.05, 0.026, (0, 0, 0.026), paint(0.16, 0.6), 0.0225, 0.0105)
        slab(0.0622, 0.0006, 0.0262, (0, 0, 0.0268), paint(0.7, share=0.4), 0.0002)
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
        cylinder(0.048, 0.17, (0, 0, 0.05), paint(0.85), "x", bevel=0.006)
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
        slab(0.21, 0.13, 0.004, (0, -0.056, 0.085), paint(0.95, share=0.6), 0.012)
        tube([(-0.105, -0.058, 0.148), (0.105, -0.058, 0.148)], 0.002, plain("c9a24d", 0.25, 1.0), rounded=False)
        tube([(-0.105, -0.058, 0.022), (0.105, -0.058, 0.022)], 0.002, plain("c9a24d", 0.25, 1.0), rounded=False)
        slab(0.16, 0.06, 0.003, (0, 0, 0.1605), plain("c9a24d", 0.3, 1.0), 0.006, lying=True)
        grid(4, 1, 0.036, lambda x, z: cylinder(0.009, 0.014, (x, 0, 0.168), plain("c9a24d", 0.25, 1.0), bevel=0.002))
    elif form == "ball":
        ball((0.09, 0.09, 0.085), (0, 0, 0.085), paint(0.9))
        cylinder(0.045, 0.004, (0, 0, 0.168), plain("1b1c1e", 0.25), bevel=0.001)
        ring(0.043, 0.002, (0, 0, 0.1695), lamp("66c8ff", 2.0))
        cylinder(0.06, 0.012, (0, 0, 0.006), plain("1b1c1e", 0.6))
    else:
        box(0.17, 0.22, 0.3, (0, 0, 0.15), paint(0.4), 0.01)
        for z, r in ((0.225, 0.03), (0.1, 0.06)):
            ring(r, 0.006, (0, -0.111, z), plain("2c2e32", 0.4), "y", flat=0.6)
            lathe([(r, 0.0), (r * 0.6, 0.012), (r * 0.36, 0.014), (r * 0.3, 0.004), (0.001, 0.0)], (0, -0.11, z), plain("1a1b1d", 0.5), turn=(90, 0, 0))


def soundbar(subwoofer=True, w=0.95):
    """A soundbar, with a subwoofer behind it."""
    slab(w, 0.062, 0.1, (0, 0, 0.036), plain("17181a", 0.75), 0.012, 0.006)
    slab(w - 0.03, 0.05, 0.004, (0, -0.05, 0.036), MESH, 0.01, 0.001)
    for side in (-1, 1):
        box(0.016, 0.1, 0.062, (side * (w / 2 - 0.006), 0, 0.036), metal(0.3), 0.004)
    with group((w * 0.4, -0.053, 0.045)):
        grid(4, 1, 0.012, lambda x, z: cylinder(0.0016, 0.001, (x, 0, z), lamp("ffffff", 2.0), "y"))
    if subwoofer:
        box(0.24, 0.3, 0.36, (w * 0.3, 0.26, 0.18), plain("17181a", 0.6), 0.014)
        slab(0.2, 0.3, 0.004, (w * 0.3, 0.108, 0.18), MESH, 0.01)


def microphone(form="desk"):
    """A desk condenser on a ring foot, or a clip-on pair with a charger."""
    if form == "clip":
        slab(0.07, 0.05, 0.03, (0, 0.02, 0.025), plain("1c1d20", 0.4), 0.012, 0.006)
        for x in (-0.03, 0.03):
            slab(0.024, 0.034, 0.012, (x, -0.03, 0.018), paint(0.4), 0.006, 0.003)
            ball((0.01, 0.009, 0.009), (x, -0.03, 0.04), plain("141517", 0.95))
        return
    cylinder(0.055, 0.012, (0, 0, 0.006), plain("1b1c1e", 0.4, 0.5), bevel=0.003)
    tube([(0, 0.0, 0.01), (0, 0.01, 0.09)], 0.006, plain("2a2c2f", 0.3, 0.8), rounded=False)
    ring(0.04, 0.004, (0, 0.008, 0.15), plain("2a2c2f", 0.4, 0.6), "y")
    cylinder(0.029, 0.07, (0, 0, 0.125), paint(0.45), bevel=0.004)
    lathe(curve([(0.0292, 0), (0.0295, 0.05), (0.026, 0.072), (0.012, 0.084), (0.001, 0.086)]), (0, 0, 0.16), plain("5c6065", 0.55, 0.9))
    ring(0.0295, 0.0022, (0, 0, 0.16), metal(0.2))
    cylinder(0.008, 0.006, (0, -0.03, 0.12), plain("c9ccd0", 0.25, 1.0), "y", bevel=0.001)
    cylinder(0.002, 0.001, (0, -0.0295, 0.142), lamp("66ff8a", 2.5), "y")
