import type { Sort } from '#contract/catalog.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { PriceView } from './prices.ts';

/** An order of all goods, both ways: position → rank and rank → position. */
export type Ranking = { rank: Int32Array; order: Int32Array };

const priceCeiling = 2 ** 31;

const byPrice: Partial<Record<Sort, (view: PriceView, position: number) => number>> = {
  cheap: (view, position) => view.prices[position] as number,
  expensive: (view, position) => priceCeiling - (view.prices[position] as number),
  discount: (view, position) => 100 - (view.discounts[position] as number),
};

/** Orders goods by ascending keys (several, the first decides); equals keep their position. */
export function rankBy(size: number, keys: readonly ((position: number) => number)[]): Ranking {
  const order = Int32Array.from({ length: size }, (_, position) => position);
  order.sort((a, b) => {
    for (const key of keys) {
      const difference = key(a) - key(b);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
  const rank = new Int32Array(size);
  order.forEach((position, place) => { rank[position] = place; });
  return { rank, order };
}

/** Gives the order of a sort in a city. Price orders are made once per change of prices: keys packed with the popular rank sort ten times quicker than by comparing. */
export function rankingOf(index: CatalogIndex, view: PriceView, sort: Sort): Ranking {
  const key = byPrice[sort];
  if (!key) return index.rankings[sort === 'rating' || sort === 'new' ? sort : 'popular'];
  const made = view.orders.get(sort);
  if (made) return made;
  const { size, rankings: { popular } } = index;
  const packed = new Float64Array(size);
  for (let position = 0; position < size; position++) packed[position] = key(view, position) * size + (popular.rank[position] as number);
  packed.sort();
  const ranking: Ranking = { rank: new Int32Array(size), order: new Int32Array(size) };
  for (let place = 0; place < size; place++) {
    const position = popular.order[(packed[place] as number) % size] as number;
    ranking.order[place] = position;
    ranking.rank[position] = place;
  }
  view.orders.set(sort, ranking);
  return ranking;
}
