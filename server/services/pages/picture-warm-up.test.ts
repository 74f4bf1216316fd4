import { expect, test } from 'vitest';
import { findPictureUrls, warmUpPictures } from './picture-warm-up.ts';

const log = { warn: (...problem: unknown[]) => expect.fail(String(problem)) };

/** Pages of pictures, and the URLs requested so far. */
function createShop(pages: Record<string, readonly string[]>) {
  const requested: string[] = [];
  let running = 0;
  return {
    requested,
    listPages: async () => Object.keys(pages),
    request: async (url: string) => {
      requested.push(url);
      expect(++running).toBe(1);
      await new Promise(setImmediate);
      running--;
      return (pages[url] ?? []).map((src) => `<img src="${src}">`).join('');
    },
  };
}

test('finds pictures in the widths of single and double density', () => {
  const card = [160, 320, 640, 1280].map((width) => `/i/a/${width}.webp ${width}w`).join(', ');
  expect(
    findPictureUrls(
      `<source media="(max-width: 767px)" srcSet="/banners/home-tall.svg"/><img class="a" src="/banners/home-wide.svg"/>` +
        `<img src="/i/a/640.webp" srcSet="${card}" sizes="(max-width: 767px) 50vw, 300px"/><img src="/i/kind/tv.svg"/>` +
        '<img src="/i/b/160.webp"/><img src="/i/b/160.webp"/><img src="/assets/logo.svg"/>',
    ),
  ).toEqual([
    '/banners/home-tall.svg',
    '/banners/home-wide.svg',
    '/i/a/320.webp',
    '/i/a/640.webp',
    '/i/kind/tv.svg',
    '/i/b/160.webp',
  ]);
});

test('requests each picture once, page by page, one at a time', async () => {
  const shop = createShop({ '/': ['/i/a.svg', '/i/b.svg'], '/catalog': ['/i/b.svg', '/i/c.svg'] });
  let checks = 0;
  const warmUp = warmUpPictures({ ...shop, isQuiet: () => (checks++, true), log });
  await expect.poll(() => shop.requested).toEqual(['/', '/i/a.svg', '/i/b.svg', '/catalog', '/i/c.svg']);
  expect(checks).toBe(5);
  await warmUp.stop();
});

test('waits for a pause in the traffic, for a limited time', async () => {
  const shop = createShop({ '/': ['/i/a.svg'] });
  let isQuiet = false;
  const warmUp = warmUpPictures({ ...shop, isQuiet: () => isQuiet, log });
  await new Promise(setImmediate);
  expect(shop.requested).toEqual([]);
  isQuiet = true;
  await expect.poll(() => shop.requested).toEqual(['/', '/i/a.svg']);
  await warmUp.stop();
  const busyShop = createShop({ '/': ['/i/a.svg'] });
  const unlucky = warmUpPictures({ ...busyShop, isQuiet: () => false, maxWaitMs: 1, log });
  await expect.poll(() => busyShop.requested).toEqual(['/', '/i/a.svg']);
  await unlucky.stop();
});

test('stops after the running request', async () => {
  const shop = createShop({ '/': ['/i/a.svg', '/i/b.svg'] });
  const { promise: release, resolve: answer } = Promise.withResolvers<void>();
  const request = async (url: string) => {
    const body = await shop.request(url);
    if (url === '/i/a.svg') await release;
    return body;
  };
  const warmUp = warmUpPictures({ ...shop, request, isQuiet: () => true, log });
  await expect.poll(() => shop.requested).toEqual(['/', '/i/a.svg']);
  const stopped = warmUp.stop();
  answer();
  await stopped;
  expect(shop.requested).toEqual(['/', '/i/a.svg']);
});
