import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Corner of a screen in the picture, as shares of its width and height. */
type Corner = readonly [x: number, y: number];

/** Facts of a rendered picture that are not pixels. */
export type RenderFacts = {
  /** Corners of the screen: top left, top right, bottom right, bottom left. */
  readonly screen?: readonly Corner[];
  /** Top and height of the strip that a wide product fills, as shares of the height. */
  readonly strip?: readonly [top: number, height: number];
};

/** Folder of the committed pictures: `{kind}/{silhouette}-{view}.avif`. */
export const RENDERS = new URL('../../renders/', import.meta.url);
/** Brightest light on the body that a file can hold; white reflections of metal exceed 1. */
export const BODY_RANGE = 2;

let known: Readonly<Record<string, RenderFacts>> | undefined;

/** Returns the facts of every committed picture by `kind/silhouette/view`. */
export function listRenders(): Readonly<Record<string, RenderFacts>> {
  known ??= JSON.parse(readFileSync(new URL('renders.json', RENDERS), 'utf8')) as Record<string, RenderFacts>;
  return known;
}

/** Returns the file of a picture. */
export function renderFile(name: string): URL {
  const [kind = '', silhouette = '', view = ''] = name.split('/');
  return new URL(`${kind}/${silhouette}-${view}.avif`, RENDERS);
}

/** Pixels of a render, row by row, as sRGB-encoded bytes. */
export type Layers = {
  readonly size: number;
  /** The product without its own colour, three bytes a pixel. */
  readonly rest: Uint8Array;
  /** Light on the parts in the product's colour, as a share of `BODY_RANGE`. */
  readonly body: Uint8Array;
  readonly alpha: Uint8Array;
  /** Coverage of the screen. */
  readonly screen: Uint8Array | null;
};

/** Decoded layers kept in memory: sizes of one picture are requested together. */
const MAX_CACHED = 6;
const cached = new Map<string, Promise<Layers>>();

/** Reads a committed picture: its layers lie below each other in one file. */
export function readLayers(name: string): Promise<Layers> {
  const hit = cached.get(name) ?? decode(name);
  cached.delete(name);
  cached.set(name, hit);
  hit.catch(() => cached.delete(name));
  for (const oldest of cached.keys()) {
    if (cached.size <= MAX_CACHED) break;
    cached.delete(oldest);
  }
  return hit;
}

async function decode(name: string): Promise<Layers> {
  const { data, info } = await sharp(readFileSync(renderFile(name)))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width;
  const pixels = size * size;
  const grey = (layer: number, clean: boolean) => {
    const bytes = new Uint8Array(pixels);
    for (let at = 0; at < pixels; at++) {
      const value = data[(layer * pixels + at) * 3 + 1] ?? 0;
      bytes[at] = clean ? withoutRinging(value) : value;
    }
    return bytes;
  };
  return {
    size,
    rest: data.subarray(0, pixels * 3),
    body: grey(1, false),
    alpha: grey(2, true),
    screen: info.height > size * 3 ? grey(3, true) : null,
  };
}

/** Compression leaves faint traces around hard edges. */
function withoutRinging(value: number): number {
  if (value < 6) return 0;
  return value > 249 ? 255 : value;
}
