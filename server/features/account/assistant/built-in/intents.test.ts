import { expect, test } from 'vitest';
import { createClassifier } from '../../../storefront/catalog/query/text-classifier.service.ts';
import { trainInThread } from './intents.ts';

const TICK_MS = 5;

test('keeps the event loop free while the intents are trained', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  const startedAt = performance.now();
  const { classify } = createClassifier(await trainInThread());
  const waitedMs = performance.now() - startedAt;
  clearInterval(timer);
  expect(classify('перезвоните мне')[0]?.label).toBe('callback');
  expect(waitedMs).toBeGreaterThan(10 * TICK_MS);
  expect(ticks).toBeGreaterThan(waitedMs / TICK_MS / 4);
});
