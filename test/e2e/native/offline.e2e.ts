import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { MAX_FAVOURITES } from '#contract/customers/favourites.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { giveBonuses } from '#test/factories/orders/savings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { addCustomer, database, readLastCode } from '../account/customer.ts';
import {
  addAndOpenCart,
  field,
  findPhoneInStock,
  main,
  origin,
  prefixPattern,
  waitForHeading,
} from '../behaviour/shopper.ts';
import { becomeAppCustomer, buildApp, createUsedDevice, type AppBuild, type OpenApp } from './app.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin);
});
afterAll(() => app.stop());

/** Cuts or restores the phone's connection to the shop; the bundle is on the phone. */
async function setOnline({ page }: OpenApp, isOnline: boolean): Promise<void> {
  if (isOnline) await page.unrouteAll();
  else
    await page.route(
      (url) => url.origin === origin,
      (route) => route.abort(),
    );
  await page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);
}

/** Returns the keys of stored responses that match, and of unsent changes as `pending <login>`. */
async function findStored({ page }: OpenApp, pattern: RegExp): Promise<string[]> {
  const keys = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('offline');
        // Only the app creates the database.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['responses', 'pending']);
          const responses = transaction.objectStore('responses').getAllKeys();
          const pending = transaction.objectStore('pending').getAllKeys();
          transaction.addEventListener('complete', () =>
            resolve([...responses.result.map(String), ...pending.result.map((login) => `pending ${String(login)}`)]),
          );
        });
      }),
  );
  return keys.filter((key) => pattern.test(key));
}

test.each(firstOrAll(['ru', 'kk'] as const))(
  'reads viewed pages and changes the cart offline, and sends it later: %s',
  async (language) => {
    const product = await findPhoneInStock();
    const shopper = await app.open(language, createUsedDevice(language), {
      expected: [/ERR_FAILED/],
      path: `/p/${product}`,
    });
    const { page, t } = shopper;
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    await addAndOpenCart(shopper);
    const more = main(shopper)
      .getByRole('button', { name: t('cart_more') })
      .first();
    await more.waitFor();

    await setOnline(shopper, false);
    await page.getByText(t('frame_offline')).waitFor();
    await more.click();
    await main(shopper).getByText(t('cart_offline')).waitFor();
    expect(await findStored(shopper, /^pending /)).toEqual(['pending guest']);
    await shopper.follow(`/p/${product}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();

    await setOnline(shopper, true);
    await page.getByText(t('offline_cart_sent')).waitFor();
    await shopper.follow('/cart');
    await waitForHeading(shopper, t('cart_title'));
    await main(shopper).getByText(t('cart_offline')).waitFor({ state: 'detached' });
    expect(await findStored(shopper, /^pending /)).toEqual([]);
    await page
      .getByRole('navigation', { name: t('frame_tabs') })
      .getByRole('link', { name: t('frame_cart_count', { count: '2' }) })
      .waitFor();
    await shopper.close();
  },
);

test.each(firstOrAll(['ru', 'kk'] as const))(
  'sends a review written offline later, and reports a favourite that the shop refuses: %s',
  async (language) => {
    const shopper = await app.open(language, createUsedDevice(language), {
      expected: [/ERR_FAILED/, /status of 409/],
      path: '/gid-bonus',
    });
    const { page, t } = shopper;
    const product = await findPhoneInStock();
    const customerId = await becomeAppCustomer(shopper);
    await insertOrder(database, customerId, [product]);
    await shopper.go(`/p/${product}`);
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    await shopper.follow('/profile/my-reviews');
    const write = main(shopper).getByRole('button', { name: t('review_write') });
    await write.waitFor();
    const heart = (key: string) =>
      main(shopper)
        .getByRole('button', { name: t(key) })
        .filter({ visible: true })
        .first();

    await setOnline(shopper, false);
    await write.click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio').nth(4).check({ force: true });
    await form.getByRole('button', { name: t('review_send') }).click();
    await page.getByText(t('native_queued')).waitFor();
    await main(shopper).getByText(t('review_waiting')).first().waitFor({ state: 'attached' });
    await shopper.follow(`/p/${product}`);
    await heart('product_to_wishlist').click();
    await heart('product_in_wishlist').waitFor();
    expect(await findStored(shopper, /^pending /)).toHaveLength(1);

    // Another device fills the favourites meanwhile.
    await database.$client`
      insert into favourites (customer_id, product_id, city_id, added_at)
      select ${customerId}, id, 1, now() from products where id <> ${product} limit ${MAX_FAVOURITES}`;
    await setOnline(shopper, true);
    await page.getByText(prefixPattern(t('native_refused_favourite', { what: name }))).waitFor();
    await page.getByText(t('native_sent')).waitFor();
    await heart('product_to_wishlist').waitFor();
    expect(await findStored(shopper, /^pending /)).toEqual([]);
    const reviews = await database.$client`
      select stars, status from reviews where customer_id = ${customerId} and product_id = ${product}`;
    expect(reviews).toEqual([{ stars: 5, status: 'waiting' }]);
    await shopper.close();
  },
);

test("reads a customer's pages offline until the logout", async () => {
  const shopper = await app.open('kk', createUsedDevice('kk'), { expected: [/ERR_FAILED/], path: '/gid-bonus' });
  const { page, t } = shopper;
  const product = await findPhoneInStock();
  const customerId = await becomeAppCustomer(shopper);
  const order = await insertOrder(database, customerId, [product]);
  await giveBonuses(database, customerId, [{ amount: 7654, expiresAt: new Date(Date.now() + 30 * DAY_MS) }]);
  await database.$client`
    insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, activated_at)
    values (${`offline ${customerId}`}, '4242', ${customerId}, 1000, 300, now())`;
  await database.$client`
    insert into favourites (customer_id, product_id, city_id, added_at) values (${customerId}, ${product}, 1, now())`;
  await page.evaluate((id) => localStorage.setItem('compare', JSON.stringify([id])), product);
  await shopper.go(`/p/${product}`);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  /** Paths, each with a text that comes from the shop. */
  const pages: [string, RegExp | string][] = [
    ['/catalog', /\S/],
    ['/wishlist', name],
    ['/compare', name],
    ['/profile/my-orders', new RegExp(order)],
    [`/profile/my-orders/${order}`, new RegExp(order)],
    ['/profile/my-giftcards', /4242/],
    ['/profile/my-bonuses', /7\s654/],
    [`/p/${product}`, name],
  ];
  const readPages = async () => {
    for (const [path, shown] of pages) {
      await shopper.follow(path);
      await main(shopper).getByText(shown).filter({ visible: true }).first().waitFor();
    }
  };
  await readPages();
  await setOnline(shopper, false);
  await readPages();

  await setOnline(shopper, true);
  await shopper.go('/profile');
  await page.getByRole('button', { name: t('auth_logout') }).click();
  await expect.poll(() => findStored(shopper, /profile|orders|favourites/)).toEqual([]);
  await shopper.close();
});

test('keeps nothing of a customer for the next one when the secure storage loses its key', async () => {
  const device = createUsedDevice('kk');
  const shopper = await app.open('kk', device, { expected: [/ERR_FAILED/] });
  const { page, t } = shopper;
  await becomeAppCustomer(shopper);
  await shopper.go('/profile/my-orders');
  await expect.poll(() => findStored(shopper, / GET \/api\/orders /)).toHaveLength(1);
  await shopper.follow(`/p/${await findPhoneInStock()}`);
  await addAndOpenCart(shopper);
  const more = main(shopper)
    .getByRole('button', { name: t('cart_more') })
    .first();
  await more.waitFor();
  await setOnline(shopper, false);
  await more.click();
  await main(shopper).getByText(t('cart_offline')).waitFor();
  expect(await findStored(shopper, /^pending /)).toHaveLength(1);

  device.loseKeystore();
  await page.unrouteAll();
  await shopper.go('/auth?returnTo=/cart');
  const phoneField = field(shopper, 'checkout_phone');
  await phoneField.waitFor();
  expect(await findStored(shopper, /pending|orders/)).toEqual([]);

  // The guest's stored responses, too, end with the next login.
  expect(await findStored(shopper, / guest /)).not.toEqual([]);
  const { phone } = await addCustomer();
  await phoneField.fill(phone);
  await page.getByRole('button', { name: t('auth_get_code') }).click();
  const code = field(shopper, 'phone_proof_code');
  await code.waitFor();
  await code.fill(await readLastCode(phone));
  await page.waitForURL(/\/cart$/);
  await expect.poll(() => findStored(shopper, / guest |pending|orders/)).toEqual([]);
  await shopper.close();
});
