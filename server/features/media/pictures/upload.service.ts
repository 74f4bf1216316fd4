import { fail } from '../../../platform/http/failure.ts';
import { GateFull } from '../../../platform/limits/work-gate.ts';
import { createPictureFiles, encodeBitmap, inspectBitmap } from './bitmaps.ts';
import { detectFormat } from './format.ts';
import { HEAVY, pictureWork, pictureWorkOwner } from './picture-work.ts';

/** Max stored width of an uploaded picture, pixels. */
const MAX_WIDTH = 2048;
const NO_PICTURE = { width: null, height: null, color: null };

/** Metadata of a stored file; a PDF has no size. */
type StoredMetadata = { width: number | null; height: number | null; color: string | null };

/**
 * Stores an uploaded file under its key. Re-encodes pictures with EXIF metadata and trailing bytes stripped. The work
 * counts against the caller's `address`. Undefined for a broken, unknown or too large picture. Fails with
 * `rate_limited` when the caller's queue is full.
 */
export async function storeUpload(
  dir: string,
  key: string,
  kind: 'image' | 'pdf',
  body: Buffer,
  address: string,
): Promise<StoredMetadata | undefined> {
  const files = createPictureFiles(dir);
  if (kind === 'pdf') {
    await files.write(key, 'file.pdf', body);
    return NO_PICTURE;
  }
  if (!detectFormat(body)) return undefined;
  const storePicture = async () => {
    const encoded = await encodeBitmap(body, MAX_WIDTH, 'webp').catch(() => undefined);
    if (!encoded) return undefined;
    await files.write(key, 'original', encoded);
    return inspectBitmap(encoded);
  };
  return pictureWork.run(pictureWorkOwner(address), `${dir} ${key}`, storePicture, HEAVY).catch((error: unknown) => {
    if (error instanceof GateFull) fail('rate_limited');
    throw error;
  });
}

/** Reads the picture of an upload as WebP; undefined when it is deleted. */
export const readUpload = (dir: string, key: string): Promise<Buffer | undefined> =>
  createPictureFiles(dir).read(key, 'original');

/** Deletes an uploaded file with all its sizes; does nothing when it is already deleted. */
export const deleteUpload = (dir: string, key: string): Promise<void> => createPictureFiles(dir).delete(key);
