import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, packPage } from './page-cache.ts';

const html = `<!doctype html>${Array.from({ length: 500 }, (_, at) => `<p>Product ${(at * 7919) % 1000} for ${(at * 104_729) % 9973} tenge</p>`).join('')}`;
const later = Number.MAX_SAFE_INTEGER;
const page = (text = html) => packPage(text, ['product:1'], later, { vary: 'accept-encoding', 'x-base': '/kz' });

test('serves the same content in every encoding, with separate ETags', () => {
  const cache = createPageCache(1_000_000);
  const kept = page();
  const [br, gzip, bare] = (['br', 'gzip', ''] as const).map((packing) => cache.answer(kept, packing));
  expect(brotliDecompressSync(br!.body).toString()).toBe(html);
  expect(gunzipSync(gzip!.body).toString()).toBe(html);
  expect(bare!.body.toString()).toBe(html);
  expect(new Set([br!.etag, gzip!.etag, bare!.etag]).size).toBe(3);
});

test('sends length and encoding, without internal headers', () => {
  const { head, body, etag } = createPageCache(1_000_000).answer(page(), 'br');
  const named = Object.fromEntries(head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1]]] : [])));
  expect(named).toEqual({
    vary: 'accept-encoding',
    etag,
    'content-encoding': 'br',
    'content-length': String(body.length),
  });
});

test('recompresses a page requested again at best quality, under a new ETag', async () => {
  const cache = createPageCache(1_000_000);
  await cache.fill('/', async () => page());
  const quick = cache.answer(cache.get('/', 0)!, 'br');
  await expect.poll(() => cache.answer(cache.get('/', 0)!, 'br').etag).not.toBe(quick.etag);
  const best = cache.answer(cache.get('/', 0)!, 'br');
  expect(best.body.length).toBeLessThanOrEqual(quick.body.length);
  expect(brotliDecompressSync(best.body).toString()).toBe(html);
});

test('accounts for all memory of a page and frees it on removal', async () => {
  const cache = createPageCache(1_000_000);
  await cache.fill('/', async () => page());
  const once = cache.counts().bytes;
  const kept = cache.get('/', 0)!;
  const bare = cache.answer(kept, '');
  expect(cache.answer(kept, '')).toBe(bare);
  expect(cache.counts().bytes).toBeGreaterThanOrEqual(once + bare.body.length - 1_000);
  await expect.poll(() => kept.best).toBe(true);
  cache.drop(['product:1']);
  cache.answer(kept, 'gzip');
  expect(cache.counts()).toMatchObject({ pages: 0, bytes: 0 });
});

test('evicts pages requested once before popular ones', async () => {
  const cache = createPageCache(60_000);
  await cache.fill('/read', async () => page());
  cache.get('/read', 0);
  for (let at = 0; at < 20; at++) await cache.fill(`/walked/${at}`, async () => page(`${html}${at}`));
  expect(cache.get('/walked/0', 0)).toBeUndefined();
  expect(cache.get('/read', 0)).toBeDefined();
});
