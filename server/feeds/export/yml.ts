import { pick } from '#domain/language.ts';
import type { CitySale } from '../../features/catalog/sale-goods/sale-goods.service.ts';
import { almatyMoment, bitmapUrl, onceForAllCities, productUrl, type FeedFormat } from './format.ts';
import { element, leaf, opening, shorten } from './xml.ts';

/** Readers take only numbers for the group of variants. */
const groupNumber = /^\d{1,9}$/;
const most = { pictures: 10, description: 3000 };

const about = onceForAllCities((good, context) => {
  const { language } = context;
  return [
    ...good.pictures.slice(0, most.pictures).map((picture) => element('picture', bitmapUrl(picture, context))),
    element('name', pick(good.name, language)),
    element('vendor', good.brand),
    element('model', good.model || undefined),
    element('vendorCode', good.sku || undefined),
    element('barcode', good.barcode || undefined),
    element('description', shorten(pick(good.description, language), most.description) || undefined),
    ...good.params.map((param) =>
      element('param', pick(param.value, language), {
        name: pick(param.name, language),
        unit: pick(param.unit, language) || undefined,
      }),
    ),
    element('weight', good.weightGrams > 0 ? weightOf(good.weightGrams) : undefined),
  ].join('');
});

/** YML (`yml_catalog`), as marketplaces and price comparisons take it; our own importer reads it too. */
export const yml: FeedFormat = {
  head({ now, shopName, origin, categories, language }) {
    const tree = [...categories.values()].map(({ id, parentId, name }) =>
      element('category', pick(name, language), { id, parentId: parentId ?? undefined }),
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      opening('yml_catalog', { date: almatyMoment(now) }),
      '<shop>',
      element('name', shopName),
      element('company', shopName),
      element('url', `${origin}/`),
      `<currencies>${leaf('currency', { id: 'KZT', rate: 1 })}</currencies>`,
      '<categories>',
      ...tree,
      '</categories>',
      '<offers>',
      '',
    ].join('\n');
  },
  item(good, context) {
    const sale = good.inCity(context.city.id);
    if (!sale) return null;
    return `${opening('offer', { id: good.id, available: String(isAtHand(sale)), group_id: good.group !== null && groupNumber.test(good.group) ? good.group : undefined })}${[
      element('url', productUrl(good.id, context)),
      element('price', sale.price),
      element('oldprice', sale.oldPrice),
      element('currencyId', 'KZT'),
      element('categoryId', good.categoryId),
      about(good, context),
    ].join('')}</offer>\n`;
  },
  tail: () => '</offers>\n</shop>\n</yml_catalog>\n',
};

/** YML calls available what can be sent at once, wherever it lies; what is only to order is not. */
function isAtHand({ availability: { state } }: CitySale): boolean {
  return state === 'in-stock' || state === 'other-city';
}

/** Kilograms as feeds write them: at most three digits after the point. */
export function weightOf(grams: number): string {
  return String(Number((grams / 1000).toFixed(3)));
}
