import { afterEach, beforeEach, expect, test } from 'vitest';
import { startYandexMapsFake, type YandexMapsFake } from '../../../fakes/yandex-maps.ts';
import { createGazetteer } from './gazetteer/gazetteer.geocoder.ts';
import { ALMATY } from './geocoder.contract.ts';
import type { GeocoderProblemKind } from './geocoder.ts';
import { createGuardedGeocoder } from './guarded.geocoder.ts';
import { createYandexGeocoder } from './yandex.geocoder.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

let fake: YandexMapsFake;
beforeEach(async () => {
  fake = await startYandexMapsFake();
});
afterEach(() => fake.stop());

const builtIn = createGazetteer();
const question = (text: string) => ({ city: ALMATY, language: 'ru' as const, text, limit: 10 });

function open(perMinute: number) {
  const clock = { now: 1_000_000_000 };
  const problems: GeocoderProblemKind[] = [];
  const { url, key } = fake;
  const geocoder = createGuardedGeocoder(
    createYandexGeocoder({ geocoderKey: key, suggestKey: key, geocoderUrl: url, suggestUrl: url }),
    { builtIn, perMinute: () => perMinute, onProblem: ({ kind }) => problems.push(kind), now: () => clock.now },
  );
  return { geocoder, clock, problems };
}

test('pays for the same query once in ten minutes', async () => {
  const { geocoder, clock } = open(100);
  await geocoder.forward(question('Алматы, Абая, 10'));
  await geocoder.forward(question('Алматы, Абая, 10'));
  expect(fake.calls()).toBe(1);
  clock.now += 10 * MINUTE_MS + 1;
  await geocoder.forward(question('Алматы, Абая, 10'));
  expect(fake.calls()).toBe(2);
});

test('uses the built-in geocoder beyond the limit of calls per minute', async () => {
  const { geocoder, clock } = open(2);
  for (const text of ['Абая', 'Достык', 'Жандосова', 'Сатпаева']) {
    const found = await geocoder.suggest(question(text));
    if (text === 'Сатпаева') expect(found[0]?.text).toContain('Сатпаева');
  }
  expect(fake.calls()).toBe(2);
  clock.now += MINUTE_MS;
  await geocoder.suggest(question('Сатпаева'));
  expect(fake.calls()).toBe(3);
});

test('reports a failure, uses the built-in geocoder and does not cache its results', async () => {
  const { geocoder, problems } = open(100);
  fake.failNext('429');
  expect((await geocoder.suggest(question('Сатпаева')))[0]?.text).toContain('Сатпаева');
  expect(problems).toEqual(['quota']);
  expect(await geocoder.suggest(question('Сатпаева'))).toEqual([]);
  expect(fake.calls()).toBe(2);
});
