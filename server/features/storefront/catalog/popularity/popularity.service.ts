import {
  feedScale,
  feedShare,
  isMoved,
  popularityOf,
  productPoints,
  recency,
  SALE_POINTS,
  VIEW_POINTS,
} from '#domain/catalog/popularity.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '#server/platform/database/db.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { recordEvents } from '#server/platform/events/outbox.ts';
import {
  findDemand,
  findFigure,
  findFigures,
  findLargestFigure,
  updatePopularity,
  type DemandRow,
} from './popularity.queries.ts';

/** Products per transaction. */
const BATCH = 1000;

type Points = { sales: number; views: number };
const NO_POINTS: Points = { sales: 0, views: 0 };

/** Weight of a product with the figures behind it. */
export type PopularityParts = { popularity: number; feedPopularity: number; units: number; views: number };

/** Weights of products in the "popular" order. */
export type PopularityService = ReturnType<typeof createPopularityService>;

/**
 * Creates the service of the "popular" order: units in paid orders and views of the last 30 days, recent ones more,
 * and the feed's figure while the shop has few sales.
 */
export function createPopularityService({ db }: { db: Database }) {
  const sql = db.$client;
  return {
    /** Recomputes the weights batch by batch; engines follow the changed products. Returns how many changed. */
    async refresh(now: Date): Promise<number> {
      const today = almatyDate(now);
      const points = sumPoints(await findDemand(sql, today), today);
      const feedWeight = feedWeightOf(points, await findLargestFigure(sql));
      let changed = 0;
      for (let after = 0; ; ) {
        const rows = await findFigures(sql, after, BATCH);
        const moved = rows
          .map(({ id, popularity, feedPopularity }) => {
            const { sales, views } = points.get(id) ?? NO_POINTS;
            return {
              id,
              before: popularity,
              weight: popularityOf(feedPopularity, feedWeight, productPoints(sales, views)),
            };
          })
          .filter(({ before, weight }) => isMoved(before, weight));
        if (moved.length > 0) {
          const productIds = moved.map(({ id }) => id);
          await inTransaction(db, async (tx) => {
            await updatePopularity(
              tx,
              productIds,
              moved.map(({ weight }) => weight),
            );
            await recordEvents(tx, [{ type: 'products.changed', productIds }]);
          });
        }
        changed += moved.length;
        if (rows.length < BATCH) return changed;
        after = rows.at(-1)!.id;
      }
    },

    /** Returns the weight of a product with the figures behind it. */
    async explain(id: number, now: Date): Promise<PopularityParts> {
      const [figure, demand] = await Promise.all([findFigure(sql, id), findDemand(sql, almatyDate(now), id)]);
      const total = (read: (row: DemandRow) => number) => demand.reduce((sum, row) => sum + read(row), 0);
      return {
        popularity: figure?.popularity ?? 0,
        feedPopularity: figure?.feedPopularity ?? 0,
        units: total(({ units }) => units),
        views: total(({ views }) => views),
      };
    },
  };
}

/** Returns the factor of the feeds' figures in the weights; `offered` is the largest figure of a feed being imported. */
export async function readFeedWeight(sql: Sql, offered: number, now: Date): Promise<number> {
  const today = almatyDate(now);
  return feedWeightOf(sumPoints(await findDemand(sql, today), today), Math.max(offered, await findLargestFigure(sql)));
}

function feedWeightOf(points: ReadonlyMap<number, Points>, largest: number): number {
  const salePoints = [...points.values()].reduce((sum, { sales }) => sum + sales, 0);
  return feedShare(salePoints) * feedScale(largest);
}

/** Points of sales and views by product; days are compared as days, so a weight is the same all day. */
function sumPoints(demand: readonly DemandRow[], today: string): Map<number, Points> {
  const points = new Map<number, Points>();
  for (const { productId, day, units, views } of demand) {
    const age = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS) * DAY_MS;
    const before = points.get(productId) ?? NO_POINTS;
    points.set(productId, {
      sales: before.sales + units * SALE_POINTS * recency(age),
      views: before.views + views * VIEW_POINTS * recency(age),
    });
  }
  return points;
}
