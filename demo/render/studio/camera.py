"""Camera and light, scaled to the product: it fills the same share of each picture."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .shapes import bounds

# Share of the frame that the longer side of the product takes.
FILL = 0.92
# The product stands this share of the frame above its middle: room for the shadow.
FOOT = 0.012


def _track(item, target):
    direction = Vector(target) - item.location
    item.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def _soft_box(size, at, target, area, power):
    light = bpy.data.lights.new("soft box", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = area[0] * size, area[1] * size
    light.energy = power * size * size
    item = bpy.data.objects.new("soft box", light)
    item.location = Vector(target) + Vector(at) * size
    bpy.context.scene.collection.objects.link(item)
    _track(item, target)
    return item


def light(turn=0):
    """Lights the face that looks at the camera most; the side that turns away stays darker."""
    points = bounds()
    low = Vector([min(point[k] for point in points) for k in range(3)])
    high = Vector([max(point[k] for point in points) for k in range(3)])
    size = max(high - low)
    middle = (low + high) / 2
    key = 1 if turn > 0 else -1
    _soft_box(size, (key * 1.6, -2.2, 1.4), middle, (1.4, 2.4), 52)
    _soft_box(size, (-key * 2.2, -0.4, 0.9), middle, (0.6, 2.6), 20)
    _soft_box(size, (0.0, 0.1, 2.4), middle, (2.4, 2.0), 46)
    # The front light only fills shadows: glass that faces the camera would mirror it.
    fill = _soft_box(size, (0.3, -3.2, 0.6), middle, (2.6, 1.8), 18)
    fill.visible_glossy = False
    _surround()


def _surround():
    """Bright walls left and right, a dark one behind the camera: metal gets contrast and glass stays black."""
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    direction = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    side = nodes.new("ShaderNodeMath")
    side.operation = "ABSOLUTE"
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.interpolation_type = "SMOOTHSTEP"
    for socket, value in (("From Min", 0.05), ("From Max", 0.6), ("To Min", 0.22), ("To Max", 0.85)):
        ramp.inputs[socket].default_value = value
    links.new(direction.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["X"], side.inputs[0])
    links.new(side.outputs[0], ramp.inputs["Value"])
    links.new(ramp.outputs["Result"], nodes["Background"].inputs["Strength"])
    nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)


def look(turn=24, rise=10, distance=6.0, fill=FILL):
    """Places the camera at `turn` and `rise` degrees, `distance` product sizes away, and frames the product."""
    scene = bpy.context.scene
    points = bounds()
    low = Vector([min(point[k] for point in points) for k in range(3)])
    high = Vector([max(point[k] for point in points) for k in range(3)])
    middle, size = (low + high) / 2, max(high - low)
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    a, b = math.radians(turn), math.radians(rise)
    camera.location = middle + Vector((-math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b))) * size * distance
    _track(camera, middle)
    data.clip_end = size * 100
    data.clip_start = size / 100
    data.lens = 85
    for _ in range(2):
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, point) for point in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        lower, upper = min(p.y for p in seen), max(p.y for p in seen)
        data.shift_x += (left + right) / 2 - 0.5
        data.shift_y += (lower + upper) / 2 - 0.5 - FOOT
        bpy.context.view_layer.update()
        scale = fill / max(right - left, upper - lower)
        data.lens *= scale
        data.shift_x *= scale
        data.shift_y *= scale
    bpy.context.view_layer.update()
    return camera


def project(corners):
    """Returns the picture position (0–1, from the top left) of world points."""
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, Vector(corner)) for corner in corners]
    return [(round(point.x, 5), round(1 - point.y, 5)) for point in seen]
