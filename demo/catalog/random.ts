/** Returns a number in [0, 1) derived from the key, so a new product never changes another one. */
export function roll(key: string): number {
  let hash = 2166136261;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Returns an integer from `low` to `high` inclusive, derived from the key. */
export function rollBetween(key: string, low: number, high: number): number {
  return low + Math.floor(roll(key) * (high - low + 1));
}

/** Picks one item of a non-empty list by the key. */
export function pick<T>(key: string, list: readonly T[]): T {
  const item = list[Math.floor(roll(key) * list.length)];
  if (item === undefined) throw new Error(`nothing to pick for ${key}`);
  return item;
}

/** Picks up to `count` different items, in an order derived from the key. */
export function pickSome<T>(key: string, list: readonly T[], count: number): T[] {
  return list
    .map((item, index) => ({ item, order: roll(`${key}#${index}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map((entry) => entry.item);
}
