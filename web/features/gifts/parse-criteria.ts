import type { GiftWish } from '#contract/gifts/gifts.ts';
import { GIFT_AGES, GIFT_BUDGETS, GIFT_INTERESTS, GIFT_RECIPIENT_KINDS, type GiftBudget } from '#domain/gifts/gifts.ts';

/** Reads the finder's query parameters; null for an unknown value. */
export function parseCriteria(query: URLSearchParams): GiftWish | null {
  const criteria: GiftWish = {
    ...parseChoice(query, 'whom', GIFT_RECIPIENT_KINDS),
    ...parseChoice(query, 'age', GIFT_AGES),
    ...parseChoice(query, 'interest', GIFT_INTERESTS),
    ...parseChoice(query, 'budget', Object.keys(GIFT_BUDGETS) as GiftBudget[]),
  };
  const parameters = ['whom', 'age', 'interest', 'budget'].filter((name) => query.get(name));
  return Object.keys(criteria).length === parameters.length ? criteria : null;
}

function parseChoice<N extends keyof GiftWish, V extends string>(
  query: URLSearchParams,
  name: N,
  values: readonly V[],
): { [K in N]?: V } {
  const value = values.find((candidate) => candidate === query.get(name));
  return value === undefined ? {} : ({ [name]: value } as { [K in N]: V });
}
