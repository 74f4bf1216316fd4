import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { findAxeProblems } from './accessibility.ts';
import { waitForHeading, main, openShopper, origin, findPhoneInStock, type Shopper } from '../behaviour/shopper.ts';

/** Near the shop on Рыскулова street, the northernmost in Almaty. */
const NORTH = { latitude: 43.304, longitude: 76.934 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ webgl: true });
});
afterAll(() => browser?.close());

const cards = (shopper: Shopper) => main(shopper).getByRole('article');
const readNames = (shopper: Shopper) => cards(shopper).getByRole('heading').allTextContents();

describe.each(firstOrAll(['kk', 'ru'] as const))('shops of the city in %s', (language) => {
  test.runIf(isDeep)('match in list and map, sort by distance on request, and link to their pages', async () => {
    const shopper = await openShopper(browser, { language, geolocation: NORTH, permissions: ['geolocation'] });
    const { page, t } = shopper;
    await shopper.go('/shops');
    await waitForHeading(shopper, t('shops_title'));
    const shopNames = await readNames(shopper);
    expect(shopNames.length).toBeGreaterThan(3);
    const map = main(shopper).getByRole('region', { name: t('shops_map') });
    const marks = map.getByRole('button', { name: /Sauda/ });
    // A still image is the placeholder until the first interaction.
    await map.getByRole('button', { name: t('map_open') }).waitFor();
    await page.mouse.move(5, 5);
    await marks.first().waitFor();
    expect((await marks.evaluateAll((all) => all.map((mark) => mark.ariaLabel))).toSorted()).toEqual(
      shopNames.toSorted(),
    );
    await map.getByRole('link', { name: /OpenStreetMap/ }).waitFor();

    // Keyboard: a marker is a button that highlights its shop in the list.
    await marks.first().focus();
    await page.keyboard.press('Enter');
    await marks.and(page.locator('[aria-pressed=true]')).waitFor();
    await cards(shopper)
      .first()
      .getByRole('button', { name: t('shops_show_on_map') })
      .waitFor();

    // No permission prompt before the press.
    await main(shopper)
      .getByRole('button', { name: t('shops_near') })
      .click();
    await main(shopper).getByText(t('shops_near_on')).waitFor();
    expect((await readNames(shopper))[0]).toMatch(language === 'kk' ? /Рысқұлов/ : /Рыскулова/);
    await map.getByRole('img', { name: t('map_me') }).waitFor();

    await main(shopper)
      .getByRole('link', { name: t('shop_service_trade_in') })
      .click();
    await page.waitForURL(/service=trade-in/);
    const remainingNames = await readNames(shopper);
    expect(remainingNames.length).toBeGreaterThan(0);
    expect(remainingNames.length).toBeLessThan(shopNames.length);

    await cards(shopper).first().getByRole('heading').getByRole('link').click();
    await waitForHeading(shopper, new RegExp(remainingNames[0]!));
    await map.scrollIntoViewIfNeeded();
    await map.getByRole('button', { name: remainingNames[0]! }).waitFor();
    const routes = await main(shopper)
      .getByRole('link', { name: /2ГИС|2GIS|Яндекс|Google/ })
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host));
    expect(routes).toEqual(['2gis.kz', 'yandex.kz', 'www.google.com']);
    expect(await findAxeProblems(shopper, 'shop')).toEqual([]);
    await shopper.close();
  });
});

test.each(['tiles', 'WebGL'])('reports missing %s on the map and keeps the list', async (missing) => {
  const shopper = await openShopper(browser, { expected: [/net::ERR_FAILED/] });
  const { page, t } = shopper;
  if (missing === 'tiles') await shopper.context.route('**/map-tiles/**', (route) => route.abort());
  else
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  await shopper.go('/shops');
  const map = main(shopper).getByRole('region', { name: t('shops_map') });
  // The map may already have opened on hover; then there is no button.
  await map.getByRole('button', { name: t('map_open') }).evaluate((button: HTMLElement) => button.click());
  await map.getByText(t('map_list_instead')).waitFor();
  expect((await readNames(shopper)).length).toBeGreaterThan(3);
  await shopper.close();
});

test.each([
  ['', 'метка стоит примерно'],
  ['/kz', 'белгі шамамен қойылған'],
])(
  'links directions to the address and marks positions as approximate in a city without street data: %s',
  async (prefix, words) => {
    const shop = await (await fetch(`${origin}${prefix}/shops/shymkent-sauda-tauke-hana`)).text();
    expect(shop.indexOf(words)).toBeGreaterThan(shop.indexOf('id="way"'));
    expect(shop.indexOf(words)).toBeLessThan(shop.indexOf('id="nearby"'));
    expect(decodeURIComponent(/https:\/\/2gis\.kz\/[^"]+/.exec(shop)?.[0] ?? '')).toMatch(/search\/Шымкент, .*43$/);
    expect(shop).not.toContain('directions/points');
    expect(shop).not.toContain('GeoCoordinates');
    expect(await (await fetch(`${origin}${prefix}/shymkent/gid-service`)).text()).toContain(
      encodeURIComponent(prefix ? 'Шымкент, Тұран даңғылы' : 'Шымкент, пр. Туран'),
    );
  },
);

test.each([
  ['ru', '/shymkent/shops', /^≈\s[\d,]+\sк?м от вас по прямой$/],
  ['kk', '/shymkent/shops', /: ≈\s[\d,]+\sк?м$/],
  ['ru', '/shops', /^[\d,]+\sк?м от вас по прямой$/],
] as const)('marks distances to approximate pins: %s %s', async (language, path, distance) => {
  const shopper = await openShopper(browser, { language, geolocation: NORTH, permissions: ['geolocation'] });
  const { t } = shopper;
  await shopper.go(path);
  await main(shopper)
    .getByRole('button', { name: t('shops_near') })
    .click();
  await cards(shopper).first().getByText(distance).waitFor();
  await shopper.close();
});

test('shows the list, hours, directions and requested product without scripts', async () => {
  const text = await (await fetch(`${origin}/shops?product=${await findPhoneInStock()}`)).text();
  expect(text.includes('Где забрать:')).toBe(true);
  expect(text.match(/<article/g)?.length).toBeGreaterThan(0);
  expect(text.includes('https://2gis.kz/directions/')).toBe(true);
  expect(text.includes('noindex')).toBe(true);
  const slug = /href="\/shops\/([a-z0-9-]+)"/.exec(text)?.[1] ?? '';
  const shop = await (await fetch(`${origin}/shops/${slug}`)).text();
  expect(shop.includes('"@type":"ElectronicsStore"')).toBe(true);
  expect(shop.includes('"@type":"GeoCoordinates"')).toBe(true);
  expect((await fetch(`${origin}/shops/nowhere`)).status).toBe(404);
  expect(await (await fetch(`${origin}/sitemap-shops.xml`)).text()).toContain(`/shops/${slug}</loc>`);
  const picture = await fetch(`${origin}/shop-pictures/1-front.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test.each(firstOrAll(['ru', 'kk'] as const))('finds products in stock in one shop, %s', async (language) => {
  const shopper = await openShopper(browser, { language, device: language === 'kk' ? 'phone' : 'desktop' });
  const { page, t } = shopper;
  await shopper.go('/shops');
  await cards(shopper).first().getByRole('heading').getByRole('link').click();
  const search = main(shopper).getByRole('search', { name: t('shop_search') });
  const input = search.getByRole('searchbox');
  await input.fill('Samsung');
  await input.press('Enter');
  await page.waitForURL(/q=Samsung/);
  const found = main(shopper).getByRole('region', { name: t('shop_search_found') });
  await found.getByRole('article').first().waitFor();
  expect(await findAxeProblems(shopper, 'search in a shop')).toEqual([]);
  await page.reload();
  await found.getByRole('article').first().waitFor();
  await input.fill('щщщщъъъ');
  await input.press('Enter');
  await main(shopper).getByText(t('shop_search_none')).waitFor();
  await main(shopper)
    .getByRole('link', { name: t('shop_search_everywhere') })
    .waitFor();
  await page.goBack();
  await found.waitFor();
  await shopper.close();
});

test('searches in a shop without scripts', async () => {
  const text = await (await fetch(`${origin}/shops?product=${await findPhoneInStock()}`)).text();
  const slug = /href="\/shops\/([a-z0-9-]+)"/.exec(text)?.[1] ?? '';
  const page = await (await fetch(`${origin}/shops/${slug}?q=samsung`)).text();
  expect(page.match(/<article/g)?.length).toBeGreaterThan(0);
  expect(page).toContain('noindex');
});
