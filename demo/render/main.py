"""Renders pictures: `main.py FOLDER kind/silhouette/view …`; `main.py --list` prints all names."""

import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from catalogue import PICTURES
from studio import camera, materials, output

SIZE = int(os.environ.get("RENDER_SIZE", "720"))
SAMPLES = int(os.environ.get("RENDER_SAMPLES", "6"))


def render(name, folder):
    """Builds, lights and renders one picture; writes the corners of its screen next to it."""
    build, shot = PICTURES[name]
    output.prepare(SIZE, SAMPLES)
    materials.forget_materials()
    made = build() or {}
    bpy.context.view_layer.update()
    camera.light(shot.get("turn", 0))
    camera.look(**{key: value for key, value in shot.items() if key != "floor"})
    target = os.path.join(folder, name.replace("/", "+"))
    os.makedirs(target, exist_ok=True)
    facts = {} if shot.get("floor", True) else {"floor": False}
    if "screen" in made:
        owner, corners = made["screen"]
        facts["screen"] = camera.project([owner.matrix_world @ camera.Vector(corner) for corner in corners])
    output.render(target)
    with open(os.path.join(target, "facts.json"), "w") as file:
        json.dump(facts, file)


def main():
    if sys.argv[1:] == ["--list"]:
        print("\n".join(PICTURES))
        return
    folder, *names = sys.argv[1:]
    for name in names:
        started = time.time()
        processor = time.process_time()
        render(name, folder)
        print(f"{name} {time.time() - started:.0f} s, cpu {time.process_time() - processor:.0f} s", flush=True)


main()
