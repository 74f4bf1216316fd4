import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, compressPage } from './page-cache.ts';

const html = `<!doctype html>${Array.from({ length: 500 }, (_, index) => `<p>Product ${(index * 7919) % 1000} for ${(index * 104_729) % 9973} tenge</p>`).join('')}`;
const later = Number.MAX_SAFE_INTEGER;
const page = (text = html) => compressPage(text, ['product:1'], later, { vary: 'accept-encoding', 'x-base': '/kz' });

test('serves the same content in every encoding, with separate ETags', () => {
  const cache = createPageCache(1_000_000);
  const cachedPage = page();
  const [br, gzip, bare] = (['br', 'gzip', ''] as const).map((packing) => cache.getResponse(cachedPage, packing));
  expect(brotliDecompressSync(br!.body).toString()).toBe(html);
  expect(gunzipSync(gzip!.body).toString()).toBe(html);
  expect(bare!.body.toString()).toBe(html);
  expect(new Set([br!.etag, gzip!.etag, bare!.etag]).size).toBe(3);
});

test('sends length and encoding, without internal headers', () => {
  const { head, body, etag } = createPageCache(1_000_000).getResponse(page(), 'br');
  const headers = Object.fromEntries(head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1]]] : [])));
  expect(headers).toEqual({
    vary: 'accept-encoding',
    etag,
    'content-encoding': 'br',
    'content-length': String(body.length),
  });
});

test('recompresses a page requested again at best quality, under a new ETag', async () => {
  const cache = createPageCache(1_000_000);
  await cache.render('/', async () => page());
  const quickAnswer = cache.getResponse(cache.get('/', 0)!, 'br');
  await expect.poll(() => cache.getResponse(cache.get('/', 0)!, 'br').etag).not.toBe(quickAnswer.etag);
  const best = cache.getResponse(cache.get('/', 0)!, 'br');
  expect(best.body.length).toBeLessThanOrEqual(quickAnswer.body.length);
  expect(brotliDecompressSync(best.body).toString()).toBe(html);
});

test('accounts for all memory of a page and frees it on removal', async () => {
  const cache = createPageCache(1_000_000);
  await cache.render('/', async () => page());
  const bytesBefore = cache.counts().bytes;
  const cachedPage = cache.get('/', 0)!;
  const unpacked = cache.getResponse(cachedPage, '');
  expect(cache.getResponse(cachedPage, '')).toBe(unpacked);
  expect(cache.counts().bytes).toBeGreaterThanOrEqual(bytesBefore + unpacked.body.length - 1_000);
  await expect.poll(() => cachedPage.isBest).toBe(true);
  cache.drop(['product:1']);
  cache.getResponse(cachedPage, 'gzip');
  expect(cache.counts()).toMatchObject({ pages: 0, bytes: 0 });
});

test('evicts pages requested once before popular ones', async () => {
  const cache = createPageCache(60_000);
  await cache.render('/read', async () => page());
  cache.get('/read', 0);
  for (let index = 0; index < 20; index++) await cache.render(`/walked/${index}`, async () => page(`${html}${index}`));
  expect(cache.get('/walked/0', 0)).toBeUndefined();
  expect(cache.get('/read', 0)).toBeDefined();
});
