import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { becomeCustomer } from '../account/customer.ts';
import {
  startWithCart,
  cards,
  choosePayment,
  choosePickup,
  fillContact,
  openShopper,
  payAtBank,
  orderButton,
  findOverflow,
  waitForHeading,
  prefixPattern,
  startCheckout,
  type Shopper,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** From a cart to the payment method step. */
async function goToCardPage(shopper: Shopper): Promise<void> {
  await startWithCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await choosePickup(shopper);
  await choosePayment(shopper, 'card');
}

test.each(firstOrAll(['kk', 'ru'] as const))(
  'saves a card with consent, pays the next order with it and removes it (%s)',
  async (language) => {
    const shopper = await openShopper(browser, { language, device: language === 'ru' ? 'desktop' : 'phone' });
    const { page, t } = shopper;
    await becomeCustomer(shopper);
    await goToCardPage(shopper);
    const save = page.getByRole('checkbox', { name: prefixPattern(t('card_save')) });
    await save.click();
    await expect.poll(() => save.isChecked()).toBe(true);
    await orderButton(shopper, 'card').click();
    await payAtBank(page, cards.plain);
    await page.waitForURL(/\/thanks\//);

    await startWithCart(shopper);
    await page.getByRole('link', { name: t('cart_one_step_change') }).click();
    await waitForHeading(shopper, t('checkout_title'));
    const cardName = prefixPattern(t('card_saved_name', { digits: '0028', until: '12/34' }));
    const saved = page.getByRole('radio', { name: cardName });
    await saved.click();
    await expect.poll(() => saved.isChecked()).toBe(true);
    expect(await save.count(), 'a saved card is not offered for saving again').toBe(0);
    await orderButton(shopper, 'card').click();
    // The bank preselects the saved card.
    await page.locator('input[name=kept]').waitFor({ state: 'attached' });
    await page.locator('button.pay').first().click();
    await page.waitForURL(/\/thanks\//);

    await shopper.go('/profile/settings');
    await page.getByText(cardName).waitFor();
    expect(await findOverflow(shopper, 'the settings with a saved card')).toEqual([]);
    await page.getByRole('button', { name: prefixPattern(t('card_remove_named', { card: '' })) }).click();
    await page.getByText(t('card_none')).waitFor();
    await shopper.close();
  },
);
