import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase, stopAbandonedDatabase } from '#server/platform/database/embedded-db.ts';
import { recordFilled } from '../../tools/start/filled-before.ts';
import { databaseFolder } from './temporary-folder.ts';

/** A shop without products as `npm start` runs it, to be stopped, killed and restarted. */
export type EmptyShop = {
  dataDir: string;
  /** URL of its PostgreSQL while it runs. */
  databaseUrl(): Promise<string>;
  /** Starts `tools/start/shop.ts` and waits until it serves. */
  start(env?: Record<string, string>): Promise<RunningShop>;
  /** Process id of the server, or undefined. */
  serverPid(): Promise<number | undefined>;
  /** True while its PostgreSQL runs. */
  isDatabaseRunning(): Promise<boolean>;
  remove(): Promise<void>;
};

/** One run of `tools/start/shop.ts`: its address, its process, its output and its end. */
export type RunningShop = {
  origin: string;
  pid: number;
  output(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<{ code: number | null; signal: string | null }>;
};

const root = path.resolve(import.meta.dirname, '../..');

/** True while a process runs; a zombie (ended, not yet reaped) does not count. */
export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat) return !/\) Z /.test(stat);
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux';
  } catch {
    return false;
  }
}

/** Creates an empty shop in a temporary folder; it is marked as filled, so its starts are fast. */
export async function createEmptyShop(): Promise<EmptyShop> {
  const dataDir = await databaseFolder('empty shop');
  const database = await startEmbeddedDatabase({ dataDir, isDurable: false });
  await migrateDatabase(database.url);
  recordFilled(dataDir);
  await database.stop();
  const spawned: RunningShop[] = [];
  const postmaster = path.join(dataDir, 'postgres/cluster/postmaster.pid');

  return {
    dataDir,
    async databaseUrl() {
      const [, , , port] = (await readFile(postmaster, 'utf8')).split('\n');
      const url = new URL(database.url);
      url.port = port!;
      return url.href;
    },
    async start(env = {}) {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/start/shop.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...process.env,
          PORT: '0',
          DATA_DIR: dataDir,
          NODE_ENV: '',
          DATABASE_URL: '',
          WARM_PICTURES: 'false',
          ...env,
        },
      });
      let output = '';
      const ended = once(child, 'close').then(([code, signal]) => ({
        code: code as number | null,
        signal: signal as string | null,
      }));
      const origin = await new Promise<string>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream?.setEncoding('utf8').on('data', (text: string) => {
            output += text;
            const address = /^Sauda: (http:\S+)/m.exec(output)?.[1];
            if (address) resolve(address);
          });
        void ended.then(({ code }) => reject(new Error(`the shop exited with code ${code}:\n${output}`)));
      });
      const shop: RunningShop = {
        origin,
        pid: child.pid!,
        output: () => output,
        kill: (signal) => void child.kill(signal),
        ended,
      };
      spawned.push(shop);
      return shop;
    },
    async serverPid() {
      const notes = await readdir(path.join(dataDir, 'postgres.users')).catch(() => []);
      for (const note of notes) if (await isRunning(Number(note.split('-')[0]))) return Number(note.split('-')[0]);
      return undefined;
    },
    async isDatabaseRunning() {
      const pid = Number((await readFile(postmaster, 'utf8').catch(() => '')).split('\n')[0]);
      return pid > 0 && isRunning(pid);
    },
    async remove() {
      for (const shop of spawned) shop.kill('SIGKILL');
      await Promise.all(spawned.map(({ ended }) => ended));
      await stopAbandonedDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
