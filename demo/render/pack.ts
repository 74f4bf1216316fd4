import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BODY_RANGE, RENDERS, renderFile, type RenderFacts } from '#demo/pictures/rendered/packed.ts';
import { toSrgb } from '#demo/pictures/rendered/light.ts';
import { drawShadow } from './shadow.ts';
import { findStrip } from './strip.ts';
import { blur, smoothAlongEdges, type Channels } from './smooth.ts';

/** Quality of the packed file; the colours of a product magnify its errors. */
const AVIF = { quality: 58, effort: 3, chromaSubsampling: '4:2:0' } as const;

/** Body light in the passes is halved to keep highlights below 1. */
const BODY_SCALE = 2;

/** Share of light that the outline loses, so that pale products stand out from a pale page. */
const EDGE_SHADE = 0.3;
/** Width of the darker outline, px. */
const EDGE_WIDTH = 1.8;

type Pass = { readonly values: Uint16Array; readonly channels: number; readonly size: number };

async function readPass(folder: string, name: string): Promise<Pass> {
  const { data, info } = await sharp(path.join(folder, `${name}-0001.png`))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return {
    values: new Uint16Array(data.buffer, data.byteOffset, data.length / 2),
    channels: info.channels,
    size: info.width,
  };
}

/** Returns what edges are found in: the brightness of a grey product, its coverage and its screen. */
function findGuides([red, green, blue, light, ...masks]: Channels): Channels {
  const grey = red?.map((value, at) =>
    toSrgb((value + (green?.[at] ?? 0) + (blue?.[at] ?? 0)) / 3 + (light?.[at] ?? 0)),
  );
  return grey ? [grey, ...masks] : masks;
}

/** Packs the passes of one picture into `demo/renders`; returns the size of its file and its facts. */
export async function packRender(folder: string, name: string): Promise<{ bytes: number; facts: RenderFacts }> {
  const facts = JSON.parse(readFileSync(path.join(folder, 'facts.json'), 'utf8')) as RenderFacts & { floor?: boolean };
  const [rest, alpha, body, screen] = await Promise.all(
    ['rest', 'alpha', 'body', 'screen'].map((pass) => readPass(folder, pass)),
  );
  if (!rest || !alpha || !body || !screen) throw new Error(`${name}: a pass is missing`);
  const { size } = rest;
  const pixels = size * size;
  const read = (pass: Pass, part: number) =>
    Float32Array.from({ length: pixels }, (_, at) => (pass.values[at * pass.channels + part] ?? 0) / 65535);
  const light = Float32Array.from({ length: pixels }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = body.values.subarray(at * body.channels);
    return (red + green + blue) / 3 / 65535;
  });
  const rendered = [read(rest, 0), read(rest, 1), read(rest, 2), light, read(alpha, 0), read(screen, 0)];
  const [red, green, blue, lit, cover, shown] = smoothAlongEdges(rendered, findGuides(rendered), size);
  if (!red || !green || !blue || !lit || !cover || !shown) throw new Error(`${name}: a channel is missing`);
  const shadow = facts.floor === false ? new Float32Array(pixels) : await drawShadow(cover, size);
  const inside = blur(cover, size, EDGE_WIDTH);
  const layers = facts.screen ? 4 : 3;
  const packed = Buffer.alloc(pixels * layers * 3);
  for (let at = 0; at < pixels; at++) {
    const object = cover[at] ?? 0;
    const total = object + (1 - object) * (shadow[at] ?? 0);
    const share = total > 1 / 255 ? 1 / total : 0;
    const dimmed = share * (1 - EDGE_SHADE * Math.min(1, 2 - 2 * (inside[at] ?? 0)));
    for (const [part, colour] of [red, green, blue].entries())
      packed[at * 3 + part] = Math.round(255 * toSrgb((colour[at] ?? 0) * dimmed));
    const grey = (layer: number, value: number) =>
      packed.fill(Math.round(value), (layer * pixels + at) * 3, (layer * pixels + at) * 3 + 3);
    grey(1, 255 * toSrgb(((lit[at] ?? 0) * dimmed * BODY_SCALE) / BODY_RANGE));
    grey(2, 255 * total);
    if (layers === 4) grey(3, Math.min(255, 255 * (shown[at] ?? 0) * share));
  }
  const encoded = await sharp(packed, { raw: { width: size, height: size * layers, channels: 3 } })
    .avif(AVIF)
    .toBuffer();
  const file = renderFile(name);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, encoded);
  const visible = cover.map((share, at) => share + (shadow[at] ?? 0));
  return { bytes: encoded.length, facts: { ...facts, ...findStrip(visible, size) } };
}

/** Adds pictures to the list of all, sorted by name. Reads the file, because `listRenders` keeps its first answer. */
export function writeFacts(
  added: Readonly<Record<string, RenderFacts>>,
  list: URL = new URL('renders.json', RENDERS),
): void {
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Record<string, RenderFacts>;
  const all = { ...listed, ...added };
  const lines = Object.keys(all)
    .sort()
    .map((name) => {
      const { screen, strip } = all[name] ?? {};
      return `  ${JSON.stringify(name)}: ${JSON.stringify({ screen, strip })}`;
    });
  writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
}
