"""Televisions, monitors, laptops and projectors: everything with a large display."""

from studio.materials import lamp, metal, paint, plain, screen
from studio.shapes import ball, box, cylinder, grid, group, lathe, slab, tube

BLACK = plain("101113", 0.3)
DARK_METAL = plain("3a3c40", 0.35, 1.0)


def _panel(w, h, d, border, chin, at_z, y=0.0, frame=BLACK):
    """Frame and display; returns the corners of the screen."""
    slab(w, h, d, (0, y, at_z), frame, 0.006 * h, 0.002 * h)
    sw, sh = w - 2 * border, h - border - chin
    z = at_z + (chin - border) / 2
    face = y - d / 2
    slab(sw, sh, 0.001, (0, face - 0.0006, z), screen(), 0.0008)
    return [(x, face, z + dz) for x, dz in ((-sw / 2, sh / 2), (sw / 2, sh / 2), (sw / 2, -sh / 2), (-sw / 2, -sh / 2))]


def tv(stand="feet", w=1.24, frame="black"):
    """A television; stands differ by brand: feet at the ends, a centre plate, a pedestal, a picture frame on the wall."""
    h = w * 0.572
    with group() as face:
        rim = {"black": BLACK, "steel": DARK_METAL, "wood": plain("9a6b42", 0.5)}[frame]
        border, chin = (0.034, 0.034) if frame == "wood" else (0.007, 0.016)
        corners = _panel(w, h, 0.03, border, chin, h / 2 + 0.07, frame=rim)
        box(w * 0.6, 0.035, h * 0.5, (0, 0.03, h * 0.38 + 0.06), BLACK, 0.012)
        if stand == "feet":
            for side in (-1, 1):
                x = side * w * 0.4
                tube([(x, -0.13, 0.008), (x, -0.02, 0.075), (x, 0.02, 0.075), (x, 0.13, 0.008)], 0.009, DARK_METAL, rounded=False)
        elif stand == "plate":
            slab(w * 0.34, 0.24, 0.012, (0, 0.02, 0.006), DARK_METAL, 0.02, 0.003, lying=True)
            box(0.14, 0.03, 0.09, (0, 0.03, 0.05), DARK_METAL, 0.006)
        elif stand == "blades":
            for side in (-1, 1):
                box(0.016, 0.24, 0.012, (side * w * 0.22, 0, 0.006), DARK_METAL, 0.004)
                box(0.016, 0.02, 0.075, (side * w * 0.22, 0.01, 0.04), DARK_METAL, 0.004)
    return {"screen": (face, corners)}


def tv_detail(stand="feet", w=1.24):
    """The corner of a television."""
    return tv(stand, w)


def monitor(stand="column", w=0.61, wide=False, gaming=False):
    """A monitor: slim office model, curved ultra-wide or a gaming model with a forked foot."""
    h = w * (0.43 if wide else 0.578)
    lift = 0.12
    body = paint(0.35)
    with group() as face:
        corners = _panel(w, h, 0.016, 0.006, 0.016, h / 2 + lift, frame=BLACK)
        box(w * 0.42, 0.03, h * 0.42, (0, 0.022, h / 2 + lift), body, 0.012)
        if gaming:
            tube([(-w * 0.3, -0.12, 0.008), (0, 0.06, 0.012), (w * 0.3, -0.12, 0.008)], 0.009, body, rounded=False)
            cylinder(0.024, lift + h * 0.4, (0, 0.06, (lift + h * 0.4) / 2), body, bevel=0.004)
        elif stand == "round":
            cylinder(0.115, 0.012, (0, 0.03, 0.006), metal(0.3), bevel=0.003)
            cylinder(0.018, lift + h * 0.35, (0, 0.045, (lift + h * 0.35) / 2), metal(0.3))
        else:
            slab(0.25, 0.19, 0.012, (0, 0.03, 0.006), body, 0.012, 0.003, lying=True)
            box(0.055, 0.022, lift + h * 0.4, (0, 0.05, (lift + h * 0.4) / 2), body, 0.006)
    return {"screen": (face, corners)}


def laptop(w=0.312, notch=False, gaming=False, metallic=True, thick=0.011, back=106):
    """An open laptop; the lid leans back by `back` − 90 degrees."""
    d, h = w * 0.69, w * 0.655
    body = metal(0.36) if metallic else paint(0.4)
    deck = metal(0.4, 0.85) if metallic else paint(0.45, share=0.9)
    slab(w, d, thick, (0, 0, thick / 2), body, 0.012 if not gaming else 0.006, thick * 0.3, lying=True)
    slab(w - 0.006, d - 0.006, 0.0006, (0, 0, thick), deck, 0.01, lying=True)
    bed = plain("17181a", 0.6)
    kw, kd, ky = w * 0.88, d * 0.44, d * 0.17
    slab(kw, kd, 0.0006, (0, ky, thick + 0.0003), bed, 0.003, lying=True)
    keys = (14, 6)
    key = plain("232427", 0.5)
    step = (kw / keys[0], kd / keys[1])
    with group((0, ky, thick + 0.001)):
        grid(*keys, step, lambda x, y: slab(step[0] * 0.86, step[1] * 0.84, 0.0012, (x, y, 0), key, 0.0015, lying=True))
        if gaming:
            slab(kw - 0.003, kd - 0.003, 0.0002, (0, 0, -0.0005), lamp("3d6bff", 1.6), 0.003, lying=True)
    slab(w * 0.42, d * 0.33, 0.0005, (0, -d * 0.28, thick + 0.0004), metal(0.3, 0.7) if metallic else paint(0.3, share=0.75), 0.004, lying=True)
    with group((0, d / 2 - 0.004, thick + 0.002), (-(back - 90), 0, 0)) as lid:
        slab(w, h, 0.005, (0, 0.0025, h / 2), body, 0.01 if not gaming else 0.004, 0.0015)
        slab(w - 0.002, h - 0.002, 0.0004, (0, -0.0002, h / 2), plain("070708", 0.15), 0.009)
        sw, sh = w - 0.011, (w - 0.011) * 0.625
        z = h - 0.0055 - sh / 2
        slab(sw, sh, 0.0003, (0, -0.0006, z), screen(), 0.004)
        if notch:
            slab(0.026, 0.0062, 0.0003, (0, -0.0009, z + sh / 2 - 0.0028), plain("070708", 0.2), 0.002)
        corners = [(x, -0.0008, z + dz) for x, dz in ((-sw / 2, sh / 2), (sw / 2, sh / 2), (sw / 2, -sh / 2), (-sw / 2, -sh / 2))]
    cylinder(0.0045, w * 0.7, (0, d / 2 - 0.003, thick + 0.001), plain("1a1b1d", 0.4), "x")
    return {"screen": (lid, corners)}


def projector(form="box"):
    """A projector: a flat box with a lens, a cube, or a tube on a gimbal."""
    if form == "cube":
        slab(0.15, 0.19, 0.15, (0, 0, 0.1), paint(0.4), 0.035, 0.01)
        slab(0.12, 0.15, 0.004, (0, -0.077, 0.1), plain("0c0d0e", 0.12, coat=1.0), 0.03)
        _projector_lens(0.0, -0.079, 0.115, 0.034)
    elif form == "gimbal":
        cylinder(0.09, 0.022, (-0.01, 0, 0.011), paint(0.4), bevel=0.006)
        slab(0.04, 0.15, 0.016, (-0.08, 0, 0.078), paint(0.4), 0.018, 0.005, turn=(0, 0, 90))
        cylinder(0.016, 0.02, (-0.078, 0, 0.125), plain("2a2c30", 0.4), "x", bevel=0.003)
        with group((0, 0, 0.125), (0, 0, 0)):
            cylinder(0.068, 0.2, (0, 0, 0), paint(0.4), "y", bevel=0.012)
            cylinder(0.058, 0.004, (0, -0.101, 0), plain("0c0d0e", 0.1, coat=1.0), "y")
            _projector_lens(0, -0.103, 0, 0.034)
    else:
        slab(0.31, 0.26, 0.1, (0, 0, 0.06), paint(0.42), 0.03, 0.012, lying=True)
        for x in (-0.12, 0.12):
            cylinder(0.014, 0.014, (x, -0.09, 0.007), plain("222326", 0.6))
        _projector_lens(0.07, -0.132, 0.062, 0.04)
        with group((-0.075, -0.1305, 0.062)):
            grid(12, 1, 0.009, lambda x, z: slab(0.004, 0.05, 0.002, (x, 0, z), plain("25272a", 0.6), 0.0018))


def _projector_lens(x, y, z, r):
    cylinder(r, 0.016, (x, y - 0.004, z), plain("1b1c1e", 0.3), "y", bevel=0.003)
    lathe([(r * 0.82, 0), (r * 0.6, 0.01), (0.0, 0.013)], (x, y - 0.024, z), plain("0a1024", 0.04, coat=1.0), turn=(90, 0, 0))
    ball((r * 0.68, 0.008, r * 0.68), (x, y - 0.009, z), plain("0a0f2a", 0.03, coat=1.0))
