import type { Picture } from '#contract/catalog/catalog.ts';

/** Picture of a product as stored; sizes and colour are absent until it has been seen. */
export type StoredPicture = {
  source: string;
  hash: string;
  width: number | null;
  height: number | null;
  color: string | null;
};

const UNSEEN_SIZE = 800;
const UNSEEN_COLOR = '#eef0f3';

/** Returns the public form of a stored picture; an unseen one has a square of the usual size kept for it. */
export function pictureOf({ source, hash, width, height, color }: StoredPicture): Picture {
  return {
    hash,
    vector: source.startsWith('demo:'),
    width: width ?? UNSEEN_SIZE,
    height: height ?? UNSEEN_SIZE,
    color: color ?? UNSEEN_COLOR,
  };
}
