/** For whom a gift is. */
export const GIFT_WHOM = ['her', 'him', 'mother', 'father', 'kids', 'teens', 'friend', 'colleague', 'family'] as const;
/** One of `GIFT_WHOM`. */
export type GiftWhom = (typeof GIFT_WHOM)[number];

/** Ages a gift suits: up to 12, 13 to 17, 18 to 59, from 60 years on. */
export const GIFT_AGES = ['child', 'teen', 'adult', 'senior'] as const;
/** One of `GIFT_AGES`. */
export type GiftAge = (typeof GIFT_AGES)[number];

/** Hobbies of a recipient. */
export const GIFT_INTERESTS = [
  'home',
  'cooking',
  'beauty',
  'sport',
  'music',
  'games',
  'photo',
  'work',
  'travel',
  'reading',
] as const;
/** One of `GIFT_INTERESTS`. */
export type GiftInterest = (typeof GIFT_INTERESTS)[number];

/** Budget ranges, tenge; the last has no upper bound. */
export const GIFT_BUDGETS = {
  small: { from: 0, to: 15_000 },
  medium: { from: 15_000, to: 50_000 },
  large: { from: 50_000, to: 150_000 },
  grand: { from: 150_000, to: null },
} as const;
/** Name of a budget. */
export type GiftBudget = keyof typeof GIFT_BUDGETS;

/** Occasions and recipients of a gift idea; `from` and `to` bound the prices searched, tenge. */
export type GiftTraits = {
  holidays: readonly string[];
  whom: readonly GiftWhom[];
  ages: readonly GiftAge[];
  interests: readonly GiftInterest[];
  from: number;
  to: number;
};

/** Criteria of the gift finder; an absent one does not matter. */
export type GiftWish = {
  holiday?: string | undefined;
  whom?: GiftWhom | undefined;
  age?: GiftAge | undefined;
  interest?: GiftInterest | undefined;
  budget?: GiftBudget | undefined;
};

/** Returns the prices at which an idea is within a budget, tenge; null when it is never. */
export function pricesWithin(
  { from, to }: Pick<GiftTraits, 'from' | 'to'>,
  budget: GiftBudget | undefined,
): { from: number; to: number } | null {
  const bounds = budget === undefined ? null : GIFT_BUDGETS[budget];
  const low = Math.max(from, bounds?.from ?? 0);
  const high = Math.min(to, bounds?.to ?? to);
  return low < high ? { from: low, to: high } : null;
}

/**
 * Finds the ideas for a wish, the fittest first. Whom it is for, age, holiday and budget must be right; an interest only
 * puts the ideas that share it before the others, and leaves the others out when there are enough of them.
 */
export function findGifts<G extends GiftTraits>(gifts: readonly G[], wish: GiftWish, enough = 4): G[] {
  const { holiday, whom, age, interest, budget } = wish;
  const right = gifts.filter(
    (gift) =>
      (holiday === undefined || gift.holidays.includes(holiday)) &&
      (whom === undefined || gift.whom.includes(whom)) &&
      (age === undefined || gift.ages.includes(age)) &&
      pricesWithin(gift, budget) !== null,
  );
  if (interest === undefined) return right;
  const shared = right.filter(({ interests }) => interests.includes(interest));
  return shared.length >= enough ? shared : [...shared, ...right.filter((gift) => !shared.includes(gift))];
}
