"""Air conditioners, heaters, water heaters, fans, purifiers, humidifiers and voltage stabilisers."""

import math

from studio.materials import lamp, metal, paint, plain
from studio.shapes import ball, box, curve, cylinder, digits, grid, group, lathe, pill, ring, slab, tube

DARK = plain("25272a", 0.5)
DARK_GLASS = plain("08090b", 0.07, coat=1.0)
STEEL = plain("c9ccd0", 0.28, 1.0)


def air_conditioner(form="classic"):
    """A wall unit with a louvre; or a mobile unit on wheels."""
    if form == "mobile":
        slab(0.36, 0.72, 0.34, (0, 0, 0.39), paint(0.35, 0.2), 0.06, 0.03)
        with group((0, -0.168, 0.6)):
            grid(1, 9, 0.02, lambda x, z: slab(0.26, 0.007, 0.01, (0, 0, z), DARK, 0.003))
        slab(0.2, 0.05, 0.006, (0, -0.169, 0.42), DARK_GLASS, 0.02)
        digits("22", 0.03, (0, -0.1725, 0.42), lamp("9fe8ff", 1.6))
        for x in (-0.13, 0.13):
            cylinder(0.022, 0.03, (x, -0.08, 0.022), DARK, "x", bevel=0.006)
        return
    w, h, d = 0.88, 0.29, 0.21
    r = {"classic": 0.045, "square": 0.012, "round": 0.1}[form]
    slab(w, h, d, (0, 0, h / 2), paint(0.25, 0.3), r, 0.02 if form != "square" else 0.006)
    if form == "round":
        slab(w - 0.03, h * 0.64, 0.012, (0, -d / 2 - 0.001, h * 0.6), paint(0.12, 0.9), 0.08, 0.006)
    with group((0, -d / 2 + 0.012, 0.042), (28, 0, 0)):
        slab(w * 0.86, 0.06, 0.01, (0, 0, 0), paint(0.3, 0.2), 0.02, 0.003)
    slab(w * 0.88, 0.03, 0.004, (0, -d / 2 - 0.0005, 0.085), plain("4b4f53", 0.6), 0.008)
    front = -d / 2 - (0.0085 if form == "round" else 0.0015)
    slab(0.075, 0.042, 0.002, (w * 0.34, front, h * 0.56), DARK_GLASS, 0.008)
    digits("22", 0.024, (w * 0.34, front - 0.0015, h * 0.56), lamp("9fe8ff", 1.8))
    slab(0.035, 0.006, 0.001, (-w * 0.4, -d / 2 - 0.002, h * 0.86), plain("8f9498", 0.4, 0.7), 0.002)


def heater(form="oil", sections=9):
    """An oil radiator, a convector, or a ceramic fan heater."""
    if form == "oil":
        for k in range(sections):
            x = (k - (sections - 1) / 2) * 0.042
            with group((x, 0, 0.33), (0, 0, 90)):
                slab(0.15, 0.54, 0.024, (0, 0, 0), paint(0.35, 0.2), 0.05, 0.01)
                slab(0.05, 0.36, 0.028, (0, 0, 0), paint(0.35, share=0.85), 0.02, 0.004)
        box(0.07, 0.13, 0.46, (sections * 0.021 + 0.05, 0, 0.34), DARK, 0.02)
        for z in (0.42, 0.34):
            cylinder(0.026, 0.022, (sections * 0.021 + 0.088, 0, z), plain("d5d8db", 0.3, 0.6), "x", bevel=0.004)
        for side in (-1, 1):
            tube([(side * sections * 0.016, -0.13, 0.03), (side * sections * 0.016, 0.13, 0.03)], 0.009, DARK, rounded=False)
            for y in (-0.12, 0.12):
                cylinder(0.024, 0.018, (side * sections * 0.016, y, 0.024), DARK, "x", bevel=0.004)
    elif form == "convector":
        slab(0.62, 0.4, 0.08, (0, 0, 0.28), paint(0.3, 0.3), 0.03, 0.012)
        with group((0, -0.0405, 0.42)):
            grid(1, 4, 0.016, lambda x, z: slab(0.52, 0.007, 0.004, (0, 0, z), DARK, 0.003))
        slab(0.13, 0.035, 0.004, (0.2, -0.0405, 0.14), DARK_GLASS, 0.01)
        digits("23", 0.021, (0.2, -0.043, 0.14), lamp("ff8a4a", 1.8))
        for x in (-0.22, 0.22):
            box(0.03, 0.22, 0.02, (x, 0, 0.035), DARK, 0.008)
            box(0.02, 0.03, 0.07, (x, 0, 0.065), DARK, 0.006)
            cylinder(0.018, 0.02, (x, -0.09, 0.018), DARK, "x", bevel=0.004)
    else:
        slab(0.18, 0.26, 0.15, (0, 0, 0.15), paint(0.35, 0.2), 0.05, 0.02)
        slab(0.13, 0.15, 0.006, (0, -0.0745, 0.165), DARK, 0.03)
        with group((0, -0.078, 0.165)):
            grid(1, 9, 0.0155, lambda x, z: slab(0.125, 0.005, 0.006, (0, 0, z), plain("8f9498", 0.4, 0.8), 0.002))
        cylinder(0.024, 0.014, (0.0, 0.0, 0.284), plain("d5d8db", 0.3, 0.6), bevel=0.003)
        slab(0.17, 0.13, 0.02, (0, 0, 0.012), DARK, 0.04, 0.006, lying=True)


def water_heater(form="round"):
    """A storage tank, a flat twin tank, or a slim tankless heater."""
    if form == "flow":
        slab(0.2, 0.34, 0.08, (0, 0, 0.22), paint(0.28, 0.4), 0.03, 0.012)
        slab(0.15, 0.07, 0.003, (0, -0.041, 0.3), DARK_GLASS, 0.01)
        digits("42", 0.036, (0, -0.043, 0.3), lamp("9fe8ff", 1.8))
        cylinder(0.022, 0.016, (0, -0.047, 0.14), STEEL, "y", bevel=0.003)
        for x, color in ((-0.05, "3f7fd0"), (0.05, "c8433f")):
            cylinder(0.0105, 0.05, (x, 0, 0.03), STEEL, bevel=0.002)
            ring(0.0108, 0.002, (x, 0, 0.04), plain(color, 0.4))
        return
    if form == "flat":
        slab(0.48, 0.92, 0.25, (0, 0, 0.53), paint(0.26, 0.4), 0.1, 0.05)
        slab(0.2, 0.07, 0.004, (0, -0.1265, 0.24), DARK_GLASS, 0.03)
        slab(0.47, 0.003, 0.003, (0, -0.125, 0.36), plain("8f9498", 0.4, 0.8), 0.001)
        slab(0.11, 0.024, 0.002, (0, -0.126, 0.85), plain("b9bdc1", 0.3, 0.9), 0.006)
        digits("65", 0.038, (0, -0.1295, 0.24), lamp("9fe8ff", 1.8))
    else:
        lathe([(0.215, 0.13), (0.215, 0.7)], (0, 0, 0.06), paint(0.25, 0.4), sides=96)
        for foot, turn in ((0.19, (180, 0, 0)), (0.76, (0, 0, 0))):
            lathe([(0.215, 0.0), *curve([(0.221, 0.002), (0.219, 0.04), (0.19, 0.085), (0.12, 0.112), (0.001, 0.118)])], (0, 0, foot), paint(0.35, share=0.9), turn=turn, sides=96)
        with group((0, -0.213, 0.33)):
            slab(0.15, 0.19, 0.024, (0, 0, 0), plain("2a2c30", 0.35), 0.03, 0.006)
            slab(0.11, 0.06, 0.002, (0, -0.0125, 0.05), DARK_GLASS, 0.01)
            digits("65", 0.036, (0, -0.0142, 0.05), lamp("9fe8ff", 1.8))
            cylinder(0.036, 0.016, (0, -0.018, -0.035), STEEL, "y", bevel=0.004)
            cylinder(0.029, 0.018, (0, -0.019, -0.035), plain("3a3d41", 0.4), "y", bevel=0.003)
            box(0.004, 0.002, 0.014, (0, -0.029, -0.02), plain("f4f5f5", 0.4))
        slab(0.11, 0.024, 0.002, (0, -0.216, 0.66), plain("b9bdc1", 0.3, 0.9), 0.006)
    for x, color in ((-0.06, "3f7fd0"), (0.06, "c8433f")):
        cylinder(0.0115, 0.1, (x, 0, 0.04), STEEL, bevel=0.002)
        ring(0.0118, 0.0025, (x, 0, 0.03), plain(color, 0.4))


def fan(form="stand"):
    """A fan on a stand, a tower, or a desk model."""
    if form == "column":
        cylinder(0.15, 0.03, (0, 0, 0.015), DARK, bevel=0.008)
        slab(0.16, 0.82, 0.15, (0, 0, 0.46), paint(0.35, 0.2), 0.07, 0.03)
        with group((0, -0.0755, 0.46)):
            grid(1, 30, 0.02, lambda x, z: slab(0.1, 0.008, 0.004, (0, 0, z), DARK, 0.003))
        cylinder(0.05, 0.004, (0, 0, 0.872), DARK_GLASS, bevel=0.001)
        return
    height, r = (0.56, 0.22) if form == "stand" else (0.28, 0.15)
    cylinder(0.17 if form == "stand" else 0.1, 0.028, (0, 0, 0.014), paint(0.4), bevel=0.01)
    cylinder(0.013, height, (0, 0.02, height / 2), paint(0.35, share=0.85))
    with group((0, -0.02, height + 0.02), (-6, 0, 0)):
        cylinder(0.06, 0.12, (0, 0.06, 0), paint(0.35), "y", bevel=0.02)
        wire = plain("c9ccd0", 0.35, 0.9)
        for y in (-0.05, 0.02):
            ring(r, 0.004, (0, y, 0), paint(0.4), "y")
        ring(r, 0.006, (0, -0.015, 0), paint(0.4), "y")
        for k in range(40):
            a = 2 * math.pi * k / 40
            c, s = math.cos(a), math.sin(a)
            tube([(r * 0.24 * c, -0.066, r * 0.24 * s), (r * 0.75 * c, -0.062, r * 0.75 * s), (r * c, -0.04, r * s)], 0.0016, wire)
        ring(r * 0.6, 0.0018, (0, -0.065, 0), wire, "y")
        cylinder(r * 0.25, 0.008, (0, -0.068, 0), paint(0.4), "y", bevel=0.003)
        for k in range(5):
            with group((0, -0.01, 0), (0, 72 * k, 0)):
                slab(r * 0.5, r * 0.72, 0.004, (r * 0.1, 0, r * 0.5), plain("8fa3ad", 0.25, 0.0, 0.4), r * 0.22, 0.001, turn=(0, 0, 24))


def air_purifier(form="tower"):
    """An air purifier: a perforated tower, a round drum or a flat panel."""
    if form == "drum":
        cylinder(0.12, 0.42, (0, 0, 0.22), paint(0.4), bevel=0.02, sides=96)
        lathe([(0.1, 0), (0.09, 0.012), (0.03, 0.004), (0.001, 0.004)], (0, 0, 0.428), DARK)
        for k in range(64):
            with group((0, 0, 0.2), (0, 0, 360 * k / 64)):
                slab(0.004, 0.26, 0.004, (0, -0.1195, 0), plain("8f9498", 0.6), 0.002)
        ring(0.1, 0.002, (0, 0, 0.431), lamp("66d9ff", 1.6))
        return
    if form == "panel":
        slab(0.4, 0.56, 0.2, (0, 0, 0.3), paint(0.32, 0.2), 0.04, 0.02)
        slab(0.34, 0.4, 0.006, (0, -0.101, 0.27), paint(0.5, share=0.9), 0.03, 0.002)
        grid(1, 14, 0.024, lambda x, z: slab(0.28, 0.006, 0.003, (0, -0.105, 0.27 + z), plain("8f9498", 0.6), 0.002))
        slab(0.12, 0.03, 0.002, (0, -0.101, 0.53), DARK_GLASS, 0.01)
        slab(0.05, 0.006, 0.001, (0, -0.1025, 0.53), lamp("7dff9a", 1.8), 0.002)
        return
    slab(0.25, 0.52, 0.25, (0, 0, 0.28), paint(0.35, 0.2), 0.03, 0.015)
    with group((0, -0.126, 0.19)):
        grid(17, 21, 0.0125, lambda x, z: cylinder(0.0036, 0.002, (x, 0, z), DARK, "y", sides=12))
    cylinder(0.034, 0.004, (0, -0.126, 0.45), DARK_GLASS, "y")
    ring(0.03, 0.0014, (0, -0.1285, 0.45), lamp("66d9ff", 1.8), "y", flat=0.5)
    cylinder(0.1, 0.004, (0, 0, 0.541), DARK)
    grid(1, 1, 1, lambda x, z: ring(0.07, 0.004, (0, 0, 0.544), paint(0.4)))


def humidifier(form="drop"):
    """A humidifier: a drop, a column with a tank, or a cube."""
    if form == "drop":
        lathe(curve([(0.07, 0.0), (0.1, 0.03), (0.105, 0.09), (0.08, 0.17), (0.035, 0.25), (0.022, 0.28)]), (0, 0, 0.004), paint(0.25, 0.4), sides=96)
        cylinder(0.02, 0.01, (0, 0, 0.286), DARK, bevel=0.002)
    elif form == "column":
        slab(0.2, 0.12, 0.2, (0, 0, 0.065), paint(0.35, 0.2), 0.04, 0.015)
        slab(0.19, 0.2, 0.19, (0, 0, 0.225), plain("9dbfd0", 0.06, coat=1.0), 0.04, 0.012)
        slab(0.2, 0.04, 0.2, (0, 0, 0.34), paint(0.35, 0.2), 0.02, 0.012)
        cylinder(0.022, 0.02, (0, 0, 0.366), DARK, bevel=0.004)
    else:
        slab(0.24, 0.3, 0.2, (0, 0, 0.155), paint(0.35, 0.2), 0.03, 0.016)
        slab(0.08, 0.22, 0.003, (0.06, -0.101, 0.15), plain("5f7f93", 0.08, coat=1.0), 0.01)
        cylinder(0.03, 0.012, (0, 0, 0.31), DARK, bevel=0.003)
    y = -0.107 if form == "drop" else -0.104
    cylinder(0.016, 0.008, (0, y + 0.002, 0.06), DARK_GLASS, "y")
    ring(0.013, 0.001, (0, y - 0.0025, 0.06), lamp("66d9ff", 1.8), "y", flat=0.5)


def stabiliser(form="box"):
    """A voltage stabiliser with a meter, on the floor or on a wall."""
    w, h, d = (0.24, 0.17, 0.32) if form == "box" else (0.27, 0.42, 0.12) if form == "wall" else (0.34, 0.3, 0.4)
    box(w, d, h, (0, 0, h / 2 + 0.012), paint(0.45), 0.008)
    y = -d / 2
    slab(w * 0.9, h * 0.86, 0.004, (0, y - 0.001, h / 2 + 0.012), DARK, 0.01, 0.001)
    slab(w * 0.5, h * 0.26, 0.003, (0, y - 0.004, h * 0.7), DARK_GLASS, 0.006)
    digits("220", min(w * 0.18, h * 0.16), (0, y - 0.006, h * 0.7), lamp("ff5a3c", 2.0))
    for k in range(3):
        cylinder(w * 0.025, 0.003, ((k - 1) * w * 0.16, y - 0.005, h * 0.47), lamp(("5dff8a", "ffc24a", "ff5a4a")[k], 1.4), "y")
    slab(w * 0.16, h * 0.14, 0.008, (w * 0.22, y - 0.006, h * 0.26), plain("c8362f", 0.35), 0.004, 0.001)
    if form != "wall":
        cylinder(w * 0.11, 0.006, (-w * 0.2, y - 0.004, h * 0.26), plain("f0f1f1", 0.4), "y", bevel=0.002)
        cylinder(w * 0.085, 0.004, (-w * 0.2, y - 0.006, h * 0.26), plain("c9ccd0", 0.5), "y")
        for x in (-0.35, 0.35):
            cylinder(0.012, 0.014, (x * w, y + 0.03, 0.007), DARK)
        tube([(-w * 0.3, 0, h + 0.012), (-w * 0.3, 0, h + 0.04), (w * 0.3, 0, h + 0.04), (w * 0.3, 0, h + 0.012)], 0.008, DARK, rounded=False)
