import { fail } from '../../../platform/http/failure.ts';
import { GateFull } from '../../../platform/limits/work-gate.ts';
import { createPictureFiles, encodeBitmap, inspectBitmap } from './bitmaps.ts';
import { formatOf } from './format.ts';
import { HEAVY, pictureWork, workOwner } from './picture-work.ts';

/** Widest picture that is kept of an upload, pixels. */
const MAX_WIDTH = 2048;
const NO_PICTURE = { width: null, height: null, color: null };

/** What is known of a file once it is kept; a PDF has no size. */
type Seen = { width: number | null; height: number | null; color: string | null };

/**
 * Keeps an uploaded file under its key. A picture is re-encoded with EXIF metadata and trailing bytes stripped; `address`
 * is the caller's, whose share of picture work it takes. Undefined when it is no whole picture of a known format, or too large to decode.
 * Throws `rate_limited` when the caller has too much work waiting.
 */
export async function storeUpload(
  dir: string,
  key: string,
  kind: 'image' | 'pdf',
  body: Buffer,
  address: string,
): Promise<Seen | undefined> {
  const files = createPictureFiles(dir);
  if (kind === 'pdf') {
    await files.write(key, 'file.pdf', body);
    return NO_PICTURE;
  }
  if (!formatOf(body)) return undefined;
  const keep = async () => {
    const encoded = await encodeBitmap(body, MAX_WIDTH, 'webp').catch(() => undefined);
    if (!encoded) return undefined;
    await files.write(key, 'original', encoded);
    return inspectBitmap(encoded);
  };
  return pictureWork.run(workOwner(address), `${dir} ${key}`, keep, HEAVY).catch((error: unknown) => {
    if (error instanceof GateFull) fail('rate_limited');
    throw error;
  });
}

/** Reads the picture of an upload, a WebP; undefined when it is gone. */
export const readUpload = (dir: string, key: string): Promise<Buffer | undefined> =>
  createPictureFiles(dir).read(key, 'original');

/** Deletes an uploaded file with every size of it; no error when it is gone already. */
export const deleteUpload = (dir: string, key: string): Promise<void> => createPictureFiles(dir).delete(key);
