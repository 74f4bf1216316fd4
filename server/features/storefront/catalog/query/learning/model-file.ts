import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Knowledge } from '../knowledge.ts';

const DIGEST_BYTES = 32;

/** Digests of what models were trained with. */
export type ModelKey = { code: Buffer; catalogue: Buffer };

/** Writes models atomically: to a temporary file, then by rename. */
export async function writeModels(
  path: string,
  { code, catalogue }: ModelKey,
  models: Knowledge['models'],
): Promise<void> {
  const body = Buffer.concat([code, catalogue, serialize(models)]);
  const part = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, [digest(body), body], { flush: true });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Reads models; null when the file is missing, damaged, or written by other code. `isCurrent`: they were trained for
 * the same catalogue.
 */
export async function readModels(
  path: string,
  { code, catalogue }: ModelKey,
): Promise<{ models: Knowledge['models']; isCurrent: boolean } | null> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const body = file.subarray(DIGEST_BYTES);
  const isIntact = file.subarray(0, DIGEST_BYTES).equals(digest(body));
  if (!isIntact || !body.subarray(0, DIGEST_BYTES).equals(code)) return null;
  return {
    models: deserialize(body.subarray(2 * DIGEST_BYTES)) as Knowledge['models'],
    isCurrent: body.subarray(DIGEST_BYTES, 2 * DIGEST_BYTES).equals(catalogue),
  };
}

function digest(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest();
}
