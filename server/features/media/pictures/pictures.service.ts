import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/db.ts';
import { createWorkGate, GateFull } from '../../../platform/limits/work-gate.ts';
import { isPublicAddress, type IsAllowed } from '../../../platform/http/public-address.ts';
import { createPictureFiles, encodeBitmap, inspectBitmap, type ServedFormat } from './bitmaps.ts';
import { drawSource } from './drawings.ts';
import { fetchPicture, PictureUnavailable, type FetchLimits } from './fetch-picture.ts';
import { HEAVY, pictureWork, SHOP_ITSELF } from './picture-work.ts';
import { findPicture, storeFailed, storeSeen, waitingPictures, type StoredPicture } from './pictures.queries.ts';

/** What the slice works with; `isAllowed` and `limits` are for tests. */
export type PictureDeps = {
  db: Database;
  dir: string;
  log: Logger;
  isAllowed?: IsAllowed;
  limits?: Partial<FetchLimits>;
};

/** Fetching waits for other servers and takes none of the processor. */
const FETCHES = { atOnce: 4, perOwner: 60, inAll: 200 };
const original = 'original';

/** Fetches, keeps and converts pictures of products. */
export function createPicturesService({ db, dir, log, isAllowed = isPublicAddress, limits = {} }: PictureDeps) {
  const files = createPictureFiles(dir);
  const fetches = createWorkGate(FETCHES);

  const fetchOriginal = async ({ hash, source }: StoredPicture, owner: string): Promise<Buffer> => {
    const kept = await files.read(hash, original);
    if (kept) return kept;
    const { body } = await fetchPicture(source, isAllowed, limits);
    const seen = await pictureWork.run(owner, `${dir} ${hash} seen`, () =>
      inspectBitmap(body).catch(() => {
        throw new PictureUnavailable('wrong_type', 'not a whole picture, or too large to decode');
      }),
    );
    await files.write(hash, original, body);
    await storeSeen(db, hash, seen);
    return body;
  };

  /** Returns the picture as it came; fetched once, however many ask. Undefined when it cannot be had, which is stored. */
  const originalOf = async (picture: StoredPicture, owner: string): Promise<Buffer | undefined> => {
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
     * Returns a picture in a width and a format, from disk or encoded now for `owner` (`workOwner`); undefined when it
     * cannot be had or the owner has too many waiting.
     */
    async sized(
      picture: StoredPicture,
      width: number,
      format: ServedFormat,
      owner: string,
    ): Promise<Buffer | undefined> {
      const name = `${width}.${format}`;
      const kept = await files.read(picture.hash, name);
      if (kept) return kept;
      const svg = drawSource(picture.source);
      // A failed picture is the job's: shoppers must not wait for a dead server again and again.
      if (svg === undefined && picture.status === 'failed' && !(await files.read(picture.hash, original)))
        return undefined;
      try {
        const body = svg === undefined ? await originalOf(picture, owner) : Buffer.from(svg);
        if (!body) return undefined;
        const encode = async () => {
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
     * Fetches up to `limit` pictures that wait, those of popular products first, and tries a few failed ones again. Gives
     * how many came.
     */
    async fetchWaiting(limit: number): Promise<number> {
      const pictures = await waitingPictures(db, limit);
      const bodies = await Promise.all(pictures.map((picture) => originalOf(picture, SHOP_ITSELF)));
      return bodies.filter(Boolean).length;
    },
  };
}

/** The slice's calls. */
export type PicturesService = ReturnType<typeof createPicturesService>;
