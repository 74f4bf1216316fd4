import { expect, test } from 'vitest';
import { defaultFeedName } from './feed-name.ts';

test.each([
  ['price.xml', 'price'],
  ['/feeds/price-2026-11-22.xml', 'price'],
  ['/feeds/price-2026-11-23.xml.gz', 'price'],
  ['price_20261122.yml', 'price'],
  ['price_20261122_0830.yml', 'price'],
  ['price 2026-11-22T08-30-15.xml', 'price'],
  ['price.22.11.2026.xml', 'price'],
  ['supplier-feed-2026-11-22.xml', 'supplier'],
  ['2026-11-22.xml', 'feed'],
  ['20261122.xml', 'feed'],
  ['iphone-16.xml', 'iphone-16'],
  ['shop-2026.xml', 'shop-2026'],
  ['almaty-12345678.xml', 'almaty-12345678'],
  ['https://supplier.kz/price-2026-11-22.xml', 'supplier.kz'],
])('names the feed of %s %s', (address, name) => expect(defaultFeedName(address)).toBe(name));
