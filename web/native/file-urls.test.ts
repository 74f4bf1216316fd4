import { expect, test } from 'vitest';
import { absoluteFileUrl, absoluteSrcSet } from './file-urls.ts';

const SHOP = 'https://shop.kz';

test.each([
  ['/i/kind/phone.svg', 'https://shop.kz/i/kind/phone.svg'],
  ['/banners/sale-wide.svg', 'https://shop.kz/banners/sale-wide.svg'],
  ['/assets/latin.woff2', '/assets/latin.woff2'],
  ['blob:https://localhost/1', 'blob:https://localhost/1'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
])('maps %s to %s in the app', (url, expected) => {
  expect(absoluteFileUrl(url, SHOP)).toBe(expected);
});

test('makes every URL of a srcset absolute', () => {
  expect(absoluteSrcSet('/i/a/160.webp 160w, /i/a/320.webp 320w', SHOP)).toBe(
    'https://shop.kz/i/a/160.webp 160w, https://shop.kz/i/a/320.webp 320w',
  );
});
