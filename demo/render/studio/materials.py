"""Materials. `paint` and `metal` take the product's colour later: they write the masks that compose it."""

from dataclasses import dataclass, field

import bpy

# Linear albedo of the body while rendering; the compositor subtracts its share again.
BODY_ALBEDO = 0.3
MASKS = ("paint", "metal", "screen")

_created = {}


@dataclass(frozen=True)
class Material:
    """Description of a material; Blender's own is created at its first use in a scene."""

    color: tuple
    rough: float
    metallic: float = 0.0
    mask: str = ""
    share: float = 1.0
    more: tuple = field(default=())
    # Threads of cloth per metre; 0 is smooth.
    weave: float = 0.0


def forget_materials():
    """Call it after the scene is reset."""
    _created.clear()


def create(spec):
    """Returns Blender's material of a description."""
    if spec not in _created:
        material = bpy.data.materials.new("material")
        material.use_nodes = True
        nodes = material.node_tree.nodes
        inputs = nodes["Principled BSDF"].inputs
        inputs["Base Color"].default_value = (*spec.color, 1)
        inputs["Roughness"].default_value = spec.rough
        inputs["Metallic"].default_value = spec.metallic
        for name, value in spec.more:
            inputs[name].default_value = value
        if spec.weave:
            _add_weave(material, spec.weave)
        if spec.mask:
            node = nodes.new("ShaderNodeOutputAOV")
            node.aov_name = spec.mask
            node.inputs["Value"].default_value = spec.share
        _created[spec] = material
    return _created[spec]


def _add_weave(material, threads):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    position = nodes.new("ShaderNodeTexCoord")
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = threads
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.9
    bump.inputs["Distance"].default_value = 0.5 / threads
    links.new(position.outputs["Object"], cells.inputs["Vector"])
    links.new(cells.outputs["Distance"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])


def _coat(amount):
    return (("Coat Weight", amount), ("Coat Roughness", 0.06)) if amount else ()


def paint(rough=0.4, coat=0.0, share=1.0):
    """Plastic or lacquer in the product's colour; `share` below 1 is a darker second tone."""
    return Material((BODY_ALBEDO * share,) * 3, rough, mask="paint", share=share, more=_coat(coat))


def cloth(share=1.0, threads=700):
    """Woven fabric in the product's colour."""
    return Material((BODY_ALBEDO * share,) * 3, 0.95, mask="paint", share=share, weave=threads)


def metal(rough=0.3, share=1.0):
    """Bare metal in the product's colour."""
    return Material((BODY_ALBEDO * share,) * 3, rough, 1.0, mask="metal", share=share)


def plain(hex_color, rough=0.45, metallic=0.0, coat=0.0):
    """A fixed sRGB colour such as `1b1b1d`."""
    return Material(linear(hex_color), rough, metallic, more=_coat(coat))


def glass(tint="ffffff", rough=0.0):
    """Clear glass that lets the background through."""
    return Material(linear(tint), rough, more=(("Transmission Weight", 1.0), ("IOR", 1.2)))


def lamp(hex_color="ffffff", strength=2.0):
    """A glowing display or indicator."""
    glow = (("Emission Color", (*linear(hex_color), 1)), ("Emission Strength", strength))
    return Material((0, 0, 0), 0.5, more=glow)


def screen(rough=0.12):
    """Black glass whose mask receives the screen content."""
    return Material((0.004, 0.004, 0.005), rough, mask="screen")


def linear(hex_color):
    """Converts `rrggbb` from sRGB to linear components."""
    parts = [int(hex_color[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
