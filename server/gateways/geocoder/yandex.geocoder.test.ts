import { afterAll, beforeAll, expect, test } from 'vitest';
import { startYandexMapsFake, type YandexMapsFake } from '../../../fakes/yandex-maps.ts';
import { ALMATY, describeGeocoder } from './geocoder.contract.ts';
import { createYandexGeocoder } from './yandex.geocoder.ts';

const open = ({ url, key }: YandexMapsFake, geocoderKey = key, limitMs = 5_000) =>
  createYandexGeocoder({ geocoderKey, suggestKey: geocoderKey, geocoderUrl: url, suggestUrl: url, limitMs });

describeGeocoder('yandex', async () => {
  const fake = await startYandexMapsFake();
  return { geocoder: open(fake), stop: fake.stop };
});

let fake: YandexMapsFake;
beforeAll(async () => {
  fake = await startYandexMapsFake();
});
afterAll(() => fake.stop());
const question = { city: ALMATY, language: 'kk' as const, text: 'Алматы, Абая, 10', limit: 10 };

test.each([
  ['silence', 'unreachable'],
  ['503', 'unreachable'],
  ['403', 'refused'],
  ['429', 'quota'],
  ['nonsense', 'malformed'],
  ['other shape', 'malformed'],
] as const)('reports %s as %s on every call', async (failure, kind) => {
  // Only the silent service ends by timeout.
  const geocoder = open(fake, fake.key, failure === 'silence' ? 200 : 60_000);
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

test('refuses a wrong key without exposing it in messages', async () => {
  const refusal = await open(fake, 'wrong-key')
    .forward(question)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: 'refused' });
  expect(String((refusal as Error).message)).not.toContain('wrong-key');
});

test('searches within the city, longitude first, in Russian', async () => {
  await open(fake).streets({ ...question, text: 'Абая', limit: 100 });
  expect(Object.fromEntries(fake.lastQuery())).toMatchObject({
    ll: '76.945645,43.237163',
    spn: '0.3,0.3',
    rspn: '1',
    results: '100',
    lang: 'ru_RU',
  });
});

test('returns only the street for a house guessed by the service', async () => {
  const [found] = await open(fake).forward({ ...question, text: 'Алматы, Абая, 98765' });
  expect(found?.precision).toBe('street');
});
