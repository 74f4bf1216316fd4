import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { addCustomer, database, logIn } from '../account/customer.ts';
import {
  startWithCart,
  cards,
  choosePayment,
  choosePickup,
  fillContact,
  main,
  openShopper,
  payAtBank,
  findOverflow,
  prefixPattern,
  startCheckout,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

test('lets a buyer design and pay for a card, and its recipient pay with it', async () => {
  const buyer = await openShopper(browser, {
    language: 'kk',
    device: 'phone',
    expected: [/status of 409 .*gift-purchases/],
  });
  const [owner, friend] = [await addCustomer(), await addCustomer()];
  const { page, t } = buyer;
  await buyer.go('/gift-cards');
  await main(buyer)
    .getByRole('link', { name: t('gift_design_birthday') })
    .click();
  await page.getByRole('textbox', { name: t('gift_sender') }).fill('Әсел');
  await page.getByRole('textbox', { name: t('gift_message') }).fill('Туған күніңмен!');
  // The preview shows the typed text.
  await main(buyer)
    .getByText(t('profile_giftcards_from', { name: 'Әсел' }))
    .waitFor();
  const phone = page.getByRole('textbox', { name: t('gift_recipient_phone') });
  const pay = page.getByRole('button', { name: t('gift_pay') });
  await pay.click();
  await page.getByText(t('gift_problem_phone')).waitFor();
  await phone.fill('7770000009');
  await pay.click();
  await page.waitForURL(/\/auth\?returnTo=/);

  await logIn(buyer, owner.customerId);
  await buyer.go('/gift-card-constructor?design=birthday');
  await expect.poll(() => phone.inputValue()).toContain('777');
  await pay.click();
  await page.getByText(t('gift_problem_unknown')).waitFor();
  await phone.fill(friend.phone);
  await pay.click();
  await page.waitForURL(/\/pay\//);
  await payAtBank(page, cards.plain);
  await page.waitForURL(/my-giftcards\?bought=G-/);
  await page.getByText(t('gift_bought_paid')).waitFor();
  // The card is sent in the background; the page does not poll.
  await expect
    .poll(() => database.$client`select from gift_purchase_cards where phone = ${friend.phone} and sent_at is not null`)
    .toHaveLength(1);
  await page.reload();
  await page.getByText(t('gift_purchase_sent')).waitFor();
  await buyer.close();

  const receiver = await openShopper(browser, { language: 'ru', device: 'desktop' });
  await logIn(receiver, friend.customerId);
  await receiver.go('/profile/my-giftcards');
  await receiver.page.getByText('Туған күніңмен!').waitFor();
  const code = await main(receiver)
    .getByText(/^•••• /)
    .textContent();
  const digits = code!.slice(-4);
  await startWithCart(receiver);
  await startCheckout(receiver);
  await fillContact(receiver);
  await choosePickup(receiver);
  await choosePayment(receiver, 'card');
  await receiver.page.getByRole('checkbox', { name: new RegExp(digits) }).click();
  await main(receiver)
    .getByRole('complementary')
    .getByText(prefixPattern(receiver.t('sum_gift_card_named', { digits })))
    .waitFor();
  await receiver.close();
});

test.each(
  firstOrAll([
    ['phone', 'kk'],
    ['desktop', 'ru'],
  ] as const),
)('leaves invalid rows of an uploaded file out of the total (%s, %s)', async (device, language) => {
  const buyer = await openShopper(browser, { language, device });
  const [owner, friend] = [await addCustomer(), await addCustomer()];
  await logIn(buyer, owner.customerId);
  const { page, t } = buyer;
  await buyer.go('/gift-card-constructor?design=birthday');
  const rows = [`${friend.phone};20000`, '7770000009;50000', `${friend.phone};20000`, 'нет;10000'];
  await main(buyer)
    .locator('input[type=file]')
    .setInputFiles({ name: 'коллеги.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  const sum = (amount: string) => main(buyer).locator('strong', { hasText: amount });
  await main(buyer)
    .getByText(t('gift_total_left_out', { count: '2' }))
    .waitFor();
  await sum('70 000 ₸').waitFor();
  // The shop recognises the customer.
  await page.getByRole('button', { name: t('gift_file_check') }).click();
  await main(buyer)
    .getByText(t('gift_total_left_out', { count: '3' }))
    .waitFor();
  await sum('20 000 ₸').waitFor();
  expect(await findOverflow(buyer, 'the designer with a file')).toEqual([]);
  await page.getByRole('button', { name: t('gift_file_drop_wrong') }).click();
  await main(buyer)
    .getByText(t('gift_file_right', { count: '1' }))
    .waitFor();
  await sum('20 000 ₸').waitFor();
  expect(
    await main(buyer)
      .getByText(t('gift_total_left_out', { count: '0' }))
      .count(),
  ).toBe(0);
  await buyer.close();
});
