import { softTint } from '#demo/pictures/colour.ts';
import { parsePictureUrl } from '#demo/pictures/draw.ts';

const size = 800;

/** Returns size and tint of a `demo:` picture without drawing it; null for a picture that must be fetched first. */
export function describePicture(source: string): { width: number; height: number; color: string } | null {
  const request = source.startsWith('demo:') ? parsePictureUrl(source) : undefined;
  return request ? { width: size, height: size, color: softTint(request.color) } : null;
}
