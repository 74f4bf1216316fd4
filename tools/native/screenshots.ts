// Takes pictures of the running app for the stores: npm run native:screenshots -- https://shop.kz
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { City } from '#contract/places/geo.ts';
import { languages, urlName, type Language } from '#domain/text/language.ts';
import { launchBrowser } from '#test/harness/browser.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { serveApp } from '../../fakes/capacitor/app-server.ts';
import { APP_AGENT, attachDevice } from '../../fakes/capacitor/attach-device.ts';
import { createDevice, type Device } from '../../fakes/capacitor/device.ts';
import { root } from '../node/install.mjs';
import { checkUse } from '../node/usage.mjs';
import { buildBundle } from './bundle.ts';

const usage = `npm run native:screenshots -- https://shop.kz [--review] [--dark] [--phone 7010000000 --password …] [--out folder]
  takes store pictures in both languages; --review takes every screen in the sizes of the design review instead
  --phone and --password show the screens of this customer as well`;
const options = {
  review: { type: 'boolean' },
  dark: { type: 'boolean' },
  phone: { type: 'string' },
  password: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Screen of a device; the picture is `scale` times as large. */
type Size = { name: string; width: number; height: number; scale: number };
/** Sizes that the stores require, px: 1080 × 1920, 1290 × 2796, 2048 × 2732. */
const STORE_SIZES: readonly Size[] = [
  { name: 'play-phone', width: 360, height: 640, scale: 3 },
  { name: 'app-store-iphone', width: 430, height: 932, scale: 3 },
  { name: 'app-store-ipad', width: 1024, height: 1366, scale: 2 },
];
const REVIEW_SIZES: readonly Size[] = [
  { name: '360', width: 360, height: 780, scale: 1 },
  { name: '390', width: 390, height: 844, scale: 1 },
  { name: '820', width: 820, height: 1180, scale: 1 },
];
/** Path of each picture; `:product` and `:category` are ones of the shop. */
const STORE_SCREENS = ['/', '/catalog', '/c/:category', '/p/:product', '/cart', '/shops'];
const REVIEW_SCREENS = [
  ...STORE_SCREENS,
  '/search?q=samsung',
  '/checkout',
  '/wishlist',
  '/compare?ids=:product',
  '/promos',
  '/articles',
  '/gid-assistant',
  '/gid-delivery',
  '/gift-cards',
  '/holidays',
  '/landing-pages/gaming',
  '/trade-in',
  '/auth',
  '/order',
  '/unknown-page',
];
const CUSTOMER_SCREENS = [
  '',
  'details',
  'my-orders',
  'my-addresses',
  'my-bonuses',
  'my-giftcards',
  'my-reviews',
  'my-complaints',
  'settings',
].map((name) => path.posix.join('/profile', name));
/** Category and city of the pictures. */
const CATEGORY = 'vse-smartfony';
const CITY = 'almaty';

type Shop = { origin: string; city: City; product: number; token: string | null };

/** Calls the shop as the app does; returns the data and the seal of a new session. */
async function call(
  shop: string,
  request: string,
  body?: object,
  token: string | null = null,
): Promise<{ data: unknown; seal: string | null }> {
  const [method = '', target = ''] = request.split(' ');
  const response = await fetch(shop + target, {
    method,
    headers: {
      'x-platform': 'native',
      'location-id': '8',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${request}: ${response.status} ${await response.text()}`);
  const answer = (await response.json()) as { data?: unknown };
  return { data: answer.data ?? answer, seal: response.headers.get('x-session-seal') };
}

async function readShop(origin: string, login: { phone?: string; password?: string }): Promise<Shop> {
  const cities = (await call(origin, 'GET /api/pages/shops/allcities')).data as City[];
  const { products } = (await call(origin, `GET /api/catalog/listing?category=${CATEGORY}`)).data as {
    products: { id: number; availability: { state: string } }[];
  };
  const product = products.find(({ availability }) => availability.state === 'in-stock') ?? products[0];
  if (!product) throw new Error(`the shop has no products in the category ${CATEGORY}`);
  const { token } = login.phone
    ? ((await call(origin, 'POST /api/auth/password', login)).data as { token: string })
    : { token: null };
  return { origin, city: cities.find(({ keyword }) => keyword === CITY) ?? cities[0]!, product: product.id, token };
}

/** A phone on which language and city have been chosen and the cart has a product. */
async function createShoppersDevice({ origin, city, product, token }: Shop, language: Language): Promise<Device> {
  const device = createDevice();
  const { seal } = await call(origin, 'POST /api/cart/lines', { productId: product, quantity: 1 }, token);
  const preferences = {
    'lang-context': urlName(language),
    'city-context': city.keyword,
    locationId: city.codeForMobApi,
    locationName: language === 'kk' ? city.nameKk : city.nameRu,
    cityCode: city.code,
    cityIdInFO: String(city.cityIdInFO),
  };
  for (const [name, value] of Object.entries(preferences)) device.preferences.set(name, value);
  if (seal) device.secrets.set('capacitor-storage_session_seal', seal);
  if (token) device.secrets.set('capacitor-storage_token', token);
  return device;
}

/** Waits until the screen and its pictures are shown. */
async function waitForScreen(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isSeen;
    }),
  );
}

async function takePictures(
  browser: Browser,
  shop: Shop,
  language: Language,
  size: Size,
  { screens, isDark, folder }: { screens: readonly string[]; isDark: boolean; folder: string },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    userAgent: APP_AGENT,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    locale: language === 'kk' ? 'kk-KZ' : 'ru-KZ',
    timezoneId: 'Asia/Almaty',
  });
  const page = await context.newPage();
  await attachDevice(page, await createShoppersDevice(shop, language), root);
  await page.addInitScript((isCustomer) => {
    localStorage.setItem('city-confirmed', 'true');
    if (isCustomer) localStorage.setItem('customer', JSON.stringify({ id: 1, firstName: '' }));
  }, shop.token !== null);
  for (const [position, screen] of screens.entries()) {
    const url = screen.replace(':product', String(shop.product)).replace(':category', CATEGORY);
    await page.goto(`https://localhost${url}`);
    await waitForScreen(page);
    const name = url.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
    await page.screenshot({ path: path.join(folder, `${String(position + 1).padStart(2, '0')}-${name}.png`) });
  }
  await context.close();
}

async function main(): Promise<void> {
  checkUse({ usage, options, least: 1 });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const shop = await readShop(new URL(positionals[0]!).origin, values);
  const bundle = await temporaryFolder('screenshots');
  await buildBundle({ api: shop.origin, version: '99.0.0' }, bundle);
  const server = await serveApp(bundle);
  const browser = await launchBrowser({ rules: [`MAP localhost:443 127.0.0.1:${server.port}`] });
  const out = path.resolve(values.out ?? path.join(root, 'dist', 'screenshots'));
  const isDark = values.dark === true;
  const screens = [...(values.review ? REVIEW_SCREENS : STORE_SCREENS), ...(shop.token ? CUSTOMER_SCREENS : [])];
  try {
    for (const size of values.review ? REVIEW_SIZES : STORE_SIZES)
      for (const language of languages) {
        const folder = path.join(out, isDark ? `${size.name}-dark` : size.name, language);
        await mkdir(folder, { recursive: true });
        await takePictures(browser, shop, language, size, { screens, isDark, folder });
        process.stdout.write(`${path.relative(process.cwd(), folder)}: ${screens.length} pictures\n`);
      }
  } finally {
    await browser.close();
    server.stop();
    await rm(bundle, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Sauda: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
