"""Cables, cases, chargers, power banks, drives, cards, batteries, extension leads and bags."""

import math

from studio.materials import cloth, glass, lamp, metal, paint, plain
from studio.shapes import ball, box, cylinder, digits, grid, group, lathe, pill, ring, slab, tube

from families.phones import GLASS, flash, lens

STEEL = plain("c9ccd0", 0.28, 1.0)
BLACK = plain("17181a", 0.45)
GOLD = plain("d6a94a", 0.3, 1.0)


def _plug(kind, at, turn=0):
    """A connector that lies on the floor and points to the camera's left."""
    with group(at, (0, 0, turn)):
        shell = paint(0.4)
        if kind == "usb-a":
            slab(0.034, 0.019, 0.009, (0.012, 0, 0), shell, 0.004, 0.002, lying=True)
            box(0.019, 0.0122, 0.0046, (-0.0135, 0, 0), STEEL, 0.0004)
            box(0.002, 0.009, 0.0018, (-0.0225, 0, 0), plain("f2f3f4", 0.5))
        elif kind == "hdmi":
            slab(0.034, 0.022, 0.012, (0.012, 0, 0), shell, 0.003, 0.002, lying=True)
            box(0.014, 0.0145, 0.0052, (-0.011, 0, 0), GOLD, 0.0008)
        else:
            slab(0.028, 0.0125, 0.0068, (0.01, 0, 0), shell, 0.004, 0.002, lying=True)
            slab(0.012, 0.0083, 0.0026, (-0.009, 0, 0), STEEL, 0.0012, 0.0004, lying=True)
        cylinder(0.0032, 0.016, (0.035, 0, 0), paint(0.55, share=0.7), "x")


def cable(first="usb-a", second="usb-c", r=0.0026):
    """A coiled cable with both connectors in front."""
    skin = paint(0.6)
    turns = 3
    points = []
    for step in range(turns * 24 + 1):
        angle = 2 * math.pi * step / 24 - math.pi / 2
        radius = 0.052 + 0.004 * math.sin(step * 0.7)
        points.append((radius * math.cos(angle), radius * math.sin(angle) * 0.95, 0.004 + 0.0042 * step / 24))
    start = [(-0.03, -0.085, 0.005), (0.0, -0.075, 0.004)]
    end = [(0.03, -0.06, 0.014), (0.055, -0.075, 0.008), (0.07, -0.088, 0.005)]
    tube([*start, *points, *end], r, skin)
    _plug(first, (-0.066, -0.094, 0.006), 14)
    with group((0.104, -0.106, 0.006), (0, 0, 153)):
        pass
    _plug(second, (0.106, -0.106, 0.006), 153)
    box(0.016, 0.012, 0.019, (0.052, 0.0, 0.01), BLACK, 0.003)


def case(form="plain", shape="square"):
    """A phone case from behind, with its camera cut-out."""
    w, h, d = 0.076, 0.16, 0.011
    with group(turn=(0, 0, 16)):
        skin = paint(0.5) if form != "clear" else glass("f2f6f7", 0.05)
        if form == "armour":
            slab(w + 0.004, h + 0.004, d + 0.002, (0, 0, 0), plain("1d1f22", 0.6), 0.011, 0.003)
            slab(w - 0.012, h - 0.012, 0.002, (0, -d / 2 - 0.0015, 0), paint(0.5), 0.01, 0.001)
            for side in (-1, 1):
                for z in (-0.06, 0.066):
                    box(0.013, 0.004, 0.026, (side * (w / 2 - 0.004), -d / 2 - 0.001, z), plain("2b2d31", 0.6), 0.003)
            ring(0.02, 0.002, (0, -d / 2 - 0.003, -0.015), STEEL, "y", flat=0.6)
        elif form == "book":
            slab(w + 0.006, h + 0.006, 0.004, (0, -0.006, 0), paint(0.6), 0.008, 0.0015)
            slab(w + 0.006, h + 0.006, 0.004, (0.001, 0.008, 0), paint(0.6), 0.008, 0.0015)
            cylinder(0.009, h + 0.006, (-w / 2 - 0.002, 0.001, 0), paint(0.6), bevel=0.002)
            slab(w - 0.004, h - 0.004, 0.011, (0.002, 0.001, 0), BLACK, 0.008)
            slab(0.03, 0.018, 0.004, (w / 2 - 0.002, -0.007, 0), paint(0.6, share=0.8), 0.006, 0.001)
            return
        elif form == "magnet":
            slab(w, h, d, (0, 0, 0), skin, 0.012, 0.004)
            ring(0.026, 0.0017, (0, -d / 2 - 0.0002, -0.012), plain("f2f3f3", 0.5), "y", flat=0.4)
            slab(0.003, 0.018, 0.001, (0, -d / 2 - 0.0002, -0.055), plain("f2f3f3", 0.5), 0.0015)
        else:
            slab(w, h, d, (0, 0, 0), skin, 0.012, 0.004)
            slab(w - 0.006, h - 0.006, 0.0006, (0, -d / 2, 0), paint(0.7), 0.01)
        left, top, y = -w / 2, h / 2, -d / 2 - 0.0006
        if shape == "square":
            slab(0.042, 0.043, 0.002, (left + 0.026, y, top - 0.026), plain("0d0e10", 0.2), 0.012, 0.0006)
            for dx, dz in ((0.016, 0.016), (0.016, 0.035), (0.035, 0.0255)):
                lens(left + dx, top - dz, 0.0078, y - 0.0002)
        else:
            slab(0.022, 0.066, 0.002, (left + 0.0165, y, top - 0.04), plain("0d0e10", 0.2), 0.011, 0.0006)
            for dz in (0.018, 0.0385, 0.059):
                lens(left + 0.0165, top - dz, 0.0072, y - 0.0002)


def power_bank(form="brick", display=False):
    """A power bank: a flat brick, a tall bar or a magnetic puck with a ring."""
    if form == "magnet":
        with group((0, 0, 0.05), (0, 0, 14)):
            slab(0.067, 0.1, 0.014, (0, 0, 0), paint(0.45), 0.014, 0.004)
            ring(0.024, 0.0014, (0, -0.0072, 0.008), plain("e6e8ea", 0.4), "y", flat=0.4)
            for k in range(4):
                cylinder(0.0011, 0.0006, (-0.009 + k * 0.006, -0.0072, -0.039), lamp("ffffff" if k < 3 else "303030", 1.5), "y")
        return
    w, h, d = (0.072, 0.15, 0.018) if form == "brick" else (0.06, 0.115, 0.034)
    with group((0, 0, h / 2), (0, 0, 18)):
        slab(w, h, d, (0, 0, 0), paint(0.42), 0.01 if form == "brick" else 0.016, 0.004 if form == "brick" else 0.008)
        with group((0, 0, h / 2 + 0.0002)):
            box(0.0125, 0.0052, 0.0014, (-0.014, 0, 0), plain("0b0c0d", 0.5), 0.0004)
            slab(0.009, 0.0032, 0.0014, (0.006, 0, 0), plain("0b0c0d", 0.5), 0.0016, lying=True)
            slab(0.009, 0.0032, 0.0014, (0.02, 0, 0), plain("0b0c0d", 0.5), 0.0016, lying=True)
        if display:
            slab(0.03, 0.018, 0.0006, (0, -d / 2 - 0.0001, h * 0.3), plain("060708", 0.08, coat=1.0), 0.004)
            digits("86", 0.011, (0, -d / 2 - 0.0006, h * 0.3), lamp("9fe8ff", 1.8))
        else:
            for k in range(4):
                cylinder(0.0012, 0.0006, (-0.009 + k * 0.006, -d / 2 - 0.0001, h * 0.36), lamp("7dff9a" if k < 3 else "26302a", 1.6), "y")
        slab(0.022, 0.004, 0.0004, (0, -d / 2 - 0.0001, -h * 0.38), paint(0.5, share=0.6), 0.001)


def charger(form="wall", ports=2):
    """A wall plug with sockets, a wireless stand, a flat wireless pad or a car adapter."""
    if form == "wireless":
        cylinder(0.05, 0.009, (0, 0, 0.0055), paint(0.4), bevel=0.003, sides=96)
        ring(0.027, 0.0011, (0, 0, 0.0101), paint(0.6, share=0.6), flat=0.3)
        cylinder(0.046, 0.0006, (0, 0, 0.0103), paint(0.7, share=0.85), sides=96)
        tube([(0, 0.05, 0.005), (0.01, 0.085, 0.004), (0.06, 0.1, 0.004), (0.09, 0.075, 0.004)], 0.0022, plain("e9eaea", 0.5))
        return
    if form == "stand":
        slab(0.075, 0.075, 0.012, (0, 0.01, 0.006), paint(0.4), 0.016, 0.004, lying=True)
        with group((0, 0.018, 0.065), (-22, 0, 0)):
            cylinder(0.046, 0.009, (0, 0, 0.012), paint(0.4), "y", bevel=0.003, sides=96)
            cylinder(0.041, 0.0008, (0, -0.0049, 0.012), plain("1b1c1e", 0.3), "y", sides=96)
            slab(0.04, 0.07, 0.007, (0, 0.004, -0.03), paint(0.4), 0.01, 0.002)
        slab(0.03, 0.004, 0.004, (0, -0.0285, 0.008), lamp("66c8ff", 1.6), 0.001)
        return
    if form == "car":
        with group((0, 0, 0.0), (0, 0, 0)):
            lathe([(0.0, 0.0), (0.005, 0.0), (0.0085, 0.012), (0.0105, 0.014), (0.0105, 0.042), (0.0165, 0.052), (0.0175, 0.062), (0.0165, 0.066), (0.0, 0.066)], (0, 0, 0), paint(0.35))
            cylinder(0.0145, 0.001, (0, 0, 0.0665), plain("101113", 0.2, coat=0.6))
            box(0.0125, 0.0052, 0.0014, (0, -0.004, 0.067), plain("e0762f", 0.5), 0.0003)
            slab(0.009, 0.0032, 0.0014, (0, 0.005, 0.067), plain("060606", 0.5), 0.0015, lying=True)
            for side in (-1, 1):
                box(0.0022, 0.006, 0.016, (side * 0.0106, 0, 0.028), STEEL, 0.0008)
            ring(0.0168, 0.0007, (0, 0, 0.0635), lamp("66c8ff", 1.6))
            cylinder(0.004, 0.004, (0, 0, -0.001), STEEL)
        return
    size = 0.038 if ports == 1 else 0.05
    with group((0, 0, size * 0.62), (0, 0, 24)):
        slab(size * 0.95, size * 1.2, size * 1.05, (0, 0, 0), paint(0.3, 0.2), 0.009, 0.004)
        face = -size * 0.53
        spots = {1: (0,), 2: (-0.009, 0.009), 3: (-0.014, 0.0, 0.014)}.get(ports, (-0.016, -0.005, 0.006, 0.017))
        for index, z in enumerate(spots):
            wide = ports > 1 and index == len(spots) - 1
            if wide:
                box(0.0135, 0.0012, 0.0058, (0, face, -z), plain("0c0d0e", 0.5), 0.0004)
                box(0.011, 0.0014, 0.0022, (0, face, -z + 0.001), plain("3f7fd0", 0.5))
            else:
                slab(0.0112, 0.0052, 0.0008, (0, face, -z), paint(0.35, share=0.6), 0.0025)
                slab(0.0092, 0.0034, 0.0012, (0, face, -z), plain("060607", 0.6), 0.0016)
                slab(0.0064, 0.0008, 0.0014, (0, face, -z), plain("4a4d51", 0.4, 0.8), 0.0003)
        # The charger stands on its side, so that the camera sees both pins.
        for z in (-0.0095, 0.0095):
            cylinder(0.0024, 0.022, (0, size * 0.53 + 0.011, z), STEEL, "y", bevel=0.0006)
            cylinder(0.0026, 0.008, (0, size * 0.53 + 0.004, z), plain("25272a", 0.5), "y")


def extension(sockets=5, column=False):
    """An extension lead with round sockets, a switch and its cable."""
    white = paint(0.4)
    if column:
        cylinder(0.065, 0.018, (0, 0, 0.009), plain("2a2c2f", 0.5), bevel=0.005)
        slab(0.09, 0.21, 0.09, (0, 0, 0.12), white, 0.016, 0.006)
        for z in (0.06, 0.12, 0.18):
            _socket(0, -0.046, z, True)
            with group(turn=(0, 0, 90)):
                _socket(0, -0.046, z, True)
        tube([(0.0, 0.05, 0.02), (0.06, 0.11, 0.008), (0.16, 0.06, 0.006), (0.15, -0.05, 0.006)], 0.0045, plain("2a2c2f", 0.6))
        return
    pitch = 0.047
    w = pitch * sockets + 0.055
    slab(w, 0.058, 0.036, (0, 0, 0.02), white, 0.016, 0.006, lying=True)
    for k in range(sockets):
        _socket((k - (sockets - 1) / 2) * pitch - 0.018, 0.0, 0.0385, False)
    slab(0.017, 0.026, 0.008, (w / 2 - 0.03, 0, 0.039), plain("c8362f", 0.3, coat=0.3), 0.003, 0.0015, lying=True)
    tube([(-w / 2 + 0.004, 0, 0.018), (-w / 2 - 0.04, 0.01, 0.012), (-w / 2 - 0.03, 0.1, 0.006), (w * 0.1, 0.11, 0.006), (w * 0.4, 0.09, 0.006)], 0.0045, plain("e9eaea", 0.5))


def _socket(x, y, z, upright):
    axis = "y" if upright else "z"
    dark = plain("26282b", 0.6)
    lift = (0, -0.0004, 0) if upright else (0, 0, 0.0004)
    at = (x + lift[0], y + lift[1], z + lift[2])
    cylinder(0.0195, 0.002, at, paint(0.5, share=0.8), axis)
    ring(0.0195, 0.0016, at, paint(0.4), axis, flat=0.6)
    for side in (-1, 1):
        spot = (x + side * 0.0095, y - 0.0016, z) if upright else (x + side * 0.0067, y + side * 0.0067, z + 0.0016)
        cylinder(0.0027, 0.0008, spot, dark, axis)


def flash_drive(form="slide"):
    """A USB stick: a steel loop, a plastic slider or a tiny stub; lies at an angle."""
    with group((0, 0, 0.006), (0, 0, 28)):
        reach = {"metal": -0.019, "dual": -0.02, "slide": -0.021}[form]
        for y in (-0.0028, 0.0028):
            box(0.0028, 0.0022, 0.0048, (reach - 0.0005, y, 0), plain("17181a", 0.6))
        slab(0.014, 0.0022, 0.009 if form != "metal" else 0.0052, (0.008, -0.003, 0), plain("e8ebed", 0.4), 0.001, lying=True)
        if form == "metal":
            slab(0.04, 0.0125, 0.0048, (0.006, 0, 0), metal(0.24), 0.003, 0.001, lying=True)
            ring(0.005, 0.0012, (0.026, 0, 0), metal(0.24))
            box(0.012, 0.012, 0.0045, (-0.019, 0, 0), STEEL, 0.0004)
        elif form == "dual":
            slab(0.03, 0.018, 0.008, (0.0, 0, 0), paint(0.35), 0.004, 0.002, lying=True)
            box(0.012, 0.012, 0.0045, (-0.02, 0, 0), STEEL, 0.0004)
            slab(0.01, 0.0083, 0.0026, (0.0195, 0, 0), STEEL, 0.0012, 0.0004, lying=True)
            cylinder(0.0055, 0.009, (0.006, 0, 0), STEEL)
        else:
            slab(0.042, 0.019, 0.0085, (0.006, 0, 0), paint(0.4), 0.004, 0.002, lying=True)
            box(0.014, 0.0122, 0.0045, (-0.021, 0, 0), STEEL, 0.0004)
            slab(0.014, 0.008, 0.0015, (0.002, 0, 0.0046), plain("c8433f", 0.4), 0.002, 0.0005, lying=True)
            ring(0.004, 0.0013, (0.029, 0, 0), paint(0.4))


def ssd(form="sata"):
    """A drive: a 2.5-inch case, an M.2 board or a pocket drive."""
    if form == "m2":
        with group((0, 0, 0.002), (0, 0, 32)):
            box(0.08, 0.022, 0.0009, (0, 0, 0), plain("12301f", 0.5), 0.0002)
            for x, w in ((-0.022, 0.012), (-0.004, 0.016), (0.016, 0.016)):
                box(w, 0.0145, 0.0014, (x, 0, 0.001), plain("141517", 0.4), 0.0003)
            slab(0.05, 0.018, 0.0003, (0.004, 0, 0.0019), plain("22262b", 0.4), 0.001, lying=True)
            slab(0.012, 0.018, 0.0004, (-0.015, 0, 0.0019), plain("00a0b8", 0.4), 0.001, lying=True)
            for y, wide in ((0.004, 0.02), (0.0, 0.026), (-0.004, 0.014)):
                box(wide, 0.0014, 0.0004, (-0.005 + wide / 2, y, 0.0019), plain("dfe4e8", 0.5))
            for k in range(16):
                if k != 11:
                    box(0.0032, 0.0008, 0.001, (0.0392, -0.0088 + k * 0.00117, 0), GOLD)
        return
    if form == "external":
        with group((0, 0, 0.05), (0, 0, 18)):
            slab(0.058, 0.1, 0.011, (0, 0, 0), paint(0.4), 0.01, 0.003)
            slab(0.02, 0.003, 0.0006, (0, -0.006, 0.032), plain("f0f1f2", 0.4), 0.001)
            slab(0.009, 0.003, 0.001, (0, 0, 0.0502), plain("0b0c0d", 0.5), 0.0015, lying=True)
            slab(0.044, 0.088, 0.0008, (0, -0.0054, -0.002), paint(0.6, share=0.85), 0.006)
        return
    with group((0, 0, 0.05), (0, 0, 18)):
        slab(0.07, 0.1, 0.007, (0, 0, 0), metal(0.35), 0.003, 0.001)
        slab(0.05, 0.06, 0.0003, (0, -0.0036, 0.006), plain("eef0f1", 0.5), 0.002)
        slab(0.036, 0.008, 0.0002, (-0.003, -0.0038, 0.024), plain("c8433f", 0.5), 0.001)
        for z in (0.008, 0.0, -0.008):
            slab(0.03, 0.0022, 0.0002, (-0.006, -0.0038, z), plain("9aa0a5", 0.5), 0.001)


def memory_card(form="micro"):
    """A memory card: microSD with a second one behind, microSD with its adapter, or SD."""
    cards = {"micro": ((0.0085, 0.006, -14, "micro", "c8433f"), (-0.004, 0, 8, "micro", "17181a")), "micro-adapter": ((0.013, 0.008, -8, "sd", "24262a"), (-0.009, 0, 10, "micro", "3f6fb5")), "sd": ((0.012, 0.012, -12, "sd", "c9a24d"), (-0.008, 0, 10, "sd", "17181a"))}[form]
    for x, y, turn, size, color in cards:
        w, h, d = (0.011, 0.015, 0.001) if size == "micro" else (0.024, 0.032, 0.0021)
        face = -d / 2 - 0.00005
        with group((x, y, 0), (0, 0, turn)):
            skin = plain(color, 0.35)
            slab(w, h * 0.72, d, (0, 0, h * 0.36), skin, w * 0.08, d * 0.2)
            slab(w * 0.8, h * 0.4, d, (-w * 0.1, 0, h * 0.8), skin, w * 0.08, d * 0.2)
            box(w * 0.28, d, w * 0.28, (w * 0.27, 0, h * 0.72), skin, d * 0.2, turn=(0, 45, 0))
            slab(w * 0.8, h * 0.34, 0.0001, (-w * 0.02, face, h * 0.5), plain("f2f3f4", 0.4), w * 0.05)
            slab(w * 0.5, h * 0.09, 0.0001, (-w * 0.12, face - 0.0001, h * 0.57), plain(color, 0.4), w * 0.02)
            for z in (0.46, 0.4):
                slab(w * 0.62, h * 0.026, 0.0001, (-w * 0.06, face - 0.0001, h * z), plain("8b9096", 0.5), w * 0.01)
            slab(w * 0.66, h * 0.06, 0.0001, (0, face, h * 0.14), plain("d9b44a", 0.35, 0.6), w * 0.02)


def battery(size="aa", count=4):
    """Round cells in a row, a coin cell or a nine-volt block."""
    if size == "coin":
        for x, y, turn in ((-0.006, -0.004, 16), (0.01, 0.006, -22)):
            with group((x, y, 0.0102), (0, 0, turn)):
                cylinder(0.01, 0.0032, (0, 0, 0), STEEL, "y", bevel=0.0006, sides=96)
                cylinder(0.0086, 0.0036, (0, -0.0001, 0), plain("dfe2e5", 0.35, 1.0), "y", bevel=0.0003, sides=96)
                for w, h in ((0.003, 0.0007), (0.0007, 0.003)):
                    slab(w, h, 0.0002, (0, -0.0019, 0.0045), plain("7d8288", 0.4, 0.8), 0.0001)
                slab(0.008, 0.0016, 0.0002, (0, -0.0019, -0.001), plain("8f949a", 0.4, 0.8), 0.0003)
        return
    if size == "block":
        box(0.0265, 0.0175, 0.044, (0, 0, 0.022), plain("1c1d20", 0.35), 0.002)
        box(0.0268, 0.0178, 0.012, (0, 0, 0.034), plain("c98a3c", 0.3, 0.9), 0.002)
        for x, r in ((-0.0065, 0.0035), (0.0065, 0.0045)):
            cylinder(r, 0.003, (x, 0, 0.0455), STEEL, bevel=0.0006)
        return
    r, h = (0.00725, 0.0505) if size == "aa" else (0.00525, 0.0445)
    for k in range(count):
        x = (k - (count - 1) / 2) * r * 2.3
        cylinder(r, h * 0.66, (x, 0, h * 0.33), plain("202226", 0.28, coat=0.6), bevel=0.0004)
        cylinder(r, h * 0.29, (x, 0, h * 0.81), plain("d08a3c", 0.22, 0.9), bevel=0.0007)
        cylinder(r * 0.9, h * 0.01, (x, 0, h * 0.957), STEEL, bevel=0.0003)
        cylinder(r * 0.36, 0.0024, (x, 0, h * 0.983), STEEL, bevel=0.0005)
        cylinder(r * 1.004, 0.001, (x, 0, h * 0.66), plain("f3e3c8", 0.3, 0.8))
        with group((x, 0, h * 0.3), (0, 0, (k * 23) % 40 - 20)):
            slab(r * 0.9, h * 0.3, 0.0002, (0, -r - 0.00005, 0), plain("d08a3c", 0.3, 0.7), r * 0.2)


def backpack(form="round"):
    """A laptop backpack: rounded with two pockets, a boxy business model or a light daypack."""
    fabric, darker, trim = cloth(), cloth(0.85), plain("26282b", 0.6)
    w, h, d, r = {"round": (0.3, 0.45, 0.15, 0.11), "business": (0.3, 0.44, 0.16, 0.05), "day": (0.27, 0.4, 0.12, 0.08)}[form]
    face = -d / 2
    slab(w, h, d, (0, 0, h / 2 + 0.01), fabric, r, 0.04 if form != "business" else 0.025)
    if form == "business":
        slab(w - 0.05, 0.27, 0.035, (0, face - 0.008, 0.16), darker, 0.03, 0.014)
        tube([(-0.1, face - 0.026, 0.235), (0.1, face - 0.026, 0.235)], 0.003, trim, rounded=False)
        slab(w - 0.07, 0.004, 0.004, (0, face - 0.001, 0.345), trim, 0.001)
        slab(0.012, 0.1, 0.004, (-0.075, face - 0.001, 0.375), trim, 0.002)
        slab(0.06, 0.03, 0.004, (0.05, face - 0.0255, 0.08), plain("2a2c30", 0.4), 0.006, 0.001)
    elif form == "day":
        slab(w - 0.06, 0.17, 0.04, (0, face - 0.004, 0.115), darker, 0.04, 0.018)
        _zip([(-0.08, face - 0.0245, 0.175), (0.08, face - 0.0245, 0.175)], 0.08)
    else:
        slab(0.25, 0.2, 0.06, (0, face, 0.13), darker, 0.045, 0.024)
        slab(0.2, 0.1, 0.03, (0, face - 0.003, 0.315), darker, 0.03, 0.012)
        _zip([(-0.1, face - 0.032, 0.2), (0.1, face - 0.032, 0.2)], 0.1)
        _zip([(-0.08, face - 0.0195, 0.345), (0.08, face - 0.0195, 0.345)], 0.06)
    half = w / 2 + 0.001
    arch = [(-half, 0, h * 0.2), (-half, 0, h - r * 0.9), (-half + r * 0.35, 0, h - r * 0.2), (-half + r, 0, h + 0.011)]
    tube([*arch, *[(-x, y, z) for x, y, z in reversed(arch)]], 0.003, trim)
    tube([(-0.045, 0.03, h), (-0.035, 0.03, h + 0.05), (0.035, 0.03, h + 0.05), (0.045, 0.03, h)], 0.008, trim)
    slab(0.045, 0.016, 0.003, (0, face - (0.03 if form == "round" else 0.027), 0.075), plain("8b9096", 0.4, 0.6), 0.003)
    for side in (-1, 1):
        tube([(side * 0.08, d / 2 - 0.01, h - 0.03), (side * (w / 2 + 0.015), d / 2 + 0.025, h * 0.65), (side * (w / 2 + 0.005), d / 2 + 0.01, 0.05)], 0.018, darker, flat=0.6)
        slab(d * 0.6, 0.12, 0.02, (side * (w / 2 + 0.001), 0, 0.1), darker, 0.02, 0.008, turn=(0, 0, 90))


def _zip(ends, pull):
    """A straight zip with its pull at `pull`."""
    (x0, y, z), (x1, _, _) = ends
    tube([(x0, y, z), (x1, y, z)], 0.0028, plain("26282b", 0.5), rounded=False)
    slab(0.006, 0.024, 0.003, (pull, y - 0.003, z - 0.012), STEEL, 0.0025)
