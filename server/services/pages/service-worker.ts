import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { SettingsReader } from '../../platform/database/store-settings.ts';

const readPart = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../web/worker/${name}.js`, import.meta.url)), 'utf8');

/**
 * Serves the service worker: push messages and the offline cache. With the setting `offline.worker` off it serves one
 * that clears the cache instead. Browsers check it with every page, so the switch takes effect immediately.
 */
export function registerServiceWorker(app: FastifyInstance, settings: Pick<SettingsReader, 'current'>): void {
  const [push, offline, off] = [readPart('push'), readPart('offline'), readPart('off')];
  app.get('/worker.js', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(`${push}\n${settings.current()['offline.worker'] ? offline : off}`),
  );
}
