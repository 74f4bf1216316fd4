import type { Pen } from '../pen.ts';
import { composeRender, openPixels } from './compose.ts';
import { parseRenderUrl, renderUrl } from './render-request.ts';
import { listSilhouettes, findScreenContent } from './silhouettes.ts';

/** Colours of products that stand for their kind. */
const COLOURS: Readonly<Record<string, string>> = {
  phone: '2b3a55',
  headphones: '2a2b2e',
  case: '0f7a86',
  'power-bank': '2a2b2e',
  cable: '2a2b2e',
  mouse: '2a2b2e',
  keyboard: '4a4e53',
  speaker: '0f7a86',
  camera: '2a2b2e',
  console: 'f4f5f4',
  tv: '1b1b1d',
};
const LIGHT = 'e8eaea';

/** Returns the address of a render that stands for a kind; undefined when the kind has none. */
export function renderOfKind(kind: string, variant = 0, color = COLOURS[kind] ?? LIGHT): string | undefined {
  const silhouettes = listSilhouettes(kind);
  const silhouette = silhouettes[variant % Math.max(1, silhouettes.length)];
  if (silhouette === undefined) return undefined;
  return renderUrl(`${kind}/${silhouette}/front`, { color, screen: findScreenContent(kind, silhouette, variant) });
}

/** Share of a render's height above the floor that the product stands on. */
const FLOOR = 0.955;

/** Places a render: `x` is its middle, `floor` where the product stands, `size` the side of its square. */
export function placeRender(p: Pen, url: string, x: number, floor: number, size: number): void {
  p.image(url, x - size / 2, floor - size * FLOOR, size);
}

/** Longest side of an embedded render, px. */
const MAX_EMBEDDED = 640;

/** Format of embedded pixels: WebP for browsers, PNG for sharp, whose SVG reader does not decode WebP. */
export type EmbeddedFormat = 'webp' | 'png';

/**
 * Replaces the `render:` addresses in a drawing by their pixels: a browser loads nothing from inside a picture.
 * `scale` is the number of pixels per unit of the drawing.
 */
export async function embedRenders(svg: string, scale: number, format: EmbeddedFormat = 'webp'): Promise<string> {
  const images = [...svg.matchAll(/<image href="(render:[^"]+)"[^>]* width="([\d.]+)"/g)];
  const pixels = await Promise.all(
    images.map(async ([, url = '', width = '0']) => {
      const request = parseRenderUrl(url.replaceAll('&amp;', '&'));
      if (request === undefined) return '';
      const size = Math.min(MAX_EMBEDDED, Math.round(Number(width) * scale));
      const body = await openPixels(await composeRender(request))
        .resize(size)
        .toFormat(format, { quality: 80 })
        .toBuffer();
      return `data:image/${format};base64,${body.toString('base64')}`;
    }),
  );
  let at = 0;
  return svg.replaceAll(/href="render:[^"]+"/g, () => `href="${pixels[at++] ?? ''}"`);
}
