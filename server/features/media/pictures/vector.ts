import { softTint } from '#demo/pictures/colour.ts';
import { parsePictureUrl } from '#demo/pictures/draw.ts';
import { parseRenderUrl, RENDER_SIZE } from '#demo/pictures/rendered/render-request.ts';

const DRAWING_SIZE = 800;

/** Returns size and tint of a demo picture without composing it; null for a picture that must be fetched first. */
export function describePicture(source: string): { width: number; height: number; color: string } | null {
  const drawn = source.startsWith('demo:') ? parsePictureUrl(source) : undefined;
  const rendered = source.startsWith('render:') ? parseRenderUrl(source) : undefined;
  const size = rendered ? RENDER_SIZE : DRAWING_SIZE;
  const color = (rendered ?? drawn)?.color;
  return color === undefined ? null : { width: size, height: size, color: softTint(color) };
}
