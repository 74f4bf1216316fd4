"""Renders one picture as three files: the product without its colour, the light on its colour, the screen mask."""

import bpy

from .materials import BODY_ALBEDO, MASKS


def prepare(size, samples):
    """Starts an empty scene with fast path tracing and the passes that the masks need."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = max(4, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.film_transparent_glass = True
    scene.render.use_persistent_data = False
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.cycles.denoising_store_passes = True
    for mask in MASKS:
        aov = layer.aovs.add()
        aov.name, aov.type = mask, "VALUE"


def _compose(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")

    def mix(blend, first, second):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = blend
        for socket, value in ((node.inputs[1], first), (node.inputs[2], second)):
            if isinstance(value, tuple):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    def denoise(image):
        node = tree.nodes.new("CompositorNodeDenoise")
        node.prefilter = "NONE"
        tree.links.new(image, node.inputs["Image"])
        tree.links.new(layers.outputs["Denoising Normal"], node.inputs["Normal"])
        tree.links.new(layers.outputs["Denoising Albedo"], node.inputs["Albedo"])
        return node.outputs[0]

    diffuse = mix("ADD", layers.outputs["DiffDir"], layers.outputs["DiffInd"])
    gloss = mix("ADD", layers.outputs["GlossDir"], layers.outputs["GlossInd"])
    body_light = mix(
        "ADD", mix("MULTIPLY", diffuse, layers.outputs["paint"]), mix("MULTIPLY", gloss, layers.outputs["metal"])
    )
    body_light = denoise(body_light)
    body = mix("MULTIPLY", body_light, (BODY_ALBEDO, BODY_ALBEDO, BODY_ALBEDO, 1))
    rest = mix("SUBTRACT", denoise(layers.outputs["Image"]), body)
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "PNG"
    files.format.color_depth = "16"
    files.format.compression = 5
    files.format.color_management = "OVERRIDE"
    files.format.view_settings.view_transform = "Raw"
    files.file_slots.clear()
    half = mix("MULTIPLY", body_light, (0.5, 0.5, 0.5, 1))
    for name, output, mode in (
        ("rest-", rest, "RGB"),
        ("alpha-", layers.outputs["Alpha"], "BW"),
        ("body-", half, "RGB"),
        ("screen-", layers.outputs["screen"], "BW"),
    ):
        files.file_slots.new(name)
        slot = files.file_slots[-1]
        slot.use_node_format = False
        slot.format.file_format = "PNG"
        slot.format.color_mode = mode
        slot.format.color_depth = "16"
        slot.format.compression = 5
        slot.format.color_management = "OVERRIDE"
        slot.format.view_settings.view_transform = "Raw"
        tree.links.new(output, files.inputs[-1])


def render(folder):
    """Renders the current scene into `folder`: `rest-`, `alpha-`, `body-` and `screen-` PNG files, linear."""
    _compose(folder)
    bpy.ops.render.render(write_still=False)
