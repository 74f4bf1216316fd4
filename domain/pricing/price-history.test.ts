import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricesChargedIn, lowestPriceBefore, recentPrices, type ChargedPrice } from './price-history.ts';
import { DAY_MS } from '../time/durations.ts';

const now = new Date('2026-11-21T06:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const row = (price: number, from: number, to: number | null, cityId = 0): ChargedPrice => ({
  cityId,
  price,
  since: ago(from),
  until: to === null ? null : ago(to),
});

const ALMATY = 1;
const anyRow = fc
  .record({
    cityId: fc.constantFrom(0, ALMATY, 2),
    price: fc.integer({ min: 1, max: 9 }),
    from: fc.integer({ min: 1, max: 200 }),
    length: fc.option(fc.integer({ min: 1, max: 100 })),
  })
  .map(({ cityId, price, from, length }) =>
    row(price, from, length === null ? null : Math.max(0, from - length), cityId),
  );
const anyHistory = fc.array(anyRow, { maxLength: 12 });

describe('prices charged in a city', () => {
  it("are the city's own where set, otherwise the general price, never another city's", () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 2000 }), (history, tenthsOfDays) => {
        const moment = ago(tenthsOfDays / 10).getTime();
        const [expected] = history
          .filter(
            ({ cityId, since, until }) =>
              cityId !== 2 && since.getTime() <= moment && (until === null || until.getTime() > moment),
          )
          .sort((a, b) => b.cityId - a.cityId || b.since.getTime() - a.since.getTime());
        const found = pricesChargedIn(ALMATY, history).find(
          ({ since, until }) => since.getTime() <= moment && (until === null || until.getTime() > moment),
        );
        expect(found?.price).toBe(expected?.price);
      }),
    );
  });

  it('are chronological, without overlaps or repeated prices', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const spans = pricesChargedIn(ALMATY, history);
        spans.forEach((span, index) => {
          const next = spans[index + 1];
          if (!next) return;
          expect(span.until!.getTime()).toBeLessThanOrEqual(next.since.getTime());
          expect(span.until!.getTime() === next.since.getTime() && span.price === next.price).toBe(false);
        });
      }),
    );
  });
});

describe('the lowest price before a discount', () => {
  it.each<[string, ChargedPrice[], number | null]>([
    ['takes the 30 days before the current price began', [row(90, 100, 60), row(100, 60, 5), row(80, 5, null)], 100],
    ['finds a lower price within them', [row(90, 40, 20), row(100, 20, 5), row(80, 5, null)], 90],
    ['may be below the current price', [row(70, 20, 10), row(100, 10, 5), row(80, 5, null)], 70],
    ['is unknown when nothing was charged before', [row(80, 5, null)], null],
    ['is unknown when the last price ended long ago', [row(100, 100, 50), row(80, 5, null)], null],
    ['is unknown while no price is charged', [row(100, 20, 5)], null],
    [
      'ignores prices of other cities',
      [row(100, 40, 5), row(80, 5, null), row(120, 40, 4, ALMATY), row(95, 4, null, ALMATY)],
      120,
    ],
  ])('%s', (_what, history, expected) => {
    expect(lowestPriceBefore(pricesChargedIn(ALMATY, history), 30)).toBe(expected);
  });

  it('was actually charged', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const lowest = lowestPriceBefore(pricesChargedIn(ALMATY, history), 30);
        if (lowest !== null) expect(history.some(({ price, cityId }) => price === lowest && cityId !== 2)).toBe(true);
      }),
    );
  });
});

describe('recent prices', () => {
  it('are empty when the price did not change', () => {
    expect(recentPrices(pricesChargedIn(ALMATY, [row(100, 300, null)]), 180, now)).toEqual([]);
    expect(recentPrices(pricesChargedIn(ALMATY, [row(90, 300, 200), row(100, 200, null)]), 180, now)).toEqual([]);
  });

  it('are cut to the requested days', () => {
    const recent = recentPrices(pricesChargedIn(ALMATY, [row(90, 300, 100), row(100, 100, null)]), 180, now);
    expect(recent).toEqual([
      { price: 90, since: ago(180), until: ago(100) },
      { price: 100, since: ago(100), until: null },
    ]);
  });
});
