"""Shapes with soft edges. Units are metres; x is right, y away from the camera, z up; `at` is the centre."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from .materials import create

_parents = [None]


class group:
    """Context manager that moves, turns and scales all shapes created inside; angles in degrees."""

    def __init__(self, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
        self.empty = bpy.data.objects.new("group", None)
        self.empty.location = at
        self.empty.rotation_euler = [math.radians(angle) for angle in turn]
        self.empty.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale

    def __enter__(self):
        bpy.context.scene.collection.objects.link(self.empty)
        self.empty.parent = _parents[-1]
        _parents.append(self.empty)
        return self.empty

    def __exit__(self, *_):
        _parents.pop()


def _add(name, mesh_data, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, segments=4, smooth=32):
    item = bpy.data.objects.new(name, mesh_data)
    bpy.context.scene.collection.objects.link(item)
    item.parent = _parents[-1]
    item.location = at
    item.rotation_euler = [math.radians(angle) for angle in turn]
    mesh_data.materials.append(create(material))
    for polygon in mesh_data.polygons:
        polygon.use_smooth = True
    if bevel > 0:
        modifier = item.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(40)
        modifier.use_clamp_overlap = True
        modifier.harden_normals = True
    else:
        mesh_data.set_sharp_from_angle(angle=math.radians(smooth))
    return item


def box(w, d, h, at, material, bevel=0.0, turn=(0, 0, 0), taper=1.0):
    """Box `w` × `d` × `h`; `taper` scales its top."""
    mesh = bpy.data.meshes.new("box")
    vertices = [
        (x * w / 2 * k, y * d / 2 * k, z * h / 2)
        for z, k in ((-1, 1.0), (1, taper))
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh.from_pydata(vertices, [], faces)
    return _add("box", mesh, material, at, turn, bevel)


def _outline(w, h, r, steps=12):
    r = min(r, w / 2 - 1e-6, h / 2 - 1e-6)
    corners = ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270))
    points = []
    for cx, cy, start in corners:
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return points


def slab(w, h, d, at, material, r=0.01, bevel=0.0, turn=(0, 0, 0), lying=False, taper=1.0):
    """Plate with rounded corners: `w` × `h` seen from the front, `d` deep; `lying` puts it on its back."""
    points = _outline(w, h, r)
    count = len(points)
    mesh = bpy.data.meshes.new("slab")
    if lying:
        vertices = [(x, y, -d / 2) for x, y in points] + [(x * taper, y * taper, d / 2) for x, y in points]
    else:
        vertices = [(x, d / 2, y) for x, y in points] + [(x * taper, -d / 2, y * taper) for x, y in points]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh.from_pydata(vertices, [], faces)
    return _add("slab", mesh, material, at, turn, bevel)


_AXES = {"z": (0, 0, 0), "y": (90, 0, 0), "x": (0, 90, 0)}


def cylinder(r, h, at, material, axis="z", bevel=0.0, top=None, turn=None, sides=64):
    """Cylinder or, with `top`, a cone with that upper radius; `axis` is its direction."""
    mesh = bpy.data.meshes.new("cylinder")
    top = r if top is None else top
    angles = [2 * math.pi * i / sides for i in range(sides)]
    vertices = [(r * math.cos(a), r * math.sin(a), -h / 2) for a in angles]
    vertices += [(top * math.cos(a), top * math.sin(a), h / 2) for a in angles]
    faces = [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))]
    faces += [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    mesh.from_pydata(vertices, [], faces)
    return _add("cylinder", mesh, material, at, turn or _AXES[axis], bevel)


def lathe(profile, at, material, axis="z", sides=80, turn=None, smooth=50):
    """Turns a profile of (radius, height) points around an axis; smooth where the profile is."""
    mesh = bpy.data.meshes.new("lathe")
    vertices, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            vertices.append((max(radius, 1e-5) * math.cos(angle), max(radius, 1e-5) * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for i in range(sides):
            a, b = ring * sides + i, ring * sides + (i + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    mesh.from_pydata(vertices, [], faces)
    return _add("lathe", mesh, material, at, turn or _AXES[axis], smooth=smooth)


def curve(profile, steps=6):
    """Rounds a profile for `lathe` by a Catmull-Rom spline through its points."""
    points = [profile[0], *profile, profile[-1]]
    result = []
    for index in range(1, len(points) - 2):
        p0, p1, p2, p3 = points[index - 1 : index + 3]
        for step in range(steps):
            t = step / steps
            result.append(tuple(_spline(p0[k], p1[k], p2[k], p3[k], t) for k in range(len(p1))))
    return [*result, profile[-1]]


def _spline(a, b, c, d, t):
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def tube(points, r, material, at=(0, 0, 0), rounded=True, flat=1.0, closed=False):
    """Round bar along points: handles, cables, hoses; `flat` below 1 flattens it."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = r
    data.bevel_resolution = 6
    data.use_fill_caps = True
    spline = data.splines.new("POLY")
    path = curve(points) if rounded and len(points) > 2 else points
    spline.points.add(len(path) - 1)
    for point, target in zip(spline.points, path):
        point.co = (*target, 1)
    spline.use_cyclic_u = closed
    item = bpy.data.objects.new("tube", data)
    bpy.context.scene.collection.objects.link(item)
    item.parent = _parents[-1]
    item.location = at
    item.scale = (1, flat, 1)
    data.materials.append(create(material))
    for spline in data.splines:
        spline.use_smooth = True
    return item


def ring(r, thickness, at, material, axis="z", turn=None, flat=1.0):
    """Torus with the given middle radius; `flat` scales it along its axis."""
    rings = [(r + thickness * math.cos(a), thickness * flat * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(25)]]
    return lathe(rings, at, material, axis, turn=turn, smooth=80)


def ball(radii, at, material, turn=(0, 0, 0)):
    """Ellipsoid with the given three radii."""
    mesh = bpy.data.meshes.new("ball")
    form = bmesh.new()
    bmesh.ops.create_uvsphere(form, u_segments=64, v_segments=40, radius=1)
    bmesh.ops.transform(form, matrix=Matrix.Diagonal((*radii, 1)), verts=form.verts)
    form.to_mesh(mesh)
    form.free()
    return _add("ball", mesh, material, at, turn, smooth=80)


def pill(w, h, d, at, material, turn=(0, 0, 0), soft=0.5):
    """Soft block: a box rounded by `soft` (0–1) of its smallest side."""
    mesh = bpy.data.meshes.new("pill")
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    bmesh.ops.transform(form, matrix=Matrix.Diagonal((w, d, h, 1)), verts=form.verts)
    form.to_mesh(mesh)
    form.free()
    return _add("pill", mesh, material, at, turn, bevel=min(w, h, d) / 2 * soft * 0.98, segments=10)


def grid(columns, rows, step, place):
    """Calls `place(x, z)` on a centred grid; `step` is one distance or a pair."""
    dx, dz = step if isinstance(step, tuple) else (step, step)
    for column in range(columns):
        for row in range(rows):
            place((column - (columns - 1) / 2) * dx, (row - (rows - 1) / 2) * dz)


# Segments of a character: a top, b and c right, d bottom, e and f left, g middle.
_SEGMENTS = dict(zip("0123456789-", "abcdef bc abged abgcd fgbc afgcd afgcde abc abcdefg abcdfg g".split()))


def digits(text, height, at, material, lying=False):
    """Seven-segment text such as `12:45` that faces the camera, or the ceiling when `lying`."""
    wide, bar = height * 0.5, height * 0.13
    places = {"a": (0, 2), "b": (1, 1), "c": (1, -1), "d": (0, -2), "e": (-1, -1), "f": (-1, 1), "g": (0, 0)}
    steps = [0.36 if letter == ":" else 0.76 for letter in text]
    with group(at, (-90, 0, 0) if lying else (0, 0, 0)):
        x = -sum(steps) * height / 2
        for letter, step in zip(text, steps):
            middle = x + step * height / 2
            x += step * height
            for dot in (-1, 1) if letter == ":" else ():
                box(bar, bar * 0.3, bar, (middle, 0, dot * height * 0.2), material)
            for segment in _SEGMENTS.get(letter, ""):
                side, level = places[segment]
                size = (bar, height / 2 - bar * 0.6) if side else (wide - bar * 0.6, bar)
                box(size[0], bar * 0.3, size[1], (middle + side * wide / 2, 0, level * height / 4), material)


def bounds():
    """Returns the world corners of all shapes as evaluated points."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in bpy.context.scene.objects:
        if item.type not in ("MESH", "CURVE"):
            continue
        evaluated = item.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        points += [item.matrix_world @ vertex.co for vertex in mesh.vertices]
        evaluated.to_mesh_clear()
    return points or [Vector((0, 0, 0))]
