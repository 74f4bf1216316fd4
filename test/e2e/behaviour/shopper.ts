import type { Browser, Locator, Page, Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Language } from '#domain/text/language.ts';
import { openPage, type PageOptions, type WatchedPage } from '#test/harness/browser.ts';
import { rememberNotices } from '../account/notices.ts';
import { messagePattern } from '../buying/message-pattern.ts';

export const origin = inject('shopOrigin');

/** Screen sizes of the journeys. */
export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** A headless browser identifies itself as a robot, and the shop treats it as one. */
const userAgents = {
  phone:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/** A shopper in the browser: the page and the messages in their language. */
export type Shopper = WatchedPage & {
  language: Language;
  isPhone: boolean;
  /** A message of the shop in this shopper's language. */
  t(key: string, values?: Record<string, string>): RegExp;
  /** Opens a path of the shop in the shopper's language, and waits for hydration. */
  go(path: string): Promise<void>;
  /** Navigates to a path as a link would, without reloading the page, and waits until it is shown. */
  follow(path: string): Promise<void>;
};

export type ShopperOptions = PageOptions & {
  language?: Language;
  device?: keyof typeof viewports;
  isCityConfirmed?: boolean;
  shop?: string;
};

/**
 * Opens a new browser context at a shop; defaults to the journeys' shop, with the city confirmed.
 */
export async function openShopper(
  browser: Browser,
  { language = 'ru', device = 'desktop', isCityConfirmed = true, shop = origin, ...options }: ShopperOptions = {},
): Promise<Shopper> {
  const pages = await openPage(browser, {
    viewport: viewports[device],
    userAgent: userAgents[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    locale: language === 'kk' ? 'kk-KZ' : 'ru-KZ',
    ...options,
  });
  await rememberNotices(pages.context);
  if (isCityConfirmed)
    await pages.context.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('city-confirmed', 'true');
    });
  pages.context.on('requestfailed', (request) => recordFailure(request, pages.problems, options.expected ?? []));
  const localize = (path: string) => (language === 'kk' ? `/kz${path === '/' ? '' : path}` : path);
  return {
    ...pages,
    language,
    isPhone: device === 'phone',
    t: (key, values) => messagePattern(language, key, values),
    go: async (path) => {
      await pages.page.goto(shop + localize(path));
      await waitForHydration(pages.page);
    },
    follow: (path) => followLink(pages.page, localize(path)),
  };
}

/** Ignores requests aborted by the browser: the page navigated, or another response was used. */
function recordFailure(request: Request, problems: string[], expected: RegExp[]): void {
  const reason = request.failure()?.errorText ?? '';
  const text = `failed: ${reason} ${request.method()} ${request.url()}`;
  if (reason !== 'net::ERR_ABORTED' && !expected.some((pattern) => pattern.test(text))) problems.push(text);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );
  await waitForEffects(page);
}

/** A page that draws nothing may never receive its idle callback. */
const MAX_IDLE_WAIT_MS = 1_000;

/** Waits for work after the first paint: effects, such as global keyboard shortcuts, run after the next frame. */
const waitForEffects = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout }))),
    MAX_IDLE_WAIT_MS,
  );

/** Navigates to a URL as a link would. */
export async function followLink(page: Page, href: string): Promise<void> {
  const oldHeading = await page.evaluateHandle(() => document.querySelector('main h1'));
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForFunction(
    (heading) => !heading?.isConnected && document.querySelector('main h1') !== null,
    oldHeading,
  );
  await waitForEffects(page);
}

/** Waits for the page's heading. */
export async function waitForHeading(shopper: Shopper, name: RegExp): Promise<void> {
  await shopper.page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The page's `main` landmark. */
export const main = ({ page }: Shopper): Locator => page.getByRole('main');

/** Viewport widths at which no screen may scroll sideways, px. */
const WIDTHS = [1440, 820, 390, 320];

/** Skipping paint saves two thirds of the time; the whole page is still laid out. */
const UNPAINTED = 'html { clip-path: inset(100%) !important } * { content-visibility: visible !important }';

/**
 * Resizes a desktop page and returns the widths at which it scrolls sideways, with the overflowing elements. Keeps the
 * last width, from which the next call continues.
 */
export async function findOverflow(
  { page }: Shopper,
  name: string,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  const overflows: string[] = [];
  const isBackwards = page.viewportSize()?.width === widths.at(-1);
  const unpainted = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, UNPAINTED);
  for (const width of isBackwards ? widths.toReversed() : widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    const overflowing = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const viewportWidth = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= viewportWidth) return null;
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > viewportWidth + 1,
      );
      return wide
        .slice(-3)
        .map((element) => element.outerHTML.slice(0, 120))
        .join(' | ');
    });
    if (overflowing !== null) overflows.push(`${name} at ${width} px: ${overflowing}`);
  }
  await unpainted.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((existing) => existing !== sheet);
  });
  await unpainted.dispose();
  return overflows;
}

/** Goes from the home page through a category and its filters to the first available product; returns its name. */
export async function openProductByFilters(shopper: Shopper): Promise<string> {
  const { page, t } = shopper;
  await shopper.go('/');
  if (shopper.isPhone) {
    await page
      .getByRole('navigation', { name: t('frame_tabs') })
      .getByRole('link', { name: t('frame_catalog') })
      .click();
    await waitForHeading(shopper, t('frame_catalog'));
    await main(shopper).locator('a[href$="/c/naushniki-i-audio"], a[href*="/c/"]').first().click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('frame_catalog') })
      .click();
    const menu = page.getByRole('dialog', { name: t('frame_catalog') });
    await menu.locator('section a').first().click();
    await menu.waitFor({ state: 'detached' });
  }
  await page.waitForURL(/\/c\//);
  const list = page.getByRole('region', { name: t('listing_products') });
  await list.getByRole('article').first().waitFor();
  if (shopper.isPhone) {
    await list.getByRole('button', { name: t('listing_filters') }).click();
    const drawer = page.getByRole('dialog', { name: t('listing_filters') });
    await drawer.locator('input[type=checkbox]:enabled').first().check();
    const show = (name: string) => drawer.getByRole('button', { name: t(name) });
    await show('listing_show').or(show('listing_show_models')).click();
    await drawer.waitFor({ state: 'detached' });
  } else {
    await page
      .getByRole('complementary', { name: t('listing_filters') })
      .locator('input[type=checkbox]:enabled')
      .first()
      .check();
  }
  await page.waitForURL(/\/f\//);
  await list.getByRole('group', { name: t('listing_applied') }).waitFor();
  const card = list
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: t('card_buy_name') }) })
    .filter({ has: page.getByText(t('stock_delivery')) })
    .first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
  return name;
}

/** A category with many cheap products: each shopper buys a different one, so none competes for stock. */
const CHEAP_CATEGORY = 'chekhly';
let takenCovers = 0;

/** Fills the cart by an API call, for journeys that begin there, and opens the cart; returns the product's name. */
export async function startWithCart(shopper: Shopper): Promise<string> {
  const { context, language } = shopper;
  const headers = { origin, 'x-language': language };
  const list = await context.request.get(`${origin}/api/catalog/listing?category=${CHEAP_CATEGORY}`, { headers });
  const { data } = (await list.json()) as {
    data: { products: { id: number; name: string; availability: { state: string } }[] };
  };
  const inStock = data.products.filter(({ availability }) => availability.state === 'in-stock');
  const { id, name } = inStock.at(-1 - (takenCovers++ % inStock.length))!;
  const response = await context.request.post(`${origin}/api/cart/lines`, { headers, data: { productId: id } });
  if (!response.ok()) throw new Error(`not in the cart: ${response.status()} ${await response.text()}`);
  await shopper.go('/cart');
  await waitForHeading(shopper, shopper.t('cart_title'));
  return name;
}

/** Returns the product id of the first smartphone in stock. */
export async function findPhoneInStock(): Promise<number> {
  const response = await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`);
  const { data } = (await response.json()) as { data: { products: { id: number; availability: { state: string } }[] } };
  return data.products.find(({ availability }) => availability.state === 'in-stock')!.id;
}

/** Opens a product's page and puts it into the cart there. */
export async function addProductToCart(shopper: Shopper, product: number): Promise<void> {
  const { page, t } = shopper;
  await shopper.go(`/p/${product}`);
  await page
    .getByRole('region', { name: t('product_buy_box') })
    .getByRole('button', { name: t('card_buy_name') })
    .click();
  await page
    .getByRole('link', { name: t('card_in_cart_name') })
    .first()
    .waitFor();
}

/** Puts the page's product into the cart and opens the cart. */
export async function addAndOpenCart(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const box = page.getByRole('region', { name: t('product_buy_box') });
  await box.getByRole('button', { name: t('card_buy_name') }).click();
  await box.getByRole('link', { name: t('card_in_cart_name') }).click();
  await waitForHeading(shopper, t('cart_title'));
}

/**
 * Starts checkout from the cart. On phones the button is in the bottom bar while the page's own is out of view.
 */
export async function startCheckout(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await page
    .getByRole('button', { name: t('cart_checkout') })
    .or(page.getByRole('button', { name: t('cart_checkout_short') }))
    .filter({ visible: true })
    .first()
    .click();
  await waitForHeading(shopper, t('checkout_title'));
}

/** Matches text that starts with a message. */
export const prefixPattern = (pattern: RegExp) => new RegExp(pattern.source.replace(/\$$/, ''));

/** A field by its label, with or without a list to choose from; text next to the label is ignored. */
export const field = ({ page, t }: Shopper, label: string): Locator => {
  const name = prefixPattern(t(label));
  return page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name }));
};

/** Waits until an element has focus. */
export const waitForFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

let phoneCount = 0;

/**
 * A phone number, as typed, that no other journey uses. Open orders per phone are limited, so a shared number would make
 * journeys fail.
 */
export const uniquePhone = (): string =>
  `8702${String(process.pid % 1000).padStart(3, '0')}${String(phoneCount++).padStart(4, '0')}`;

/** Submits step 1 and waits for step 2, of a shopper without a saved delivery. */
export async function fillContact(shopper: Shopper, phone = uniquePhone()): Promise<void> {
  await submitContact(shopper, phone);
  await shopper.page.getByRole('radio', { name: prefixPattern(shopper.t('checkout_courier')) }).waitFor();
}

/** Submits step 1 without waiting for the next one. */
export async function submitContact(shopper: Shopper, phone = uniquePhone()): Promise<void> {
  const { page, t } = shopper;
  await field(shopper, 'checkout_phone').pressSequentially(phone);
  await field(shopper, 'checkout_first_name').fill('Әсел');
  await field(shopper, 'checkout_last_name').fill('Жан-Поль');
  await field(shopper, 'checkout_email').fill('asel@example.kz');
  await page.getByRole('button', { name: t('checkout_continue') }).click();
}

/** Submits step 2: courier in the first free slot. */
export async function chooseCourier(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await page.getByRole('radio', { name: prefixPattern(t('checkout_courier')) }).check();
  await field(shopper, 'checkout_street').fill('проспект Абая');
  await field(shopper, 'checkout_house').fill('10');
  await field(shopper, 'checkout_floor').fill('3');
  await page.getByRole('button', { name: t('checkout_continue') }).click();
  await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_card')) }).waitFor();
}

/** Submits step 2: pickup from the shop that is ready first. */
export async function choosePickup({ page, t }: Shopper): Promise<void> {
  await page.getByRole('radio', { name: prefixPattern(t('checkout_pickup')) }).check();
  await page.locator('input[type=radio][name=shop]').first().check();
  await page.getByRole('button', { name: t('checkout_continue') }).click();
  await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_card')) }).waitFor();
}

/** Label of the order button for each payment method. */
const ORDER_BUTTON_LABELS = {
  card: 'checkout_place_pay',
  qr: 'checkout_place_pay',
  credit: 'checkout_place_credit',
  receipt: 'checkout_place',
  invoice: 'checkout_place',
} as const;
type PaymentMethod = keyof typeof ORDER_BUTTON_LABELS;

/** Chooses a method in step 3. It is saved at once, so the step may close before the method appears selected. */
export async function choosePayment(shopper: Shopper, method: PaymentMethod): Promise<void> {
  const { page, t } = shopper;
  await page.getByRole('radio', { name: prefixPattern(t(`checkout_pay_${method}`)) }).click();
  await orderButton(shopper, method).waitFor();
}

/** The button that places the order; on phones it is in the bottom bar. */
export const orderButton = ({ page, t }: Shopper, method: PaymentMethod): Locator =>
  page
    .getByRole('button', { name: t(ORDER_BUTTON_LABELS[method]) })
    .filter({ visible: true })
    .first();

/** Test cards of the sandbox bank by their outcome. */
export const cards = { secure: '4000000000000010', plain: '4000000000000028', declined: '4000000000000036' };

/** Fills in and submits the bank's page. */
export async function payAtBank(page: Page, card: string): Promise<void> {
  await page.locator('input[name=number]').fill(card);
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=cvc]').fill('123');
  await page.locator('button.pay').click();
}

/** Submits the bank's 3-D Secure page. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.locator('input[name=code]').fill('123456');
  await page.locator('button.pay').click();
}
