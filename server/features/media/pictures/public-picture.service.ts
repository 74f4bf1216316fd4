import type { Picture } from '#contract/catalog/catalog.ts';

/** Stored picture of a product; sizes and colour are absent until it is fetched. */
export type StoredPicture = {
  source: string;
  hash: string;
  width: number | null;
  height: number | null;
  color: string | null;
};

const DEFAULT_SIZE = 800;
const DEFAULT_COLOR = '#eef0f3';

/** Returns the public form of a stored picture. A picture not fetched yet gets the usual square size. */
export function toPicture({ source, hash, width, height, color }: StoredPicture): Picture {
  return {
    hash,
    vector: source.startsWith('demo:'),
    width: width ?? DEFAULT_SIZE,
    height: height ?? DEFAULT_SIZE,
    color: color ?? DEFAULT_COLOR,
  };
}
