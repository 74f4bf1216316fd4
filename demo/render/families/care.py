"""Care: hair dryers, stylers, toothbrushes, shavers, trimmers and scales."""

import math

from studio.materials import glass, lamp, metal, paint, plain
from studio.shapes import ball, box, curve, cylinder, digits, grid, group, lathe, pill, ring, slab, tube

DARK = plain("232528", 0.5)
DARK_GLASS = plain("08090b", 0.07, coat=1.0)
STEEL = plain("c9ccd0", 0.24, 1.0)


def hair_dryer(form="classic"):
    """A hair dryer: a classic cone, a ring with a straight handle or a slim tube."""
    if form == "ring":
        with group((0, 0, 0.22), (0, 0, -32)):
            lathe([(0.026, -0.035), (0.04, -0.04), (0.044, -0.03), (0.044, 0.03), (0.04, 0.04), (0.026, 0.036), (0.024, 0.0), (0.026, -0.035)], (0, 0, 0), paint(0.25, 0.4), turn=(90, 0, 0))
            ring(0.034, 0.004, (0, -0.04, 0), metal(0.2), "y")
        with group((0, 0, 0), (0, 0, -32)):
            cylinder(0.0185, 0.16, (0, 0, 0.1), paint(0.25, 0.4), bevel=0.004)
            cylinder(0.0188, 0.03, (0, 0, 0.03), metal(0.25), bevel=0.002)
            tube([(0, 0, 0.016), (0, 0.01, 0.004), (0.06, 0.05, 0.003), (0.1, 0.0, 0.003)], 0.0035, DARK)
            for z in (0.13, 0.145):
                slab(0.009, 0.01, 0.003, (0, -0.0185, z), DARK, 0.003)
        return
    long = 0.2 if form == "classic" else 0.17
    r = 0.045 if form == "classic" else 0.034
    with group((0, 0, 0.2), (0, 0, 0)):
        lathe(curve([(r * 0.62, -long * 0.62), (r * 0.72, -long * 0.4), (r, -long * 0.1), (r * 1.02, long * 0.12), (r * 0.9, long * 0.24)]), (0, 0, 0), paint(0.28, 0.4), "x")
        cylinder(r * 0.86, 0.006, (long * 0.245, 0, 0), DARK, "x")
        for k in range(4):
            ring(r * (0.2 + k * 0.19), 0.0014, (long * 0.262, 0, 0), plain("8f9498", 0.4, 0.8), "x")
        with group((-long * 0.62, 0, 0)):
            cylinder(r * 0.66, 0.03, (0.006, 0, 0), DARK, "x", bevel=0.003)
            with group((-0.026, 0, 0), scale=(1, 0.5, 1)):
                cylinder(r * 0.62, 0.045, (0, 0, 0), DARK, top=r * 0.92, turn=(0, -90, 0), bevel=0.001)
        ring(r * 0.99, 0.0026, (long * 0.1, 0, 0), metal(0.2), "x")
    tube([(0.022, 0, 0.18), (0.034, 0, 0.1), (0.05, 0, 0.02)], 0.0185, paint(0.28, 0.4), flat=1.0)
    for z in (0.12, 0.095):
        slab(0.01, 0.015, 0.004, (0.02, -0.017, z), DARK, 0.004, turn=(0, 8, 0))
    tube([(0.05, 0, 0.018), (0.055, 0.01, 0.004), (0.0, 0.06, 0.003), (-0.1, 0.03, 0.003)], 0.0035, DARK)


def straightener(form="plates"):
    """Hair straightener tongs: slim, with wide plates and a display, or round arms that blow air."""
    wide = 1.45 if form == "wide" else 1.0
    with group((0, 0, 0.03), (0, 0, 34)):
        for side in (-1, 1):
            with group((-0.12, 0, side * 0.004), (0, side * -6.5, 0)):
                if form == "air":
                    cylinder(0.0165, 0.27, (0.135, 0, side * 0.016), metal(0.25), "x", bevel=0.005)
                    cylinder(0.0168, 0.05, (0.035, 0, side * 0.016), paint(0.3, 0.3), "x", bevel=0.002)
                    slab(0.13, 0.006, 0.003, (0.19, 0, side * 0.0006), DARK, 0.002, lying=True)
                    if side > 0:
                        slab(0.016, 0.014, 0.003, (0.04, -0.0158, 0.016), DARK_GLASS, 0.004, 0.001)
                    continue
                slab(0.27, 0.03 * wide, 0.018, (0.135, 0, side * 0.01), paint(0.28, 0.4), 0.012, 0.006, lying=True)
                slab(0.1, 0.026 * wide, 0.004, (0.205, 0, side * 0.0005), plain("b98a6a" if form == "plates" else "6f5a86", 0.2, 0.8), 0.004, 0.001, lying=True)
                if side > 0:
                    slab(0.05, 0.012, 0.001, (0.075, 0, 0.0192), DARK_GLASS, 0.005, lying=True)
                    digits("200", 0.0085, (0.075, 0, 0.0199), lamp("dff4ff", 1.6), lying=True)
        cylinder(0.014 if form != "air" else 0.019, 0.034 * wide, (-0.122, 0, 0.0), DARK, "y", bevel=0.003)
        tube([(-0.13, 0, 0), (-0.17, 0.01, -0.01), (-0.2, 0.06, -0.025), (-0.14, 0.11, -0.027), (-0.05, 0.1, -0.027)], 0.0034, DARK)


def toothbrush(form="round"):
    """An electric toothbrush with a round or long head, or slim with a flat handle."""
    if form == "slim":
        slab(0.025, 0.15, 0.025, (0, 0, 0.087), paint(0.3, 0.3), 0.009, 0.009)
        slab(0.003, 0.03, 0.002, (0, -0.0123, 0.06), lamp("9fe8ff", 1.2), 0.0015)
    else:
        lathe(curve([(0.013, 0.0), (0.0145, 0.02), (0.0155, 0.08), (0.0135, 0.13), (0.0085, 0.152)]), (0, 0, 0.012), paint(0.28, 0.4))
    cylinder(0.022, 0.014, (0, 0, 0.007), plain("eceeef", 0.35), bevel=0.004)
    lathe([(0.0084, 0.0), (0.0072, 0.012), (0.0045, 0.03), (0.0036, 0.055)], (0, 0, 0.164), plain("f4f5f6", 0.3))
    if form == "round":
        cylinder(0.0074, 0.007, (0, -0.003, 0.224), plain("f4f5f6", 0.3), "y", bevel=0.001)
        cylinder(0.0066, 0.009, (0, -0.0095, 0.224), plain("4a8fd6", 0.8), "y")
        cylinder(0.0045, 0.0094, (0, -0.0096, 0.224), plain("f4f6f8", 0.8), "y")
    else:
        slab(0.0095, 0.03, 0.006, (0, -0.001, 0.23), plain("f4f5f6", 0.3), 0.0045, 0.001)
        slab(0.008, 0.026, 0.009, (0, -0.007, 0.23), plain("eef3f6", 0.85), 0.0035)
        slab(0.0082, 0.007, 0.0092, (0, -0.0071, 0.238), plain("4a8fd6", 0.8), 0.002)
    slab(0.011, 0.018, 0.004, (0, -0.0142 if form != "slim" else -0.0118, 0.11), DARK if form == "round" else STEEL, 0.0055, 0.001)
    for k in range(3 if form != "slim" else 0):
        cylinder(0.0012, 0.001, (0, -0.0155, 0.075 - k * 0.009), lamp("9fe8ff", 1.6), "y")


def shaver(form="rotary"):
    """A shaver with three rotary heads, a foil shaver or a bar trimmer."""
    with group(turn=(0, 0, -18)):
        lathe(curve([(0.02, 0.0), (0.0245, 0.02), (0.0265, 0.07), (0.023, 0.11), (0.0245, 0.125)]), (0, 0, 0.0), paint(0.32, 0.3))
        slab(0.024, 0.075, 0.012, (0, -0.0215, 0.062), DARK_GLASS, 0.011, 0.003)
        cylinder(0.007, 0.003, (0, -0.028, 0.078), STEEL, "y", bevel=0.001)
        for k in range(3):
            cylinder(0.0012, 0.001, (-0.005 + k * 0.005, -0.0276, 0.05), lamp("9fe8ff", 1.6), "y")
        if form == "rotary":
            with group((0, -0.004, 0.145), (32, 0, 0)):
                lathe(curve([(0.022, -0.022), (0.034, -0.004), (0.034, 0.006), (0.026, 0.011)]), (0, 0, 0), plain("2a2c30", 0.35, 0.3))
                for k in range(3):
                    a = 2 * math.pi * k / 3 + math.pi / 2
                    with group((0.0165 * math.cos(a), 0.0165 * math.sin(a), 0.011)):
                        cylinder(0.0135, 0.006, (0, 0, 0), plain("3a3d41", 0.3, 0.6), bevel=0.0015)
                        cylinder(0.011, 0.0075, (0, 0, 0), STEEL, bevel=0.001)
                        ring(0.0075, 0.0012, (0, 0, 0.0037), plain("5b5f64", 0.3, 1.0))
        elif form == "wide":
            slab(0.062, 0.042, 0.036, (0, 0, 0.142), metal(0.25), 0.012, 0.008)
            slab(0.056, 0.012, 0.032, (0, 0, 0.163), plain("2a2c30", 0.35, 0.3), 0.004, 0.003)
            for y, r in ((-0.011, 0.005), (-0.001, 0.0028), (0.004, 0.0028), (0.0125, 0.005)):
                cylinder(r, 0.05, (0, y, 0.168), STEEL if r > 0.004 else plain("c9a24d", 0.25, 1.0), "x", bevel=0.001)
        else:
            slab(0.052, 0.034, 0.03, (0, 0, 0.142), plain("2a2c30", 0.35, 0.3), 0.008, 0.004)
            for y in (-0.008, 0.001, 0.01):
                cylinder(0.0042, 0.044, (0, y, 0.159), STEEL, "x", bevel=0.001)


def trimmer(form="classic"):
    """A trimmer: classic with a comb, slim, or professional with a wide metal blade."""
    w = {"classic": 0.042, "slim": 0.026, "pro": 0.05}[form]
    with group(turn=(0, 0, -18)):
        slab(w, 0.15, 0.034, (0, 0, 0.078), paint(0.35, 0.2) if form != "pro" else metal(0.28), w * 0.32, 0.01)
        slab(w * 0.5, 0.06, 0.003, (0, -0.0168, 0.06), DARK, w * 0.2, 0.001)
        cylinder(w * 0.16, 0.004, (0, -0.0185, 0.085), STEEL, "y", bevel=0.001)
        with group((0, -0.002, 0.16), (14, 0, 0)):
            box(w * 0.92, 0.014, 0.016, (0, 0, 0), plain("2a2c30", 0.4), 0.003)
            box(w * 0.9, 0.004, 0.014, (0, -0.005, 0.012), STEEL, 0.0006)
            grid(int(w / 0.0022), 1, 0.0019, lambda x, z: box(0.0011, 0.003, 0.005, (x, -0.005, 0.0205), STEEL))
        for k in range(3):
            cylinder(0.0012, 0.001, (0, -0.0175, 0.03 - k * 0.006), lamp("9fe8ff", 1.6), "y")


def scales(form="glass"):
    """Floor scales: glass with electrodes, a solid plate, or wide glass with steel strips."""
    thin = form != "plate"
    slab(0.3 if form != "strip" else 0.34, 0.3 if form != "strip" else 0.26, 0.008 if thin else 0.024, (0, 0, 0.024), paint(0.1, 0.9) if thin else paint(0.4), 0.035 if form != "strip" else 0.014, 0.003, lying=True)
    for x in (-0.11, 0.11):
        for y in (-0.11, 0.11):
            cylinder(0.018, 0.02, (x, y, 0.01), DARK, bevel=0.003)
    top = 0.0285 if thin else 0.0365
    slab(0.1, 0.04, 0.001, (0, 0.09, top), DARK_GLASS, 0.006, lying=True)
    digits("68", 0.028, (0, 0.09, top + 0.001), lamp("f2f6f8", 1.6), lying=True)
    if form == "glass":
        for x in (-0.075, 0.075):
            for y in (-0.03, -0.1):
                slab(0.08, 0.035, 0.0008, (x, y, top), STEEL, 0.017, lying=True)
    elif form == "strip":
        for x in (-0.115, 0.115):
            slab(0.03, 0.25, 0.001, (x, 0, top), STEEL, 0.002, lying=True)
        ring(0.03, 0.0012, (0, -0.05, top), plain("e9edf0", 0.4), flat=0.3)
    else:
        ring(0.09, 0.0012, (0, -0.03, top), plain("9aa0a5", 0.4), flat=0.3)
