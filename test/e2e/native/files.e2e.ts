import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { database } from '../account/customer.ts';
import { findPhoneInStock, main, origin, prefixPattern } from '../behaviour/shopper.ts';
import { becomeAppCustomer, buildApp, createUsedDevice, type AppBuild, type OpenApp } from './app.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin);
});
afterAll(() => app.stop());

/** Options of the share sheets so far. */
const sharedOptions = ({ device }: OpenApp) =>
  device.calls.flatMap(({ pluginId, methodName, options }) =>
    pluginId === 'Share' && methodName === 'share' ? [options] : [],
  );
const press = ({ page, t }: OpenApp, key: string) => page.getByRole('button', { name: t(key) }).click();

test.each(firstOrAll(['ru', 'kk'] as const))('chooses photos from the gallery for a review: %s', async (language) => {
  const shopper = await app.open(language, createUsedDevice(language), { path: '/gid-bonus' });
  const { page, device, t } = shopper;
  const customerId = await becomeAppCustomer(shopper);
  await insertOrder(database, customerId, [await findPhoneInStock()]);
  await shopper.go('/profile/my-reviews');
  await press(shopper, 'review_write');
  await press(shopper, 'review_add_photos');
  await page.getByRole('dialog', { name: t('native_photo_title') }).waitFor();
  await press(shopper, 'native_photo_gallery');
  await page
    .getByRole('list', { name: t('files_added') })
    .getByText('photo-2.png')
    .waitFor();
  expect(device.calls.find(({ methodName }) => methodName === 'chooseFromGallery')?.options).toMatchObject({
    allowMultipleSelection: true,
  });
  await shopper.close();
});

test('shares a comparison by its address in the shop', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'), { path: '/gid-bonus' });
  const product = await findPhoneInStock();
  await shopper.page.evaluate((id) => localStorage.setItem('compare', JSON.stringify([id])), product);
  await shopper.go('/compare');
  await press(shopper, 'compare_share');
  await expect.poll(() => sharedOptions(shopper)[0]?.['url']).toMatch(`${origin}/`);
  expect(sharedOptions(shopper)[0]?.['url']).toContain(String(product));
  await shopper.close();
});

test('offers an archive and the calendar file of an order in the share sheet', async () => {
  const shopper = await app.open('kk', createUsedDevice('kk'), { path: '/gid-bonus' });
  const { page, device, t } = shopper;
  const customerId = await becomeAppCustomer(shopper);
  const number = await insertOrder(database, customerId, [await findPhoneInStock()], { status: 'on_the_way' });
  await shopper.go(`/profile/my-orders/${number}`);
  await main(shopper)
    .getByRole('link', { name: t('order_to_calendar') })
    .click();
  await expect
    .poll(() => sharedOptions(shopper)[0]?.['files'])
    .toEqual([expect.stringMatching(/\/cache\/sauda-\d+\.ics$/)]);
  expect([...device.files.values()][0]).toMatch(/^BEGIN:VCALENDAR/);

  await shopper.go('/profile/settings');
  await press(shopper, 'own_data_download');
  await expect.poll(() => sharedOptions(shopper)[1]?.['files']).toEqual([expect.stringMatching(/\/cache\/.+\.zip$/)]);
  expect(
    Buffer.from([...device.files.values()][1]!, 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.getByText(t('own_data_ready')).waitFor();
  await shopper.close();
});

test.each(firstOrAll(['ru', 'kk'] as const))(
  'opens the invoice and the certificate of an order in the sheet: %s',
  async (language) => {
    const shopper = await app.open(language, createUsedDevice(language), { path: '/gid-bonus' });
    const { device, t } = shopper;
    const customerId = await becomeAppCustomer(shopper);
    const product = await findPhoneInStock();
    const unpaid = await insertOrder(database, customerId, [product], { status: 'waiting_payment' });
    const completed = await insertOrder(database, customerId, [product]);
    await database.$client`
    insert into invoices (number, reference, organisation, bin, address, created_at)
    values (${unpaid}, ${`invoice-${unpaid}`}, 'ТОО «Қызғалдақ»', '940140000385', 'Алматы, Абай даңғылы, 10', now())`;
    await database.$client`update orders set payment_method = 'invoice' where number = ${unpaid}`;
    await database.$client`
    insert into order_services (order_id, product_id, code, kind, name_ru, name_kk, included_ru, included_kk, months, quantity, price, certificate)
    select id, ${product}, 'warranty-12', 'warranty', 'Гарантия', 'Кепілдік', 'Ремонт', 'Жөндеу', 12, 1, 9990, ${`certificate-${completed}`}
    from orders where number = ${completed}`;
    const openFile = async (order: string, key: string, path: string) => {
      await shopper.go(`/profile/my-orders/${order}`);
      await main(shopper)
        .getByRole('link', { name: t(key) })
        .click();
      await expect.poll(() => device.sheet()).toBe(origin + path);
      const { status, headers } = await fetch(device.sheet()!);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      device.closeSheet();
    };
    await openFile(unpaid, 'order_invoice_download', `/invoices/invoice-${unpaid}/${language}.pdf`);
    await openFile(completed, 'service_certificate', `/certificates/certificate-${completed}/${language}.pdf`);
    await shopper.close();
  },
);

test('keeps the lock off when the owner refuses to confirm', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'), { path: '/gid-bonus' });
  const { page, device, t } = shopper;
  await becomeAppCustomer(shopper);
  await shopper.go('/profile/settings');
  device.setOwnerPresent(false);
  const lock = page.getByRole('switch', { name: prefixPattern(t('native_lock_setting')) });
  await lock.click();
  await expect.poll(() => device.calledMethods()).toContain('BiometricAuthNative.internalAuthenticate');
  await expect.poll(() => lock.isChecked()).toBe(false);
  expect(device.preferences.get('app-lock')).not.toBe('true');
  await shopper.close();
});

test('turns the swipe back of iOS off while a locking modal is open', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'), { path: '/gid-bonus' });
  const { page } = shopper;
  await page.addInitScript(() => {
    localStorage.setItem('city-confirmed', 'true');
    const swipes: boolean[] = [];
    const swipeBack = { postMessage: (isEnabled: boolean) => void swipes.push(isEnabled) };
    Object.assign(globalThis, { swipes, webkit: { messageHandlers: { swipeBack } } });
  });
  await shopper.go('/catalog');
  await page.locator('[data-city-button]').click();
  await page.getByRole('dialog').waitFor();
  const isSwipeEnabled = () => page.evaluate(() => (globalThis as unknown as { swipes: boolean[] }).swipes.at(-1));
  await expect.poll(isSwipeEnabled).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(isSwipeEnabled).toBe(true);
  await shopper.close();
});
