/**
 * An order of all products, both ways: position → rank and rank → position; ranks are 0 to `count` − 1. `main` is the
 * order of the main part only.
 */
export type Ranking = { count: number; rank: Int32Array; order: Int32Array; main: Int32Array };
/** City-independent orders. */
export type Orders = { popular: Ranking; rating: Ranking; new: Ranking };
/** Sort keys by position. Ratings combine hundredths of a star and the number of reviews in one number. */
export type OrderColumns = { ids: Int32Array; popularity: Int32Array; ratings: Float64Array; created: Float64Array };

const MAX_RATING_COUNT = 2 ** 31;

/** Combines a rating and its number of reviews into one sortable number. */
export function ratingKey(hundredths: number, count: number): number {
  return hundredths * MAX_RATING_COUNT + count;
}

/** Sorts the products at positions from..to (exclusive) initially; `capacity` reserves space for a tail. */
export function createOrders(columns: OrderColumns, from: number, to: number, capacity: number): Orders {
  return {
    popular: createRanking(sortColumn(columns, 'popular', from, to), capacity),
    rating: createRanking(sortColumn(columns, 'rating', from, to), capacity),
    new: createRanking(sortColumn(columns, 'new', from, to), capacity),
  };
}

/** Restores rankings from the stored orders of a main part. */
export function restoreOrders(rows: Record<keyof Orders, Int32Array>, capacity: number): Orders {
  return {
    popular: createRanking(rows.popular, capacity),
    rating: createRanking(rows.rating, capacity),
    new: createRanking(rows.new, capacity),
  };
}

/** Merges the products of a tail into the order of the main part, which is unchanged. */
export function orderTail(orders: Orders, columns: OrderColumns, from: number, to: number): void {
  for (const name of ['popular', 'rating', 'new'] as const) {
    const ranking = orders[name];
    const { main, order, rank } = ranking;
    const compare = COMPARATORS[name](columns);
    let copied = 0;
    let target = 0;
    for (const position of sortColumn(columns, name, from, to)) {
      const insertionIndex = findInsertionIndex(main, position, compare, copied);
      order.set(main.subarray(copied, insertionIndex), target);
      target += insertionIndex - copied;
      copied = insertionIndex;
      order[target++] = position;
    }
    order.set(main.subarray(copied), target);
    ranking.count = main.length + to - from;
    for (let at = 0; at < ranking.count; at++) rank[order[at] as number] = at;
  }
}

function findInsertionIndex(
  sorted: Int32Array,
  position: number,
  compare: (a: number, b: number) => number,
  from: number,
): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const COMPARATORS: Record<keyof Orders, (columns: OrderColumns) => (a: number, b: number) => number> = {
  popular:
    ({ popularity, ids }) =>
    (a, b) =>
      (popularity[b] as number) - (popularity[a] as number) || (ids[b] as number) - (ids[a] as number),
  rating:
    ({ ratings, popularity, ids }) =>
    (a, b) =>
      (ratings[b] as number) - (ratings[a] as number) ||
      (popularity[b] as number) - (popularity[a] as number) ||
      (ids[b] as number) - (ids[a] as number),
  new:
    ({ created, popularity, ids }) =>
    (a, b) =>
      (created[b] as number) - (created[a] as number) ||
      (popularity[b] as number) - (popularity[a] as number) ||
      (ids[b] as number) - (ids[a] as number),
};

function sortColumn(columns: OrderColumns, name: keyof Orders, from: number, to: number): Int32Array {
  return Int32Array.from({ length: to - from }, (_, index) => from + index).sort(COMPARATORS[name](columns));
}

function createRanking(sorted: Int32Array, capacity: number): Ranking {
  const order = new Int32Array(capacity);
  const rank = new Int32Array(capacity);
  order.set(sorted);
  for (let place = 0; place < sorted.length; place++) rank[sorted[place] as number] = place;
  return { count: sorted.length, rank, order, main: sorted };
}
