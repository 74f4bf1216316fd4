import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Knowledge } from '../knowledge.ts';

const DIGEST_BYTES = 32;

/** Writes models atomically: to a temporary file, then by rename. `key` is the digest of their training data. */
export async function writeModels(path: string, key: Buffer, models: Knowledge['models']): Promise<void> {
  const body = serialize(models);
  const part = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, [digest(key, body), key, body], { flush: true });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/** Reads models; null when the file is missing, damaged, or trained from other data. */
export async function readModels(path: string, key: Buffer): Promise<Knowledge['models'] | null> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file?.subarray(DIGEST_BYTES, 2 * DIGEST_BYTES).equals(key)) return null;
  const body = file.subarray(2 * DIGEST_BYTES);
  return file.subarray(0, DIGEST_BYTES).equals(digest(key, body)) ? (deserialize(body) as Knowledge['models']) : null;
}

function digest(key: Buffer, body: Buffer): Buffer {
  return createHash('sha256').update(key).update(body).digest();
}
