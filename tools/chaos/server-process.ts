import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../node/install.mjs';

const RESTART_MS = 200;
const READY_TIMEOUT_MS = 300_000;

/** Start options of a server: its port, its log file, and settings that differ from production. */
export type ServerOptions = { port: number; log: string; env: Record<string, string> };

/** A process of the shop that can be killed. */
export type ServerProcess = {
  origin: string;
  /** True when it should be running. */
  isUp(): boolean;
  /** Starts it; returns the moment it was ready. */
  start(): Promise<Date>;
  /** Ends it by a signal and returns the duration, ms, and its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ ms: number; code: number | null }>;
  /** Status of /readyz; 0 when it does not answer. */
  readiness(): Promise<number>;
};

/**
 * Creates a process of the shop, not started yet. An unexpected death is reported to `died`, and the process starts
 * again.
 */
export function createServerProcess(
  { port, log, env }: ServerOptions,
  onDeath: (death: string) => void,
): ServerProcess {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let isUp = false;

  const readiness = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
  const run = (): ChildProcess => {
    const file = openSync(log, 'a');
    const startedChild = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
      cwd: root,
      stdio: ['ignore', file, file],
      env: {
        ...process.env,
        PORT: String(port),
        NODE_ENV: 'production',
        ALLOW_SANDBOX_BANK: 'true',
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'error',
        WARM_PICTURES: 'false',
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
        ...env,
      },
    });
    closeSync(file);
    isUp = true;
    startedChild.once('exit', (code, signal) => {
      if (!isUp) return;
      onDeath(`${signal ?? `exit ${code}`}: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join('\n')}`);
      setTimeout(() => (child = run()), RESTART_MS);
    });
    return startedChild;
  };

  return {
    origin,
    isUp: () => isUp,
    readiness,
    async start() {
      child = run();
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while ((await readiness()) !== 200) {
        if (Date.now() > deadline)
          throw new Error(`the server was not ready in time:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
        await delay(20);
      }
      return new Date();
    },
    async end(signal) {
      isUp = false;
      const endingChild = child!;
      const startedAt = performance.now();
      const exit = once(endingChild, 'exit');
      endingChild.kill(signal);
      const [code] = (await exit) as [number | null];
      return { ms: performance.now() - startedAt, code };
    },
  };
}
