"""Game consoles, gamepads, headsets for virtual reality, cameras and drones."""

import math

from studio.materials import glass, lamp, metal, paint, plain, screen
from studio.shapes import ball, box, curve, cylinder, grid, group, lathe, pill, ring, slab, tube

BLACK = plain("17181a", 0.45)
DARK = plain("2a2c30", 0.5)
STEEL = plain("c9ccd0", 0.28, 1.0)


def gamepad(form="wide"):
    """A gamepad seen from the front: sticks level, offset, or retro with a flat body."""
    skin = paint(0.4)
    with group((0, 0, 0.055), (-14, 0, 0)):
        if form == "retro":
            slab(0.14, 0.062, 0.018, (0, 0, 0), skin, 0.028, 0.005)
            spots, pad, buttons = ((-0.022, -0.012), (0.022, -0.012)), (-0.046, 0.006), (0.046, 0.006)
        else:
            pill(0.125, 0.062, 0.036, (0, 0, 0.008), skin, soft=0.95)
            for side in (-1, 1):
                ball((0.0335, 0.0185, 0.0335), (side * 0.05, 0, 0.0085), skin)
                ball((0.021, 0.0185, 0.048), (side * 0.062, 0, -0.026), skin, turn=(0, side * -15, 0))
            level = form == "wide"
            spots = ((-0.026, -0.012), (0.026, -0.012)) if level else ((-0.049, 0.017), (0.026, -0.012))
            pad = (-0.051, 0.014) if level else (-0.026, -0.012)
            buttons = (0.051, 0.014)
            if level:
                slab(0.044, 0.024, 0.004, (0, -0.019, 0.02), plain("f0f1f2", 0.35), 0.006, 0.001)
            else:
                cylinder(0.0065, 0.004, (0, -0.019, 0.024), plain("e9eaeb", 0.3), "y", bevel=0.001)
        y = -0.0195 if form != "retro" else -0.009
        for x, z in spots:
            cylinder(0.0115, 0.004, (x, y - 0.001, z), plain("101113", 0.5), "y")
            cylinder(0.004, 0.01, (x, y - 0.006, z), DARK, "y")
            lathe([(0.001, 0.0015), (0.007, 0.001), (0.0088, 0.003), (0.0092, 0.0), (0.008, -0.003)], (x, y - 0.011, z), DARK, turn=(90, 0, 0))
        for dx, dz, w, h in ((0, 0, 0.0075, 0.023), (0, 0, 0.023, 0.0075)):
            slab(w, h, 0.006, (pad[0] + dx, y - 0.003, pad[1] + dz), DARK, 0.0018, 0.001)
        for k, color in enumerate(("5fa8ff", "ff6b6b", "ffd24a", "63d48a")):
            a = math.pi / 2 * k
            cylinder(0.0048, 0.006, (buttons[0] + 0.0105 * math.cos(a), y - 0.003, buttons[1] + 0.0105 * math.sin(a)), plain(color, 0.35), "y", bevel=0.001)
        for side in (-1, 1):
            slab(0.034, 0.012, 0.016, (side * 0.048, 0.002, 0.0405 if form != "retro" else 0.03), DARK, 0.005, 0.003)


def console(form="tower"):
    """A console: a white tower, a black tower, a portable with sticks or a hybrid with coloured grips."""
    if form == "tower":
        with group((0, 0, 0.205), (0, 0, 30)):
            for side in (-1, 1):
                with group((side * 0.046, 0, 0), (0, side * 2, 0)):
                    slab(0.25, 0.38, 0.012, (0, 0, 0), paint(0.25, 0.3), 0.07, 0.004, turn=(0, 0, 90))
            slab(0.235, 0.35, 0.07, (0, 0, 0), plain("0c0d0f", 0.12, coat=0.8), 0.05, 0.006, turn=(0, 0, 90))
            for x in (-0.0385, 0.0385):
                box(0.0018, 0.002, 0.27, (x, -0.1185, 0.0), lamp("66b8ff", 2.4))
            slab(0.0095, 0.0042, 0.003, (0, -0.1185, -0.02), plain("3a3d41", 0.3, 0.8), 0.002)
            slab(0.014, 0.0065, 0.003, (0, -0.1185, -0.04), plain("3a3d41", 0.3, 0.8), 0.001)
            slab(0.003, 0.11, 0.003, (0.02, -0.1185, -0.075), plain("2a2c30", 0.5), 0.001)
        cylinder(0.085, 0.014, (0, 0, 0.008), plain("17181a", 0.3, 0.4), bevel=0.003)
        return None
    if form == "box":
        with group((0, 0, 0.155), (0, 0, 24)):
            box(0.15, 0.15, 0.3, (0, 0, 0), paint(0.55), 0.005)
            with group((0, 0, 0.1495)):
                cylinder(0.066, 0.003, (0, 0, 0), plain("0a0b0c", 0.6))
                for k in range(60):
                    radius = 0.0082 * math.sqrt(k + 0.5)
                    a = k * 2.39996
                    cylinder(0.0028, 0.001, (radius * math.cos(a), radius * math.sin(a), 0.0018), plain("2f6b3f", 0.6), sides=12)
            cylinder(0.0085, 0.002, (-0.052, -0.0755, 0.125), plain("f0f1f2", 0.3), "y", bevel=0.0006)
            slab(0.003, 0.09, 0.002, (-0.052, -0.0755, -0.03), plain("0a0b0c", 0.5), 0.001)
        return None
    hybrid = form == "hybrid"
    w = 0.175 if hybrid else 0.2
    with group((0, 0, 0.062), (-10, 0, 0)) as face:
        slab(w, 0.102, 0.014, (0, 0, 0), BLACK if hybrid else paint(0.45), 0.006 if hybrid else 0.026, 0.003)
        sw, sh = w / 2 - 0.006 if hybrid else 0.078, 0.046 if hybrid else 0.044
        slab(sw * 2 + 0.004, sh * 2 + 0.004, 0.0006, (0, -0.0072, 0), plain("050506", 0.08, coat=1.0), 0.004)
        slab(sw * 2, sh * 2, 0.0003, (0, -0.0077, 0), screen(), 0.002)
        for side in (-1, 1):
            x = side * (w / 2 + 0.016)
            if hybrid:
                slab(0.034, 0.102, 0.016, (x, 0, 0), paint(0.4), 0.015, 0.004)
            else:
                ball((0.022, 0.02, 0.05), (side * 0.118, 0.004, -0.008), paint(0.45), turn=(0, side * -8, 0))
                slab(0.05, 0.096, 0.016, (side * 0.108, 0, 0), paint(0.45), 0.022, 0.005)
                x = side * 0.108
            cylinder(0.0085, 0.008, (x, -0.012, 0.022 if side < 0 else -0.008), DARK, "y", bevel=0.002)
            for k in range(4):
                a = math.pi / 2 * k
                z = -0.008 if side < 0 else 0.024
                cylinder(0.0036, 0.004, (x + 0.0085 * math.cos(a), -0.0095, z + 0.0085 * math.sin(a)), DARK, "y", bevel=0.0008)
        corners = [(-sw, -0.0078, sh), (sw, -0.0078, sh), (sw, -0.0078, -sh), (-sw, -0.0078, -sh)]
    return {"screen": (face, corners)}


def camera(form="mirrorless"):
    """A camera: mirrorless, reflex with a grip, retro two-tone or instant."""
    if form == "instant":
        slab(0.115, 0.105, 0.055, (0, 0, 0.055), paint(0.3, 0.3), 0.03, 0.02)
        cylinder(0.034, 0.006, (0, -0.029, 0.046), paint(0.25, 0.4, share=0.85), "y", bevel=0.002)
        _lens_barrel(0, -0.03, 0.046, 0.027, 0.02)
        slab(0.075, 0.005, 0.01, (0, 0, 0.1055), DARK, 0.002, lying=False)
        slab(0.022, 0.014, 0.004, (0.033, -0.0275, 0.087), plain("f2f0e6", 0.25), 0.004, 0.001)
        slab(0.014, 0.011, 0.004, (-0.006, -0.0275, 0.09), plain("0a0b0d", 0.1, coat=1.0), 0.003, 0.001)
        cylinder(0.007, 0.005, (-0.04, -0.028, 0.07), plain("c8433f", 0.35), "y", bevel=0.001)
        return
    body = plain("1b1c1e", 0.65) if form != "retro" else paint(0.65)
    slab(0.13, 0.078, 0.045, (0, 0, 0.042), body, 0.012, 0.005)
    if form == "retro":
        slab(0.131, 0.022, 0.046, (0, 0, 0.079), STEEL, 0.008, 0.004)
        slab(0.014, 0.01, 0.003, (-0.04, -0.023, 0.08), plain("0a0b0d", 0.06, coat=1.0), 0.002)
    else:
        box(0.046, 0.042, 0.03, (0.004, 0, 0.09), paint(0.55) if form == "reflex" else body, 0.008, taper=0.7)
        slab(0.034, 0.076, 0.05, (-0.049, -0.016, 0.0415), plain("141517", 0.85), 0.012, 0.01)
    for x, r in ((0.043, 0.0105), (-0.028, 0.008)):
        cylinder(r, 0.009, (x, 0.0, 0.087 if form != "retro" else 0.094), DARK if form != "retro" else STEEL, bevel=0.001)
    cylinder(0.0055, 0.008, (-0.05, -0.012, 0.082 if form != "retro" else 0.094), STEEL, bevel=0.001)
    _lens_barrel(0.008, -0.022, 0.042, 0.033, 0.055 if form != "retro" else 0.03)


def _lens_barrel(x, y, z, r, long):
    cylinder(r, long, (x, y - long / 2, z), plain("1a1b1d", 0.45), "y", bevel=0.002, sides=96)
    for k in range(3):
        ring(r, 0.0011, (x, y - long * (0.3 + k * 0.2), z), plain("3a3d41", 0.4), "y")
    ring(r * 0.96, 0.0014, (x, y - long, z), STEEL, "y")
    cylinder(r * 0.88, 0.002, (x, y - long - 0.0005, z), plain("0c0d0f", 0.4), "y")
    ball((r * 0.66, 0.004, r * 0.66), (x, y - long - 0.001, z), plain("10204a", 0.03, coat=1.0))


def vr(form="goggles"):
    """A headset: curved goggles with a strap, glasses, or goggles with controllers."""
    if form == "glasses":
        for side in (-1, 1):
            slab(0.058, 0.04, 0.012, (side * 0.034, 0, 0.03), plain("08090b", 0.06, coat=1.0), 0.014, 0.004)
            tube([(side * 0.064, 0.004, 0.04), (side * 0.072, 0.05, 0.041), (side * 0.07, 0.11, 0.036), (side * 0.068, 0.135, 0.02)], 0.0034, paint(0.4))
        box(0.13, 0.01, 0.01, (0, 0.0, 0.047), paint(0.4), 0.003)
        return
    slab(0.185, 0.098, 0.08, (0, 0, 0.06), paint(0.3, 0.3), 0.045, 0.028)
    slab(0.15, 0.066, 0.008, (0, -0.038, 0.062), plain("08090b", 0.05, coat=1.0), 0.032, 0.003)
    for x in (-0.05, 0.05):
        cylinder(0.009, 0.003, (x, -0.0425, 0.062), plain("1c2d55", 0.03, coat=1.0), "y")
    tube([(-0.085, 0.02, 0.06), (-0.1, 0.1, 0.07), (-0.06, 0.19, 0.08), (0, 0.21, 0.08), (0.06, 0.19, 0.08), (0.1, 0.1, 0.07), (0.085, 0.02, 0.06)], 0.011, paint(0.6, share=0.8))
    tube([(0, 0.02, 0.105), (0, 0.08, 0.15), (0, 0.16, 0.14), (0, 0.205, 0.085)], 0.009, paint(0.6, share=0.8))
    slab(0.17, 0.085, 0.03, (0, 0.045, 0.06), plain("1d1f22", 0.9), 0.04, 0.012)
    if form == "kit":
        for side in (-1, 1):
            with group((side * 0.085, -0.13, 0.002), (0, 0, side * -14)):
                tube([(0, 0.02, 0.0), (0, 0, 0.04), (0, -0.01, 0.07)], 0.014, paint(0.4))
                cylinder(0.022, 0.014, (0, -0.014, 0.082), paint(0.4), turn=(30, 0, 0), bevel=0.004)
                cylinder(0.006, 0.012, (0, -0.022, 0.096), DARK, turn=(30, 0, 0))


def action_camera(form="box"):
    """An action camera: a small box, a stick with two lenses, or a gimbal."""
    if form == "stick":
        slab(0.046, 0.125, 0.03, (0, 0, 0.064), paint(0.5), 0.014, 0.006)
        ball((0.016, 0.012, 0.016), (0, -0.014, 0.104), plain("0a0f2a", 0.03, coat=1.0))
        ring(0.0165, 0.002, (0, -0.015, 0.104), STEEL, "y")
        slab(0.026, 0.038, 0.0006, (0, -0.0155, 0.056), plain("060708", 0.06, coat=1.0), 0.005)
        cylinder(0.006, 0.002, (0, -0.0155, 0.022), plain("c8433f", 0.4), "y")
        return
    if form == "gimbal":
        slab(0.03, 0.09, 0.026, (0, 0, 0.046), paint(0.5), 0.01, 0.004)
        slab(0.022, 0.03, 0.0006, (0, -0.0135, 0.05), plain("060708", 0.06, coat=1.0), 0.003)
        cylinder(0.011, 0.014, (0, 0.004, 0.098), paint(0.5), bevel=0.003)
        box(0.006, 0.012, 0.026, (0.016, 0.004, 0.112), paint(0.5), 0.002)
        slab(0.024, 0.024, 0.02, (0, 0, 0.118), paint(0.5), 0.006, 0.003)
        _lens_barrel(0, -0.01, 0.118, 0.0085, 0.003)
        return
    slab(0.07, 0.05, 0.03, (0, 0, 0.026), paint(0.6), 0.008, 0.004)
    slab(0.028, 0.028, 0.006, (0.017, -0.0165, 0.035), plain("101113", 0.3), 0.007, 0.002)
    ball((0.0095, 0.004, 0.0095), (0.017, -0.019, 0.035), plain("101c3a", 0.03, coat=1.0))
    slab(0.028, 0.026, 0.0008, (-0.016, -0.0153, 0.026), plain("060708", 0.06, coat=1.0), 0.003)
    slab(0.012, 0.008, 0.002, (0.0, 0, 0.0515), plain("c8433f", 0.4), 0.003, lying=True)
    for x in (-0.006, 0.006):
        box(0.003, 0.012, 0.012, (x, 0, -0.004), DARK, 0.001)


def drone(form="fold"):
    """A quadcopter: unfolded with a camera, a larger one with lidar eyes, or small with propeller guards."""
    skin = paint(0.4, 0.1)
    k = 0.75 if form == "guard" else 1.0
    with group((0, 0, 0.05), (0, 0, 24), k):
        with group(scale=(1, 1, 0.9)):
            slab(0.085, 0.19, 0.05, (0, 0, 0.0), skin, 0.03, 0.02, lying=True)
        slab(0.06, 0.1, 0.012, (0, 0.02, 0.022), paint(0.5, share=0.75), 0.02, 0.004, lying=True)
        for x in (-0.024, 0.024):
            ball((0.009, 0.006, 0.009), (x, -0.092, 0.006), plain("0a0f2a", 0.03, coat=1.0))
        box(0.034, 0.03, 0.03, (0, -0.098, -0.02), DARK, 0.008)
        _lens_barrel(0, -0.108, -0.02, 0.013, 0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * 0.15, sy * 0.115 + 0.01
                tube([(sx * 0.03, sy * 0.06, 0.0), (sx * 0.09, sy * 0.095 + 0.005, 0.008), (x, y, 0.006)], 0.0105, skin)
                cylinder(0.0165, 0.03, (x, y, 0.012), DARK, bevel=0.004)
                cylinder(0.013, 0.006, (x, y, 0.029), STEEL, bevel=0.001)
                tube([(x, y, 0.0), (x, y, -0.036)], 0.006, DARK, rounded=False)
                with group((x, y, 0.034), (0, 0, sx * sy * 32 + 14)):
                    for end in (-1, 1):
                        slab(0.085, 0.017, 0.0016, (end * 0.045, 0, 0), plain("33363a", 0.35), 0.008, 0.0005, lying=True, turn=(end * 9, 0, 0))
                        slab(0.01, 0.0165, 0.0018, (end * 0.08, 0, 0), plain("e0762f", 0.4), 0.004, lying=True, turn=(end * 9, 0, 0))
                    cylinder(0.007, 0.006, (0, 0, 0.001), DARK, bevel=0.002)
                if form == "guard":
                    for z in (0.022, 0.042):
                        ring(0.098, 0.0045, (x, y, z), skin)
                    for a in range(0, 360, 60):
                        with group((x, y, 0.032), (0, 0, a)):
                            box(0.005, 0.005, 0.022, (0.098, 0, 0), skin)
                            box(0.09, 0.004, 0.003, (0.05, 0, -0.012), skin)
        if form == "pro":
            slab(0.05, 0.06, 0.02, (0, 0.06, 0.032), plain("1d1f22", 0.4), 0.012, 0.005, lying=True)
            cylinder(0.02, 0.02, (0, -0.11, -0.02), DARK, "y", bevel=0.004)
            _lens_barrel(0, -0.118, -0.02, 0.018, 0.012)
