"""Watches, fitness bands and watch straps."""

import math

from studio.materials import metal, paint, plain, screen
from studio.shapes import ball, box, cylinder, group, ring, slab, tube

GLASS = plain("050506", 0.06, coat=1.0)
STEEL = plain("c9ccd0", 0.28, 1.0)


def _strap(w, material, long=0.1, thick=0.0022, holes=True, style="sport"):
    """Both halves of a strap that falls behind the case like a worn watch; the case is 0.044 high."""
    for side in (-1, 1):
        path = [(0, 0.003, side * 0.02), (0, 0.01, side * 0.035), (0, 0.03, side * 0.046), (0, 0.056, side * 0.04), (0, 0.07, side * 0.018), (0, 0.072, side * 0.0)]
        _band(path, w, material, thick, style)
    if style == "leather":
        for side in (-1, 1):
            box(w * 0.8, 0.001, 0.0006, (0, 0.004, side * 0.024), plain("f0e6d8", 0.6))


def _band(path, width, material, thick, style):
    """Sweeps a flat profile along a path in the plane x = 0."""
    import bpy

    from studio.shapes import _add, curve

    points = curve(path, 8)
    mesh = bpy.data.meshes.new("band")
    vertices, faces = [], []
    for index, (_, y, z) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        dy, dz = after[1] - before[1], after[2] - before[2]
        length = math.hypot(dy, dz) or 1
        ny, nz = -dz / length * thick / 2, dy / length * thick / 2
        share = 1 - 0.22 * index / len(points)
        for x, k in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
            vertices.append((x * width / 2 * share, y + k * ny, z + k * nz))
    for index in range(len(points) - 1):
        a = index * 4
        for k in range(4):
            faces.append((a + k, a + (k + 1) % 4, a + 4 + (k + 1) % 4, a + 4 + k))
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    item = _add("band", mesh, material, bevel=0.0006)
    return item


def smartwatch(form="square"):
    """A watch worn upright: rounded square, round sports or round classic with a bezel."""
    with group((0, 0, 0.05), (0, 0, -24)) as face:
        if form == "square":
            _strap(0.026, paint(0.6))
            slab(0.038, 0.044, 0.0105, (0, 0, 0), metal(0.24), 0.0115, 0.0035)
            slab(0.0365, 0.0425, 0.001, (0, -0.0052, 0), GLASS, 0.0108, 0.0004)
            slab(0.033, 0.039, 0.0003, (0, -0.0058, 0), screen(), 0.009)
            cylinder(0.0036, 0.003, (0.0198, 0, 0.008), metal(0.2), "x", bevel=0.0006)
            slab(0.0012, 0.011, 0.003, (0.0192, 0, -0.008), metal(0.25), 0.0005)
            half = (0.0165, 0.0195)
        else:
            _strap(0.022, paint(0.6) if form == "sport" else plain("5d3a24", 0.6), style="leather" if form == "classic" else "sport")
            cylinder(0.0225, 0.0105, (0, 0, 0), metal(0.24), "y", bevel=0.002, sides=96)
            if form == "classic":
                ring(0.0203, 0.0019, (0, -0.0052, 0), metal(0.16), "y", flat=0.9)
                for k in range(60):
                    a = 2 * math.pi * k / 60
                    box(0.0005, 0.0004, 0.0016, (0.0203 * math.sin(a), -0.0071, 0.0203 * math.cos(a)), plain("1b1c1e", 0.5), turn=(0, math.degrees(a), 0))
            cylinder(0.0205, 0.001, (0, -0.0053, 0), GLASS, "y", sides=96)
            cylinder(0.0178 if form == "classic" else 0.0188, 0.0003, (0, -0.0059, 0), screen(), "y", sides=96)
            for z in (0.0075, -0.0075):
                cylinder(0.0024, 0.003, (0.0222, 0, z), metal(0.2), "x", bevel=0.0005)
            half = (0.0186, 0.0186)
        w, h = half
        corners = [(-w, -0.0058, h), (w, -0.0058, h), (w, -0.0058, -h), (-w, -0.0058, -h)]
    return {"screen": (face, corners)}


def band(form="pill"):
    """A fitness band: a pill capsule, a wide display or a square."""
    w, h, r = {"pill": (0.019, 0.046, 0.009), "wide": (0.025, 0.046, 0.006), "square": (0.03, 0.04, 0.008)}[form]
    with group((0, 0, 0.05), (0, 0, -24)) as face:
        _strap(w * 0.86, paint(0.65), thick=0.0026)
        slab(w, h, 0.01, (0, 0, 0), plain("1b1c1f", 0.35) if form == "pill" else metal(0.26), r, 0.003)
        slab(w - 0.0012, h - 0.0012, 0.001, (0, -0.005, 0), GLASS, r - 0.0006, 0.0004)
        sw, sh = w / 2 - 0.0022, h / 2 - 0.003
        slab(sw * 2, sh * 2, 0.0003, (0, -0.0056, 0), screen(), r - 0.002)
        corners = [(-sw, -0.0056, sh), (sw, -0.0056, sh), (sw, -0.0056, -sh), (-sw, -0.0056, -sh)]
    return {"screen": (face, corners)}


def strap(form="sport"):
    """A watch strap alone: silicone with a pin, mesh with a clasp, leather with a buckle or a textile loop."""
    rough = {"sport": 0.6, "leather": 0.55, "loop": 0.95}.get(form, 0.4)
    skin = metal(0.3) if form == "mesh" else paint(rough)
    with group((0, 0, 0.06), (0, 0, -30)):
        for side in (-1, 1):
            path = [(0, -0.012, side * 0.016), (0, 0.0, side * 0.034), (0, 0.026, side * 0.046), (0, 0.056, side * 0.036), (0, 0.066, side * 0.006)]
            _band(path, 0.023, skin, 0.0024 if form != "loop" else 0.003, form)
            cylinder(0.0022, 0.024, (0, -0.013, side * 0.0155), STEEL, "x", bevel=0.0004)
        if form == "leather":
            with group((0, 0.067, 0.0)):
                for x in (-0.0125, 0.0125):
                    tube([(x, 0, -0.008), (x, 0, 0.008)], 0.0012, STEEL, rounded=False)
                for z in (-0.008, 0.008):
                    tube([(-0.0125, 0, z), (0.0125, 0, z)], 0.0012, STEEL, rounded=False)
        elif form == "mesh":
            slab(0.024, 0.016, 0.004, (0, 0.067, 0), STEEL, 0.002, 0.001)
        elif form == "sport":
            for k in range(4):
                cylinder(0.0016, 0.0032, (0, 0.0035 + k * 0.0075, 0.0365 + k * 0.0027), plain("0e0f10", 0.7), turn=(-62, 0, 0))
