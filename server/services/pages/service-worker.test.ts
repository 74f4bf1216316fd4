import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Loads the service worker as a browser would, with the offline part on or off. */
async function workerWith(isEnabled: boolean) {
  const app = Fastify();
  registerServiceWorker(app, { current: () => ({ ...defaultSettings, 'offline.worker': isEnabled }) });
  const { body, headers } = await app.inject('/worker.js');
  await app.close();
  return { body, headers };
}

test('shows messages, and caches viewed pages by default', async () => {
  const { body, headers } = await workerWith(defaultSettings['offline.worker']);
  expect(body).toContain("addEventListener('push'");
  expect(body).toContain("addEventListener('fetch'");
  // The browser must never receive an outdated worker.
  expect(headers['cache-control']).toBe('no-cache');
  expect(() => new Function('self', body)).not.toThrow();
});

test('handles no requests when switched off, clears its caches, and still shows messages', async () => {
  const { body } = await workerWith(false);
  expect(body).not.toContain("addEventListener('fetch'");
  expect(body).toContain('caches.delete');
  expect(body).toContain("addEventListener('push'");
  expect(() => new Function('self', body)).not.toThrow();
});
