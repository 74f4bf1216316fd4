import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { element, wrap } from '#demo/catalog/xml.ts';

/** A product with minimal data: name, brand ('' for none) and price in roubles. */
export type NamedProduct = { name: string; brand: string; priceRub: number };

const tengePerRouble = 6;
const MAX_HEAD_WORDS = 3;

/** Writes products as a feed with one category; offers are numbered from 1, so the SKU `S1` is the first product. */
export async function writeNamesFeed(out: Writable, products: readonly NamedProduct[]): Promise<void> {
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(
    `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21"><shop>${wrap('categories', {}, [element('category', { id: 1 }, 'Товары')])}<offers>\n`,
  );
  for (const [index, { name, brand, priceRub }] of products.entries()) {
    await write(
      `${wrap('offer', { id: index + 1, available: 'true' }, [
        element('name', {}, name),
        element('price', {}, Math.max(100, Math.round(priceRub * tengePerRouble))),
        element('categoryId', {}, 1),
        ...(brand === '' ? [] : [element('vendor', {}, brand)]),
        element('vendorCode', {}, `S${index + 1}`),
      ])}\n`,
    );
  }
  await write('</offers></shop></yml_catalog>\n');
}

/**
 * Returns the head words of a product name: at most three words before the first Latin letter or digit; for a Latin
 * name the first two words.
 */
export function headWords(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const latin = words.findIndex((word) => /[a-z0-9]/.test(word));
  return (
    latin === 0 ? words.slice(0, 2) : words.slice(0, latin < 0 ? MAX_HEAD_WORDS : Math.min(latin, MAX_HEAD_WORDS))
  ).join(' ');
}
