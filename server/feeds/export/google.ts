import type { AvailabilityState } from '#domain/availability.ts';
import { tradeItemNumber } from '#domain/gtin.ts';
import { pick } from '#domain/language.ts';
import type { CitySale, SaleGood } from '../../features/catalog/sale-goods/sale-goods.service.ts';
import { bitmapUrl, onceForAllCities, productUrl, type FeedContext, type FeedFormat } from './format.ts';
import { element, shorten } from './xml.ts';
import { weightOf } from './yml.ts';

/** Longest texts that Google Merchant Center takes, and how many pictures beside the first. */
const most = { title: 150, description: 5000, type: 750, brand: 70, mpn: 70, group: 50, pictures: 10 };

/** Goods that lie in another city are in stock: they only come later. */
const availabilityNames: Record<AvailabilityState, string | null> = {
  'in-stock': 'in_stock',
  'other-city': 'in_stock',
  preorder: 'preorder',
  'to-order': 'backorder',
  'out-of-stock': 'out_of_stock',
  withdrawn: null,
};

const about = onceForAllCities((good, context) => {
  const [first, ...others] = good.pictures;
  const { language } = context;
  const name = pick(good.name, language);
  return [
    element('g:title', shorten(name, most.title)),
    element('g:description', shorten(pick(good.description, language), most.description) || name),
    element('g:image_link', first && bitmapUrl(first, context)),
    ...others.slice(0, most.pictures).map((picture) => element('g:additional_image_link', bitmapUrl(picture, context))),
    ...identityOf(good),
    element('g:condition', 'new'),
    element('g:product_type', typeOf(good, context)),
    element('g:item_group_id', good.group === null ? undefined : `${good.feed}-${good.group}`.slice(-most.group)),
    element('g:shipping_weight', good.weightGrams > 0 ? `${weightOf(good.weightGrams)} kg` : undefined),
  ].join('');
});

/** Google Merchant Center: RSS 2.0 with the `g:` namespace. Goods without a picture are not taken there. */
export const google: FeedFormat = {
  head({ shopName, origin }) {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      '<channel>',
      element('title', shopName),
      element('link', `${origin}/`),
      element('description', shopName),
      '',
    ].join('\n');
  },
  item(good, context) {
    const sale = good.inCity(context.city.id);
    const state = sale && availabilityNames[sale.availability.state];
    if (!sale || !state || good.pictures.length === 0) return null;
    return `<item>${[
      element('g:id', good.id),
      element('g:link', productUrl(good.id, context)),
      element('g:availability', state),
      element('g:availability_date', dateOf(sale)),
      ...pricesOf(sale),
      about(good, context),
    ].join('')}</item>\n`;
  },
  tail: () => '</channel>\n</rss>\n',
};

function pricesOf({ price, oldPrice }: CitySale): string[] {
  return oldPrice === null
    ? [element('g:price', `${price} KZT`)]
    : [element('g:price', `${oldPrice} KZT`), element('g:sale_price', `${price} KZT`)];
}

/** Only a valid global number is told; a wrong one gets the goods refused. */
function identityOf({ barcode, brand, sku }: SaleGood): string[] {
  const gtin = tradeItemNumber(barcode);
  const mpn = gtin === null && sku !== '' ? shorten(sku, most.mpn) : undefined;
  const isKnown = gtin !== null || (brand !== null && mpn !== undefined);
  return [
    element('g:brand', brand === null ? undefined : shorten(brand, most.brand)),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    element('g:identifier_exists', isKnown ? 'yes' : 'no'),
  ];
}

function dateOf({ availability: { state, date } }: CitySale): string | undefined {
  return date !== undefined && (state === 'preorder' || state === 'to-order') ? `${date}T00:00+0500` : undefined;
}

function typeOf({ categoryId }: SaleGood, { categories, language }: FeedContext): string | undefined {
  const path = categories
    .get(categoryId)
    ?.path.map((name) => pick(name, language))
    .join(' > ');
  return path === undefined ? undefined : shorten(path, most.type);
}
