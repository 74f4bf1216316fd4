import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Checkpoint } from '../checkpoint.ts';

/** Header of a snapshot: when the tables were read, and the outbox position. */
export type SnapshotHead = { day: string; checkpoint: Checkpoint };

const MAGIC = Buffer.from('SAUDACAT');
const PREFIX_BYTES = 24;

const CODE_FOLDERS = ['../..', '../../text', '..', '../columns', '../words', '.'];
let cachedHash: string | null = null;

/** Writes an index to a file atomically: to a temporary file, then by rename. */
export async function writeSnapshot(path: string, { day, checkpoint }: SnapshotHead, bytes: Uint8Array): Promise<void> {
  const header = Buffer.from(JSON.stringify({ day, checkpoint, code: codeHash() }));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  MAGIC.copy(prefix);
  prefix.writeUInt32LE(header.byteLength, 8);
  prefix.writeUInt32LE(bytes.byteLength, 12);
  prefix.writeUInt32LE(crc32(bytes, crc32(header)), 16);
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${process.pid}.part`;
  try {
    const padding = Buffer.alloc(paddingLength(header.byteLength));
    await writeFile(temporaryPath, [prefix, header, padding, bytes], { flush: true });
    await rename(temporaryPath, path);
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** Reads a snapshot; null when it is missing, damaged, or written by other code. */
export async function readSnapshot(path: string): Promise<(SnapshotHead & { packed: Uint8Array<ArrayBuffer> }) | null> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file || file.byteLength < PREFIX_BYTES || !file.subarray(0, MAGIC.byteLength).equals(MAGIC)) return null;
  const [headBytes, bytes, checksum] = [file.readUInt32LE(8), file.readUInt32LE(12), file.readUInt32LE(16)];
  const start = PREFIX_BYTES + headBytes + paddingLength(headBytes);
  if (file.byteLength !== start + bytes) return null;
  const header = file.subarray(PREFIX_BYTES, PREFIX_BYTES + headBytes);
  const body = file.subarray(start);
  if (crc32(body, crc32(header)) !== checksum) return null;
  const stored = JSON.parse(header.toString()) as SnapshotHead & { code: string };
  if (stored.code !== codeHash()) return null;
  // Eight-byte numbers are read in place, so the body must be aligned.
  const packed = body.byteOffset % 8 === 0 ? body : new Uint8Array(body);
  return { day: stored.day, checkpoint: stored.checkpoint, packed };
}

function paddingLength(headBytes: number): number {
  return (8 - (headBytes % 8)) % 8;
}

/** Hash of all code and data that decide how an index is created; snapshots of other code are not used. */
function codeHash(): string {
  if (cachedHash !== null) return cachedHash;
  const hash = createHash('sha256');
  for (const folder of CODE_FOLDERS) {
    const directory = join(import.meta.dirname, folder);
    for (const name of readdirSync(directory)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort())
      hash.update(name).update(readFileSync(join(directory, name)));
  }
  return (cachedHash = hash.digest('hex'));
}
