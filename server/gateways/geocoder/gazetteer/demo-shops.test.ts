import { expect, test } from 'vitest';
import { shopPoints } from '#demo/catalog/shops.ts';
import { metresBetween } from '#domain/addresses/coordinates.ts';
import { cityRecords } from '#server/features/places/geo/cities.data.ts';
import { createGazetteer } from './gazetteer.geocoder.ts';
import { findStreets } from './search.ts';
import { metresTo, segmentsOf } from './street-lines.ts';

/** Houses stand back from the middle of an avenue. */
const STREET_METRES = 120;
/** Radius of the built-up part of any served city. */
const CITY_METRES = 7_000;

const geocoder = createGazetteer();
const open = shopPoints.filter(({ kind }) => kind === 'shop');

test.each(open.map((shop) => [`${shop.city}: ${shop.addressRu}`, shop] as const))('%s', async (_name, shop) => {
  const city = cityRecords.find(({ keyword }) => keyword === shop.city)!;
  const position = [shop.latitude, shop.longitude] as const;
  expect(Math.round(metresBetween(position, [city.latitude, city.longitude]))).toBeLessThan(CITY_METRES);
  const index = await geocoder.load(city);
  const street = shop.addressRu.replace(/,[^,]*$/, '');
  const found = findStreets(index, street, 5);
  // The street exists by this name in both languages.
  expect(found.length, `${street} is unknown`).toBeGreaterThan(0);
  expect(findStreets(index, shop.addressKk.replace(/,[^,]*$/, ''), 5).length).toBeGreaterThan(0);
  if (!index.hasGeometry) return;
  const segments = found.flatMap(({ street: { lines } }) => [...segmentsOf(lines)]);
  const metres = segments.map((segment) => metresTo(position, segment));
  expect(Math.round(Math.min(...metres)), 'metres from its street').toBeLessThan(STREET_METRES);
});
