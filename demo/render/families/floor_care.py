"""Vacuum cleaners, irons and steamers."""

from studio.materials import glass, lamp, metal, paint, plain
from studio.shapes import ball, box, curve, cylinder, group, lathe, pill, ring, slab, tube

STEEL = plain("c9ccd0", 0.26, 1.0)
RUBBER = plain("1c1d20", 0.7)
CLEAR = glass("e8f0f4")


def stick_vacuum(form="cyclone"):
    """A cordless vacuum cleaner standing upright: with a visible cyclone, or slim with a vertical body."""
    accent = plain("c8433f", 0.35) if form == "cyclone" else plain("c9ccd0", 0.3, 1.0)
    slab(0.25, 0.11, 0.05, (0, 0.0, 0.03), paint(0.35), 0.02, 0.012, lying=True)
    cylinder(0.026, 0.22, (0, -0.04, 0.03), plain("2a2c30", 0.5), "x", bevel=0.006)
    slab(0.21, 0.04, 0.004, (0, -0.055, 0.05), plain("0d0e10", 0.1, coat=1.0), 0.01, turn=(55, 0, 0))
    tube([(0, 0.02, 0.05), (0, 0.035, 0.12), (0, 0.035, 0.2)], 0.018, RUBBER)
    tube([(0, 0.035, 0.16), (0, 0.035, 0.76)], 0.0185, metal(0.25), rounded=False)
    if form == "station":
        box(0.2, 0.14, 0.02, (0, 0.09, 0.012), paint(0.35), 0.008)
        box(0.1, 0.05, 1.0, (0, 0.135, 0.5), paint(0.35), 0.02)
    if form == "cyclone":
        cylinder(0.055, 0.15, (0, 0.0, 0.83), plain("3a3d42", 0.2, 0.2, 1.0), bevel=0.006)
        lathe([(0.057, 0), (0.057, 0.012), (0.05, 0.03), (0.04, 0.075), (0.03, 0.1), (0.001, 0.105)], (0, 0, 0.9), metal(0.3))
        for k in range(8):
            with group((0, 0, 0.93), (0, 0, 45 * k)):
                cylinder(0.013, 0.06, (0.042, 0, 0), accent, top=0.008)
        box(0.05, 0.11, 0.055, (0, 0.13, 0.93), paint(0.4), 0.016)
        tube([(0, 0.06, 1.0), (0, 0.13, 1.01), (0, 0.16, 0.95)], 0.016, paint(0.4))
        box(0.06, 0.1, 0.05, (0, 0.15, 0.86), RUBBER, 0.012)
    else:
        cylinder(0.042, 0.17, (0, 0.02, 0.84), plain("33373c", 0.12, 0.1, 1.0), bevel=0.006)
        cylinder(0.044, 0.07, (0, 0.02, 0.95), paint(0.35, 0.3), bevel=0.01)
        ring(0.0435, 0.004, (0, 0.02, 0.915), accent)
        tube([(0, 0.06, 0.99), (0, 0.13, 1.03), (0, 0.15, 0.97), (0, 0.14, 0.85), (0, 0.06, 0.8)], 0.0155, paint(0.4))
        box(0.05, 0.06, 0.11, (0, 0.13, 0.84), RUBBER, 0.012)
        cylinder(0.026, 0.004, (0, 0.02, 0.987), plain("0d0e10", 0.1, coat=1.0))
        ring(0.02, 0.0016, (0, 0.02, 0.99), lamp("66e0ff", 2.0))


def vacuum(form="container"):
    """A canister vacuum cleaner with its hose and brush."""
    for side in (-1, 1):
        cylinder(0.085, 0.03, (side * 0.125, 0.07, 0.085), paint(0.4), "y", bevel=0.0, turn=(0, 90, 0))
        cylinder(0.05, 0.034, (side * 0.126, 0.07, 0.085), plain("c9ccd0", 0.3, 0.8), turn=(0, 90, 0))
    pill(0.24, 0.15, 0.36, (0, 0, 0.11), paint(0.3, 0.4), soft=0.85)
    box(0.17, 0.25, 0.05, (0, -0.02, 0.045), RUBBER, 0.02)
    if form == "cyclone":
        with group((0, -0.06, 0.2)):
            cylinder(0.07, 0.2, (0, 0, 0), plain("50565c", 0.08, 0.1, 1.0), "x", bevel=0.008)
            for side in (-1, 1):
                cylinder(0.073, 0.03, (side * 0.1, 0, 0), paint(0.3, 0.3), "x", bevel=0.008)
                ring(0.045, 0.004, (side * 0.1155, 0, 0), STEEL, "x", flat=0.5)
        tube([(0, -0.02, 0.26), (0, 0.05, 0.28), (0, 0.13, 0.2)], 0.014, RUBBER)
    elif form == "container":
        cylinder(0.075, 0.2, (0, -0.09, 0.17), plain("50565c", 0.08, 0.1, 1.0), turn=(-24, 0, 0), bevel=0.008)
        cylinder(0.078, 0.035, (0, -0.132, 0.265), paint(0.3, 0.3), turn=(-24, 0, 0), bevel=0.008)
        tube([(0, -0.05, 0.27), (0, -0.0, 0.29), (0, 0.1, 0.2)], 0.014, RUBBER)
    else:
        slab(0.19, 0.24, 0.02, (0, -0.05, 0.18), paint(0.16, 0.8, share=0.8), 0.06, 0.008, lying=True)
        tube([(0, -0.11, 0.19), (0, -0.02, 0.225), (0, 0.08, 0.19)], 0.014, RUBBER)
    tube([(0.0, -0.17, 0.14), (0.03, -0.3, 0.2), (0.2, -0.28, 0.36), (0.3, -0.1, 0.46), (0.33, -0.02, 0.52)], 0.021, plain("2b2d31", 0.6))
    with group((0.33, 0, 0.52)):
        tube([(0.0, -0.02, 0.0), (0.03, 0.01, 0.05), (0.0, 0.03, 0.06)], 0.019, paint(0.4))
    tube([(0.33, -0.02, 0.52), (0.345, -0.1, 0.05)], 0.016, plain("c9ccd0", 0.25, 1.0), rounded=False)
    slab(0.27, 0.09, 0.035, (0.345, -0.13, 0.022), RUBBER, 0.02, 0.01, lying=True)


def robot(station=False, turret=True):
    """A robot vacuum cleaner with a laser turret or a flat lid; `station` adds the self-emptying dock behind it."""
    with group((0.0, -0.16 if station else 0, 0)):
        cylinder(0.175, 0.075, (0, 0, 0.05), paint(0.3, 0.3), bevel=0.014, sides=96)
        cylinder(0.165, 0.004, (0, 0, 0.0885), paint(0.14, 0.8), bevel=0.001, sides=96)
        if turret:
            cylinder(0.052, 0.024, (0, 0.055, 0.098), plain("16181b", 0.2, coat=0.6), bevel=0.006)
            cylinder(0.046, 0.003, (0, 0.055, 0.1115), metal(0.25), bevel=0.001)
        else:
            cylinder(0.03, 0.003, (0, -0.03, 0.091), plain("16181b", 0.1, coat=1.0), bevel=0.001)
            ring(0.024, 0.0014, (0, -0.03, 0.093), lamp("66d9ff", 1.6), flat=0.5)
            slab(0.05, 0.03, 0.012, (0, 0.12, 0.092), plain("0a0b0c", 0.08, coat=1.0), 0.012, 0.003, lying=True)
        lathe([(0.1775, -0.026), (0.179, 0.0), (0.1775, 0.02)], (0, 0, 0.045), RUBBER, sides=96)
        for x in (-0.02, 0.02):
            slab(0.024, 0.012, 0.003, (x, -0.11, 0.091), plain("c9ccd0", 0.3), 0.005, lying=True)
        slab(0.07, 0.02, 0.004, (0, -0.178, 0.05), plain("0a0b0c", 0.1, coat=1.0), 0.008)
    if station:
        slab(0.36, 0.42, 0.2, (0, 0.18, 0.22), paint(0.3, 0.3), 0.05, 0.02)
        slab(0.34, 0.06, 0.36, (0, 0.02, 0.014), plain("2b2e32", 0.5), 0.02, 0.006)
        slab(0.3, 0.11, 0.02, (0, 0.082, 0.08), plain("141517", 0.5), 0.04)
        box(0.33, 0.003, 0.003, (0, 0.079, 0.28), plain("8f9498", 0.5))
        cylinder(0.012, 0.003, (0, 0.079, 0.36), plain("d0d3d6", 0.3, 0.8), "y")


def iron(form="steam"):
    """A steam iron on its sole: with an open handle and a window, with a closed handle, or a light one."""
    k = 0.9 if form == "light" else 1.0
    trim = plain("2a2c30", 0.4)
    with group((0, 0, 0), (0, 0, 180), (k, 1, k)):
        sole = [(0, 0.148), (-0.026, 0.112), (-0.046, 0.05), (-0.056, -0.03), (-0.058, -0.115), (0.058, -0.115), (0.056, -0.03), (0.046, 0.05), (0.026, 0.112)]
        _extrude(sole, 0.0, 0.01, plain("c3c7cb" if form != "closed" else "6a5f8a", 0.18, 1.0))
        _extrude([(x * 0.96, y * 0.97 - 0.002) for x, y in sole], 0.01, 0.03, trim, 0.97)
        _extrude([(x * 0.93, y * 0.95 - 0.004) for x, y in sole], 0.03, 0.066, paint(0.25, 0.5), 0.84)
        if form != "light":
            _extrude([(x * 0.76, y * 0.78 - 0.012) for x, y in sole], 0.066, 0.09, paint(0.25, 0.5, share=0.85), 0.72)
        handle = paint(0.3, 0.3) if form != "closed" else trim
        tube([(0, 0.075, 0.06), (0, 0.088, 0.1), (0, 0.07, 0.134), (0, 0.01, 0.148), (0, -0.06, 0.146), (0, -0.1, 0.13)], 0.0165, handle)
        slab(0.056, 0.1, 0.05, (0, -0.085, 0.09), handle, 0.018, 0.012)
        if form == "closed":
            slab(0.05, 0.11, 0.02, (0, -0.075, 0.095), paint(0.25, 0.5), 0.016, 0.008, turn=(0, 0, 0))
            tube([(0, 0.05, 0.13), (0, 0.0, 0.142), (0, -0.06, 0.142)], 0.0185, paint(0.25, 0.5))
        tube([(0, 0.045, 0.126), (0, 0.0, 0.1335), (0, -0.055, 0.1315)], 0.0125, plain("2a2c30", 0.7))
        for x in (-0.007, 0.007):
            cylinder(0.0055, 0.008, (x, 0.052, 0.155), plain("eceded", 0.35), turn=(-18, 0, 0), bevel=0.001)
        cylinder(0.02, 0.012, (0, 0.012, 0.092 if form != "light" else 0.07), plain("eceded", 0.35), bevel=0.003)
        ball((0.014, 0.03, 0.012), (0, 0.1, 0.068), plain("7fb0cc", 0.05, coat=1.0), turn=(-28, 0, 0))
        for side in (-1, 1) if form != "light" else ():
            slab(0.075, 0.018, 0.004, (side * 0.0475, -0.04, 0.05), plain("6f9fbb", 0.05, coat=1.0), 0.009, 0.001, turn=(0, side * -9, 90))
        tube([(0, -0.115, 0.12), (0.0, -0.16, 0.12), (0.05, -0.19, 0.05), (0.11, -0.15, 0.008), (0.12, -0.05, 0.006)], 0.0042, RUBBER)


def _extrude(outline, low, high, material, taper=1.0):
    """Raises an outline from `low` to `high`."""
    import bpy
    from studio.shapes import _add, curve as rounded

    points = rounded([*outline, outline[0]])[:-1]
    count = len(points)
    mesh = bpy.data.meshes.new("extrusion")
    vertices = [(x, y, low) for x, y in points] + [(x * taper, y * taper, high) for x, y in points]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    mesh.from_pydata(vertices, [], faces)
    mesh.flip_normals() if _clockwise(points) else None
    return _add("extrusion", mesh, material, bevel=min(0.004, (high - low) * 0.3))


def _clockwise(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) > 0


def steamer(form="stand"):
    """A garment steamer: on a stand with a hanger, handheld, or handheld folded for travel."""
    if form == "hand":
        slab(0.085, 0.15, 0.12, (0, 0.02, 0.085), paint(0.3, 0.4), 0.03, 0.022)
        slab(0.05, 0.085, 0.006, (0, -0.039, 0.075), plain("7fa6bb", 0.06, coat=1.0), 0.02, 0.002)
        tube([(0, 0.03, 0.14), (0, 0.035, 0.2), (0, 0.02, 0.27)], 0.023, paint(0.3, 0.4))
        slab(0.012, 0.03, 0.006, (0, 0.008, 0.2), plain("2a2c30", 0.5), 0.005, 0.001)
        slab(0.12, 0.085, 0.075, (0, -0.015, 0.29), paint(0.3, 0.4), 0.035, 0.018)
        _steam_plate(0, -0.054, 0.29, 0.1, 0.062)
        tube([(0, 0.08, 0.05), (0, 0.13, 0.03), (0.06, 0.15, 0.004), (0.12, 0.05, 0.004)], 0.004, RUBBER)
        return
    if form == "travel":
        cylinder(0.04, 0.19, (0, 0.0, 0.115), paint(0.3, 0.4), bevel=0.01)
        cylinder(0.0405, 0.05, (0, 0, 0.045), plain("7fa6bb", 0.06, coat=1.0), bevel=0.004)
        slab(0.1, 0.075, 0.07, (0, -0.02, 0.235), paint(0.3, 0.4), 0.03, 0.016)
        _steam_plate(0, -0.056, 0.235, 0.082, 0.055)
        cylinder(0.011, 0.005, (0, -0.041, 0.16), STEEL, "y", bevel=0.001)
        ring(0.014, 0.0012, (0, -0.0415, 0.16), lamp("66d9ff", 1.8), "y", flat=0.5)
        tube([(0, 0.04, 0.03), (0.02, 0.08, 0.012), (0.09, 0.07, 0.004), (0.11, -0.02, 0.004)], 0.004, RUBBER)
        return
    slab(0.34, 0.24, 0.3, (0, 0, 0.15), paint(0.35, 0.3), 0.07, 0.05)
    slab(0.2, 0.1, 0.008, (0, -0.148, 0.12), plain("7fa6bb", 0.06, coat=1.0), 0.03, 0.003)
    cylinder(0.03, 0.014, (0, -0.152, 0.215), STEEL, "y", bevel=0.003)
    for x in (-0.13, 0.13):
        cylinder(0.045, 0.03, (x, 0.11, 0.045), RUBBER, "x", bevel=0.006)
    for x in (-0.055, 0.055):
        tube([(x, 0.1, 0.2), (x, 0.1, 1.12)], 0.012, plain("c9ccd0", 0.25, 1.0), rounded=False)
    for z in (0.5, 0.8):
        box(0.14, 0.03, 0.03, (0, 0.1, z), plain("2a2c30", 0.5), 0.006)
    tube([(-0.22, 0.1, 1.04), (-0.1, 0.1, 1.12), (0, 0.1, 1.15), (0.1, 0.1, 1.12), (0.22, 0.1, 1.04)], 0.014, paint(0.4))
    tube([(0.12, -0.02, 0.26), (0.25, -0.08, 0.5), (0.2, -0.05, 0.85), (0.03, 0.03, 1.06)], 0.014, plain("3a3d41", 0.6))
    slab(0.15, 0.11, 0.07, (0, 0.04, 1.12), paint(0.35, 0.2), 0.03, 0.016)
    _steam_plate(0, 0.004, 1.12, 0.12, 0.08)


def _steam_plate(x, y, z, w, h):
    """The steel front of a steamer's head with its holes."""
    slab(w, h, 0.008, (x, y, z), plain("c3c7cb", 0.22, 1.0), h * 0.4, 0.002)
    for k in range(9):
        cylinder(w * 0.022, 0.002, (x + (k - 4) * w * 0.085, y - 0.0036, z + (h * 0.16 if k % 2 else -h * 0.16)), RUBBER, "y", sides=16)
