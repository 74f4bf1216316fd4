import { CONDITION_NAMES, ymlCondition, type Condition } from '#domain/catalog/condition.ts';
import { pick } from '#domain/text/language.ts';
import { convertUnit } from '#domain/measures/units.ts';
import type { CitySale, SaleProduct } from '../../features/storefront/catalog/sale-products/sale-products.service.ts';
import {
  formatAlmatyTime,
  bitmapUrl,
  cachePerProduct,
  productUrl,
  type FeedContext,
  type FeedFormat,
} from './format.ts';
import { element, emptyElement, openingTag, shorten } from './xml.ts';

/** Readers accept only numbers as the variant group. */
const GROUP_NUMBER = /^\d{1,9}$/;
const LIMITS = { pictures: 10, description: 3000 };

const productXml = cachePerProduct((product, context) => {
  const { language } = context;
  return [
    ...product.pictures.slice(0, LIMITS.pictures).map((picture) => element('picture', bitmapUrl(picture, context))),
    element('name', pick(product.name, language)),
    element('vendor', product.brand),
    element('model', product.model || undefined),
    element('vendorCode', product.sku || undefined),
    element('barcode', product.barcode || undefined),
    ...conditionElements(product),
    element('description', shorten(pick(product.description, language), LIMITS.description) || undefined),
    ...product.params.map((param) =>
      element('param', pick(param.value, language), {
        name: pick(param.name, language),
        unit: pick(param.unit, language) || undefined,
      }),
    ),
    element('dimensions', formatDimensions(product)),
    element('weight', product.weightGrams > 0 ? formatKilograms(product.weightGrams) : undefined),
  ].join('');
});

/** YML (`yml_catalog`) for marketplaces and price comparison sites; our importer reads it too. */
export const yml: FeedFormat = {
  head({ now, shopName, origin, categories, language }) {
    const tree = [...categories.values()].map(({ id, parentId, name }) =>
      element('category', pick(name, language), { id, parentId: parentId ?? undefined }),
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      openingTag('yml_catalog', { date: formatAlmatyTime(now) }),
      '<shop>',
      element('name', shopName),
      element('company', shopName),
      element('url', `${origin}/`),
      `<currencies>${emptyElement('currency', { id: 'KZT', rate: 1 })}</currencies>`,
      '<categories>',
      ...tree,
      '</categories>',
      '<offers>',
      '',
    ].join('\n');
  },
  item(product, context) {
    const city = chooseCity(product, context);
    const sale = city && product.inCity(city.id);
    if (!sale) return null;
    return `${openingTag('offer', { id: product.id, available: String(isInStock(sale)), group_id: product.group !== null && GROUP_NUMBER.test(product.group) ? product.group : undefined })}${[
      element('url', productUrl(product.id, { ...context, city })),
      element('price', sale.price),
      element('oldprice', sale.oldPrice),
      element('currencyId', 'KZT'),
      element('categoryId', product.categoryId),
      element('count', countInStock(product, sale, city.id)),
      ...limitElements(product, sale, context),
      productXml(product, context),
    ].join('')}</offer>\n`;
  },
  tail: () => '</offers>\n</shop>\n</yml_catalog>\n',
};

/** Condition and its reason, for products that are not new. */
function conditionElements({ condition, conditionReason }: SaleProduct): string[] {
  const type = ymlCondition(condition);
  if (type === null) return [];
  const reason = conditionReason || CONDITION_NAMES[condition as Exclude<Condition, 'new'>].ru;
  return [`${openingTag('condition', { type })}${element('reason', reason)}</condition>`];
}

/**
 * City whose price, stock and page are exported. If the feed's city does not sell the product, another city of the feed
 * that does.
 */
function chooseCity({ cityIds: soldIn }: SaleProduct, { city, cities }: FeedContext): FeedContext['city'] | undefined {
  if (!soldIn || soldIn.includes(city.id)) return city;
  return soldIn.flatMap((id) => ({ id, keyword: cities.get(id) ?? '' })).find(({ keyword }) => keyword !== '');
}

/**
 * Cities of a limited product in the all-cities feed, with prices that differ from the exported one
 * (docs/how-to/feed.md).
 */
function limitElements(product: SaleProduct, exportedSale: CitySale, { cities }: FeedContext): string[] {
  const citySales = (product.cityIds ?? []).flatMap((id) => {
    const [keyword, sale] = [cities.get(id), product.inCity(id)];
    return keyword !== undefined && sale ? [{ keyword, sale }] : [];
  });
  if (citySales.length === 0 || cities.size === 1) return [];
  return [
    emptyElement('sold-in', { cities: citySales.map(({ keyword }) => keyword).join(' ') }),
    ...citySales
      .filter(({ sale }) => sale.price !== exportedSale.price || sale.oldPrice !== exportedSale.oldPrice)
      .map(({ keyword, sale }) =>
        emptyElement('city-price', { city: keyword, price: sale.price, oldprice: sale.oldPrice ?? undefined }),
      ),
  ];
}

/** "Available" in YML means ready to ship, wherever the stock is; products on order are not. */
function isInStock({ availability: { state } }: CitySale): boolean {
  return state === 'in-stock' || state === 'other-city';
}

/** Quantity ready to ship; undefined when it is not counted or in another city. */
function countInStock(product: SaleProduct, sale: CitySale, cityId: number): number | undefined {
  if (!isInStock(sale)) return 0;
  return product.stockIn(cityId).quantity || undefined;
}

/** Dimensions of a product in YML order, by attribute name. */
const SIDES = [['Длина', 'Глубина', 'Толщина'], ['Ширина'], ['Высота']];

/** Length/width/height in centimetres when the attributes contain all three. */
function formatDimensions({ params }: SaleProduct): string | undefined {
  const sides = SIDES.map((names) => {
    const param = names.map((name) => params.find((known) => known.name.ru === name)).find(Boolean);
    const number = Number(param?.value.ru.replace(',', '.'));
    return param && number > 0 ? convertUnit(number, param.unit.ru, 'см') : undefined;
  });
  return sides.every((side) => side !== undefined) ? sides.join('/') : undefined;
}

/** Kilograms as feeds write them: at most three decimals. */
export function formatKilograms(grams: number): string {
  return String(Number((grams / 1000).toFixed(3)));
}
