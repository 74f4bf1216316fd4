import type { AvailabilityState } from '#domain/delivery/availability.ts';
import { tradeCondition } from '#domain/catalog/condition.ts';
import { parseManufacturerCode, parseGtin } from '#domain/catalog/gtin.ts';
import { pick } from '#domain/text/language.ts';
import type { CitySale, SaleProduct } from '../../features/storefront/catalog/sale-products/sale-products.service.ts';
import { bitmapUrl, cachePerProduct, productUrl, type FeedContext, type FeedFormat } from './format.ts';
import { element, shorten } from './xml.ts';
import { formatKilograms } from './yml.ts';

/** Limits of Google Merchant Center: text lengths, and the number of additional pictures. */
const LIMITS = { title: 150, description: 5000, type: 750, brand: 70, mpn: 70, group: 50, variant: 100, pictures: 10 };

/** Products in another city are in stock: only delivery takes longer. */
const AVAILABILITY_NAMES: Record<AvailabilityState, string | null> = {
  'in-stock': 'in_stock',
  'other-city': 'in_stock',
  preorder: 'preorder',
  'to-order': 'backorder',
  'out-of-stock': 'out_of_stock',
  withdrawn: null,
};

const productXml = cachePerProduct((product, context) => {
  const [first, ...others] = product.pictures;
  const { language } = context;
  const name = pick(product.name, language);
  return [
    element('g:title', shorten(name, LIMITS.title)),
    element('g:description', shorten(pick(product.description, language), LIMITS.description) || name),
    element('g:image_link', first && bitmapUrl(first, context)),
    ...others
      .slice(0, LIMITS.pictures)
      .map((picture) => element('g:additional_image_link', bitmapUrl(picture, context))),
    ...identityElements(product),
    element('g:condition', tradeCondition(product.condition)),
    element('g:product_type', productType(product, context)),
    ...variantElements(product, context),
    element('g:shipping_weight', product.weightGrams > 0 ? `${formatKilograms(product.weightGrams)} kg` : undefined),
  ].join('');
});

/** Google Merchant Center: RSS 2.0 with the `g:` namespace. It does not accept products without a picture. */
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
  item(product, context) {
    const sale = product.inCity(context.city.id);
    const state = sale && AVAILABILITY_NAMES[sale.availability.state];
    if (!sale || !state || product.pictures.length === 0) return null;
    return `<item>${[
      element('g:id', product.id),
      element('g:link', productUrl(product.id, context)),
      element('g:availability', state),
      element('g:availability_date', availabilityDate(sale)),
      ...priceElements(sale),
      productXml(product, context),
    ].join('')}</item>\n`;
  },
  tail: () => '</channel>\n</rss>\n',
};

function priceElements({ price, oldPrice }: CitySale): string[] {
  return oldPrice === null
    ? [element('g:price', `${price} KZT`)]
    : [element('g:price', `${oldPrice} KZT`), element('g:sale_price', `${price} KZT`)];
}

/**
 * Exports only a valid GTIN and manufacturer part number, never the supplier's number: Google rejects products with
 * wrong ones.
 */
function identityElements({ barcode, brand, sku, isSupplierCode, externalId }: SaleProduct): string[] {
  const gtin = parseGtin(barcode);
  const mpn = brand === null || isSupplierCode ? null : parseManufacturerCode(sku, externalId);
  return [
    element('g:brand', brand === null ? undefined : shorten(brand, LIMITS.brand)),
    element('g:gtin', gtin),
    element('g:mpn', mpn === null ? undefined : shorten(mpn, LIMITS.mpn)),
    element('g:identifier_exists', gtin !== null || mpn !== null ? 'yes' : 'no'),
  ];
}

/** Attributes that distinguish the variants of a group, by Google's name. */
const VARIANT_PARAMS = {
  'g:color': ['Цвет', 'Цвет корпуса'],
  'g:size': ['Размер', 'Встроенная память', 'Объём накопителя', 'Диагональ экрана', 'Объём', 'Длина кабеля'],
};

function variantElements(product: SaleProduct, { language }: FeedContext): string[] {
  if (product.group === null) return [];
  const findValue = (names: readonly string[]) => {
    const param = names.map((name) => product.params.find((known) => known.name.ru === name)).find(Boolean);
    return (
      param &&
      shorten([pick(param.value, language), pick(param.unit, language)].filter(Boolean).join(' '), LIMITS.variant)
    );
  };
  return [
    element('g:item_group_id', `${product.feed}-${product.group}`.slice(-LIMITS.group)),
    ...Object.entries(VARIANT_PARAMS).map(([name, params]) => element(name, findValue(params))),
  ];
}

function availabilityDate({ availability: { state, date } }: CitySale): string | undefined {
  return date !== undefined && (state === 'preorder' || state === 'to-order') ? `${date}T00:00+0500` : undefined;
}

function productType({ categoryId }: SaleProduct, { categories, language }: FeedContext): string | undefined {
  const path = categories
    .get(categoryId)
    ?.path.map((name) => pick(name, language))
    .join(' > ');
  return path === undefined ? undefined : shorten(path, LIMITS.type);
}
