import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below it stand ports that browsers refuse, from `END` on those that connections going out take, also while a server is down. */
const FIRST = 11_000;
const END = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const free = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false);
  server.close();
  return free;
}

/**
 * Returns the first of `count` free ports in a row. A shop listens half a minute after it was given them, when its
 * catalogue is loaded, so each search begins somewhere else: programs that ask meanwhile are not given the same.
 */
export async function freePorts(count: number): Promise<number> {
  const from = FIRST + Math.floor(Math.random() * (END - FIRST - count));
  for (let step = 0; step < END - FIRST; step += count) {
    const first = FIRST + ((from - FIRST + step) % (END - FIRST - count));
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('no free ports');
}
