"""Phones and tablets."""

from studio.materials import lamp, metal, paint, plain, screen
from studio.shapes import box, cylinder, grid, group, slab

GLASS = plain("050506", 0.08, coat=1.0)


def lens(x, z, r, y, ring="3a3c40"):
    """A camera lens on a back at depth `y`: metal ring, black glass, blue coating and a reflection."""
    cylinder(r, 0.0018, (x, y - 0.0009, z), plain(ring, 0.25, 1.0), "y", bevel=0.0004)
    cylinder(r * 0.84, 0.0006, (x, y - 0.0019, z), plain("050608", 0.05, coat=1.0), "y")
    cylinder(r * 0.5, 0.0003, (x, y - 0.0022, z), plain("1c3a78", 0.1, coat=1.0), "y")
    cylinder(r * 0.26, 0.0002, (x, y - 0.0024, z), plain("06080c", 0.05), "y")
    cylinder(r * 0.12, 0.0002, (x - r * 0.24, y - 0.0025, z + r * 0.26), plain("cfe0ff", 0.3), "y", sides=24)


def flash(x, z, y):
    cylinder(0.0032, 0.0006, (x, y - 0.0004, z), plain("f4ead0", 0.4), "y")


def island(shape, cameras, w, h, y):
    """The camera block of a back, at the viewer's left: its shape tells brands apart."""
    top, left = h / 2, -w / 2
    if shape == "square":
        slab(0.037, 0.038, 0.002, (left + 0.0225, y - 0.001, top - 0.0225), paint(0.2, 0.5), 0.011, 0.0008)
        spots = {
            2: ((0.0135, 0.0135), (0.0315, 0.0315)),
            3: ((0.0137, 0.0137), (0.0137, 0.0313), (0.0315, 0.0225)),
        }.get(cameras, ((0.0137, 0.0137), (0.0313, 0.0137), (0.0137, 0.0313), (0.0313, 0.0313)))
        for dx, dz in spots:
            lens(left + dx, top - dz, 0.0079, y - 0.002)
        flash(left + (0.0315 if cameras < 4 else 0.0225), top - (0.0118 if cameras < 4 else 0.0225), y - 0.002)
    elif shape == "round":
        cylinder(0.0235, 0.0026, (0, y - 0.0013, top - 0.031), plain("4a4b4e", 0.3, 1.0), "y", bevel=0.0008)
        cylinder(0.0222, 0.0008, (0, y - 0.0028, top - 0.031), plain("0a0a0b", 0.12, coat=1.0), "y")
        for dx, dz in ((-0.0098, 0.0098), (0.0098, 0.0098), (-0.0098, -0.0098), (0.0098, -0.0098))[: max(3, cameras)]:
            lens(dx, top - 0.031 + dz, 0.0068, y - 0.0032)
        flash(left + 0.014, top - 0.012, y)
    elif shape == "bar":
        slab(w - 0.012, 0.021, 0.0024, (0, y - 0.0012, top - 0.026), plain("0d0d0f", 0.14, coat=1.0), 0.0105, 0.0008)
        for index in range(cameras):
            lens(left + 0.021 + index * 0.0168, top - 0.026, 0.0074, y - 0.0024)
        flash(w / 2 - 0.016, top - 0.026, y - 0.0024)
    elif shape == "plate":
        slab(w - 0.008, 0.036, 0.0022, (0, y - 0.0011, top - 0.022), paint(0.25, 0.4), 0.014, 0.0008)
        for dx, dz in ((0.0155, 0.0140), (0.0155, 0.0315), (0.0335, 0.0225))[:cameras]:
            lens(left + dx, top - dz, 0.0079, y - 0.0022)
        flash(w / 2 - 0.014, top - 0.015, y - 0.0022)
    else:
        for index in range(cameras):
            lens(left + 0.0145, top - 0.0165 - index * 0.0195, 0.0074, y - 0.0004)
        flash(left + 0.0275, top - 0.0185, y)


def body(w, h, d, r, flat=True, frame_metal=True):
    frame = metal(0.22) if frame_metal else paint(0.3)
    slab(w, h, d, (0, 0, 0), frame, r, 0.0012 if flat else d * 0.45)
    for z in (h * 0.22, h * 0.1):
        box(0.0016, 0.0028, 0.011, (w / 2, 0, z), frame, 0.0005)


def front(w, h, d, r, notch, border=0.0022):
    """Display side: black glass, screen and camera; returns the corners of the screen."""
    y = -d / 2
    slab(w - 0.0016, h - 0.0016, 0.0004, (0, y, 0), GLASS, r - 0.0008)
    slab(w - 2 * border, h - 2 * border, 0.0002, (0, y - 0.0003, 0), screen(), r - border)
    if notch == "pill":
        slab(0.021, 0.0062, 0.0002, (0, y - 0.0005, h / 2 - 0.0085), GLASS, 0.0031)
    elif notch == "hole":
        cylinder(0.0021, 0.0002, (0, y - 0.0005, h / 2 - 0.0075), GLASS, "y")
    elif notch == "drop":
        cylinder(0.0034, 0.0002, (0, y - 0.0005, h / 2 - border - 0.002), GLASS, "y")
    sw, sh = w / 2 - border, h / 2 - border
    return [(-sw, y, sh), (sw, y, sh), (sw, y, -sh), (-sw, y, -sh)]


def back(w, h, d, r, shape, cameras, shiny=False):
    """Rear side: glass or matt lacquer and the camera block."""
    slab(
        w - 0.0014, h - 0.0014, 0.0006, (0, -d / 2, 0), paint(0.12 if shiny else 0.34, 0.8 if shiny else 0.0), r - 0.0007, 0.0003
    )
    island(shape, cameras, w, h, -d / 2 - 0.0003)


def phone(shape="column", cameras=3, notch="hole", w=0.075, h=0.158, r=0.011, flat=True, shiny=False):
    """The classic pair: the back behind, the display in front."""
    d = 0.0082
    with group((-0.025, 0.018, 0.002), (0, 0, 9)):
        body(w, h, d, r, flat)
        back(w, h, d, r, shape, cameras, shiny)
    with group((0.025, -0.012, 0), (0, 0, -9)) as face:
        body(w, h, d, r, flat)
        corners = front(w, h, d, r, notch)
    return {"screen": (face, corners)}


def rear(shape="column", cameras=3, w=0.075, h=0.158, r=0.011, flat=True, shiny=False):
    """The back alone."""
    with group(turn=(0, 0, 14)):
        body(w, h, 0.0082, r, flat)
        back(w, h, 0.0082, r, shape, cameras, shiny)


def fold(cameras=3, w=0.134, h=0.152):
    """A book-style folding phone: the inner display open, the outer side of another behind it."""
    d = 0.0052
    with group((-0.052, 0.05, 0), (0, 0, 16)):
        body(w / 2, h, d * 2.2, 0.008)
        back(w / 2, h, d * 2.2, 0.008, "column", cameras, True)
    with group((0.02, 0, 0)) as face:
        for side in (-1, 1):
            with group((side * w / 4, -0.004, 0), (0, 0, side * 4)):
                slab(w / 2, h, d, (0, 0, 0), metal(0.22), 0.007, 0.001)
                slab(w / 2, h - 0.0024, 0.0005, (-side * 0.0008, -d / 2, 0), GLASS, 0.003)
                slab(w / 2 - 0.002, h - 0.0064, 0.0003, (-side * 0.0018, -d / 2 - 0.0003, 0), screen(), 0.002)
        box(0.004, 0.006, h - 0.004, (0, 0.003, 0), metal(0.2), 0.001)
        sw, sh, y = w / 2 - 0.003, h / 2 - 0.003, -0.008
        corners = [(-sw, y, sh), (sw, y, sh), (sw, y, -sh), (-sw, y, -sh)]
    return {"screen": (face, corners)}


def flip(w=0.072, h=0.166):
    """A clamshell: half open in front, its cover display behind."""
    d = 0.0068
    half = h / 2
    with group((-0.036, 0.03, -half / 2 + 0.002), (0, 0, 12)):
        body(w, half, d * 2, 0.009)
        slab(w - 0.002, half - 0.002, 0.0006, (0, -d, 0), paint(0.14, 0.7), 0.0085)
        slab(w - 0.006, half - 0.006, 0.0003, (0, -d - 0.0005, 0), GLASS, 0.008)
        for z in (0.018, -0.002):
            lens(-w / 2 + 0.016, z + 0.004, 0.0075, -d - 0.0006)
    with group((0.03, -0.01, 0)) as face:
        with group((0, 0.006, half / 2), (-7, 0, 0)):
            slab(w, half, d, (0, 0, 0), metal(0.22), 0.009, 0.001)
            slab(w - 0.002, half - 0.001, 0.0004, (0, -d / 2, -0.0005), GLASS, 0.008)
            slab(w - 0.005, half - 0.003, 0.0003, (0, -d / 2 - 0.0003, -0.0015), screen(), 0.006)
            cylinder(0.002, 0.0003, (0, -d / 2 - 0.0007, half / 2 - 0.007), GLASS, "y")
        with group((0, 0.006, -half / 2), (7, 0, 0)):
            slab(w, half, d, (0, 0, 0), metal(0.22), 0.009, 0.001)
            slab(w - 0.002, half - 0.001, 0.0004, (0, -d / 2, 0.0005), GLASS, 0.008)
            slab(w - 0.005, half - 0.003, 0.0003, (0, -d / 2 - 0.0003, 0.0015), screen(), 0.006)
        sw, sh, y = w / 2 - 0.0025, half - 0.002, -0.004
        corners = [(-sw, y, sh), (sw, y, sh), (sw, y, -sh), (-sw, y, -sh)]
    return {"screen": (face, corners)}


def keypad(w=0.052, h=0.122, d=0.014, r=0.012, keys="ececec"):
    """A button phone; `keys` is the colour of its number keys."""
    with group(turn=(0, 0, -12)) as face:
        slab(w, h, d, (0, 0, 0), paint(0.3, 0.2), r, 0.003)
        y = -d / 2
        slab(w - 0.006, 0.05, 0.001, (0, y - 0.0002, 0.031), GLASS, 0.005)
        slab(w - 0.012, 0.038, 0.0004, (0, y - 0.0009, 0.031), screen(), 0.001)
        slab(0.017, 0.0125, 0.0014, (0, y - 0.0005, -0.004), plain("d5d8db", 0.3, 0.8), 0.004, 0.0005)
        for x in (-0.0172, 0.0172):
            slab(0.0125, 0.006, 0.0012, (x, y - 0.0004, -0.0008), paint(0.35, share=0.7), 0.003, 0.0004)
            slab(0.0125, 0.006, 0.0012, (x, y - 0.0004, -0.0088), plain("2f8f5b" if x < 0 else "b53a3a", 0.4), 0.003, 0.0004)
        with group((0, y - 0.0004, -0.034)):
            grid(3, 4, (0.0152, 0.0098), lambda x, z: slab(0.0136, 0.0078, 0.0014, (x, 0, z), plain(keys, 0.4), 0.003, 0.0005))
            grid(3, 4, (0.0152, 0.0098), lambda x, z: slab(0.0028, 0.0036, 0.0004, (x, -0.0008, z), plain("44484c", 0.5), 0.001))
        corners = [(-0.02, y, 0.05), (0.02, y, 0.05), (0.02, y, 0.012), (-0.02, y, 0.012)]
    return {"screen": (face, corners)}


def tablet(w=0.25, h=0.179, cameras=1, stylus=False, thick=0.0062, border=0.008):
    """A tablet in landscape leaning back, its rear behind it."""
    with group((0.0, 0.05, h / 2 + 0.016), (0, 0, 8)):
        body(w, h, thick, 0.012)
        slab(w - 0.002, h - 0.002, 0.0006, (0, -thick / 2, 0), metal(0.34), 0.011)
        for index in range(cameras):
            lens(-w / 2 + 0.018 + index * 0.02, h / 2 - 0.018, 0.0085, -thick / 2)
    with group((0.012, 0, h / 2), (-8, 0, 0)) as face:
        body(w, h, thick, 0.012)
        corners = front(w, h, thick, 0.012, "none", border)
    if stylus:
        with group((w / 2 + 0.028, -0.01, h / 2 - 0.01), (0, 7, 0)):
            cylinder(0.0042, 0.15, (0, 0, 0), plain("f4f5f5", 0.35), bevel=0.001)
            cylinder(0.0012, 0.016, (0, 0, -0.083), plain("d0d3d6", 0.4), top=0.0042)
    return {"screen": (face, corners)}


def upright_tablet(w=0.165, h=0.245):
    """A tablet in portrait in front of its back."""
    with group((-0.05, 0.05, 0.004), (0, 0, 9)):
        body(w, h, 0.0064, 0.012)
        slab(w - 0.002, h - 0.002, 0.0006, (0, -0.0032, 0), metal(0.34), 0.011)
        lens(-w / 2 + 0.016, h / 2 - 0.017, 0.008, -0.0034)
    with group((0.03, 0, 0), (0, 0, -8)) as face:
        body(w, h, 0.0064, 0.012)
        corners = front(w, h, 0.0064, 0.012, "none", 0.007)
    return {"screen": (face, corners)}


def reader(w=0.125, h=0.17, keys=False):
    """An e-book reader with a chin."""
    d = 0.0085
    with group((0, 0, h / 2), (-6, 0, -12)) as face:
        slab(w, h, d, (0, 0, 0), paint(0.5), 0.01, 0.003)
        chin = 0.024 if keys else 0.012
        sw, sh = w - 0.018, h - 0.02 - chin
        z = (chin - 0.009) / 2
        slab(sw, sh, 0.0004, (0, -d / 2 - 0.0001, z), screen(0.6), 0.002)
        if keys:
            for x in (-0.036, -0.012, 0.012, 0.036):
                slab(0.017, 0.006, 0.001, (x, -d / 2, -h / 2 + 0.014), paint(0.4, share=0.6), 0.003, 0.0004)
        corners = [(-sw / 2, -d / 2, z + sh / 2), (sw / 2, -d / 2, z + sh / 2), (sw / 2, -d / 2, z - sh / 2), (-sw / 2, -d / 2, z - sh / 2)]
    return {"screen": (face, corners)}
