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

/** Command line of a process, or an empty text. Process ids are reused, so an id alone proves nothing. */
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
  const note = path.join(folder, `${process.pid}-${register.count}`);
  await writeFile(note, await startTime(process.pid));
  return () => rm(note, { force: true });
}
register.count = 0;

/** True when no live process uses the database; removes the entries of dead ones. */
export async function isLastUser(folder: string): Promise<boolean> {
  let users = 0;
  for (const note of await readdir(folder)) {
    const pid = Number(note.split('-')[0]);
    const since = await readFile(path.join(folder, note), 'utf8').catch(() => undefined);
    if (since !== undefined && processExists(pid) && since === (await startTime(pid))) users++;
    else await rm(path.join(folder, note), { force: true });
  }
  return users === 0;
}

async function isAbandoned(lock: string): Promise<boolean> {
  const [pid, since] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  if (pid) return !processExists(Number(pid)) || since !== (await startTime(Number(pid)));
  const created = await stat(lock).catch(() => undefined); // killed between creating the file and writing it
  return created !== undefined && Date.now() - created.mtimeMs > 2_000;
}

/** Runs `work` under this lock file; takes over the lock of a dead process. */
export async function withFileLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += 50) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(`${process.pid} ${await startTime(process.pid)}`);
      await file.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || waited > LOCK_TIMEOUT_MS) throw error;
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
