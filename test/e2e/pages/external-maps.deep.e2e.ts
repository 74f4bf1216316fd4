import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { button, openForm, openMap, pin, street, type FormOptions } from '../buying/address-form.ts';
import { main, type Shopper } from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ webgl: true });
});
afterAll(() => browser?.close());
const openAddressForm = (options: FormOptions) => openForm(browser, options);

/** A fake of the external map's documented API, rendered as one button. */
const EXTERNAL_MAP = `
  globalThis.ymaps3 = {
    ready: Promise.resolve(),
    YMap: class {
      constructor(root, { location }) { this.root = root; root.dataset.centre = location.center.join(); }
      addChild(child) {
        if (child.element) this.root.append(child.element);
        if (child.onClick) this.root.addEventListener('dblclick', () => child.onClick(undefined, { coordinates: [76.957, 43.2402] }));
      }
      update({ location }) { this.root.dataset.centre = location.center.join(); }
      destroy() { this.root.replaceChildren(); }
    },
    YMapDefaultSchemeLayer: class {},
    YMapDefaultFeaturesLayer: class {},
    YMapListener: class { constructor({ layer, onClick }) { if (layer === 'any') this.onClick = onClick; } },
    YMapMarker: class {
      constructor({ coordinates, draggable, onDragEnd }, element) {
        this.element = element;
        element.dataset.at = coordinates.join();
        if (draggable) element.addEventListener('dragend', () => onDragEnd([76.9571, 43.2403]));
      }
      update({ coordinates }) { this.element.dataset.at = coordinates.join(); }
    },
  };`;

describe('an external map style', () => {
  const STYLE_URL = 'https://tiles.example/style.json';
  const attribution = (shopper: Shopper, name: RegExp) => main(shopper).getByText(name).first();
  test.each(['loads', 'fails'])('is used, or replaced by the built-in one: %s', async (outcome) => {
    const shopper = await openAddressForm({
      bypassCSP: true,
      expected: [/Failed to load resource/, /net::ERR_FAILED/],
      mapConfig: { styleUrl: STYLE_URL },
    });
    let isRequested = false;
    shopper.context.on('request', (request) => (isRequested ||= request.url() === STYLE_URL));
    await shopper.context.route(STYLE_URL, (route) =>
      outcome === 'fails'
        ? route.abort()
        : route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: {
              version: 8,
              sources: {
                own: {
                  type: 'geojson',
                  data: { type: 'FeatureCollection', features: [] },
                  attribution: 'Example Maps',
                },
              },
              layers: [{ id: 'own', type: 'line', source: 'own' }],
            },
          }),
    );
    await openMap(shopper);
    await attribution(shopper, outcome === 'loads' ? /Example Maps/ : /OpenStreetMap/).waitFor();
    expect(isRequested).toBe(true);
    await shopper.close();
  });
});

describe('an external map', () => {
  const openWithKey = async (script: 'loads' | 'fails') => {
    const shopper = await openAddressForm({
      bypassCSP: true,
      expected: [/Failed to load resource/, /net::ERR_FAILED/],
      mapConfig: { outsideKey: 'default' },
    });
    await shopper.context.route('**/api/get-yandex-api-token', (route) =>
      route.fulfill({ json: { code: 0, data: 'key' } }),
    );
    await shopper.context.route('https://api-maps.yandex.ru/**', (route) =>
      script === 'loads' ? route.fulfill({ contentType: 'text/javascript', body: EXTERNAL_MAP }) : route.abort(),
    );
    await button(shopper, 'map_show').click();
    return shopper;
  };

  test('handles a press, a drag and arrow keys, longitude first', async () => {
    const shopper = await openWithKey('loads');
    const map = main(shopper).locator('[data-centre]');
    await map.waitFor();
    expect(await map.getAttribute('data-centre')).toBe('76.945645,43.237163');
    await map.dispatchEvent('dblclick');
    await expect.poll(() => street(shopper)).toMatch(/Достык/);
    const marker = pin(shopper);
    await expect.poll(() => marker.getAttribute('data-at')).toBe('76.957,43.2402');
    await marker.dispatchEvent('dragend');
    await expect.poll(() => marker.getAttribute('data-at')).toBe('76.9571,43.2403');
    await marker.focus();
    await shopper.page.keyboard.press('ArrowUp');
    await expect
      .poll(async () => Number((await marker.getAttribute('data-at'))?.split(',')[1]))
      .toBeGreaterThan(43.2403);
    expect(await marker.evaluate((element) => element === document.activeElement)).toBe(true);
    await shopper.close();
  });

  test('uses its default key when the shop returns none, for any HTTP status', async () => {
    const shopper = await openAddressForm({ bypassCSP: true, mapConfig: { outsideKey: 'default-key' } });
    await shopper.context.route('**/api/get-yandex-api-token', (route) =>
      route.fulfill({ json: { code: 5, data: { oops: true } } }),
    );
    let script = '';
    await shopper.context.route('https://api-maps.yandex.ru/**', (route) => {
      script = route.request().url();
      return route.fulfill({ contentType: 'text/javascript', body: EXTERNAL_MAP });
    });
    await button(shopper, 'map_show').click();
    await main(shopper).locator('[data-centre]').waitFor();
    expect(new URL(script).searchParams.get('apikey')).toBe('default-key');
    await shopper.close();
  });

  test('is replaced by the built-in one when it does not load', async () => {
    const shopper = await openWithKey('fails');
    await main(shopper).locator('canvas').waitFor();
    await shopper.close();
  });
});
