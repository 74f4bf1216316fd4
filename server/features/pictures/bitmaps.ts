import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Widths a bitmap is served in, pixels. */
export const widths = [160, 320, 640, 1280] as const;
/** Formats a bitmap is served in. */
export type ServedFormat = 'webp' | 'avif' | 'jpg' | 'png';

const MAX_PIXELS = 50_000_000;
const quality = { webp: 80, avif: 55, jpg: 82 } as const;
const paper = '#fbfaf6';

sharp.cache(false);
sharp.concurrency(1);

/** Kept files of pictures, two levels of folders deep so that none grows huge. */
export function createPictureFiles(dir: string) {
  const place = (hash: string, name: string) => path.join(dir, hash.slice(0, 2), hash, name);
  return {
    read: (hash: string, name: string): Promise<Buffer | undefined> =>
      readFile(place(hash, name)).catch(() => undefined),
    /** Writes whole or not at all: a crash leaves no half picture. */
    async write(hash: string, name: string, body: Buffer): Promise<void> {
      const target = place(hash, name);
      const half = `${target}.${process.pid}.${createHash('sha256').update(String(performance.now())).digest('hex').slice(0, 8)}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeFile(half, body);
        await rename(half, target);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    /** Deletes everything kept under a hash; no error when there is nothing. */
    delete: (hash: string): Promise<void> => rm(path.dirname(place(hash, 'any')), { recursive: true, force: true }),
  };
}

/**
 * Looks at a bitmap: its size as shown and its prevailing colour, lightened to a tint. Throws when it is no picture or
 * has over 50 Mpx.
 */
export async function inspectBitmap(body: Buffer): Promise<{ width: number; height: number; color: string }> {
  const image = sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient } = await image.metadata();
  const { dominant } = await image.clone().resize(64, 64, { fit: 'inside' }).flatten({ background: '#ffffff' }).stats();
  const lightened = [dominant.r, dominant.g, dominant.b].map((part) =>
    Math.round(part + (255 - part) * 0.85)
      .toString(16)
      .padStart(2, '0'),
  );
  return { width: autoOrient.width, height: autoOrient.height, color: `#${lightened.join('')}` };
}

/** Resizes to a width (never enlarging a bitmap) and encodes. Metadata of the camera stays out. */
export async function encodeBitmap(
  body: Buffer,
  width: number,
  format: ServedFormat,
  options: { vector?: boolean } = {},
): Promise<Buffer> {
  const image = sharp(body, {
    limitInputPixels: MAX_PIXELS,
    ...(options.vector ? { density: (72 * width) / 800 } : {}),
  })
    .autoOrient()
    .resize({ width, withoutEnlargement: !options.vector });
  if (format === 'webp') return image.webp({ quality: quality.webp, effort: 4 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: quality.avif, effort: 3 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.flatten({ background: paper }).jpeg({ quality: quality.jpg, mozjpeg: true }).toBuffer();
}
