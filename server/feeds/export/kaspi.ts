import { formatAlmatyTime, type FeedFormat, type KaspiMerchant, type KaspiStore } from './format.ts';
import { element, emptyElement, openingTag } from './xml.ts';

/** Categories of digital products: Kaspi does not accept licences and keys. */
const LICENCES = /лиценз|ключ|подписк|антивирус|программ|цифров\S* код|подарочн\S* (?:карт|сертификат)/i;

/**
 * Kaspi's price list: new products in stock in a listed city, with per-city prices where they differ. The product id in
 * our shop identifies them.
 */
export const kaspi: FeedFormat = {
  problem: ({ kaspi: { merchantId } }) =>
    merchantId === ''
      ? 'Kaspi requires its merchant id (setting feed.kaspiMerchantId); without it nothing is published.'
      : null,
  head({ now, shopName, kaspi: { merchantId } }) {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      openingTag('kaspi_catalog', {
        date: formatAlmatyTime(now),
        xmlns: 'kaspiShopping',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': 'kaspiShopping http://kaspi.kz/kaspishopping.xsd',
      }),
      element('company', shopName),
      element('merchantid', merchantId),
      '<offers>',
      '',
    ].join('\n');
  },
  item(product, { kaspi: { stores }, categories }) {
    if (
      product.digital ||
      product.condition !== 'new' ||
      LICENCES.test(categories.get(product.categoryId)?.name.ru ?? '')
    )
      return null;
    const sales = stores.flatMap((store) => {
      const sale = product.inCity(store.cityId);
      return sale === null || sale.availability.state === 'preorder'
        ? []
        : [{ store, price: sale.price, ...product.stockIn(store.cityId) }];
    });
    if (!sales.some(({ quantity }) => quantity === null || quantity > 0)) return null;
    const availabilities = sales.map(({ store, quantity, days }) =>
      emptyElement('availability', {
        available: quantity === 0 ? 'no' : 'yes',
        storeId: store.storeId,
        preOrder: days === 0 ? undefined : days,
        stockCount: quantity ?? undefined,
      }),
    );
    return `${openingTag('offer', { sku: product.id })}${element('model', product.name.ru)}${element('brand', product.brand)}<availabilities>${availabilities.join('')}</availabilities>${priceElements(sales)}</offer>\n`;
  },
  tail: () => '</offers>\n</kaspi_catalog>\n',
};

function priceElements(sales: readonly { store: KaspiStore; price: number }[]): string {
  const [first] = sales;
  if (first && sales.every(({ price }) => price === first.price)) return element('price', first.price);
  const cities = new Map(sales.map(({ store, price }) => [store.kaspiCityId, price]));
  return `<cityprices>${[...cities].map(([cityId, price]) => element('cityprice', price, { cityId })).join('')}</cityprices>`;
}

/** Parses the setting `almaty PP1 750000000, astana PP2 710000000`; drops unknown cities and broken entries. */
export function parseKaspiMerchant(
  merchantId: string,
  stores: string,
  findCityId: (keyword: string) => number | undefined,
): KaspiMerchant {
  return {
    merchantId,
    stores: stores.split(',').flatMap((entry) => {
      const [keyword = '', storeId, kaspiCityId] = entry.trim().split(/\s+/);
      const cityId = findCityId(keyword);
      return cityId !== undefined && storeId && kaspiCityId ? [{ cityId, storeId, kaspiCityId }] : [];
    }),
  };
}
