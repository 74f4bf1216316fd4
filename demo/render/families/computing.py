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
    """A mouse: low office model, sculpted with side buttons, or gaming with lights; its buttons point away."""
    w, d, h = {"office": (0.062, 0.108, 0.036), "tall": (0.08, 0.122, 0.05), "gaming": (0.066, 0.126, 0.041)}[form]
    skin = paint(0.4, 0.1)
    with group((0, 0, 0.002)):
        dome = _Dome(w, d, h, waist=0.12 if form == "gaming" else 0.05)
        dome.mesh(skin)
        front = d * 0.48
        seam = plain("0a0a0b", 0.6)
        tube([(0, y, dome.top(0, y)) for y in [front - d * 0.5 * k / 12 for k in range(13)]], 0.0007, seam)
        across = [w * 0.485 * (k / 10 - 1) for k in range(21)]
        tube([(x, -d * 0.02 - abs(x) * 0.25, dome.top(x, -d * 0.02 - abs(x) * 0.25)) for x in across], 0.0006, seam)
        wheel = d * 0.27
        slab(0.011, 0.03, 0.004, (0, wheel, dome.top(0, wheel) - 0.0012), seam, 0.005, lying=True, turn=(-12, 0, 0))
        cylinder(0.0105, 0.0065, (0, wheel, dome.top(0, wheel) - 0.006), plain("3a3d41", 0.6), "x", bevel=0.0015)
        for k in range(16):
            with group((0, wheel, dome.top(0, wheel) - 0.006), (22.5 * k, 0, 0)):
                box(0.006, 0.0012, 0.0012, (0, 0, 0.0105), plain("17181a", 0.7))
        if form != "office":
            for y in (d * 0.04, d * 0.2):
                x = -w * (0.43 if form == "tall" else 0.4)
                pill(0.008, 0.008, d * 0.13, (x, y, h * 0.58), DARK, soft=0.8)
        slab(0.006, 0.014, 0.003, (0, d * 0.1, dome.top(0, d * 0.1)), DARK, 0.003, 0.0008, lying=True, turn=(-4, 0, 0))
        if form == "gaming":
            tube([(dome.edge(a, 1.01)[0], dome.edge(a, 1.01)[1], 0.004) for a in range(0, 360, 6)], 0.0016, lamp("3d8bff", 2.4), closed=True)
            y = -d * 0.26
            ring(0.007, 0.0011, (0, y, dome.top(0, y)), lamp("3d8bff", 2.0), turn=(20, 0, 0))
            tube([(0, front, 0.01), (0.004, d * 0.62, 0.006), (-0.03, d * 0.8, 0.004)], 0.0018, BLACK)


class _Dome:
    """A mouse shell: a rounded plan, highest behind the middle."""

    def __init__(self, w, d, h, waist):
        self.w, self.d, self.h, self.waist = w, d, h, waist

    def _narrow(self, y):
        return 1 - self.waist * math.exp(-((y - self.d * 0.08) / (self.d * 0.22)) ** 2)

    def edge(self, angle, share):
        a, n = math.radians(angle), 2 / 2.7
        c, s = math.cos(a), math.sin(a)
        y = math.copysign(abs(s) ** n, s) * self.d / 2 * share
        return math.copysign(abs(c) ** n, c) * self.w / 2 * share * self._narrow(y), y

    def top(self, x, y):
        u, v = abs(x) / (self.w / 2 * self._narrow(y)), abs(y) / (self.d / 2)
        inner = 1 - min(1, (u**2.7 + v**2.7) ** (1 / 2.7)) ** 2.6
        lean = y / self.d + 0.12
        return self.h * (1 - 1.25 * lean * lean) * inner ** (1 / 2.6)

    def mesh(self, material):
        import bpy
        from studio.shapes import _add

        shares = [math.sin(math.pi / 2 * k / 26) for k in range(26, -1, -1)]
        angles = range(0, 360, 4)
        vertices = []
        for share in shares:
            for angle in angles:
                x, y = self.edge(angle, share)
                vertices.append((x, y, self.top(x, y)))
        count = len(angles)
        faces = []
        for row in range(len(shares) - 1):
            for k in range(count):
                a, b = row * count + k, row * count + (k + 1) % count
                faces.append((a, b, b + count, a + count))
        mesh = bpy.data.meshes.new("dome")
        mesh.from_pydata(vertices, [], faces)
        return _add("dome", mesh, material, smooth=80)


# Widths of the keys of each row, back to front, in units of a letter key; 0 is half a unit of space.
_ROWS = (
    (1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0.5),
    (*(1,) * 13, 2),
    (1.5, *(1,) * 12, 1.5),
    (1.75, *(1,) * 11, 2.25),
    (2.25, *(1,) * 10, 2.75),
    (1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25),
)


def keyboard(form="full", lights=False):
    """A keyboard: full size, without digits, or low and light."""
    unit = 0.019
    units = 15 if form == "compact" else 22.5
    w, d, thick = unit * units + 0.014, unit * 6.3 + 0.012, 0.022 if form != "low" else 0.009
    height = 0.008 if form != "low" else 0.003
    key = plain("232528", 0.55) if lights else paint(0.5, share=0.75)
    special = plain("34373b", 0.55) if lights else paint(0.5, share=0.5)
    accent = plain("e0762f", 0.5) if form == "full" else special
    with group(turn=(0, 0, 12)):
        slab(w, d, thick, (0, 0, thick / 2), paint(0.45), 0.008, 0.003, lying=True)
        slab(w - 0.01, d - 0.01, 0.0008, (0, 0, thick + 0.0004), lamp("5a6bff", 1.3) if lights else paint(0.6, share=0.45), 0.005, lying=True)

        def cap(column, row, wide, material, deep=1):
            x = -w / 2 + 0.007 + (column + wide / 2) * unit
            y = d / 2 - 0.006 - (row + deep / 2 + (0.3 if row else 0)) * unit
            slab(wide * unit - 0.0022, deep * unit - 0.0022, height, (x, y, thick + height / 2), material, 0.0025, 0.0016, lying=True, taper=0.98 if wide > 2 else 0.9)

        for row, widths in enumerate(_ROWS):
            column = 0
            for index, wide in enumerate(widths):
                if wide == 0:
                    column += 0.5
                    continue
                plain_key = wide == 1 and not (row == 0 and index == 0)
                cap(column, row, wide, accent if row == 0 and index == 0 else key if plain_key or wide > 6 else special)
                column += wide
        if form != "compact":
            for row in range(6):
                for k in range(3):
                    if row < 3 or row == 5 or (row == 4 and k == 1):
                        cap(15.25 + k, row, 1, special)
                for k in range(4):
                    if row == 0 or (k == 3 and row in (3, 5)) or (row == 5 and k == 1):
                        continue
                    wide, deep = (2 if row == 5 and k == 0 else 1), (2 if k == 3 and row in (2, 4) else 1)
                    cap(18.5 + k, row, wide, key if k < 3 and row > 1 else special, deep)


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
            for blade in range(11):
                with group((x, -0.0232, 0), (0, 360 / 11 * blade, 0)):
                    slab(0.0185, 0.031, 0.0016, (0.006, 0, 0.029), plain("4b4f55", 0.35), 0.008, 0.0005, turn=(0, 12, 30))
            ring(0.0165, 0.0012, (x, -0.0262, 0), plain("8f9498", 0.3, 0.9), "y", flat=0.6)
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
        side = -w / 2 - 0.0045
        box(0.001, d * 0.62, 0.05, (side, 0.02, 0.2), plain("2c3036", 0.3), 0.0)
        box(0.001, d * 0.6, 0.006, (side - 0.0006, 0.02, 0.218), lamp("3d8bff", 1.6))
        for k in range(4):
            box(0.001, 0.008, 0.11, (side - 0.0006, 0.02 + k * 0.016, 0.34), plain("3a3e45", 0.3))
            box(0.001, 0.006, 0.014, (side - 0.0012, 0.02 + k * 0.016, 0.388), lamp(("8f5bff", "7a6bff", "5a7bff", "3d8bff")[k], 1.6))
        cylinder(0.042, 0.001, (side - 0.0006, 0.11, 0.34), plain("2c3036", 0.3), "x")
        ring(0.04, 0.003, (side - 0.001, 0.11, 0.34), lamp("8f5bff", 1.8), "x", flat=0.4)
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
        slab(0.1, 0.012, 0.1, (0, 0, 0.004), DARK, 0.028, 0.003)
        return
    if form == "wings":
        slab(0.26, 0.2, 0.03, (0, 0, 0.03), BLACK, 0.05, 0.008, lying=True)
        slab(0.07, 0.19, 0.012, (0, 0, 0.047), paint(0.4), 0.02, 0.004, lying=True)
        grid(4, 7, (0.05, 0.018), lambda x, y: slab(0.03, 0.005, 0.002, (x + math.copysign(0.02, x), y, 0.0452), DARK, 0.002, lying=True))
        for k in range(5):
            cylinder(0.0018, 0.001, (0, -0.06 + k * 0.011, 0.0535), lamp("7dff9a" if k else "66b8ff", 1.8))
        for k in range(3):
            for side in (-1, 1):
                with group((side * 0.128, (k - 1) * 0.07, 0.03), (0, side * 16, 90)):
                    slab(0.018, 0.19, 0.008, (0, 0, 0.1), BLACK, 0.006, 0.002)
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
