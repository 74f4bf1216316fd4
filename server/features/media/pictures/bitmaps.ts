import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Widths a bitmap is served in, pixels. */
export const widths = [160, 320, 640, 1280] as const;
/** Formats a bitmap is served in. */
export type ServedFormat = 'webp' | 'avif' | 'jpg' | 'png';

const MAX_PIXELS = 50_000_000;
/** Memory a decoded bitmap may take, bytes: pixels × channels × depth decide what decoding costs. */
const MAX_DECODED_BYTES = 100_000_000;
/** A JPEG is decoded at a fraction of its size when a small picture is wanted. */
const JPEG_SHARE = 1 / 4;
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
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

/** Reads the header of a bitmap. Throws when it is no picture, has over 50 Mpx or takes over 100 MB decoded. */
async function readHeader(image: Sharp): Promise<Metadata> {
  const header = await image.metadata();
  const { width, height, channels = 4, depth = '', format } = header;
  const bytes = width * height * channels * (SAMPLE_BYTES[depth] ?? 4);
  if (bytes * (format === 'jpeg' ? JPEG_SHARE : 1) > MAX_DECODED_BYTES)
    throw new Error(`${width}×${height} ${depth} takes too much memory`);
  return header;
}

/**
 * Looks at a bitmap: its size as shown and its prevailing colour, lightened to a tint. Throws when it is no picture or
 * too large (`readHeader`).
 */
export async function inspectBitmap(body: Buffer): Promise<{ width: number; height: number; color: string }> {
  const image = sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient } = await readHeader(image);
  // Statistics are made of the input whatever the operations before them: they take the small picture.
  const small = await image.resize(64, 64, { fit: 'inside' }).flatten({ background: '#ffffff' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const lightened = [dominant.r, dominant.g, dominant.b].map((part) =>
    Math.round(part + (255 - part) * 0.85)
      .toString(16)
      .padStart(2, '0'),
  );
  return { width: autoOrient.width, height: autoOrient.height, color: `#${lightened.join('')}` };
}

/**
 * Resizes to a width (never enlarging a bitmap) and encodes, without the camera's metadata. Throws when it is no picture
 * or too large (`readHeader`).
 */
export async function encodeBitmap(
  body: Buffer,
  width: number,
  format: ServedFormat,
  options: { vector?: boolean } = {},
): Promise<Buffer> {
  const image = sharp(body, {
    limitInputPixels: MAX_PIXELS,
    ...(options.vector ? { density: (72 * width) / 800 } : {}),
  });
  if (!options.vector) await readHeader(image);
  image.autoOrient().resize({ width, withoutEnlargement: !options.vector });
  if (format === 'webp') return image.webp({ quality: quality.webp, effort: 4 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: quality.avif, effort: 3 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.flatten({ background: paper }).jpeg({ quality: quality.jpg, mozjpeg: true }).toBuffer();
}
