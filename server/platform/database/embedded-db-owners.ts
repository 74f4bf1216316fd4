import { execFile } from 'node:child_process';
import { open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const LOCK_TIMEOUT_MS = 90_000;

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Command line of a process, or an empty text. Process ids are reused, so an id alone does not identify a process. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return line.replaceAll('\0', ' '); // a zombie has none
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

/** True when the process runs and its command contains `word`. */
export async function isAlive(pid: number, word: string): Promise<boolean> {
  return processExists(pid) && (process.platform === 'win32' || (await commandLine(pid)).includes(word));
}

/**
 * Start time of a process, which distinguishes it from a later one with the same id. '' once it has ended, even as a
 * zombie, which still answers signals.
 */
async function startTime(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, state, ...fields] = line.slice(line.lastIndexOf(')')).split(' ');
  return state === 'Z' ? '' : (fields[18] ?? '');
}

/** Registers this process as a user of the database in `folder`; returns the function that unregisters it. */
export async function register(folder: string): Promise<() => Promise<void>> {
  register.count = (register.count ?? 0) + 1;
  const ownerFile = path.join(folder, `${process.pid}-${register.count}`);
  await writeFile(ownerFile, await startTime(process.pid));
  return () => rm(ownerFile, { force: true });
}
register.count = 0;

/** True when no live process uses the database; removes the entries of dead ones. */
export async function isLastUser(folder: string): Promise<boolean> {
  let users = 0;
  for (const ownerFile of await readdir(folder)) {
    const pid = Number(ownerFile.split('-')[0]);
    const startedAt = await readFile(path.join(folder, ownerFile), 'utf8').catch(() => undefined);
    if (startedAt !== undefined && processExists(pid) && startedAt === (await startTime(pid))) users++;
    else await rm(path.join(folder, ownerFile), { force: true });
  }
  return users === 0;
}

async function isAbandoned(lock: string): Promise<boolean> {
  const [pid, startedAt] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  if (pid) return !processExists(Number(pid)) || startedAt !== (await startTime(Number(pid)));
  const lockStat = await stat(lock).catch(() => undefined); // killed between creating the file and writing it
  return lockStat !== undefined && Date.now() - lockStat.mtimeMs > 2_000;
}

/** Runs `work` under this lock file; takes over the lock of a dead process. */
export async function withFileLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(`${process.pid} ${await startTime(process.pid)}`);
      await file.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || waitedMs > LOCK_TIMEOUT_MS) throw error;
      if (await isAbandoned(lock)) await rm(lock, { force: true });
      else await delay(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
