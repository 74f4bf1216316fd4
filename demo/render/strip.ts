import type { RenderFacts } from '#demo/pictures/rendered/packed.ts';

/** Coverage from which a pixel belongs to the product, 0–1. */
const MIN_COVER = 0.03;
/** Share of a strip's height that its product fills. */
const FILL = 0.93;
/** A strip is at least as tall as the widest frame, and worth cutting only if much shorter than the picture. */
const [MIN_HEIGHT, MAX_HEIGHT] = [2 / 3, 0.92];

/** Returns the strip of a product from its coverage (0–1 a pixel); none for a product as tall as its picture. */
export function findStrip(cover: ArrayLike<number>, size: number): Pick<RenderFacts, 'strip'> {
  const rows = Array.from({ length: size }, (_, row) => row).filter((row) =>
    Array.from({ length: size }, (_, column) => cover[row * size + column] ?? 0).some((share) => share > MIN_COVER),
  );
  const [first = 0, last = size] = [rows[0], rows.at(-1)];
  const height = Math.max(MIN_HEIGHT, (last + 1 - first) / size / FILL);
  if (height > MAX_HEIGHT) return {};
  const top = Math.min(1 - height, Math.max(0, (first + last + 1) / 2 / size - height / 2));
  return { strip: [Math.floor(1000 * top) / 1000, Math.floor(1000 * height) / 1000] };
}
