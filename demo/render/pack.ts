import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BODY_RANGE, RENDERS, renderFile, type RenderFacts } from '#demo/pictures/rendered/packed.ts';
import { toSrgb } from '#demo/pictures/rendered/light.ts';
import { drawShadow } from './shadow.ts';

/** Quality of the packed file; the colours of a product magnify its errors. */
const AVIF = { quality: 58, effort: 3, chromaSubsampling: '4:2:0' } as const;

/** Body light in the passes is halved to keep highlights below 1. */
const BODY_SCALE = 2;

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

/** Packs the passes of one picture into `demo/renders` and adds it to `renders.json`. */
export async function packRender(folder: string, name: string): Promise<number> {
  const facts = JSON.parse(readFileSync(path.join(folder, 'facts.json'), 'utf8')) as RenderFacts & { floor?: boolean };
  const [rest, alpha, body, screen] = await Promise.all(
    ['rest', 'alpha', 'body', 'screen'].map((pass) => readPass(folder, pass)),
  );
  if (!rest || !alpha || !body || !screen) throw new Error(`${name}: a pass is missing`);
  const { size } = rest;
  const pixels = size * size;
  const cover = Float32Array.from({ length: pixels }, (_, at) => (alpha.values[at * alpha.channels] ?? 0) / 65535);
  const shadow = facts.floor === false ? new Float32Array(pixels) : await drawShadow(cover, size);
  const layers = facts.screen ? 4 : 3;
  const packed = Buffer.alloc(pixels * layers * 3);
  for (let at = 0; at < pixels; at++) {
    const object = cover[at] ?? 0;
    const total = object + (1 - object) * (shadow[at] ?? 0);
    const share = total > 1 / 255 ? 1 / total / 65535 : 0;
    let light = 0;
    for (let part = 0; part < 3; part++) {
      packed[at * 3 + part] = Math.round(255 * toSrgb((rest.values[at * rest.channels + part] ?? 0) * share));
      light += (body.values[at * body.channels + part] ?? 0) / 3;
    }
    const grey = (layer: number, value: number) =>
      packed.fill(Math.round(value), (layer * pixels + at) * 3, (layer * pixels + at) * 3 + 3);
    grey(1, 255 * toSrgb((light * share * BODY_SCALE) / BODY_RANGE));
    grey(2, 255 * total);
    if (layers === 4) grey(3, Math.min(255, 255 * (screen.values[at * screen.channels] ?? 0) * share));
  }
  const encoded = await sharp(packed, { raw: { width: size, height: size * layers, channels: 3 } })
    .avif(AVIF)
    .toBuffer();
  const file = renderFile(name);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, encoded);
  return encoded.length;
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
    .map(
      (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(all[name]?.screen ? { screen: all[name]?.screen } : {})}`,
    );
  writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
}
