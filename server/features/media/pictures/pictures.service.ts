import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/db.ts';
import { createWorkGate, GateFull } from '../../../platform/limits/work-gate.ts';
import { isPublicAddress, type IsAllowed } from '../../../platform/http/public-address.ts';
import { composeStrip, type Pixels } from '#demo/pictures/rendered/compose.ts';
import { parseRenderUrl, type RenderRequest } from '#demo/pictures/rendered/render-request.ts';
import { createPictureFiles, encodeBitmap, inspectBitmap, type ServedFormat } from './bitmaps.ts';
import { drawSource } from './drawings.ts';
import { fetchPicture, PictureUnavailable, type FetchLimits } from './fetch-picture.ts';
import { HEAVY, pictureWork, BACKGROUND_OWNER } from './picture-work.ts';
import {
  findPicture,
  storeFailed,
  storeMetadata,
  findPendingPictures,
  type StoredPicture,
} from './pictures.queries.ts';

/** Dependencies; tests set `isAllowed` and `limits`. */
export type PictureDeps = {
  db: Database;
  dir: string;
  log: Logger;
  isAllowed?: IsAllowed;
  limits?: Partial<FetchLimits>;
};

/** Fetching is network-bound and uses no picture-work slot. */
const FETCHES = { maxRunning: 4, maxPerOwner: 60, maxWaiting: 200 };
const ORIGINAL = 'original';

/** Fetches, stores and converts product pictures. */
export function createPicturesService({ db, dir, log, isAllowed = isPublicAddress, limits = {} }: PictureDeps) {
  const files = createPictureFiles(dir);
  const fetches = createWorkGate(FETCHES);
  /** The last composed picture: its widths are requested together. */
  let composed: { hash: string; pixels: Promise<Pixels> } | undefined;
  const compose = (hash: string, render: RenderRequest): Promise<Pixels> => {
    if (composed?.hash === hash) return composed.pixels;
    const started = { hash, pixels: composeStrip(render) };
    composed = started;
    // A failure may pass: the next request composes again.
    started.pixels.catch(() => {
      if (composed === started) composed = undefined;
    });
    return started.pixels;
  };

  const fetchOriginal = async ({ hash, source }: StoredPicture, owner: string): Promise<Buffer> => {
    const stored = await files.read(hash, ORIGINAL);
    if (stored) return stored;
    const { body } = await fetchPicture(source, isAllowed, limits);
    const metadata = await pictureWork.run(owner, `${dir} ${hash} seen`, () =>
      inspectBitmap(body).catch(() => {
        throw new PictureUnavailable('wrong_type', 'truncated, or too large to decode');
      }),
    );
    await files.write(hash, ORIGINAL, body);
    await storeMetadata(db, hash, metadata);
    return body;
  };

  /**
   * Returns the original picture; concurrent callers share one fetch. Undefined when it is unavailable, which is
   * stored.
   */
  const findOriginal = async (picture: StoredPicture, owner: string): Promise<Buffer | undefined> => {
    try {
      return await fetches.run(owner, picture.hash, () => fetchOriginal(picture, owner));
    } catch (error) {
      if (!(error instanceof PictureUnavailable)) throw error;
      log.info({ picture: picture.hash, reason: error.reason }, 'picture cannot be fetched');
      await storeFailed(db, picture.hash);
      return undefined;
    }
  };

  return {
    find: (hash: string) => findPicture(db, hash),

    /**
     * Returns a picture in a width and a format, from disk or encoded now on behalf of `owner` (`pictureWorkOwner`). Undefined
     * when it is unavailable or the owner's queue is full.
     */
    async resize(
      picture: StoredPicture,
      width: number,
      format: ServedFormat,
      owner: string,
    ): Promise<Buffer | undefined> {
      const name = `${width}.${format}`;
      const stored = await files.read(picture.hash, name);
      if (stored) return stored;
      const svg = await drawSource(picture.source, 'png');
      const render = parseRenderUrl(picture.source);
      // Only the job retries a failed picture: shoppers must not wait for a dead server.
      if (svg === undefined && !render && picture.status === 'failed' && !(await files.read(picture.hash, ORIGINAL)))
        return undefined;
      try {
        const source = render ?? (svg === undefined ? await findOriginal(picture, owner) : Buffer.from(svg));
        if (!source) return undefined;
        const encode = async () => {
          const body = Buffer.isBuffer(source) ? source : await compose(picture.hash, source);
          const encoded = await encodeBitmap(body, width, format, { vector: svg !== undefined });
          await files.write(picture.hash, name, encoded);
          return encoded;
        };
        const key = `${dir} ${picture.hash} ${name}`;
        return await pictureWork.run(owner, key, encode, format === 'avif' ? HEAVY : {});
      } catch (error) {
        if (error instanceof GateFull) return undefined;
        throw error;
      }
    },

    /**
     * Fetches up to `limit` pending pictures, popular products first, and retries a few failed ones. Returns how many
     * were fetched.
     */
    async fetchPending(limit: number): Promise<number> {
      const pictures = await findPendingPictures(db, limit);
      const bodies = await Promise.all(pictures.map((picture) => findOriginal(picture, BACKGROUND_OWNER)));
      return bodies.filter(Boolean).length;
    },
  };
}
