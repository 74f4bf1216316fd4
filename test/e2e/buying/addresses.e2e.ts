import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowOf } from '#server/platform/database/row.ts';
import { addresses } from '#server/features/places/addresses/addresses.table.ts';
import { launchBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import {
  button,
  cards,
  openForm,
  openMap,
  pin,
  save,
  street,
  shownMessage,
  saveButtonTop,
  type,
  type FormOptions,
} from './address-form.ts';
import { findAxeProblems } from '../pages/accessibility.ts';
import { becomeCustomer, database } from '../account/customer.ts';
import {
  startWithCart,
  field,
  fillContact,
  submitContact,
  main,
  openShopper,
  prefixPattern,
  startCheckout,
} from '../behaviour/shopper.ts';

/** On проспект Достык in Almaty. */
const DOSTYK = { latitude: 43.2402, longitude: 76.957 };
/** In the mountains, far from every street. */
const OUTSIDE_CITIES = { latitude: 43.1, longitude: 76.9 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ webgl: true });
});
afterAll(() => browser?.close());

const addressRow = rowOf({
  street: addresses.street,
  house: addresses.house,
  cityId: addresses.cityId,
  latitude: addresses.latitude,
  longitude: addresses.longitude,
});
/** Stored addresses of a customer, newest first. */
const readAddresses = (customerId: number) =>
  database.$client`select ${addressRow} from addresses where customer_id = ${customerId} order by id desc`;

const openAddressForm = (options: FormOptions) => openForm(browser, options);

const ru = { language: 'ru', device: 'desktop' } as const;
const kk = { language: 'kk', device: 'phone' } as const;

// The main path runs in both languages; the rest alternates.
describe('addresses', () => {
  test.each(firstOrAll([kk, ru]))(
    'are created, changed and deleted by text, located on the map automatically: %o',
    async (options) => {
      const shopper = await openAddressForm(options);
      await type(shopper, options.language === 'ru' ? 'проспект Абая' : 'Абай даңғылы', '10');
      await field(shopper, 'checkout_floor').fill('3');
      await shownMessage(shopper, 'map_approximate').waitFor();
      await save(shopper, 1);
      const [created] = await readAddresses(shopper.customerId);
      expect(created).toMatchObject({
        house: '10',
        latitude: expect.closeTo(43.24, 1),
        longitude: expect.closeTo(76.95, 1),
      });

      await button(shopper, 'address_edit').click();
      await field(shopper, 'checkout_house').fill('12');
      await save(shopper, 1);
      const [changed] = await readAddresses(shopper.customerId);
      expect(changed?.house).toBe('12');
      expect(changed?.longitude).not.toBe(created?.longitude);

      await button(shopper, 'address_delete').click();
      const dialog = shopper.page.getByRole('dialog');
      await dialog.getByRole('button', { name: shopper.t('address_delete') }).click();
      await main(shopper).getByText(shopper.t('address_empty_title')).waitFor();
      expect(await readAddresses(shopper.customerId)).toEqual([]);
      await shopper.close();
    },
  );

  test('are saved when the map finishes loading during the click', async () => {
    const shopper = await openAddressForm(kk);
    const { page, context } = shopper;
    await button(shopper, 'address_cancel').click();
    const mapRequest = Promise.withResolvers<void>();
    await context.route(
      ({ pathname }) => pathname === '/api/map',
      async (route) => {
        await mapRequest.promise;
        await route.continue();
      },
    );
    await button(shopper, 'address_add').click();
    await field(shopper, 'checkout_floor').fill('3');
    await type(shopper, 'Абай даңғылы', '10');
    await button(shopper, 'address_save').hover();
    await page.mouse.down();
    const mapResponse = page.waitForResponse(/\/api\/map/);
    mapRequest.resolve();
    await (await mapResponse).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.mouse.up();
    await expect.poll(() => cards(shopper).count()).toBe(1);
    await shopper.close();
  });

  test.runIf(isDeep)(
    'follow the map: a press sets the pin, mouse and arrows move it, typing the house number keeps it',
    async () => {
      const shopper = await openAddressForm(ru);
      const canvas = await openMap(shopper);
      const box = (await canvas.boundingBox())!;
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
      await shopper.page.mouse.click(...middle);
      await pin(shopper).waitFor();
      await expect.poll(() => street(shopper)).not.toBe('');
      expect(await findAxeProblems(shopper, 'an address on the map')).toEqual([]);
      const pinPosition = async () => {
        const pinBox = (await pin(shopper).boundingBox())!;
        return [pinBox.x + pinBox.width / 2, pinBox.y + pinBox.height / 2] as const;
      };
      const reversed = () => shopper.page.waitForResponse((answer) => answer.url().includes('/api/addresses/reverse'));
      const positionOf = (url: string) => new URL(url).searchParams;

      const dragged = reversed();
      const [x, y] = await pinPosition();
      await shopper.page.mouse.move(x, y);
      await shopper.page.mouse.down();
      await shopper.page.mouse.move(x + 40, y - 30, { steps: 4 });
      await shopper.page.mouse.up();
      const byMouse = positionOf((await dragged).url());

      const pressed = reversed();
      await pin(shopper).focus();
      await shopper.page.keyboard.press('ArrowRight');
      const byKey = positionOf((await pressed).url());
      expect(Number(byKey.get('longitude'))).toBeGreaterThan(Number(byMouse.get('longitude')));
      expect(Number(byKey.get('latitude'))).toBeCloseTo(Number(byMouse.get('latitude')), 6);

      await field(shopper, 'checkout_house').fill('7');
      await save(shopper, 1);
      expect(await readAddresses(shopper.customerId)).toMatchObject([
        {
          house: '7',
          latitude: expect.closeTo(Number(byKey.get('latitude')), 6),
          longitude: expect.closeTo(Number(byKey.get('longitude')), 6),
        },
      ]);
      await shopper.close();
    },
  );

  test.runIf(isDeep)(
    'fill the street from the current position, with separate messages for refusal, timeout and no streets',
    async () => {
      const shopper = await openAddressForm({
        ...kk,
        geolocation: DOSTYK,
        permissions: ['geolocation'],
        expected: [/status of 404 .*addresses\/reverse/],
      });
      await button(shopper, 'map_locate').click();
      await expect.poll(() => street(shopper)).toMatch(/Достык|Достық/);
      await pin(shopper).waitFor();

      await shopper.context.setGeolocation(OUTSIDE_CITIES);
      const before = await street(shopper);
      await shopper.page.evaluate(() => {
        // The page accepts a cached position: request a fresh one.
        const getPosition = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
        navigator.geolocation.getCurrentPosition = (found, failed) => getPosition(found, failed, { maximumAge: 0 });
      });
      await button(shopper, 'map_locate').click();
      await shownMessage(shopper, 'address_position_unknown').waitFor();
      expect(await street(shopper)).toBe(before);

      await shopper.page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = (_found, failed) =>
          failed?.({ code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      });
      await button(shopper, 'map_locate').click();
      await shownMessage(shopper, 'map_locate_failed').waitFor();
      await shopper.close();

      const refused = await openAddressForm(kk);
      await button(refused, 'map_locate').click();
      await shownMessage(refused, 'map_locate_denied').waitFor();
      await refused.close();
    },
  );

  test.runIf(isDeep)("are preselected in the checkout, and its draft stores the pin's position", async () => {
    const shopper = await openShopper(browser, kk);
    const { customerId } = await becomeCustomer(shopper);
    await database.$client`
      insert into addresses (customer_id, city_id, street, house, apartment, floor, entrance, comment, is_private_house,
        has_intercom, has_elevator, latitude, longitude, is_selected, created_at, updated_at)
      select ${customerId}, id, 'улица Сатпаева', '22', '5', '7', '', '', false, false, true, 43.2361, 76.9283, selected, now(), now()
      from cities, (values (true)) as chosen(selected) where keyword = 'almaty'`;
    await startWithCart(shopper);
    await startCheckout(shopper);
    await submitContact(shopper);
    // With a saved address the checkout skips to the payment step.
    await shopper.page.getByRole('button', { name: /: (?:Доставка|Жеткізу)$/ }).click();
    await expect.poll(() => street(shopper)).toBe('улица Сатпаева');
    expect(await field(shopper, 'checkout_floor').inputValue()).toBe('7');

    await openMap(shopper);
    await pin(shopper).waitFor();
    expect(await findAxeProblems(shopper, 'the map of the checkout')).toEqual([]);
    await pin(shopper).focus();
    const reversed = shopper.page.waitForResponse((answer) => answer.url().includes('/api/addresses/reverse'));
    // The new position is nearest to another street; the entered street must stay.
    await shopper.page.keyboard.press('ArrowLeft');
    const answer = await reversed;
    const position = new URL(answer.url()).searchParams;
    expect(((await answer.json()) as { data: { street: string } }).data.street).not.toMatch(/Сатпаев|Сәтбаев/);
    expect(await street(shopper)).toBe('улица Сатпаева');
    await shopper.page.getByRole('button', { name: shopper.t('checkout_continue') }).click();
    await shopper.page.getByRole('radio', { name: prefixPattern(shopper.t('checkout_pay_card')) }).waitFor();
    const [draft] = await database.$client`
      select draft #> '{delivery,address}' as address from checkout_drafts
      join sessions on sessions.id = session_id where customer_id = ${customerId}`;
    expect(draft?.['address']).toMatchObject({
      house: '22',
      floor: '7',
      coordinates: [
        expect.closeTo(Number(position.get('latitude')), 6),
        expect.closeTo(Number(position.get('longitude')), 6),
      ],
    });
    await shopper.close();
  });
});

describe('an address', () => {
  test.each([
    ['an unknown street', 'Щщщщъъъъ', '10', 'address_street_not_found'],
    ['an unknown house of a street', 'проспект Абая', '98765', 'address_house_not_found'],
  ])('with %s is reported, and saved on the second press', async (_what, name, house, message) => {
    const shopper = await openAddressForm({ ...kk, expected: [/status of 404 .*addresses\/geocode/] });
    await type(shopper, name, house);
    await button(shopper, 'address_save').click();
    await shownMessage(shopper, message).waitFor();
    await shownMessage(shopper, 'address_doubt_again').waitFor();
    expect(await readAddresses(shopper.customerId)).toEqual([]);
    await button(shopper, 'address_save_anyway').click();
    await expect.poll(() => cards(shopper).count()).toBe(1);
    expect(await readAddresses(shopper.customerId)).toMatchObject([
      { street: name, house, latitude: null, longitude: null },
    ]);
    await shopper.close();
  });

  test('is not saved without a house number; the field shows the error', async () => {
    const shopper = await openAddressForm(kk);
    await type(shopper, 'проспект Абая', '');
    await button(shopper, 'address_save').click();
    await shownMessage(shopper, 'checkout_error_house').waitFor();
    expect(await readAddresses(shopper.customerId)).toEqual([]);
    await shopper.close();
  });

  test.runIf(isDeep)('suggests houses when the geocoder is certain of them', async () => {
    const shopper = await openAddressForm(kk);
    // The built-in geocoder interpolates houses along their street and is never certain of one.
    await shopper.context.route(/\/api\/addresses\/suggest/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { isApproximate: boolean }[] };
      for (const found of answer.data) found.isApproximate = false;
      await route.fulfill({ response, json: answer });
    });
    await field(shopper, 'checkout_street').fill('проспект Абая');
    await field(shopper, 'checkout_house').pressSequentially('10');
    await main(shopper)
      .getByRole('option', { name: /Абая.*, 10/ })
      .first()
      .click();
    expect(await field(shopper, 'checkout_house').inputValue()).toBe('10');
    await save(shopper, 1);
    expect(await readAddresses(shopper.customerId)).toMatchObject([
      { house: '10', latitude: expect.closeTo(43.24, 1) },
    ]);
    await shopper.close();
  });

  test.runIf(isDeep)(
    'accepts an uncertain house in a microdistrict, and keeps its pin in a city without streets',
    async () => {
      const shopper = await openAddressForm({ ...kk, expected: [/status of 404 .*addresses\/geocode/] });
      await type(shopper, 'мкр Самал-2', '58');
      await save(shopper, 1);
      await button(shopper, 'address_add').click();
      await main(shopper).getByLabel(shopper.t('address_city')).selectOption('Шымкент');
      await type(shopper, 'Тихая', '5');
      const canvas = await openMap(shopper);
      await shownMessage(shopper, 'map_no_streets').waitFor();
      const box = (await canvas.boundingBox())!;
      await shopper.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await pin(shopper).waitFor();
      await save(shopper, 2);
      expect(await readAddresses(shopper.customerId)).toMatchObject([
        { street: 'Тихая', house: '5', latitude: expect.closeTo(42.34, 1) },
        { street: 'мкр Самал-2', latitude: expect.closeTo(43.23, 1) },
      ]);
      await shopper.close();
    },
  );

  test('does not shift its form when the data of an open map arrives', async () => {
    const shopper = await openAddressForm(kk);
    const heldRequests: (() => void)[] = [];
    await shopper.context.route(
      ({ pathname }) => pathname === '/api/map',
      (route) => new Promise<void>((go) => heldRequests.push(go)).then(() => route.continue()),
    );
    await shopper.page.reload();
    await button(shopper, 'address_add').click();
    await button(shopper, 'map_show').click();
    await expect.poll(() => heldRequests.length).toBeGreaterThan(0);
    const top = await saveButtonTop(shopper);
    for (const go of heldRequests) go();
    await main(shopper).locator('canvas').waitFor();
    expect(await saveButtonTop(shopper)).toBe(top);
    await shopper.close();
  });

  test.runIf(isDeep)('can be saved as text when geocoder and map are unavailable', async () => {
    const shopper = await openAddressForm({ ...kk, expected: [/Failed to load resource/, /net::ERR_FAILED/] });
    await shopper.context.route(/\/api\/addresses\/|pin-map/, (route) => route.abort());
    await button(shopper, 'map_show').click();
    const top = await saveButtonTop(shopper);
    await shownMessage(shopper, 'map_load_failed').waitFor();
    expect(await saveButtonTop(shopper)).toBe(top);
    await type(shopper, 'проспект Абая', '10');
    await save(shopper, 1);
    expect(await readAddresses(shopper.customerId)).toMatchObject([
      { street: 'проспект Абая', house: '10', latitude: null },
    ]);
    await shopper.close();
  });

  test.runIf(isDeep)('warns a guest about an unknown house in the checkout but allows continuing', async () => {
    const shopper = await openShopper(browser, { ...kk, expected: [/status of 404 .*addresses\/geocode/] });
    await startWithCart(shopper);
    await startCheckout(shopper);
    await fillContact(shopper);
    await shopper.page.getByRole('radio', { name: prefixPattern(shopper.t('checkout_courier')) }).check();
    await type(shopper, 'проспект Абая', '98765');
    await field(shopper, 'checkout_floor').focus();
    await shownMessage(shopper, 'address_house_not_found').waitFor();
    const proceed = shopper.page.getByRole('button', { name: shopper.t('checkout_continue') });
    await proceed.click();
    await shownMessage(shopper, 'address_doubt_again').waitFor();
    await proceed.click();
    await shopper.page.getByRole('radio', { name: prefixPattern(shopper.t('checkout_pay_card')) }).waitFor();
    await shopper.close();
  });
});
