import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import {
  addAndOpenCart,
  cards,
  choosePayment,
  choosePickup,
  confirmAtBank,
  fillContact,
  findPhoneInStock,
  orderButton,
  origin,
  payAtBank,
  startCheckout,
} from '../behaviour/shopper.ts';
import { buildApp, passFirstStart, type AppBuild, type OpenApp } from './app.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin);
});
afterAll(() => app.stop());

/** Goes from the product to the bank's page in the sheet; returns the page's URL. */
async function orderByCard(shopper: OpenApp): Promise<string> {
  await shopper.go(`/p/${await findPhoneInStock()}`);
  await addAndOpenCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await choosePickup(shopper);
  await choosePayment(shopper, 'card');
  await orderButton(shopper, 'card').click();
  await expect.poll(() => shopper.device.sheet()).toMatch(/\/pay\//);
  return shopper.device.sheet()!;
}

test.each(firstOrAll(['ru', 'kk'] as const))(
  'pays an order at the bank in the sheet and returns: %s',
  async (language) => {
    const shopper = await app.open(language);
    const { page, device, requests, t } = shopper;
    await passFirstStart(shopper);
    const bankUrl = await orderByCard(shopper);
    expect(device.calledMethods()).toEqual(expect.arrayContaining(['Haptics.impact', 'PrivacyScreen.enable']));
    const opened = device.calls.find(({ methodName }) => methodName === 'openInSystemBrowser');
    expect(opened?.options).toMatchObject({
      options: { android: { viewStyle: 0, bottomSheetOptions: { height: 600 } }, iOS: { viewStyle: 0 } },
    });
    // The payment page waits below the sheet.
    await page.waitForURL(/^https:\/\/localhost\/payment\/\d+$/);
    await page.getByRole('heading', { level: 1, name: t('payment_waiting') }).waitFor();

    const bank = await openPage(page.context().browser()!);
    await bank.page.goto(bankUrl);
    await payAtBank(bank.page, cards.secure);
    await confirmAtBank(bank.page);
    await page.waitForURL(/\/thanks\/\d+$/);
    await page.getByText(t('order_paid')).first().waitFor();
    expect(device.sheet()).toBe(null);
    await expect.poll(() => device.calledMethods().at(-1)).toBe('PrivacyScreen.disable');
    expect(requests.map((request) => request.url())).toContainEqual(
      expect.stringContaining(`${origin}/api/live?ticket=`),
    );
    await bank.context.close();
    await shopper.close();
  },
);

test('checks the payment when the shopper closes the sheet, and pays later', async () => {
  const shopper = await app.open('ru');
  const { page, device, t } = shopper;
  await passFirstStart(shopper);
  const bankUrl = await orderByCard(shopper);
  await page.waitForURL(/\/payment\/\d+$/);
  device.closeSheet();
  await page.getByRole('button', { name: t('payment_to_bank') }).click();
  await expect.poll(() => device.sheet()).toBe(bankUrl);
  await shopper.close();
});

test('opens the terms next to a form and other sites in the sheet, other apps outside', async () => {
  const shopper = await app.open('kk');
  const { page, device } = shopper;
  await passFirstStart(shopper);
  const press = (href: string, attributes: Record<string, string> = {}) =>
    page.evaluate(
      ([url, extra]) => {
        const link = document.createElement('a');
        link.href = url;
        for (const [name, value] of Object.entries(extra)) link.setAttribute(name, value);
        document.getElementById('content')!.append(link);
        link.click();
      },
      [href, attributes] as const,
    );
  await press('/gid-treaty', { target: '_blank' });
  await expect.poll(() => device.sheet()).toBe(`${origin}/kz/gid-treaty`);
  await press('https://example.kz/about');
  await expect.poll(() => device.sheet()).toBe('https://example.kz/about');
  await press('https://wa.me/77010000000');
  await press(`${origin}/api/order.ics`, { download: '' });
  const outside = () =>
    device.calls.flatMap(({ methodName, options }) => (methodName === 'openInExternalBrowser' ? [options['url']] : []));
  await expect.poll(outside).toEqual(['https://wa.me/77010000000', `${origin}/api/order.ics`]);
  await shopper.close();
});
