import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** `[offset from the end of the header, length]` of each tile, keyed by `source/zoom/column/row`. */
const Header = z.record(z.string(), z.tuple([z.number().int(), z.number().int()]));

/** Tiles of the built-in map in memory, each gzipped. */
export type TileArchive = {
  /** Version: a hash of the archive's content. */
  version: string;
  /** Returns a gzipped tile; null when the archive has no such tile. */
  tile(source: string, zoom: number, x: number, y: number): Buffer | null;
};

const LENGTH_BYTES = 4;

/** Writes tiles into one file: header length, gzipped header, then the tiles. Equal tiles are stored once. */
export function writeArchive(tiles: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer {
  const entries: Record<string, [number, number]> = {};
  const entriesByDigest = new Map<string, [number, number]>();
  const bodies: Buffer[] = [];
  let end = 0;
  for (const [name, bytes] of tiles) {
    const digest = createHash('sha256').update(bytes).digest('base64');
    let entry = entriesByDigest.get(digest);
    if (!entry) {
      const compressed = gzipSync(bytes, { level: 9 });
      entry = [end, compressed.length];
      entriesByDigest.set(digest, entry);
      bodies.push(compressed);
      end += compressed.length;
    }
    entries[name] = entry;
  }
  const header = gzipSync(JSON.stringify(entries), { level: 9 });
  const lengthPrefix = Buffer.alloc(LENGTH_BYTES);
  lengthPrefix.writeUInt32BE(header.length);
  return Buffer.concat([lengthPrefix, header, ...bodies]);
}

/** Reads an archive written by `writeArchive`; throws for any other content. */
export function readArchive(bytes: Buffer): TileArchive {
  const bodyOffset = LENGTH_BYTES + bytes.readUInt32BE();
  const tiles = Header.parse(JSON.parse(gunzipSync(bytes.subarray(LENGTH_BYTES, bodyOffset)).toString('utf8')));
  const entries = new Map(Object.entries(tiles));
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    tile(source, zoom, x, y) {
      const entry = entries.get(`${source}/${zoom}/${x}/${y}`);
      return entry ? bytes.subarray(bodyOffset + entry[0], bodyOffset + entry[0] + entry[1]) : null;
    },
  };
}
