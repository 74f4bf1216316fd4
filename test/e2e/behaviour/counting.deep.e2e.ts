import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startOutsideCountingFake, type OutsideCountingFake } from '../../../fakes/outside-counting.ts';
import { launchBrowser } from '#test/harness/browser.ts';
import { startSecondWeb } from '#test/harness/shop.ts';
import { database } from '../account/customer.ts';
import {
  choosePayment,
  choosePickup,
  fillContact,
  waitForHeading,
  main,
  openShopper,
  origin,
  uniquePhone,
  orderButton,
  startCheckout,
} from './shopper.ts';

/** The browser itself sends the last beacon of a page, without the User-Agent of the context. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let browser: Browser;
let fake: OutsideCountingFake;
let shop: { origin: string; stop(): Promise<void> };
let product = 0;
beforeAll(async () => {
  [browser, fake] = await Promise.all([launchBrowser({ agent: AGENT }), startOutsideCountingFake()]);
  const response = await fetch(`${origin}/api/catalog/listing?category=chekhly`);
  const { data } = (await response.json()) as { data: { products: { id: number; availability: { state: string } }[] } };
  product = data.products.find(({ availability }) => availability.state === 'in-stock')!.id;
  shop = await startSecondWeb(
    { databaseUrl: inject('shopDatabase'), dataDir: path.dirname(inject('shopLog')) },
    {
      GA4_ID: 'G-TEST1',
      GA4_SCRIPT_URL: fake.ga4Script,
      METRICA_ID: '12345',
      METRICA_SCRIPT_URL: fake.metricaScript,
    },
  );
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  await fake.stop();
});

test('reports views and vitals on leaving a page, and asks no consent without external services', async () => {
  const readCounts = async () => {
    const [row] = await database.$client<{ views: number; vitals: number }[]>`
      select (select coalesce(sum(count), 0) from hour_counts where counter = 'view' and device = 'tablet' and language = 'kk' and kind in ('cart', 'lists'))::int as views,
        (select count(*) from vital_counts where kind = 'cart' and vital in ('LCP', 'TTFB'))::int as vitals`;
    return row!;
  };
  const countsBefore = await readCounts();
  // All journeys are counted; no other one uses Kazakh on a tablet.
  const shopper = await openShopper(browser, { language: 'kk', viewport: { width: 820, height: 1180 } });
  await shopper.go('/cart');
  await shopper.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-when-idle')),
  );
  expect(await shopper.page.locator('[data-analytics]').count()).toBe(0);
  await shopper.follow('/wishlist');
  await shopper.page.goto('about:blank');
  await expect.poll(readCounts).toEqual({ views: countsBefore.views + 2, vitals: 2 });
  await shopper.close();
});

test('sends external services nothing before consent, each event once after it, nothing after a refusal', async () => {
  const shopper = await openShopper(browser, { shop: shop.origin });
  const { page, t } = shopper;
  const question = page.getByRole('region', { name: t('analytics_title') });
  const [refuseButton, acceptButton] = [
    question.getByRole('button', { name: t('analytics_no') }),
    question.getByRole('button', { name: t('analytics_yes') }),
  ];
  const serviceEvents = (service: 'ga4' | 'metrica') =>
    fake.received.filter((candidate) => candidate.service === service).map(({ call }) => call);
  const ga4Events = () => serviceEvents('ga4').flatMap(([command, name]) => (command === 'event' ? [name] : []));

  await shopper.go('/');
  await question.waitFor();
  const sizes = await Promise.all([refuseButton, acceptButton].map((button) => button.boundingBox()));
  expect(sizes[0]).toMatchObject({ width: sizes[1]!.width, height: sizes[1]!.height, y: sizes[1]!.y });
  await refuseButton.click();
  await question.waitFor({ state: 'hidden' });
  await shopper.go(`/p/${product}`);
  const settingsButton = page.getByRole('button', { name: t('analytics_footer') });
  await settingsButton.waitFor();
  expect([fake.calls(), await question.count()]).toEqual([0, 0]);

  await settingsButton.click();
  // The question is above the buy bar, on phones and on tablets.
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const bar = page.getByRole('region', { name: t('product_bar') });
    await bar.getByRole('button', { name: t('card_buy_name') }).click({ trial: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await acceptButton.click();
  // Two concurrent requests arrive in any order.
  await expect.poll(() => ga4Events().toSorted()).toEqual(['page_view', 'view_item']);
  await page
    .getByRole('region', { name: t('product_buy_box') })
    .getByRole('button', { name: t('card_buy_name') })
    .click();
  await expect.poll(ga4Events).toContain('add_to_cart');
  await page
    .getByRole('region', { name: t('product_buy_box') })
    .getByRole('link', { name: t('card_in_cart_name') })
    .click();
  await waitForHeading(shopper, t('cart_title'));
  await startCheckout(shopper);
  await expect.poll(ga4Events).toContain('begin_checkout');
  const phone = uniquePhone();
  await fillContact(shopper, phone);
  await choosePickup(shopper);
  await choosePayment(shopper, 'receipt');
  await orderButton(shopper, 'receipt').click();
  await page.waitForURL(/\/thanks\//);
  await expect.poll(ga4Events).toContain('purchase');
  await page.reload();
  await expect.poll(() => ga4Events().at(-1)).toBe('page_view');
  expect(ga4Events().filter((name) => name === 'purchase')).toHaveLength(1);
  const metricaActions = () =>
    serviceEvents('metrica').flatMap(([command, data]) =>
      command === 'ecommerce' ? Object.keys(data as object).slice(1) : [],
    );
  await expect.poll(() => metricaActions().toSorted()).toEqual(['add', 'detail', 'purchase']);
  const goals = serviceEvents('metrica').flatMap(([, command, goal]) => (command === 'reachGoal' ? [goal] : []));
  expect(goals).toContain('begin_checkout');
  const sentText = JSON.stringify(
    fake.received.filter(({ call }) => call[1] !== 'purchase' && call[0] !== 'ecommerce'),
  );
  expect(sentText).not.toMatch(/asel|Әсел|thanks\/\d/);
  expect(sentText).not.toContain(phone.slice(1));

  await page.getByRole('button', { name: t('analytics_footer') }).click();
  await refuseButton.click();
  await question.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/_ga|_ym/);
  const callCount = ga4Events().length;
  await shopper.follow('/wishlist');
  await main(shopper).getByRole('heading', { level: 1 }).waitFor();
  expect(ga4Events()).toHaveLength(callCount);
  await shopper.close();
});
