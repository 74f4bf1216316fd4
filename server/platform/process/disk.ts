import { statfs } from 'node:fs/promises';

/** Below this, PostgreSQL and uploads are about to fail. */
export const MIN_FREE_BYTES = 128 * 1024 * 1024;

/** Returns the free bytes on a folder's disk; null where the system does not report them. */
export async function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/** True when a folder's disk is nearly full. */
export async function isDiskFull(folder: string, free: typeof freeBytes = freeBytes): Promise<boolean> {
  const available = await free(folder);
  return available !== null && available < MIN_FREE_BYTES;
}
