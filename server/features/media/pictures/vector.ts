import { softTint } from '#demo/pictures/colour.ts';
import { parsePictureUrl } from '#demo/pictures/draw.ts';
import { listRenders } from '#demo/pictures/rendered/packed.ts';
import { parseRenderUrl, RENDER_SIZE } from '#demo/pictures/rendered/render-request.ts';

const DRAWING_SIZE = 800;

/** Returns size and tint of a demo picture without composing it; null for a picture that must be fetched first. */
export function describePicture(source: string): { width: number; height: number; color: string } | null {
  const drawn = source.startsWith('demo:') ? parsePictureUrl(source) : undefined;
  const rendered = source.startsWith('render:') ? parseRenderUrl(source) : undefined;
  const width = rendered ? RENDER_SIZE : DRAWING_SIZE;
  const color = (rendered ?? drawn)?.color;
  const [, share = 1] = listRenders()[rendered?.name ?? '']?.strip ?? [];
  return color === undefined ? null : { width, height: Math.round(width * share), color: softTint(color) };
}
