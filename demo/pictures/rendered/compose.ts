import sharp, { type Sharp } from 'sharp';
import { LINEAR, displayByte, toLinear } from './light.ts';
import { BODY_RANGE, listRenders, readLayers, type Layers } from './packed.ts';
import { createProjection } from './projection.ts';
import type { RenderRequest } from './render-request.ts';
import { drawScreen } from './screens.ts';

/** RGBA pixels of a picture. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Composes a product in its colour on a transparent ground, as a square. */
export async function composeRender(request: RenderRequest): Promise<Pixels> {
  const layers = await readLayers(request.name);
  const data = paintBody(layers, request.color);
  const corners = listRenders()[request.name]?.screen;
  if (layers.screen !== null && corners !== undefined && request.screen !== null)
    await paintScreen(data, layers, corners, request.screen);
  return { data, width: layers.size, height: layers.size };
}

/** Composes a product without the empty rows of its picture, which leave a wide product small in wide frames. */
export async function composeStrip(request: RenderRequest): Promise<Pixels> {
  const { data, width } = await composeRender(request);
  const [top, share] = listRenders()[request.name]?.strip ?? [0, 1];
  const [start, height] = [Math.round(top * width), Math.round(share * width)];
  return { data: data.subarray(start * width * 4, (start + height) * width * 4), width, height };
}

/** Opens pixels for resizing and encoding. */
export const openPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Darkens bright colours, so that white products stand out from a white page. */
const BRIGHT_LOSS = 0.22;

/** Contrast of the light on white products: without it their sides are as bright as their fronts. */
const BRIGHT_GAMMA = 1.5;
/** Light that the contrast leaves alone: a white reflection. */
const FULL_LIGHT = 1.7;

/** Min share of light that a body reflects, so black products keep their shape. */
const DARKEST = 0.012;

/** The body reflects its colour's share of the light; the rest stays. */
function paintBody({ size, rest, body, alpha }: Layers, color: string): Buffer {
  const data = Buffer.alloc(size * size * 4);
  const albedos = [0, 2, 4].map(
    (at) => DARKEST + (1 - DARKEST) * toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const tints = albedos.map((albedo) => albedo * (1 - BRIGHT_LOSS * albedo));
  const gamma = 1 + (BRIGHT_GAMMA - 1) * Math.min(...albedos);
  const lights = Float32Array.from(LINEAR, (share) => FULL_LIGHT * ((BODY_RANGE * share) / FULL_LIGHT) ** gamma);
  for (let at = 0; at < size * size; at++) {
    if (alpha[at] === 0) continue;
    const light = lights[body[at] ?? 0] ?? 0;
    for (let part = 0; part < 3; part++)
      data[at * 4 + part] = displayByte((LINEAR[rest[at * 3 + part] ?? 0] ?? 0) + light * (tints[part] ?? 0));
    data[at * 4 + 3] = alpha[at] ?? 0;
  }
  return data;
}

/** Resolution of screen content; its longer side, px. */
const CONTENT = 640;
/** Brightness of a white pixel of the screen. */
const GLOW = 0.92;

/** Adds the light of the screen content, in perspective. */
async function paintScreen(
  data: Buffer,
  { size, rest, screen }: Layers,
  corners: readonly (readonly [number, number])[],
  content: string,
): Promise<void> {
  const { project, ratio } = createProjection(corners);
  const width = Math.round(ratio >= 1 ? CONTENT : CONTENT * ratio);
  const height = Math.round(ratio >= 1 ? CONTENT / ratio : CONTENT);
  const picture = await sharp(Buffer.from(drawScreen(content, width, height)))
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      const cover = (screen?.[at] ?? 0) / 255;
      if (cover === 0) continue;
      const [u, v] = project((x + 0.5) / size, (y + 0.5) / size);
      for (let part = 0; part < 3; part++) {
        const glow = sample(picture, width, height, u * width - 0.5, v * height - 0.5, part) * GLOW;
        data[at * 4 + part] = displayByte((LINEAR[rest[at * 3 + part] ?? 0] ?? 0) + cover * glow);
      }
    }
}

/** Bilinear linear light of a picture with three channels. */
function sample(picture: Buffer, width: number, height: number, x: number, y: number, part: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const dx = Math.min(1, Math.max(0, x - left));
  const dy = Math.min(1, Math.max(0, y - top));
  const light = (column: number, row: number) => LINEAR[picture[(row * width + column) * 3 + part] ?? 0] ?? 0;
  const upper = light(left, top) * (1 - dx) + light(left + 1, top) * dx;
  const lower = light(left, top + 1) * (1 - dx) + light(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}
