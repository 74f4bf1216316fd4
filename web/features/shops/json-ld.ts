import type { Shop } from '#contract/places/geo.ts';
import type { ShopPage } from '#contract/places/shops.ts';
import { parseShopHours, type DayHours, type ShopHours } from '#domain/delivery/pickup.ts';
import { createPaths, shopPictureUrl } from '#domain/urls/paths.ts';

const unscopedPaths = createPaths('');
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/**
 * JSON-LD `ElectronicsStore`, a kind of `LocalBusiness`, with a `geo` only if it is exact. `headTags` makes paths
 * absolute.
 */
export function shopJsonLd(
  { shop, city, phone }: ShopPage,
  { shopName, hasExactPosition }: { shopName: string; hasExactPosition: boolean },
): object {
  const hours = parseShopHours(shop.hours);
  const url = unscopedPaths.shop(shop.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    '@id': url,
    name: shop.name,
    url,
    image: [shopPictureUrl(shop.id, 'front', 'png'), shopPictureUrl(shop.id, 'hall', 'png')],
    ...(phone ? { telephone: phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      addressLocality: city.name,
      addressCountry: 'KZ',
    },
    ...(hasExactPosition && shop.latitude !== null && shop.longitude !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude } }
      : {}),
    ...(hours ? { openingHoursSpecification: openingHours(hours) } : {}),
    currenciesAccepted: 'KZT',
    parentOrganization: { '@type': 'Organization', name: shopName, url: unscopedPaths.home() },
  };
}

/** JSON-LD `ItemList` of a city's shops. */
export function shopsJsonLd(shops: readonly Shop[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: shops.length,
    itemListElement: shops.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: unscopedPaths.shop(slug),
    })),
  };
}

function openingHours(hours: ShopHours): object[] {
  const days: [readonly string[], DayHours | null][] =
    'daily' in hours
      ? [[[...WEEKDAYS, 'Saturday', 'Sunday'], hours.daily]]
      : [
          [WEEKDAYS, hours.weekdays],
          [['Saturday'], hours.saturday],
          [['Sunday'], hours.sunday],
        ];
  return [...days, ...(hours.holidays === undefined ? [] : [[['PublicHolidays'], hours.holidays] as const])].flatMap(
    ([dayOfWeek, day]) =>
      day
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: dayOfWeek.map((name) => `https://schema.org/${name}`),
              opens: day.open,
              // Schema.org has no 24:00.
              closes: day.close === '24:00' ? '23:59' : day.close,
            },
          ]
        : [],
  );
}
