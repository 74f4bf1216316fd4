import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { openShopper, origin } from '../behaviour/shopper.ts';

type ReviewedProduct = Pick<ProductPage, 'id' | 'histogram' | 'buyersPhotos' | 'reviewsWithPhotos'>;

let browser: Browser;
let product: ReviewedProduct;

async function fetchData<T>(path: string): Promise<T> {
  return ((await (await fetch(origin + path)).json()) as { data: T }).data;
}

beforeAll(async () => {
  browser = await sharedBrowser();
  const { products } = await fetchData<{ products: { id: number; rating: object | null }[] }>(
    '/api/catalog/listing?category=vse-smartfony&per=96&sort=rating',
  );
  for (const { id } of products.filter(({ rating }) => rating)) {
    product = await fetchData<ReviewedProduct>(`/api/catalog/products/${id}`);
    if (product.buyersPhotos.length > 2 && product.histogram.filter(Boolean).length > 1) return;
  }
  throw new Error('the demo has no product with photos and different marks');
});

test.each(
  firstOrAll([
    ['phone', 'kk'],
    ['desktop', 'ru'],
  ] as const),
)('filters reviews by stars and photos, and opens photos full-screen (%s, %s)', async (device, language) => {
  const shopper = await openShopper(browser, { device, language });
  const { page, t } = shopper;
  await shopper.go(`/p/${product.id}`);
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  const stars = product.histogram.findLastIndex(Boolean) + 1;
  const count = product.histogram[stars - 1] ?? 0;
  const row = reviews.getByRole('button', {
    name: t('product_histogram_press', { stars: String(stars), count: String(count) }),
  });
  await row.click();
  await reviews
    .getByText(t('product_reviews_shown', { shown: String(Math.min(10, count)), total: String(count) }))
    .waitFor();
  expect(await row.getAttribute('aria-pressed')).toBe('true');
  await row.click();
  await reviews
    .getByRole('button', { name: t('product_reviews_with_photos', { count: String(product.reviewsWithPhotos) }) })
    .click();
  await reviews.getByText(t('product_reviews_shown', { total: String(product.reviewsWithPhotos) })).waitFor();

  const photos = product.buyersPhotos.length;
  const opener = reviews
    .getByRole('button', {
      name: t('product_reviews_photo', { author: product.buyersPhotos[0]!.author, at: '1', count: String(photos) }),
    })
    .first();
  await opener.click();
  const view = page.getByRole('dialog', { name: t('product_reviews_buyers_photos') });
  const stage = (at: number) =>
    view.getByRole('group', {
      name: new RegExp(`${t('product_photo_of', { at: String(at), count: String(photos) }).source.slice(4, -2)}$`),
    });
  await stage(1).waitFor();
  await page.keyboard.press('ArrowRight');
  await stage(2).waitFor();
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await shopper.close();
});

test.each(
  firstOrAll([
    ['phone', 'ru', 0],
    ['desktop', 'kk', 1],
  ] as const),
)("counts a guest's vote on a review, which can be changed and removed (%s, %s)", async (device, language, at) => {
  const shopper = await openShopper(browser, { device, language });
  const { page, t } = shopper;
  await shopper.go(`/p/${product.id}`);
  const review = page.locator('#reviews article').nth(at);
  const button = (name: 'qa_useful' | 'vote_useless') => review.getByRole('button', { name: t(name) });
  const pressed = (name: 'qa_useful_count' | 'vote_useless_count') =>
    review.getByRole('button', { name: t(name, { count: '1' }), pressed: true });
  await button('qa_useful').click();
  await pressed('qa_useful_count').waitFor();
  await page.reload();
  await pressed('qa_useful_count').waitFor();
  await button('vote_useless').click();
  await pressed('vote_useless_count').click();
  await button('qa_useful').waitFor();
  await button('vote_useless').waitFor();
  const sorted = page.waitForResponse((response) => response.url().includes('sort=useful'));
  await page.locator('#reviews').getByRole('combobox').selectOption('useful');
  expect((await sorted).ok()).toBe(true);
  await shopper.close();
});

test('marks reviews of other variants, and states that the rating is of the model', async () => {
  const { products } = await fetchData<{ products: { id: number }[] }>(
    '/api/catalog/listing?category=vse-smartfony&per=96&sort=rating',
  );
  const pages: ProductPage[] = [];
  for (const { id } of products.slice(0, 20)) pages.push(await fetchData<ProductPage>(`/api/catalog/products/${id}`));
  const variant = (page: ProductPage) => page.reviews.find((review) => review.variant)?.variant;
  const found = pages.find(variant)!;
  const shopper = await openShopper(browser, { device: 'phone', language: 'ru' });
  await shopper.go(`/p/${found.id}`);
  const reviews = shopper.page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByText(shopper.t('product_reviews_of_model')).waitFor();
  await reviews
    .getByText(`. ${variant(found)}`)
    .first()
    .waitFor();
  expect(found.rating?.count).toBe(found.histogram.reduce((sum, count) => sum + count, 0));
  await shopper.close();
});

test('applies a star filter pressed before the review code has loaded', async () => {
  const shopper = await openShopper(browser, { device: 'phone', language: 'ru' });
  const { page, t } = shopper;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/reviews-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await shopper.go(`/p/${product.id}`);
  const stars = product.histogram.findLastIndex(Boolean) + 1;
  const count = product.histogram[stars - 1] ?? 0;
  const row = page
    .locator('#reviews')
    .getByRole('button', { name: t('product_histogram_press', { stars: String(stars), count: String(count) }) });
  await row.click();
  expect(await row.getAttribute('aria-pressed'), 'its code is still on its way').toBe('false');
  release();
  await page
    .locator('#reviews')
    .getByText(t('product_reviews_shown', { shown: String(Math.min(10, count)), total: String(count) }))
    .waitFor();
  await shopper.close();
});

test('applies a star filter pressed during hydration', async () => {
  const shopper = await openShopper(browser, { device: 'phone', language: 'ru' });
  const { page, t } = shopper;
  await page.addInitScript(() => {
    const press = () => {
      const isHydrated = Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
      if (isHydrated) document.querySelector<HTMLElement>('#reviews [aria-pressed="false"]:not([disabled])')?.click();
      else setTimeout(press);
    };
    press();
  });
  await shopper.go(`/p/${product.id}`);
  await page.locator('#reviews [aria-pressed="true"]').first().waitFor();
  const stars = product.histogram.findLastIndex(Boolean) + 1;
  const count = product.histogram[stars - 1] ?? 0;
  await page
    .locator('#reviews')
    .getByText(t('product_reviews_shown', { shown: String(Math.min(10, count)), total: String(count) }))
    .waitFor();
  await shopper.close();
});

test('prints the histogram, stars and photos without the sticky bar', async () => {
  const shopper = await openShopper(browser);
  const { page } = shopper;
  await shopper.go(`/p/${product.id}`);
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  await reviews.locator('progress').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const isPrinted = (selector: string) =>
    reviews
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((item) => getComputedStyle(item).printColorAdjust))]);
  expect(await isPrinted('progress')).toEqual(['exact']);
  expect(await isPrinted('[data-halves]')).toEqual(['exact']);
  await reviews.locator('ul img').first().waitFor();
  expect(
    await page
      .getByRole('banner')
      .locator('*')
      .evaluateAll((all) => all.filter((candidate) => getComputedStyle(candidate).position === 'sticky').length),
  ).toBe(0);
  await shopper.close();
});
