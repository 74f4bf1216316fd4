"""A small photo studio for Blender: shapes, materials, light, camera and output."""
