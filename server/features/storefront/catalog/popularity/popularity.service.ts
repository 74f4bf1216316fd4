import {
  feedScale,
  feedShare,
  isMoved,
  popularityOf,
  recency,
  SALE_POINTS,
  VIEW_POINTS,
} from '#domain/catalog/popularity.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '#server/platform/database/db.ts';
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

/** Weight of a product with the figures behind it. */
export type PopularityParts = { popularity: number; feedPopularity: number; units: number; views: number };

/** Weights of products in the "popular" order. */
export type PopularityService = ReturnType<typeof createPopularityService>;

/**
 * Creates the service of the "popular" order: units in paid orders and views of the last four weeks, recent ones more,
 * and the feed's figure while the shop has little data.
 */
export function createPopularityService({ db }: { db: Database }) {
  const sql = db.$client;
  return {
    /** Recomputes the weights batch by batch; engines follow the changed products. Returns how many changed. */
    async refresh(now: Date): Promise<number> {
      const today = almatyDate(now);
      const points = sumPoints(await findDemand(sql, today), today);
      const shopPoints = [...points.values()].reduce((sum, value) => sum + value, 0);
      const feedWeight = feedShare(shopPoints) * feedScale(await findLargestFigure(sql));
      let changed = 0;
      for (let after = 0; ; ) {
        const rows = await findFigures(sql, after, BATCH);
        const moved = rows
          .map(({ id, popularity, feedPopularity }) => ({
            id,
            before: popularity,
            weight: popularityOf(feedPopularity, feedWeight, points.get(id) ?? 0),
          }))
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

/** Points by product; days are compared as days, so a weight is the same all day. */
function sumPoints(demand: readonly DemandRow[], today: string): Map<number, number> {
  const points = new Map<number, number>();
  for (const { productId, day, units, views } of demand) {
    const age = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS) * DAY_MS;
    const added = (units * SALE_POINTS + views * VIEW_POINTS) * recency(age);
    points.set(productId, (points.get(productId) ?? 0) + added);
  }
  return points;
}
