"""Small kitchen appliances: kettles, toasters, coffee machines, multicookers, blenders and others."""

from studio.materials import glass, lamp, metal, paint, plain
from studio.shapes import ball, box, curve, cylinder, grid, group, lathe, pill, ring, slab, tube

BLACK = plain("17181a", 0.4)
STEEL = plain("c9ccd0", 0.25, 1.0)
DARK_GLASS = plain("08090b", 0.06, coat=1.0)
CLEAR = glass("eef4f6")


def kettle(form="steel"):
    """An electric kettle: steel cone, plastic, glass with a light ring, or retro dome."""
    cylinder(0.082, 0.018, (0, 0, 0.009), BLACK, bevel=0.005)
    if form == "glass":
        lathe(curve([(0.07, 0.0), (0.076, 0.03), (0.074, 0.1), (0.064, 0.15)]), (0, 0, 0.045), CLEAR)
        lathe(curve([(0.0675, 0.0), (0.0735, 0.03), (0.0725, 0.08)]), (0, 0, 0.046), glass("bfe3ff"))
        cylinder(0.0775, 0.03, (0, 0, 0.034), metal(0.25), bevel=0.004)
        ring(0.07, 0.002, (0, 0, 0.05), lamp("4aa8ff", 3.0))
        lathe([(0.066, 0), (0.067, 0.018), (0.05, 0.028), (0.001, 0.03)], (0, 0, 0.193), metal(0.28))
        top = 0.222
    elif form == "retro":
        lathe(curve([(0.076, 0.0), (0.083, 0.02), (0.08, 0.09), (0.062, 0.155), (0.05, 0.17)]), (0, 0, 0.022), paint(0.18, 0.8))
        lathe(curve([(0.05, 0.0), (0.045, 0.016), (0.02, 0.03), (0.001, 0.032)]), (0, 0, 0.19), paint(0.18, 0.8))
        ring(0.083, 0.004, (0, 0, 0.03), STEEL)
        ring(0.051, 0.003, (0, 0, 0.191), STEEL)
        top = 0.222
    else:
        skin = metal(0.24) if form == "steel" else paint(0.3, 0.3)
        lathe([(0.079, 0.0), (0.08, 0.01), (0.076, 0.06), (0.064, 0.18), (0.06, 0.186)], (0, 0, 0.022), skin)
        lathe([(0.06, 0), (0.056, 0.012), (0.03, 0.018), (0.001, 0.018)], (0, 0, 0.208), BLACK if form == "steel" else paint(0.3, 0.3))
        top = 0.226
    cylinder(0.012, 0.014, (0, 0, top + 0.006), STEEL if form != "plastic" else BLACK, bevel=0.004)
    spout = STEEL if form == "steel" else metal(0.28) if form == "glass" else paint(0.25, 0.5)
    with group((-0.062, 0, 0.183), (0, -28, 0)):
        lathe([(0.026, -0.03), (0.021, 0.0), (0.015, 0.02)], (0, 0, 0), spout)
    tube([(0.056, 0, 0.205), (0.1, 0, 0.212), (0.122, 0, 0.18), (0.118, 0, 0.1), (0.085, 0, 0.055)], 0.0115, BLACK if form != "retro" else STEEL, flat=1.5)


def toaster(form="steel", slots=2):
    """A toaster: rounded steel, square plastic or retro with a chrome foot."""
    soft = {"steel": 0.05, "square": 0.018, "retro": 0.06}[form]
    w, h, d = 0.3, 0.19, 0.17
    skin = metal(0.24) if form == "steel" else paint(0.2, 0.7) if form == "retro" else paint(0.35, 0.2)
    with group(turn=(0, 0, 0)):
        slab(w, h, d, (0, 0, h / 2 + 0.02), skin, soft, 0.02 if form != "square" else 0.008)
        slab(w - (0.09 if form == "retro" else -0.004), 0.03, d - (0.02 if form == "retro" else -0.004), (0, 0, 0.02), STEEL if form == "retro" else BLACK, 0.012, 0.006)
        for y in (-0.035, 0.035):
            slab(0.17, 0.026, 0.01, (0, y, h + 0.017), plain("0c0d0e", 0.8), 0.006, lying=True)
        slab(w * 0.6, 0.11, 0.004, (0, 0, h + 0.0185), STEEL, 0.01, lying=True)
        for y in (-0.03, 0.03):
            slab(0.165, 0.022, 0.008, (0, y, h + 0.0185), plain("0c0d0e", 0.8), 0.005, lying=True)
        slab(0.012, 0.1, 0.004, (w / 2 + 0.002, 0, 0.115), BLACK, 0.004, turn=(0, 0, 90))
        box(0.026, 0.05, 0.02, (w / 2 + 0.014, 0, 0.15), BLACK if form != "retro" else STEEL, 0.006)
        cylinder(0.02, 0.018, (w * 0.34, -d / 2 - 0.008, 0.075), STEEL, "y", bevel=0.004)
        for x in (0.0, 0.03, -0.03):
            cylinder(0.007, 0.006, (w * 0.1 + x, -d / 2 - 0.001, 0.075), BLACK if form != "retro" else STEEL, "y", bevel=0.001)


def coffee_machine(form="auto"):
    """An automatic machine with a display, a capsule machine or a pump espresso machine with a lever handle."""
    if form == "capsule":
        pill(0.12, 0.25, 0.24, (0, 0.07, 0.14), paint(0.2, 0.7), soft=0.5)
        pill(0.125, 0.09, 0.3, (0, 0.0, 0.235), paint(0.2, 0.7), soft=0.7)
        cylinder(0.022, 0.04, (0, -0.1, 0.185), BLACK, bevel=0.006)
        tube([(-0.045, -0.06, 0.285), (-0.045, -0.15, 0.3), (0.045, -0.15, 0.3), (0.045, -0.06, 0.285)], 0.009, STEEL, rounded=False)
        slab(0.13, 0.15, 0.02, (0, -0.09, 0.012), BLACK, 0.03, 0.004, lying=True)
        slab(0.1, 0.1, 0.004, (0, -0.1, 0.024), STEEL, 0.02, lying=True)
        _cup(0, -0.1, 0.026, 0.8)
        return
    if form == "espresso":
        box(0.25, 0.27, 0.06, (0, 0, 0.035), metal(0.34), 0.006)
        box(0.242, 0.114, 0.24, (0, 0.075, 0.16), metal(0.34), 0.006)
        box(0.25, 0.27, 0.09, (0, 0, 0.29), metal(0.34), 0.01)
        slab(0.2, 0.13, 0.004, (0, -0.065, 0.067), BLACK, 0.006, lying=True)
        cylinder(0.035, 0.03, (-0.02, -0.06, 0.235), STEEL, bevel=0.004)
        cylinder(0.033, 0.02, (-0.02, -0.06, 0.214), STEEL, bevel=0.004)
        tube([(-0.02, -0.085, 0.214), (-0.02, -0.2, 0.205)], 0.012, BLACK, rounded=False)
        tube([(0.095, -0.12, 0.25), (0.105, -0.14, 0.2), (0.108, -0.13, 0.12)], 0.004, STEEL)
        cylinder(0.026, 0.012, (0.0, -0.137, 0.29), plain("f2f2ee", 0.4), "y", bevel=0.003)
        for x in (-0.085, 0.085):
            cylinder(0.014, 0.012, (x, -0.137, 0.29), STEEL, "y", bevel=0.003)
        _cup(-0.02, -0.065, 0.07, 0.8)
        return
    body = paint(0.3, 0.3)
    box(0.26, 0.38, 0.05, (0, 0, 0.03), body, 0.01)
    box(0.26, 0.22, 0.27, (0, 0.08, 0.18), body, 0.01)
    box(0.26, 0.38, 0.08, (0, 0, 0.33), body, 0.014)
    slab(0.235, 0.07, 0.006, (0, -0.19, 0.33), DARK_GLASS, 0.01, 0.001)
    with group((0, -0.194, 0.33)):
        grid(5, 1, 0.038, lambda x, z: ring(0.0085, 0.0012, (x, 0, z), lamp("ffffff", 1.6), "y", flat=0.4))
    box(0.075, 0.07, 0.12, (0, -0.085, 0.245), STEEL, 0.01)
    for x in (-0.014, 0.014):
        cylinder(0.006, 0.03, (x, -0.1, 0.178), BLACK)
    slab(0.2, 0.17, 0.006, (0, -0.1, 0.057), STEEL, 0.01, 0.001, lying=True)
    grid(9, 1, 0.02, lambda x, z: slab(0.007, 0.13, 0.002, (x, -0.1, 0.061), BLACK, 0.003, lying=True))
    _cup(0, -0.1, 0.062, 1.1)
    cylinder(0.05, 0.03, (0.05, 0.08, 0.375), glass("8c7a6a"), bevel=0.004)


def _cup(x, y, z, k):
    white = plain("f6f5f1", 0.2, coat=0.6)
    lathe(curve([(0.001, 0.0), (0.02 * k, 0.0), (0.03 * k, 0.02 * k), (0.036 * k, 0.05 * k), (0.034 * k, 0.05 * k), (0.026 * k, 0.02 * k)]), (x, y, z), white)
    cylinder(0.0335 * k, 0.001, (x, y, z + 0.045 * k), plain("4a2a16", 0.3))
    tube([(x + 0.034 * k, y, z + 0.042 * k), (x + 0.052 * k, y, z + 0.036 * k), (x + 0.048 * k, y, z + 0.018 * k), (x + 0.029 * k, y, z + 0.016 * k)], 0.0035 * k, white)
