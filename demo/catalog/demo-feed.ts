import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { createProducts } from './assortment.ts';
import { attributes } from './attributes.ts';
import { feedDate } from './calendar.ts';
import { categories } from './categories.ts';
import { categoryAttributesXml } from './category-attributes.ts';
import { kinds } from './kinds/index.ts';
import { offerXml } from './offer.ts';
import { shopPoints } from './shops.ts';
import { element, wrap } from './xml.ts';
import type { FeedPlace } from './offer.ts';

/** Cities and timestamp of the feed. */
export interface DemoFeedOptions {
  /** Cities that the shop serves; shops and prices of other cities are left out. */
  cities: readonly { keyword: string }[];
  /** Reference moment for all dates of the feed. */
  now: Date;
}

type Sink = (chunk: string) => void | Promise<void>;

function categoriesXml(): string {
  return wrap(
    'categories',
    {},
    categories.map((category) =>
      element(
        'category',
        {
          id: category.id,
          parentId: category.parentId ?? undefined,
          slug: category.slug,
          kind: category.drawing,
          position: category.position,
          'name-kk': category.kk,
        },
        category.ru,
      ),
    ),
  );
}

function attributesXml(): string {
  return wrap(
    'attributes',
    {},
    attributes.map(({ slug, name, type, unit, group, filterable }) =>
      element('attribute', {
        slug,
        name: name.ru,
        'name-kk': name.kk,
        type,
        unit: unit?.ru,
        'unit-kk': unit?.kk,
        group: group.slug,
        'group-name': group.ru,
        'group-name-kk': group.kk,
        filterable: String(filterable),
      }),
    ),
  );
}

function shopsXml(place: FeedPlace): string {
  return wrap(
    'shops',
    {},
    place.shops.map((shop) =>
      element('shop-point', {
        id: shop.id,
        city: shop.city,
        name: shop.ru,
        'name-kk': shop.kk,
        address: shop.addressRu,
        'address-kk': shop.addressKk,
        lat: shop.latitude,
        lon: shop.longitude,
        hours: shop.hours,
        kind: shop.kind,
        ...(shop.kind === 'shop'
          ? { phone: shop.phone, services: shop.services, way: shop.wayRu, 'way-kk': shop.wayKk }
          : {}),
      }),
    ),
  );
}

function headXml(place: FeedPlace): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${feedDate(place.now)}">`,
    '<shop>',
    element('name', {}, 'Sauda'),
    element('company', {}, 'Sauda'),
    element('url', {}, 'http://localhost/'),
    wrap('currencies', {}, [element('currency', { id: 'KZT', rate: 1 })]),
    categoriesXml(),
    attributesXml(),
    categoryAttributesXml(),
    shopsXml(place),
    '<offers>\n',
  ].join('\n');
}

function toSink(out: NodeJS.WritableStream | Sink): Sink {
  if (typeof out === 'function') return out;
  return async (chunk) => {
    if (!out.write(chunk)) await once(out, 'drain');
  };
}

/**
 * Writes the demo catalogue as a YML document with the extension of `docs/how-to/feed.md`; deterministic for the same
 * options.
 */
export async function writeDemoFeed(out: NodeJS.WritableStream | Sink, options: DemoFeedOptions): Promise<void> {
  const write = toSink(out);
  const cities = options.cities.map((city) => city.keyword);
  const place: FeedPlace = { cities, now: options.now, shops: shopPoints.filter((shop) => cities.includes(shop.city)) };
  await write(headXml(place));
  for (const kind of kinds) {
    for (const product of createProducts(kind)) await write(`${offerXml(product, place)}\n`);
  }
  await write('</offers>\n</shop>\n</yml_catalog>\n');
}

/** Cities where the demo chain has shops. */
export const demoCities: readonly { keyword: string }[] = [...new Set(shopPoints.map((shop) => shop.city))].map(
  (keyword) => ({ keyword }),
);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const day = process.argv[2];
  await writeDemoFeed(process.stdout, { cities: demoCities, now: day === undefined ? new Date() : new Date(day) });
}
