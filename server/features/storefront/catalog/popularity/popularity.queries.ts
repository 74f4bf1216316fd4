import { alias } from 'drizzle-orm/pg-core';
import { MAX_UNITS_OF_ORDER, POPULARITY_DAYS } from '#domain/catalog/popularity.ts';
import { int, rowOf, text, type Row } from '#server/platform/database/row.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';
import { products } from '../catalog.table.ts';

const p = alias(products, 'p');
const demandRow = rowOf({ productId: int, day: text, units: int, views: int });
const figureRow = rowOf({ id: p.id, popularity: p.popularity, feedPopularity: p.feedPopularity });
const largestRow = rowOf({ largest: int });

/** Units in paid orders and views of a product on a day of Almaty. */
export type DemandRow = Row<typeof demandRow>;
/** Stored weight of a product and the feed's figure. */
export type FigureRow = Row<typeof figureRow>;

/** Reads sold units and views of the last 30 days by product and day; of one product when given. */
export async function findDemand(sql: Sql, today: string, productId: number | null = null): Promise<DemandRow[]> {
  const since = sql`(${today}::date - ${POPULARITY_DAYS - 1}::int)`;
  const ofProduct = (column: Statement) => (productId === null ? sql`true` : sql`${column} = ${productId}`);
  return sql`
    select ${demandRow} product_id as "productId", day::text as day, sum(units)::int as units, sum(views)::int as views
    from (
      select l.product_id, (o.created_at at time zone 'Asia/Almaty')::date as day,
        sum(least(l.quantity, ${MAX_UNITS_OF_ORDER}::int)) as units, 0 as views
      from orders o join order_lines l on l.order_id = o.id
      where o.is_paid and o.status not in ('cancelled', 'returned')
        and o.created_at >= ${since}::timestamp at time zone 'Asia/Almaty' and ${ofProduct(sql`l.product_id`)}
      group by 1, 2
      union all
      select product_id, day, 0, count from product_views where day >= ${since} and ${ofProduct(sql`product_id`)}
    ) demand group by product_id, day`;
}

/** Returns the largest figure of the feeds. */
export async function findLargestFigure(sql: Sql): Promise<number> {
  const [found] = await sql`select ${largestRow} coalesce(max(feed_popularity), 0) as largest from products`;
  return found!.largest;
}

/** Reads the weights of products after an id, in order of id. */
export async function findFigures(sql: Sql, after: number, limit: number): Promise<FigureRow[]> {
  return sql`select ${figureRow} from products p where p.id > ${after} order by p.id limit ${limit}`;
}

/** Reads the weight of one product. */
export async function findFigure(sql: Sql, id: number): Promise<FigureRow | undefined> {
  const [found] = await sql`select ${figureRow} from products p where p.id = ${id}`;
  return found;
}

/** Stores new weights of products. */
export async function updatePopularity(tx: Sql, ids: readonly number[], weights: readonly number[]): Promise<void> {
  await tx`
    update products set popularity = moved.weight from unnest(${ids}::int[], ${weights}::int[]) as moved (id, weight)
    where products.id = moved.id`;
}
