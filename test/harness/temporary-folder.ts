import { freemem, tmpdir } from 'node:os';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Linux keeps files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Databases of a run of the tests take less than a fifth of it. */
const ENOUGH_MEMORY = 3 * 1024 ** 3;

/**
 * Creates an empty folder that the account of PostgreSQL may enter too; a plain temporary folder is closed to it when
 * tests run as root.
 */
export async function temporaryFolder(name: string): Promise<string> {
  return createIn(tmpdir(), name);
}

/**
 * Creates such a folder for the files of a test's PostgreSQL, in memory where there is plenty: tests empty tables thousands
 * of times, and a disk's file system takes longer to delete the files than PostgreSQL takes for all the rest.
 */
export async function databaseFolder(name: string): Promise<string> {
  const roomy = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, freemem()) >= ENOUGH_MEMORY,
    () => false,
  );
  return createIn(roomy ? IN_MEMORY : tmpdir(), name);
}

async function createIn(parent: string, name: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, `sauda ${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
