import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { openShopper, origin } from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Returns the id of a product whose reviews have photos. */
async function findProductWithPhotos(): Promise<number> {
  const fetchData = async <T>(path: string) => ((await (await fetch(origin + path)).json()) as { data: T }).data;
  const { products } = await fetchData<{ products: { id: number; rating: object | null }[] }>(
    '/api/catalog/listing?category=vse-smartfony&per=96&sort=rating',
  );
  for (const { id } of products.filter(({ rating }) => rating)) {
    const { buyersPhotos } = await fetchData<{ buyersPhotos: object[] }>(`/api/catalog/products/${id}`);
    if (buyersPhotos.length > 0) return id;
  }
  throw new Error('the demo has no product with photos of buyers');
}

/** Lists pictures cropped by more than a few percent. */
const findCropped = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('main img')].filter(
      (candidate) => candidate.getClientRects().length > 0 && getComputedStyle(candidate).objectFit === 'cover',
    );
    const crops: string[] = [];
    for (const picture of pictures as HTMLImageElement[]) {
      picture.scrollIntoView({ block: 'center' });
      await picture.decode();
      const { width, height } = picture.getBoundingClientRect();
      const ratio = picture.naturalWidth / picture.naturalHeight / (width / height);
      if (Math.min(ratio, 1 / ratio) < 0.95)
        crops.push(`${picture.getAttribute('src')} in ${Math.round(width)}×${Math.round(height)}`);
    }
    return crops;
  });

test.each(['phone', 'desktop'] as const)("shows hero pictures and buyers' photos uncropped on a %s", async (device) => {
  const shopper = await openShopper(browser, { device });
  const { page } = shopper;
  for (const path of [
    '/landing-pages/gaming',
    '/landing-pages/startsale-iphone',
    '/landing-pages/preorder-iphone',
    '/promos/p/kofe-i-chaj',
    `/p/${await findProductWithPhotos()}`,
  ]) {
    await shopper.go(path);
    expect(await findCropped(page), path).toEqual([]);
  }
  await shopper.close();
});
