import { freemem, tmpdir } from 'node:os';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Linux keeps files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Databases of a test run take less than a fifth of it. */
const ENOUGH_MEMORY = 3 * 1024 ** 3;

/**
 * Creates an empty folder that PostgreSQL's account can access too; a plain temporary folder is closed to it when tests
 * run as root.
 */
export async function temporaryFolder(name: string): Promise<string> {
  return createIn(tmpdir(), name);
}

/**
 * Creates such a folder for a test's PostgreSQL, in memory if there is enough. Tests truncate tables thousands of
 * times, and deleting files on disk takes longer than PostgreSQL takes for the rest.
 */
export async function databaseFolder(name: string): Promise<string> {
  const hasSpace = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, freemem()) >= ENOUGH_MEMORY,
    () => false,
  );
  return createIn(hasSpace ? IN_MEMORY : tmpdir(), name);
}

async function createIn(parent: string, name: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, `sauda ${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
