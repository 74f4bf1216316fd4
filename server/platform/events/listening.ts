import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;

type Listener = { client: pg.Client; ended: Promise<void> };

/**
 * Listens on a dedicated connection. Reconnects with backoff when it is lost and then calls `onListening`, because
 * notifications in between are lost.
 */
export async function keepListening(
  config: pg.ClientConfig,
  channel: string,
  onNotice: () => void,
  onListening: () => void,
): Promise<{ unlisten(): Promise<void> }> {
  const stop = new AbortController();

  const connect = async (): Promise<Listener> => {
    const client = new pg.Client(config);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => {}).on('notification', (notice) => notice.channel === channel && onNotice());
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    onListening();
    return { client, ended };
  };

  const reconnect = async (): Promise<Listener | null> => {
    for (let delayMs = FIRST_RETRY_MS; !stop.signal.aborted; delayMs = Math.min(delayMs * 2, MAX_RETRY_MS)) {
      try {
        const listener = await connect();
        // Stopped meanwhile: end immediately, and the loop with it.
        if (stop.signal.aborted) await listener.client.end();
        return listener;
      } catch {
        await delay(delayMs, undefined, { ref: false, signal: stop.signal }).catch(() => {});
      }
    }
    return null;
  };

  let current: Listener | null = await connect();
  const reconnectLoop = (async () => {
    while (current) {
      await current.ended;
      current = await reconnect();
    }
  })();
  return {
    async unlisten() {
      stop.abort();
      await current?.client.end();
      await reconnectLoop;
    },
  };
}
