import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { dayFrom } from '#demo/catalog/calendar.ts';
import { element, wrap } from '#demo/catalog/xml.ts';
import { cityRecords } from '#server/features/places/geo/cities.data.ts';
import { CITY_COUNT, type SyntheticShop, type PlannedProduct } from './plan.ts';

const cities = cityRecords.slice(0, CITY_COUNT).map(({ keyword }) => keyword);
const cityKeyword = (index: number) => cities[index] ?? 'almaty';

/** Writes the synthetic shop as a feed for the importer. */
export async function writeShopFeed(out: Writable, plan: SyntheticShop, count: number, now: Date): Promise<void> {
  const write = async (text: string) => {
    if (!out.write(`${text}\n`)) await once(out, 'drain');
  };
  await write(`<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21"><shop>`);
  await write(
    wrap(
      'categories',
      {},
      plan.categories.map(({ id, parent, slug, noun, nounKk }) =>
        element(
          'category',
          { id, parentId: parent ?? undefined, slug, kind: 'box', position: id, 'name-kk': nounKk },
          noun,
        ),
      ),
    ),
  );
  await write(
    wrap(
      'attributes',
      {},
      plan.attributes.map(({ slug, type }) =>
        element('attribute', { slug, name: `Свойство ${slug}`, 'name-kk': `Қасиет ${slug}`, type, filterable: 'true' }),
      ),
    ),
  );
  await write(
    wrap(
      'category-attributes',
      {},
      plan.categories.map(({ id, attributes }) =>
        wrap('category', { id }, [
          element('attribute', { slug: 'brend' }),
          ...attributes.map(({ slug }, index) =>
            element('attribute', { slug, key: index > 3 && index < 7 ? 'true' : undefined }),
          ),
        ]),
      ),
    ),
  );
  await write(
    wrap(
      'shops',
      {},
      cities.map((city) =>
        element('shop-point', {
          id: `s-${city}`,
          city,
          name: `Sauda ${city}`,
          'name-kk': `Sauda ${city}`,
          address: city,
          'address-kk': city,
          lat: '43.2',
          lon: '76.9',
          hours: 'daily 10:00-22:00',
          kind: 'shop',
        }),
      ),
    ),
  );
  await write('<offers>');
  for (const product of plan.products(count)) await write(offerElement(product, now));
  await write('</offers></shop></yml_catalog>');
}

function offerElement(
  {
    id,
    group,
    category,
    brand,
    series,
    values,
    price,
    oldPrice,
    cityPrices,
    stock,
    popularity,
    addedDaysAgo,
  }: PlannedProduct,
  now: Date,
): string {
  return wrap('offer', { id, available: String(stock.length > 0), group_id: group }, [
    element('name', {}, `${category.noun} ${brand} ${series} ${id % 1_000}`),
    element('name-kk', {}, `${category.nounKk} ${brand} ${series} ${id % 1_000}`),
    element('vendor', {}, brand),
    element('price', {}, price),
    ...(oldPrice === null
      ? []
      : [
          element('oldprice', {}, oldPrice),
          element('price-was', { price: oldPrice, from: dayFrom(now, -20), to: dayFrom(now, -5) }),
        ]),
    ...cityPrices.map((cityPrice) =>
      element('city-price', { city: cityKeyword(cityPrice.city), price: cityPrice.price }),
    ),
    element('categoryId', {}, category.id),
    element('vendorCode', {}, `S${id}`),
    ...values.flatMap((value, index) => {
      const attribute = category.attributes[index];
      return value === '' || !attribute
        ? []
        : [
            element(
              'param',
              {
                attribute: attribute.slug,
                name: `Свойство ${attribute.slug}`,
                'value-kk': attribute.type === 'enum' ? value : undefined,
              },
              value,
            ),
          ];
    }),
    element('popularity', {}, popularity),
    element('added', { date: dayFrom(now, -addedDaysAgo) }),
    ...stock.map((city) => element('stock', { shop: `s-${cityKeyword(city)}`, quantity: 5 })),
  ]);
}
