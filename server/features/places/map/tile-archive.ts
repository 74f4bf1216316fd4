import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** Offset after the header, and length, of each tile by `source/zoom/column/row`. */
const Header = z.record(z.string(), z.tuple([z.number().int(), z.number().int()]));

/** Tiles of the built-in map in memory, each gzipped. */
export type TileArchive = {
  /** Version: a hash of the archive's content. */
  version: string;
  /** Returns a gzipped tile; null for an empty one. */
  tile(source: string, zoom: number, x: number, y: number): Buffer | null;
};

const LENGTH_BYTES = 4;

/** Writes tiles into one file: header length, gzipped header, then the tiles. Equal tiles are stored once. */
export function writeArchive(tiles: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer {
  const spots: Record<string, [number, number]> = {};
  const known = new Map<string, [number, number]>();
  const bodies: Buffer[] = [];
  let end = 0;
  for (const [name, bytes] of tiles) {
    const digest = createHash('sha256').update(bytes).digest('base64');
    let spot = known.get(digest);
    if (!spot) {
      const packed = gzipSync(bytes, { level: 9 });
      spot = [end, packed.length];
      known.set(digest, spot);
      bodies.push(packed);
      end += packed.length;
    }
    spots[name] = spot;
  }
  const header = gzipSync(JSON.stringify(spots), { level: 9 });
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, ...bodies]);
}

/** Reads an archive of `writeArchive`; throws for any other content. */
export function readArchive(bytes: Buffer): TileArchive {
  const start = LENGTH_BYTES + bytes.readUInt32BE();
  const tiles = Header.parse(JSON.parse(gunzipSync(bytes.subarray(LENGTH_BYTES, start)).toString('utf8')));
  const spots = new Map(Object.entries(tiles));
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    tile(source, zoom, x, y) {
      const spot = spots.get(`${source}/${zoom}/${x}/${y}`);
      return spot ? bytes.subarray(start + spot[0], start + spot[0] + spot[1]) : null;
    },
  };
}
