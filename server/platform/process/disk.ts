import { statfs } from 'node:fs/promises';

/** With less than this PostgreSQL and uploads are about to fail. */
export const MIN_FREE_BYTES = 128 * 1024 * 1024;

/** Returns how many bytes may still be written where a folder lies; null where the system does not say. */
export async function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/** Tells whether the disk of a folder is as good as full. */
export async function isDiskFull(folder: string, free: typeof freeBytes = freeBytes): Promise<boolean> {
  const left = await free(folder);
  return left !== null && left < MIN_FREE_BYTES;
}
