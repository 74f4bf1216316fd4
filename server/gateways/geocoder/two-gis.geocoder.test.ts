import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoGisFake, type TwoGisFake } from '../../../fakes/two-gis.ts';
import { ALMATY, describeGeocoder } from './geocoder.contract.ts';
import { createTwoGisGeocoder } from './two-gis.geocoder.ts';

describeGeocoder('2gis', async () => {
  const fake = await startTwoGisFake();
  return { geocoder: createTwoGisGeocoder({ key: fake.key, url: fake.url }), stop: fake.stop };
});

let fake: TwoGisFake;
beforeAll(async () => {
  fake = await startTwoGisFake();
});
afterAll(() => fake.stop());
const question = { city: ALMATY, language: 'kk' as const, text: 'Абай', limit: 10 };

test.each([
  ['silence', 'unreachable'],
  ['503', 'unreachable'],
  ['403', 'refused'],
  ['429', 'quota'],
  ['nonsense', 'malformed'],
  ['other shape', 'malformed'],
] as const)('reports %s as %s on every call', async (failure, kind) => {
  // Only the silent service ends by timeout.
  const limitMs = failure === 'silence' ? 200 : 60_000;
  const geocoder = createTwoGisGeocoder({ key: fake.key, url: fake.url, limitMs });
  for (const call of [
    () => geocoder.forward(question),
    () => geocoder.suggest(question),
    () => geocoder.streets(question),
    () => geocoder.reverse({ ...question, coordinates: [43.24, 76.95] }),
  ]) {
    fake.failNext(failure);
    await expect(call()).rejects.toMatchObject({ name: 'GeocoderProblem', kind });
  }
});

test('recognizes a wrong key by code 403 inside a 200 response', async () => {
  const geocoder = createTwoGisGeocoder({ key: 'wrong', url: fake.url });
  await expect(geocoder.forward(question)).rejects.toMatchObject({ kind: 'refused' });
});

test('requests Kazakh on the Kazakh site', async () => {
  await createTwoGisGeocoder({ key: fake.key, url: fake.url }).suggest(question);
  expect(fake.lastQuery().get('locale')).toBe('kk_KZ');
});

test('limits the search by a point, longitude first, and a radius; a location would only sort', async () => {
  const geocoder = createTwoGisGeocoder({ key: fake.key, url: fake.url });
  for (const call of [geocoder.forward, geocoder.suggest, geocoder.streets]) {
    await call(question);
    expect(Object.fromEntries(fake.lastQuery())).toMatchObject({ point: '76.945645,43.237163', radius: '20000' });
    expect(fake.lastQuery().has('location')).toBe(false);
  }
});
