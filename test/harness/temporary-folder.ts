import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates an empty folder that the account of PostgreSQL may enter too; a plain temporary folder is closed to it when
 * tests run as root.
 */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `sauda ${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
