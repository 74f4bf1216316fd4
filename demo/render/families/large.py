"""Large appliances: refrigerators, freezers, washers, dryers, dishwashers, stoves, ovens, hobs and hoods."""

import math

from studio.materials import glass, lamp, metal, paint, plain
from studio.shapes import box, cylinder, digits, grid, group, lathe, ring, slab, tube

SEAL = plain("3c3f42", 0.7)
DARK_GLASS = plain("07080a", 0.06, coat=1.0)
STEEL = plain("c9ccd0", 0.28, 1.0)
SIDE = plain("b9bcbf", 0.45)


def _door(w, h, d, at, surface, bevel=0.008):
    return box(w, d, h, at, surface, bevel)


def _bar(x, y, low, high, material=STEEL):
    """Vertical bar handle on two posts."""
    tube([(x, y - 0.045, low), (x, y - 0.045, high)], 0.011, material, rounded=False)
    for z in (low + 0.05, high - 0.05):
        tube([(x, y, z), (x, y - 0.045, z)], 0.008, material, rounded=False)


def fridge(form="bottom", w=0.6, h=1.95, d=0.62, handle="hidden", display=False, lacquer=False, dispenser=False):
    """A refrigerator by the division of its doors; `lacquer` is plain paint, else brushed metal."""
    skin = paint(0.35, 0.3) if lacquer else metal(0.3)
    case = paint(0.5, share=0.75)
    door, front = 0.06, -d / 2
    box(w - 0.006, d - door, h, (0, door / 2, h / 2), case, 0.006)
    box(w - 0.03, 0.02, 0.05, (0, front + door, 0.03), plain("26282b", 0.6))
    gap, y, base = 0.008, front + door / 2 - 0.006, 0.055
    top = h - 0.004
    half = (w - gap) / 2
    parts = []
    if form == "single":
        parts = [(0, base, top, w)]
    elif form == "bottom":
        parts = [(0, base + 0.7, top, w), (0, base, base + 0.7 - gap, w)]
    elif form == "top":
        parts = [(0, h * 0.7 + gap, top, w), (0, base, h * 0.7, w)]
    elif form == "side-by-side":
        parts = [(-w * 0.28, base, top, w * 0.44 - gap), (w * 0.22, base, top, w * 0.56)]
    elif form == "french":
        split = h * 0.42
        parts = [(-(half + gap) / 2, split, top, half), ((half + gap) / 2, split, top, half)]
        parts += [(0, base, split * 0.53, w), (0, split * 0.53 + gap, split - gap, w)]
    elif form == "cross":
        split = h * 0.45
        parts = [(s * (half + gap) / 2, low, high, half) for s in (-1, 1) for low, high in ((split, top), (base, split - gap))]
    for x, low, high, width in parts:
        _door(width, high - low, door, (x, y, (low + high) / 2), skin)
        box(width - 0.02, 0.012, high - low - 0.02, (x, front + door, (low + high) / 2), SEAL)
        edge = width / 2 - 0.045
        side = -1 if (x > 0 or (x == 0 and form in ("single", "top", "bottom"))) else 1
        if handle == "bar" and (high - low) > 0.5:
            centre = low + 0.36 if low > 0.6 else high - 0.34
            _bar(x + side * edge, y - door / 2, centre - 0.26, centre + 0.26)
        elif handle == "bar":
            tube([(x - width * 0.3, y - door / 2 - 0.04, high - 0.06), (x + width * 0.3, y - door / 2 - 0.04, high - 0.06)], 0.011, STEEL, rounded=False)
        elif handle == "retro":
            tube([(x + side * edge - 0.06 * side, y - door / 2 - 0.03, (low + high) / 2), (x + side * edge, y - door / 2 - 0.03, (low + high) / 2)], 0.012, STEEL, rounded=False)
        elif handle == "recess":
            box(0.018, 0.01, min(0.5, (high - low) * 0.5), (x + side * (width / 2 - 0.02), y - door / 2 + 0.001, (low + high) / 2), plain("5b5e61", 0.4, 0.8), 0.004)
    if display:
        slab(0.1, 0.05, 0.004, (parts[0][0], y - door / 2 - 0.001, top - 0.35), DARK_GLASS, 0.006)
        digits("-18", 0.03, (parts[0][0], y - door / 2 - 0.004, top - 0.35), lamp("a8e8ff", 1.5))
    if dispenser:
        x, width = parts[0][0], parts[0][3]
        slab(width * 0.55, 0.36, 0.006, (x, y - door / 2 - 0.001, h * 0.6), DARK_GLASS, 0.012, 0.002)
        slab(width * 0.42, 0.2, 0.01, (x, y - door / 2 - 0.001, h * 0.57), plain("2c2f33", 0.5), 0.01)


def freezer(form="upright", h=1.7):
    """An upright freezer, or a chest with a lid."""
    if form == "upright":
        return fridge("single", 0.58, h, handle="recess", display=True, lacquer=True)
    w, d, h = 1.1 if h > 0.9 else 0.8, 0.62, 0.84
    box(w, d, h - 0.09, (0, 0, 0.04 + (h - 0.09) / 2), paint(0.4, 0.2), 0.018)
    box(w - 0.05, d - 0.05, 0.04, (0, 0, 0.02), plain("2b2d30", 0.6))
    box(w + 0.006, d + 0.006, 0.06, (0, 0, h - 0.018), paint(0.35, 0.3), 0.02)
    box(w - 0.02, d - 0.02, 0.014, (0, 0, h - 0.052), SEAL)
    box(0.2, 0.03, 0.03, (0, -d / 2 - 0.012, h - 0.03), plain("d9dcde", 0.3, 0.4), 0.01)
    box(w - 0.06, 0.003, 0.003, (0, -d / 2 - 0.0005, h - 0.16), plain("8f9396", 0.5))
    slab(0.15, 0.06, 0.004, (w * 0.3, -d / 2 - 0.001, h - 0.24), DARK_GLASS, 0.012)
    digits("-18", 0.034, (w * 0.3, -d / 2 - 0.004, h - 0.24), lamp("a8e8ff", 1.5))
    cylinder(0.012, 0.004, (-w * 0.36, -d / 2 - 0.001, h - 0.24), STEEL, "y", bevel=0.001)
    for x in (-w * 0.4, w * 0.4):
        cylinder(0.03, 0.03, (x, -d * 0.38, 0.02), plain("26282b", 0.7), "x", bevel=0.006)
    with group((w * 0.3, -d / 2 - 0.001, 0.12)):
        grid(14, 1, 0.012, lambda x, z: slab(0.005, 0.09, 0.003, (x, 0, z), plain("33363a", 0.6), 0.002))
    return None


def _porthole(z, y, r, rim=None):
    """Round door: rim, dark glass ring and the drum behind it."""
    rim = rim or plain("d5d8db", 0.16, 1.0)
    lathe([(r * 0.72, 0.02), (r * 0.8, 0.045), (r * 0.93, 0.05), (r, 0.034), (r * 1.01, 0.0)], (0, y, z), rim, turn=(90, 0, 0))
    lathe([(r * 0.56, 0.02), (r * 0.66, 0.034), (r * 0.74, 0.042)], (0, y, z), DARK_GLASS, turn=(90, 0, 0))
    _drum(z, y - 0.018, r * 0.58)


def _drum(z, y, r):
    """Steel wall of the drum behind the door: holes in rings and three ribs."""
    cylinder(r, 0.004, (0, y, z), plain("7d8287", 0.34, 0.9, coat=0.5), "y")
    hole = plain("131517", 0.6)
    for row in range(2, 7):
        for k in range(row * 5):
            a = 2 * math.pi * k / (row * 5)
            cylinder(r * 0.028, 0.001, (r * row * 0.145 * math.cos(a), y - 0.0024, z + r * row * 0.145 * math.sin(a)), hole, "y", sides=10)
    for k in range(3):
        with group((0, y - 0.004, z), (0, 120 * k + 30, 0)):
            slab(r * 0.2, r * 0.62, 0.014, (0, 0, r * 0.62), plain("63686d", 0.3, 0.8), r * 0.09, 0.004)
    cylinder(r * 0.2, 0.006, (0, y - 0.002, z), plain("989da2", 0.25, 1.0), "y", bevel=0.002)


def washer(form="front", w=0.6, d=0.56, h=0.85, panel="dark", rim="chrome", tower=False):
    """A front loader with its round door, a top loader, or a dryer."""
    if form == "top":
        w = 0.42
        box(w, 0.6, h - 0.05, (0, 0, h / 2 - 0.02), paint(0.4, 0.2), 0.014)
        box(w - 0.01, 0.42, 0.03, (0, -0.07, h - 0.03), paint(0.35, 0.3), 0.012)
        box(w - 0.01, 0.16, 0.09, (0, 0.2, h), paint(0.4), 0.02)
        slab(w * 0.8, 0.05, 0.004, (0, 0.118, h + 0.005), DARK_GLASS, 0.01)
        box(w * 0.5, 0.01, 0.05, (0, -0.3, 0.1), paint(0.5, share=0.8), 0.004)
        return
    skin = paint(0.38, 0.2)
    box(w, d, h - 0.02, (0, 0, (h - 0.02) / 2 + 0.02), skin, 0.012)
    for x in (-w * 0.4, w * 0.4):
        cylinder(0.02, 0.03, (x, -d * 0.38, 0.012), plain("26282b", 0.7))
    y = -d / 2
    box(w - 0.012, 0.008, 0.004, (0, y, h - 0.125), plain("8f9396", 0.5))
    ring_metal = plain("d5d8db", 0.16, 1.0) if rim == "chrome" else plain("2b2d31", 0.3, 0.4) if rim == "dark" else paint(0.25, 0.5)
    _porthole(h * 0.44, y, 0.19 if rim != "big" else 0.215, ring_metal)
    slab(0.035, 0.12, 0.02, (0.185, y - 0.042, h * 0.44), ring_metal, 0.012, 0.004)
    slab(w * 0.29, 0.085, 0.008, (-w * 0.33, y - 0.002, h - 0.065), paint(0.32, 0.3), 0.012, 0.003)
    if panel == "dark":
        slab(w * 0.62, 0.092, 0.004, (w * 0.165, y - 0.001, h - 0.065), DARK_GLASS, 0.012)
    else:
        slab(w * 0.24, 0.06, 0.004, (w * 0.3, y - 0.001, h - 0.065), DARK_GLASS, 0.008)
    cylinder(0.034, 0.026, (0, y - 0.014, h - 0.065), plain("c9ccd0", 0.22, 1.0), "y", bevel=0.005)
    cylinder(0.027, 0.028, (0, y - 0.015, h - 0.065), paint(0.3, 0.2), "y", bevel=0.004)
    digits("0:45", 0.032, (w * 0.28, y - 0.0045, h - 0.065), lamp("dff4ff", 1.6))
    slab(0.11, 0.08, 0.006, (w * 0.36, y - 0.001, 0.085), paint(0.4, share=0.9), 0.01, 0.002)


def dishwasher(w=0.6, built=False, h=0.85):
    """A dishwasher: a plain door with a handle strip and controls above it."""
    d = 0.6
    skin = metal(0.32) if built else paint(0.36, 0.2)
    box(w, d - 0.03, h, (0, 0.015, h / 2), paint(0.45, share=0.85), 0.008)
    box(w - 0.004, 0.03, h - 0.24, (0, -d / 2, 0.12 + (h - 0.24) / 2), skin, 0.006)
    box(w - 0.004, 0.03, 0.1, (0, -d / 2, h - 0.056), skin, 0.006)
    box(w - 0.02, 0.01, 0.09, (0, -d / 2 + 0.03, 0.055), plain("2a2c2f", 0.6))
    if built:
        tube([(-w * 0.36, -d / 2 - 0.055, h - 0.16), (w * 0.36, -d / 2 - 0.055, h - 0.16)], 0.011, STEEL, rounded=False)
        for x in (-w * 0.3, w * 0.3):
            tube([(x, -d / 2 - 0.01, h - 0.16), (x, -d / 2 - 0.055, h - 0.16)], 0.008, STEEL, rounded=False)
    else:
        slab(w * 0.42, 0.028, 0.012, (0, -d / 2 - 0.012, h - 0.088), plain("4a4d51", 0.5), 0.012, 0.003)
    slab(w * 0.3, 0.035, 0.004, (w * 0.28, -d / 2 - 0.015, h - 0.05), DARK_GLASS, 0.006)
    digits("1:20", 0.022, (w * 0.28, -d / 2 - 0.0185, h - 0.05), lamp("bfeaff", 1.5))
    with group((-w * 0.26, -d / 2 - 0.017, h - 0.05)):
        grid(5, 1, 0.028, lambda x, z: cylinder(0.006, 0.006, (x, 0, z), plain("d0d3d6", 0.3, 0.8), "y"))


def _burner(x, y, z, r):
    cylinder(r * 0.62, 0.012, (x, y, z + 0.006), plain("2a2b2d", 0.5, 0.3), bevel=0.003)
    cylinder(r * 0.4, 0.012, (x, y, z + 0.014), plain("161718", 0.45), bevel=0.004)


def _grate(x, y, z, w, d):
    iron = plain("151617", 0.55)
    for k in (-1, 1):
        tube([(x + k * w / 2, y - d / 2, z), (x + k * w / 2, y + d / 2, z)], 0.0055, iron, rounded=False)
        tube([(x - w / 2, y + k * d / 2, z), (x + w / 2, y + k * d / 2, z)], 0.0055, iron, rounded=False)
        for dy in (-d / 4, d / 4):
            tube([(x + k * w / 2, y + dy, z), (x + k * w * 0.14, y + dy, z)], 0.005, iron, rounded=False)
    tube([(x - w / 2, y, z), (x + w / 2, y, z)], 0.0055, iron, rounded=False)


def stove(form="gas", w=0.5, glass_lid=False, knobs=6):
    """A free-standing cooker with an oven."""
    d, h = 0.58, 0.86
    skin = paint(0.35, 0.3)
    box(w, d, h - 0.04, (0, 0, (h - 0.04) / 2 + 0.03), skin, 0.006)
    y = -d / 2
    box(w - 0.01, 0.03, 0.42, (0, y - 0.012, 0.46), skin, 0.006)
    slab(w - 0.09, 0.25, 0.004, (0, y - 0.028, 0.45), DARK_GLASS, 0.02)
    box(w - 0.01, 0.03, 0.15, (0, y - 0.012, 0.16), skin, 0.006)
    tube([(-w * 0.38, y - 0.065, 0.625), (w * 0.38, y - 0.065, 0.625)], 0.01, STEEL, rounded=False)
    for x in (-w * 0.34, w * 0.34):
        tube([(x, y - 0.02, 0.625), (x, y - 0.065, 0.625)], 0.007, STEEL, rounded=False)
    box(w - 0.004, 0.03, 0.1, (0, y - 0.012, 0.745), skin, 0.008)
    with group((0, y - 0.036, 0.745)):
        grid(knobs, 1, w * 0.8 / knobs, lambda x, z: cylinder(0.019, 0.024, (x, 0, z), plain("2a2c2f", 0.35, 0.5), "y", bevel=0.004))
    top = h - 0.01
    if form == "electric":
        slab(w, d, 0.008, (0, 0, top), DARK_GLASS, 0.008, 0.002, lying=True)
        for x, yy, r in ((-0.12, -0.12, 0.085), (0.12, -0.12, 0.07), (-0.12, 0.13, 0.07), (0.12, 0.13, 0.085)):
            ring(r, 0.0012, (x, yy, top + 0.0045), plain("8b8f94", 0.5), flat=0.2)
    else:
        box(w - 0.004, d - 0.004, 0.012, (0, 0, top - 0.004), metal(0.3) if knobs > 5 else skin, 0.004)
        for x in (-w * 0.24, w * 0.24):
            for yy in (-0.13, 0.13):
                _burner(x, yy, top, 0.07)
            _grate(x, 0, top + 0.034, w * 0.44, d * 0.86)
    if glass_lid:
        box(w - 0.004, 0.012, 0.4, (0, d / 2 - 0.012, top + 0.2), skin, 0.004)


def microwave(form="knobs"):
    """A microwave oven: two knobs, a touch panel, a door with a bar handle, or built-in with a frame."""
    w, h, d = 0.46, 0.265, 0.35
    built = form == "built"
    skin = metal(0.3) if form in ("handle", "built") else paint(0.32, 0.3)
    if built:
        box(w, d, h, (0, 0.02, h / 2 + 0.03), plain("9da1a5", 0.4, 0.9), 0.004)
        slab(w + 0.12, h + 0.11, 0.02, (0, -d / 2 + 0.02, h / 2 + 0.03), skin, 0.004, 0.003)
    else:
        box(w, d, h, (0, 0, h / 2 + 0.012), skin, 0.008)
        for x in (-w * 0.4, w * 0.4):
            cylinder(0.014, 0.014, (x, -d * 0.38, 0.007), plain("26282b", 0.7))
    with group((0, -d / 2 + (0.012 if built else 0), h / 2 + (0.03 if built else 0.012))):
        door = w * 0.73
        x = -w / 2 + door / 2 + 0.004
        slab(door, h - 0.008, 0.024, (x, -0.008, 0), skin if form == "knobs" else DARK_GLASS, 0.006, 0.002)
        slab(door * 0.84, h * 0.7, 0.002, (x, -0.0205, 0), DARK_GLASS, 0.014)
        slab(door * 0.68, h * 0.5, 0.001, (x, -0.022, 0), plain("16181b", 0.25, coat=0.6), 0.012)
        panel = w * 0.255
        px = w / 2 - panel / 2 - 0.004
        slab(panel, h - 0.008, 0.024, (px, -0.008, 0), skin if form == "knobs" else DARK_GLASS, 0.006, 0.002)
        if form == "knobs":
            for z in (h * 0.2, -h * 0.14):
                ring(0.033, 0.0012, (px, -0.0205, z), plain("8f9498", 0.5), "y", flat=0.4)
                cylinder(0.026, 0.024, (px, -0.031, z), plain("c9ccd0", 0.25, 1.0), "y", bevel=0.004)
                box(0.003, 0.002, 0.018, (px, -0.0435, z + 0.006), plain("26282b", 0.5))
            slab(panel * 0.7, 0.03, 0.01, (px, -0.024, -h * 0.38), paint(0.3, 0.3, share=0.85), 0.006, 0.002)
        else:
            digits("12:30", 0.024, (px, -0.0215, h * 0.34), lamp("bfeaff", 1.7))
            with group((px, -0.0205, -h * 0.04)):
                grid(3, 4, (0.028, 0.026), lambda bx, bz: slab(0.018, 0.014, 0.001, (bx, 0, bz), plain("3a3d41", 0.4), 0.004))
            slab(panel * 0.72, 0.026, 0.006, (px, -0.0215, -h * 0.38), plain("2c2f33", 0.3) if form == "touch" else skin, 0.006, 0.002)
        if form in ("handle", "built"):
            bar = x + door / 2 - 0.03
            tube([(bar, -0.058, -h * 0.36), (bar, -0.058, h * 0.36)], 0.0095, STEEL, rounded=False)
            for z in (-h * 0.3, h * 0.3):
                tube([(bar, -0.018, z), (bar, -0.058, z)], 0.006, STEEL, rounded=False)


def oven(handle="bar", display=True, knobs=2):
    """A built-in oven."""
    w, h, d = 0.595, 0.595, 0.5
    skin = metal(0.3)
    box(w - 0.03, d, h - 0.03, (0, 0.02, h / 2), plain("9da1a5", 0.4, 0.9), 0.004)
    y = -d / 2
    slab(w, h * 0.78, 0.03, (0, y, h * 0.39), DARK_GLASS, 0.004, 0.002)
    slab(w, h * 0.2, 0.03, (0, y, h * 0.895), skin, 0.004, 0.002)
    slab(w * 0.72, h * 0.42, 0.002, (0, y - 0.016, h * 0.36), plain("15110d", 0.12, coat=1.0), 0.02)
    bar_z = h * 0.72
    tube([(-w * 0.4, y - 0.055, bar_z), (w * 0.4, y - 0.055, bar_z)], 0.0105, STEEL, rounded=False)
    for x in (-w * 0.35, w * 0.35):
        tube([(x, y - 0.01, bar_z), (x, y - 0.055, bar_z)], 0.007, STEEL, rounded=False)
    if display:
        slab(0.15, 0.055, 0.003, (0, y - 0.0155, h * 0.895), DARK_GLASS, 0.004)
        digits("18:00", 0.028, (0, y - 0.018, h * 0.895), lamp("ffd9b0", 1.8))
    for index in range(knobs):
        x = (-1 if index % 2 == 0 else 1) * (0.2 - 0.07 * (index // 2))
        cylinder(0.022, 0.03, (x, y - 0.028, h * 0.895), STEEL, "y", bevel=0.004)


def hob(form="induction", w=0.58, burners=4, color_glass=True):
    """A hob seen from above."""
    d = 0.51
    surface = plain("08090a", 0.08, coat=1.0) if form == "induction" else paint(0.1, 1.0) if color_glass else metal(0.3)
    slab(w, d, 0.03, (0, 0, -0.02), plain("6e7275", 0.4, 0.8), 0.01, lying=True)
    slab(w, d, 0.008, (0, 0, 0), surface, 0.008, 0.0025, lying=True)
    layout = {2: ((0, -0.12), (0, 0.12)), 3: ((-0.13, 0.11), (0.13, 0.11), (0.02, -0.11))}.get(
        burners, ((-0.14, -0.1), (0.14, -0.1), (-0.14, 0.12), (0.14, 0.12))
    )
    top = 0.0045
    for index, (x, y) in enumerate(layout):
        if form == "induction":
            r = 0.095 if index % 3 == 0 else 0.075
            ring(r, 0.0011, (x, y, top), plain("9ca1a6", 0.4), flat=0.2)
            box(0.03, 0.0015, 0.0006, (x, y, top), plain("9ca1a6", 0.4))
            box(0.0015, 0.03, 0.0006, (x, y, top), plain("9ca1a6", 0.4))
        else:
            _burner(x, y, top, 0.075)
            _grate(x, y, top + 0.036, 0.24, 0.22)
    if form == "induction":
        slab(w * 0.5, 0.03, 0.0006, (0, -d / 2 + 0.035, top), plain("15181b", 0.2), 0.006, lying=True)
        grid(6, 1, 0.03, lambda x, z: cylinder(0.005, 0.0008, (x, -d / 2 + 0.035, top), lamp("ff4a3d" if abs(x) < 0.02 else "dfe6ec", 0.9)))
    else:
        grid(burners, 1, 0.06, lambda x, z: cylinder(0.018, 0.024, (x, -d / 2 + 0.045, top + 0.012), STEEL, bevel=0.004))


def hood(form="chimney", w=0.6):
    """A cooker hood: a chimney, an inclined glass panel or a flat slide-out."""
    if form == "inclined":
        with group((0, -0.05, 0.2), (-32, 0, 0)):
            slab(w, 0.44, 0.05, (0, 0.01, 0), paint(0.3, 0.4, share=0.8), 0.008, 0.003)
            slab(w, 0.25, 0.008, (0, -0.022, 0.093), paint(0.08, 1.0), 0.006, 0.002)
            slab(w, 0.18, 0.008, (0, -0.022, -0.126), paint(0.08, 1.0), 0.006, 0.002)
            slab(w * 0.4, 0.014, 0.002, (0, -0.0265, -0.19), lamp("cfeaff", 0.9), 0.004)
        box(w * 0.62, 0.24, 0.14, (0, 0.13, 0.2), paint(0.4, share=0.85), 0.004)
        box(w * 0.44, 0.22, 0.5, (0, 0.14, 0.5), paint(0.3, 0.3), 0.003)
    elif form == "flat":
        box(w, 0.28, 0.07, (0, 0.03, 0.08), metal(0.3), 0.004)
        box(w, 0.1, 0.025, (0, -0.14, 0.055), metal(0.26), 0.004)
        box(w - 0.04, 0.25, 0.1, (0, 0.05, 0.16), plain("aeb1b4", 0.4, 0.6), 0.004)
        with group((0, -0.111, 0.09)):
            grid(4, 1, 0.03, lambda x, z: slab(0.02, 0.012, 0.004, (x + w * 0.3, 0, z), plain("2b2d30", 0.4), 0.003))
    else:
        mesh_top = 0.3 / w
        box(w, 0.48, 0.05, (0, 0, 0.05), metal(0.28), 0.003)
        box(w, 0.48, 0.2, (0, 0, 0.175), metal(0.28), 0.002, taper=mesh_top)
        box(0.29, 0.235, 0.6, (0, 0, 0.57), metal(0.28), 0.002)
        with group((0, -0.242, 0.05)):
            grid(4, 1, 0.034, lambda x, z: cylinder(0.009, 0.006, (x, 0, z), plain("2b2d30", 0.3), "y"))
