import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceChart } from './price-chart.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const now = new Date('2026-11-21T06:00:00Z');
const frame = { width: 320, height: 100, left: 10, right: 10, top: 10, bottom: 10 };
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

describe('price chart', () => {
  it('draws steps from the first price to today', () => {
    const { path, low, high, lowest } = priceChart(
      [
        { price: 100, since: daysAgo(100), until: daysAgo(50) },
        { price: 80, since: daysAgo(50), until: null },
      ],
      now,
      frame,
    );
    expect(path).toBe('M10 10H160L160 90H310');
    expect({ low, high, lowest }).toEqual({ low: 80, high: 100, lowest: { x: 160, y: 90 } });
  });

  it('leaves a gap for unknown prices', () => {
    expect(
      priceChart(
        [
          { price: 100, since: daysAgo(100), until: daysAgo(75) },
          { price: 80, since: daysAgo(50), until: null },
        ],
        now,
        frame,
      ).path,
    ).toBe('M10 10H85M160 90H310');
  });

  it('stays within its frame', () => {
    const periods = fc.uniqueArray(fc.integer({ min: 1, max: 180 }), { minLength: 1, maxLength: 10 }).chain((days) =>
      fc
        .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: days.length, maxLength: days.length })
        .map((prices) => {
          const sorted = days.toSorted((a, b) => b - a);
          return sorted.map((day, index) => ({
            price: prices[index]!,
            since: daysAgo(day),
            until: index === sorted.length - 1 ? null : daysAgo(sorted[index + 1]!),
          }));
        }),
    );
    fc.assert(
      fc.property(periods, (history) => {
        const numbers = [...priceChart(history, now, frame).path.matchAll(/[\d.]+/g)].map(([text]) => Number(text));
        for (const number of numbers) {
          expect(number).toBeGreaterThanOrEqual(10);
          expect(number).toBeLessThanOrEqual(310);
        }
      }),
    );
  });
});

it('labels the price range and the first days of months', () => {
  const { prices, months } = priceChart(
    [
      { price: 100, since: '2026-08-20T00:00:00Z', until: '2026-10-05T00:00:00Z' },
      { price: 80, since: '2026-10-05T00:00:00Z', until: null },
    ],
    now,
    frame,
  );
  expect(prices).toEqual([
    { position: 10, price: 100 },
    { position: 50, price: 90 },
    { position: 90, price: 80 },
  ]);
  expect(months.map(({ month }) => month)).toEqual([9, 10, 11]);
  expect(months.every(({ position }) => position > 10 && position < 310)).toBe(true);
});
