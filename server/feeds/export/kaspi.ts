import { almatyMoment, type FeedFormat, type KaspiPlace, type KaspiStore } from './format.ts';
import { element, leaf, opening } from './xml.ts';

/**
 * Kaspi's price list: goods that a listed city has now, with the price of each city where they differ. Kaspi knows
 * goods by the product's number in our shop.
 */
export const kaspi: FeedFormat = {
  head({ now, shopName, kaspi: { merchantId } }) {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      opening('kaspi_catalog', {
        date: almatyMoment(now),
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
  item(good, { kaspi: { stores } }) {
    const sold = stores.flatMap((store) => {
      const sale = good.inCity(store.cityId);
      return sale === null || sale.availability.state === 'preorder'
        ? []
        : [{ store, price: sale.price, pieces: good.piecesIn(store.cityId) }];
    });
    if (!sold.some(({ pieces }) => pieces === null || pieces > 0)) return null;
    const places = sold.map(({ store, pieces }) =>
      leaf('availability', {
        available: pieces === 0 ? 'no' : 'yes',
        storeId: store.storeId,
        stockCount: pieces ?? undefined,
      }),
    );
    return `${opening('offer', { sku: good.id })}${element('model', good.name.ru)}${element('brand', good.brand)}<availabilities>${places.join('')}</availabilities>${pricesOf(sold)}</offer>\n`;
  },
  tail: () => '</offers>\n</kaspi_catalog>\n',
};

function pricesOf(sold: readonly { store: KaspiStore; price: number }[]): string {
  const [first] = sold;
  if (first && sold.every(({ price }) => price === first.price)) return element('price', first.price);
  const cities = new Map(sold.map(({ store, price }) => [store.kaspiCityId, price]));
  return `<cityprices>${[...cities].map(([cityId, price]) => element('cityprice', price, { cityId })).join('')}</cityprices>`;
}

/** Reads the setting `almaty PP1 750000000, astana PP2 710000000`; an unknown city or a broken entry is left out. */
export function kaspiPlace(
  merchantId: string,
  stores: string,
  cityIdOf: (keyword: string) => number | undefined,
): KaspiPlace {
  return {
    merchantId,
    stores: stores.split(',').flatMap((entry) => {
      const [keyword = '', storeId, kaspiCityId] = entry.trim().split(/\s+/);
      const cityId = cityIdOf(keyword);
      return cityId !== undefined && storeId && kaspiCityId ? [{ cityId, storeId, kaspiCityId }] : [];
    }),
  };
}
