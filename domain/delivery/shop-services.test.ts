import { expect, test } from 'vitest';
import { parseShopServices } from './shop-services.ts';

test.each([
  ['', []],
  ['trade-in pickup', ['pickup', 'trade-in']],
  [' parking  parking\tsauna ', ['parking']],
])('parses %o as %o', (text, services) => {
  expect(parseShopServices(text)).toEqual(services);
});
