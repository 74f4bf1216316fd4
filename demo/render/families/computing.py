"""Mice, keyboards, graphics cards, desktop computers, routers, cameras and printers."""

import math

from studio.materials import glass, lamp, metal, paint, plain, screen
from studio.shapes import ball, box, curve, cylinder, grid, group, lathe, pill, ring, slab, tube

from families.screens import monitor

BLACK = plain("17181a", 0.45)
DARK = plain("25272a", 0.5)
DARK_GLASS = plain("08090b", 0.07, coat=1.0)
STEEL = plain("c9ccd0", 0.28, 1.0)


def mouse(form="office"):
    """A mouse: low office model, sculpted with side buttons, or gaming with lights."""
    w, d, h = {"office": (0.06, 0.105, 0.034), "tall": (0.078, 0.122, 0.05), "gaming": (0.066, 0.126, 0.04)}[form]
    with group((0, 0, 0), (0, 0, -32)):
        with group((0, 0, 0.002), scale=(w, d, h)):
            lathe(curve([(0.5, 0.0), (0.51, 0.12), (0.49, 0.42), (0.4, 0.74), (0.22, 0.95), (0.001, 1.0)]), (0, 0, 0), paint(0.4, 0.1))
        box(0.0012, d * 0.42, 0.004, (0, -d * 0.24, h * 0.86), plain("0a0a0b", 0.6), turn=(20, 0, 0))
        cylinder(0.0095, 0.0065, (0, -d * 0.27, h * 0.83), plain("3a3d41", 0.6), "x", bevel=0.0015)
        if form != "office":
            for y in (-0.008, 0.014):
                pill(0.006, 0.018, 0.007, (-w * 0.475, y, h * 0.56), DARK, soft=0.8)
        if form == "gaming":
            ring(0.5, 0.016, (0, 0, 0.006), lamp("3d8bff", 2.4)).scale = (w * 1.01, d * 1.01, 0.1)
            cylinder(0.008, 0.001, (0, d * 0.2, h * 0.94), lamp("3d8bff", 2.0), turn=(-16, 0, 0))
        if form != "tall":
            tube([(0, -d * 0.5, 0.006), (0.004, -d * 0.7, 0.004), (-0.03, -d * 0.95, 0.003)], 0.0016, BLACK) if form == "gaming" else None


def keyboard(form="full", lights=False):
    """A keyboard: full size, without digits, or low and light."""
    w = {"full": 0.44, "compact": 0.33, "low": 0.42}[form]
    d, thick = 0.135, 0.022 if form != "low" else 0.01
    with group(turn=(0, 0, 16)):
        slab(w, d, thick, (0, 0, thick / 2), paint(0.45), 0.008, 0.003, lying=True)
        if lights:
            slab(w - 0.012, d - 0.012, 0.001, (0, 0, thick + 0.0006), lamp("5a6bff", 1.3), 0.004, lying=True)
        columns = {"full": 21, "compact": 15, "low": 20}[form]
        sx, sy = (w - 0.016) / columns, (d - 0.016) / 6
        height = 0.008 if form != "low" else 0.003
        key = plain("232528", 0.55) if lights else paint(0.5, share=0.7)
        with group((0, 0, thick + height / 2)):
            for row in range(6):
                y = (2.5 - row) * sy
                for column in range(columns):
                    x = (column - (columns - 1) / 2) * sx
                    if form == "full" and column in (15, 16) and row == 3:
                        continue
                    if row == 5 and 4 <= column <= 9:
                        if column == 6:
                            slab(sx * 5.8, sy * 0.84, height, (x + sx * 0.5, y, 0), key, 0.002, 0.0015, lying=True, taper=0.96)
                        continue
                    slab(sx * 0.86, sy * 0.86, height, (x, y, 0), key, 0.002, 0.0015, lying=True, taper=0.86)


def graphics_card(fans=3, light=True):
    """A graphics card with two or three fans."""
    w = 0.105 * fans
    with group((0, 0, 0.075), (0, 0, 20)):
        slab(w, 0.13, 0.045, (0, 0, 0), paint(0.4), 0.012, 0.005)
        for k in range(fans):
            x = (k - (fans - 1) / 2) * 0.1
            r = 0.045
            cylinder(r + 0.003, 0.006, (x, -0.0215, 0), plain("0b0c0d", 0.7), "y")
            ring(r + 0.003, 0.003, (x, -0.024, 0), plain("3a3d42", 0.3, 0.8), "y", flat=0.7)
            cylinder(0.016, 0.006, (x, -0.0235, 0), plain("1d1f22", 0.4), "y", bevel=0.002)
            for blade in range(9):
                with group((x, -0.0225, 0), (0, 40 * blade, 0)):
                    slab(0.013, 0.032, 0.002, (0.004, 0, 0.028), plain("2c2f33", 0.4), 0.005, 0.0006, turn=(0, 0, 26))
        for k in range(fans - 1):
            x = (k - (fans - 2) / 2) * 0.1
            for side in (-1, 1):
                box(0.004, 0.002, 0.05, (x, -0.0235, side * 0.035), plain("8f9498", 0.3, 0.9), turn=(0, side * 24, 0))
        if light:
            box(w * 0.3, 0.003, 0.006, (w * 0.12, -0.0235, 0.058), lamp("6b5bff", 2.2), 0.001)
        box(0.003, 0.046, 0.14, (-w / 2 - 0.003, 0.002, 0), STEEL)
        box(w * 0.3, 0.004, 0.008, (-w * 0.12, 0.012, -0.069), plain("d6a94a", 0.3, 1.0))


def computer(form="gaming"):
    """A desktop computer: glass tower with lights, plain office tower, small cube or all-in-one."""
    if form == "aio":
        return monitor("round", 0.58)
    if form == "mini":
        slab(0.2, 0.2, 0.05, (0, 0, 0.028), metal(0.34), 0.03, 0.006, lying=True)
        for x in (-0.05, -0.03):
            slab(0.009, 0.0032, 0.002, (x, -0.1, 0.024), plain("0a0b0c", 0.5), 0.0015)
        cylinder(0.0018, 0.002, (0.075, -0.1, 0.024), lamp("ffffff", 1.8), "y")
        cylinder(0.0019, 0.002, (-0.01, -0.1, 0.024), plain("0a0b0c", 0.5), "y")
        return None
    w, d, h = (0.22, 0.44, 0.46) if form == "gaming" else (0.17, 0.36, 0.36)
    box(w, d, h, (0, 0, h / 2 + 0.015), paint(0.45), 0.008)
    for x in (-0.07, 0.07):
        box(0.03, d * 0.9, 0.016, (x, 0, 0.01), DARK, 0.004)
    y = -d / 2
    if form == "gaming":
        for k, color in enumerate(("3d8bff", "8f5bff", "ff4fa0")):
            z = 0.1 + k * 0.135
            cylinder(0.06, 0.006, (0, y - 0.002, z), plain("0b0c0d", 0.6), "y")
            ring(0.057, 0.004, (0, y - 0.005, z), lamp(color, 2.6), "y")
            cylinder(0.02, 0.006, (0, y - 0.006, z), DARK, "y", bevel=0.002)
            for blade in range(7):
                with group((0, y - 0.005, z), (0, 51.4 * blade, 0)):
                    slab(0.02, 0.034, 0.002, (0.005, 0, 0.034), plain("33363b", 0.35), 0.006, turn=(0, 0, 24))
        slab(d - 0.04, h - 0.04, 0.004, (-w / 2 - 0.002, 0, h / 2 + 0.015), plain("0a0d12", 0.05, coat=1.0), 0.006, turn=(0, 0, 90))
        for z, color in ((0.34, "8f5bff"), (0.2, "3d8bff")):
            box(0.002, d * 0.5, 0.006, (-w / 2 - 0.005, -0.02, z), lamp(color, 1.6))
        return None
    slab(w - 0.02, h - 0.03, 0.008, (0, y - 0.002, h / 2 + 0.015), paint(0.5, share=0.7), 0.01, 0.002)
    slab(w * 0.8, 0.03, 0.002, (0, y - 0.007, h * 0.86), BLACK, 0.003)
    cylinder(0.009, 0.003, (0, y - 0.008, h * 0.72), STEEL, "y", bevel=0.001)
    for k in range(3):
        box(0.0125, 0.002, 0.005, (-0.03 + k * 0.03, y - 0.007, h * 0.62), plain("0a0b0c", 0.5))
    with group((0, y - 0.007, h * 0.26)):
        grid(9, 9, 0.0125, lambda x, z: cylinder(0.0032, 0.001, (x, 0, z), plain("0a0b0c", 0.6), "y", sides=10))
    return None


def router(form="antennas", antennas=4):
    """A router: flat with antennas, a mesh tower or a gaming model."""
    if form == "mesh":
        slab(0.11, 0.2, 0.11, (0, 0, 0.1), paint(0.35, 0.2), 0.03, 0.016)
        slab(0.03, 0.004, 0.002, (0, -0.0555, 0.04), lamp("66d9ff", 1.8), 0.002)
        return
    slab(0.24, 0.15, 0.034, (0, 0, 0.02), paint(0.4), 0.014, 0.006, lying=True)
    grid(9, 1, 0.014, lambda x, z: slab(0.004, 0.05, 0.002, (x, 0.02, 0.0375), plain("4b4f54", 0.6), 0.002, lying=True))
    for k in range(5):
        cylinder(0.0018, 0.001, (-0.03 + k * 0.015, -0.05, 0.0375), lamp("7dff9a" if k < 4 else "ffb417", 1.8))
    for k in range(antennas):
        x = (k - (antennas - 1) / 2) * (0.21 / max(1, antennas - 1))
        with group((x, 0.078, 0.024), (0, (k - (antennas - 1) / 2) * 7, 0)):
            slab(0.015, 0.18, 0.008, (0, 0, 0.09), paint(0.4), 0.006, 0.002)


def webcam(form="bar"):
    """A webcam on a clip: a bar, a round head or a cube."""
    skin = paint(0.45)
    if form == "round":
        cylinder(0.024, 0.03, (0, 0, 0.06), skin, "y", bevel=0.006)
    elif form == "cube":
        slab(0.044, 0.044, 0.04, (0, 0, 0.064), skin, 0.012, 0.004)
    else:
        slab(0.095, 0.03, 0.026, (0, 0, 0.06), skin, 0.014, 0.006)
    y = -0.013 if form == "bar" else -0.0155 if form == "round" else -0.0205
    cylinder(0.0125, 0.004, (0, y - 0.001, 0.06 if form != "cube" else 0.064), DARK_GLASS, "y", bevel=0.001)
    ball((0.008, 0.003, 0.008), (0, y - 0.003, 0.06 if form != "cube" else 0.064), plain("101c3a", 0.03, coat=1.0))
    cylinder(0.0012, 0.001, (0.02, y - 0.0008, 0.062), lamp("7dff9a", 2.0), "y") if form == "bar" else None
    box(0.02, 0.02, 0.014, (0, 0.002, 0.04), DARK, 0.004)
    slab(0.05, 0.05, 0.007, (0, 0.012, 0.03), DARK, 0.008, 0.002, lying=True)
    slab(0.05, 0.03, 0.006, (0, 0.03, 0.012), DARK, 0.006, 0.002, turn=(-14, 0, 0))
