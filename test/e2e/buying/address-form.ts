import type { Browser, Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { MapConfig } from '#contract/places/map.ts';
import { becomeCustomer } from '../account/customer.ts';
import { field, main, openShopper, prefixPattern, type Shopper, type ShopperOptions } from '../behaviour/shopper.ts';

/** A button whose label starts with a message. */
export const button = (shopper: Shopper, key: string): Locator =>
  main(shopper)
    .getByRole('button', { name: prefixPattern(shopper.t(key)) })
    .first();
/** Saved addresses to choose from. */
export const cards = (shopper: Shopper) =>
  main(shopper)
    .getByRole('group', { name: shopper.t('address_choose') })
    .getByRole('radio');
/** A message anywhere in the page. */
export const shownMessage = (shopper: Shopper, key: string) =>
  main(shopper)
    .getByText(new RegExp(shopper.t(key).source.replace(/^\^|\$$/g, '')))
    .first();

/** Changes the map configuration that the browser receives. */
const overrideMapConfig = (shopper: Shopper, change: Partial<MapConfig>) =>
  shopper.context.route(
    ({ pathname }) => pathname === '/api/map',
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: MapConfig };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...change } } });
    },
  );

/** Options for opening the form. */
export type FormOptions = ShopperOptions & { mapConfig?: Partial<MapConfig> };

/** Opens an empty form of a new address as a customer; `mapConfig` overrides the map configuration. */
export async function openForm(browser: Browser, { mapConfig, ...options }: FormOptions) {
  const shopper = await openShopper(browser, options);
  if (mapConfig) await overrideMapConfig(shopper, mapConfig);
  const { customerId } = await becomeCustomer(shopper);
  await shopper.go('/profile/my-addresses');
  await button(shopper, 'address_add').click();
  await field(shopper, 'checkout_street').waitFor();
  // Keyboard users get the focus in the form that replaced the button.
  await expect.poll(() => shopper.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  return { ...shopper, customerId };
}

/** Types a street and a house. */
export async function type(shopper: Shopper, street: string, house: string) {
  await field(shopper, 'checkout_street').fill(street);
  await field(shopper, 'checkout_house').fill(house);
}

/** Saves the address with a press as long as a human's: the lookup must not move the button before the release. */
export async function save(shopper: Shopper, count: number) {
  await button(shopper, 'address_save').click({ delay: 300 });
  await expect.poll(() => cards(shopper).count()).toBe(count);
  const opener = button(shopper, 'address_add');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Position of the save button in the page, px. */
export const saveButtonTop = (shopper: Shopper): Promise<number> =>
  button(shopper, 'address_save').evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

/** Opens the map and returns its canvas once it is drawn. */
export async function openMap(shopper: Shopper): Promise<Locator> {
  await button(shopper, 'map_show').click();
  const canvas = main(shopper).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  return canvas;
}
/** The pin of the map. */
export const pin = (shopper: Shopper) => main(shopper).getByRole('button', { name: shopper.t('map_pin') });
/** The value of the street field. */
export const street = (shopper: Shopper) => field(shopper, 'checkout_street').inputValue();
