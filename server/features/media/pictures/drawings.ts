import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { drawCategoryIcon, drawKindInRoom, drawPicture, parsePictureUrl, pictureKinds } from '#demo/pictures/draw.ts';
import { embedRenders, type EmbeddedFormat } from '#demo/pictures/rendered/embed.ts';

/** A drawing with its compressed versions. */
export type CompressedDrawing = { plain: Buffer; gzip: Buffer; br: Buffer; etag: string };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Draws a `demo:` picture; undefined for any other source. */
export async function drawSource(source: string, format?: EmbeddedFormat): Promise<string | undefined> {
  const request = parsePictureUrl(source);
  return request ? embedRenders(drawPicture(request).svg, ROOM_SCALE, format) : undefined;
}

const DRAWN_KINDS = new Set(pictureKinds());

/** Returns true when the kind has its own drawing. */
export const isDrawn = (kind: string): boolean => DRAWN_KINDS.has(kind);

/** Pixels per unit of an 800-unit drawing: placeholders are shown small, rooms large. */
const KIND_SCALE = 0.4;
const ROOM_SCALE = 1;

/** Draws the placeholder of a product kind. */
export function drawKind(kind: string, format?: EmbeddedFormat): Promise<string> {
  return embedRenders(drawCategoryIcon(kind).svg, KIND_SCALE, format);
}

/** Colours available to objects of a scene. */
const SCENE_COLOURS = ['f6f7f6', '2b2e31', 'c9ccce', '0f7a86'] as const;

/** Draws a product kind in a room. The variant (0 to `SCENE_VARIANTS` − 1) selects room and colour. */
export function drawScene(kind: string, variant: number): Promise<string> {
  const color = SCENE_COLOURS[variant % SCENE_COLOURS.length] ?? SCENE_COLOURS[0];
  return embedRenders(drawKindInRoom(kind, variant, color), ROOM_SCALE);
}

/** LRU cache of compressed drawings, limited to `bytes`. */
export function createDrawingCache(bytes: number) {
  const cached = new Map<string, CompressedDrawing>();
  let size = 0;
  const sizeOf = (drawing: CompressedDrawing) => drawing.plain.length + drawing.gzip.length + drawing.br.length;
  return {
    async get(
      key: string,
      draw: () => string | undefined | Promise<string | undefined>,
    ): Promise<CompressedDrawing | undefined> {
      const hit = cached.get(key);
      if (hit) {
        cached.delete(key);
        cached.set(key, hit);
        return hit;
      }
      const svg = await draw();
      if (svg === undefined) return undefined;
      const plain = Buffer.from(svg);
      const [gzipped, br] = await Promise.all([
        compressGzip(plain),
        compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      ]);
      const drawing = { plain, gzip: gzipped, br, etag: `"${key.replace(/[^\w-]/g, '')}-${plain.length}"` };
      if (!cached.has(key)) size += sizeOf(drawing);
      cached.set(key, drawing);
      for (const [oldKey, old] of cached) {
        if (size <= bytes) break;
        cached.delete(oldKey);
        size -= sizeOf(old);
      }
      return drawing;
    },
  };
}
