import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Browsers refuse some ports below; from `PORT_LIMIT` on are ephemeral ports, which outgoing connections take even while a
 * server is down.
 */
const FIRST_PORT = 11_000;
const PORT_LIMIT = 32_000;

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
 * Returns the first of `count` consecutive free ports. A shop listens only half a minute later, when its catalogue is
 * loaded. Each search therefore starts at another port, so concurrent callers do not get the same ones.
 */
export async function freePorts(count: number): Promise<number> {
  const from = FIRST_PORT + Math.floor(Math.random() * (PORT_LIMIT - FIRST_PORT - count));
  for (let step = 0; step < PORT_LIMIT - FIRST_PORT; step += count) {
    const first = FIRST_PORT + ((from - FIRST_PORT + step) % (PORT_LIMIT - FIRST_PORT - count));
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('no free ports');
}
