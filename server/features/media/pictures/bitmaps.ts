import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { openPixels, type Pixels } from '#demo/pictures/rendered/compose.ts';

/** Widths of served bitmaps, pixels. */
export const BITMAP_WIDTHS = [160, 320, 640, 1280] as const;
export type ServedFormat = 'webp' | 'avif' | 'jpg' | 'png';

const MAX_PIXELS = 50_000_000;
/** Memory limit for a decoded bitmap, bytes. Decoding costs pixels × channels × depth. */
const MAX_DECODED_BYTES = 100_000_000;
/** libjpeg decodes at a reduced scale when the output is small. */
const JPEG_SCALE = 1 / 4;
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Low efforts: an AVIF of 320 px takes 60 ms instead of 150 (effort 3), for 6 % more bytes. */
const WEBP = { quality: 80, alphaQuality: 80, effort: 2 } as const;
const AVIF = { quality: 55, effort: 1 } as const;
const JPEG = { quality: 82, mozjpeg: true } as const;
const JPEG_BACKGROUND = '#fbfaf6';

sharp.cache(false);
sharp.concurrency(1);

/** Stores picture files on disk, in two folder levels to keep each folder small. */
export function createPictureFiles(dir: string) {
  const filePath = (hash: string, name: string) => path.join(dir, hash.slice(0, 2), hash, name);
  return {
    read: (hash: string, name: string): Promise<Buffer | undefined> =>
      readFile(filePath(hash, name)).catch(() => undefined),
    /** Writes atomically: a crash leaves no partial picture. */
    async write(hash: string, name: string, body: Buffer): Promise<void> {
      const target = filePath(hash, name);
      const temporary = `${target}.${process.pid}.${createHash('sha256').update(String(performance.now())).digest('hex').slice(0, 8)}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeFile(temporary, body);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    /** Deletes every file of a hash; does nothing when there is none. */
    delete: (hash: string): Promise<void> => rm(path.dirname(filePath(hash, 'any')), { recursive: true, force: true }),
  };
}

/** Reads the header of a bitmap. Throws when it is not a picture, exceeds 50 Mpx or takes over 100 MB decoded. */
async function readHeader(image: Sharp): Promise<Metadata> {
  const header = await image.metadata();
  const { width, height, channels = 4, depth = '', format } = header;
  const bytes = width * height * channels * (SAMPLE_BYTES[depth] ?? 4);
  if (bytes * (format === 'jpeg' ? JPEG_SCALE : 1) > MAX_DECODED_BYTES)
    throw new Error(`${width}×${height} ${depth} takes too much memory`);
  return header;
}

/** Measures a bitmap: its displayed size and its dominant colour, lightened to a tint. Throws like `readHeader`. */
export async function inspectBitmap(body: Buffer): Promise<{ width: number; height: number; color: string }> {
  const image = sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient } = await readHeader(image);
  // sharp computes statistics on its input and ignores the pipeline, so it gets a resized copy.
  const thumbnail = await image.resize(64, 64, { fit: 'inside' }).flatten({ background: '#ffffff' }).png().toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const tint = [dominant.r, dominant.g, dominant.b].map((part) =>
    Math.round(part + (255 - part) * 0.85)
      .toString(16)
      .padStart(2, '0'),
  );
  return { width: autoOrient.width, height: autoOrient.height, color: `#${tint.join('')}` };
}

/** Resizes to a width without enlarging and encodes, with camera metadata stripped. Throws like `readHeader`. */
export async function encodeBitmap(
  body: Buffer | Pixels,
  width: number,
  format: ServedFormat,
  options: { vector?: boolean } = {},
): Promise<Buffer> {
  const image = Buffer.isBuffer(body)
    ? sharp(body, {
        limitInputPixels: MAX_PIXELS,
        ...(options.vector ? { density: (72 * width) / 800 } : {}),
      })
    : openPixels(body);
  if (Buffer.isBuffer(body) && !options.vector) await readHeader(image);
  image.autoOrient().resize({ width, withoutEnlargement: !options.vector });
  if (format === 'webp') return image.webp(WEBP).toBuffer();
  if (format === 'avif') return image.avif(AVIF).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.flatten({ background: JPEG_BACKGROUND }).jpeg(JPEG).toBuffer();
}
