import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { openShopper, origin } from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Number of a product whose reviews have photos. */
async function productWithPhotos(): Promise<number> {
  const read = async <T>(path: string) => ((await (await fetch(origin + path)).json()) as { data: T }).data;
  const { products } = await read<{ products: { id: number; rating: object | null }[] }>(
    '/api/catalog/listing?category=vse-smartfony&per=96&sort=rating',
  );
  for (const { id } of products.filter(({ rating }) => rating)) {
    const { buyersPhotos } = await read<{ buyersPhotos: object[] }>(`/api/catalog/products/${id}`);
    if (buyersPhotos.length > 0) return id;
  }
  throw new Error('the demo has no product with photos of buyers');
}

/** Pictures whose box cuts off more than a few percent of them. */
const cropped = (page: Page) =>
  page.evaluate(async () => {
    const element = [...document.querySelectorAll('main img')].filter(
      (candidate) => candidate.getClientRects().length > 0,
    );
    const found: string[] = [];
    for (const picture of element as HTMLImageElement[]) {
      picture.scrollIntoView({ block: 'center' });
      await picture.decode();
      const { width, height } = picture.getBoundingClientRect();
      const ratio = picture.naturalWidth / picture.naturalHeight / (width / height);
      if (getComputedStyle(picture).objectFit === 'cover' && Math.min(ratio, 1 / ratio) < 0.95)
        found.push(`${picture.getAttribute('src')} in ${Math.round(width)}×${Math.round(height)}`);
    }
    return found;
  });

test.each(['phone', 'desktop'] as const)("shows hero pictures and buyers' photos uncropped on a %s", async (device) => {
  const shopper = await openShopper(browser, { device });
  const { page } = shopper;
  for (const path of [
    '/landing-pages/gaming',
    '/landing-pages/startsale-iphone',
    '/landing-pages/preorder-iphone',
    '/promos/p/kofe-i-chaj',
    `/p/${await productWithPhotos()}`,
  ]) {
    await shopper.go(path);
    expect(await cropped(page), path).toEqual([]);
  }
  await shopper.close();
});
