/** Kinds of gift recipients. */
export const GIFT_RECIPIENT_KINDS = [
  'her',
  'him',
  'mother',
  'father',
  'kids',
  'teens',
  'friend',
  'colleague',
  'family',
] as const;
/** One of `GIFT_RECIPIENT_KINDS`. */
export type GiftRecipientKind = (typeof GIFT_RECIPIENT_KINDS)[number];

/** Recipient ages: up to 12, 13–17, 18–59, 60 and over. */
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

/** Occasions and recipients of a gift idea; `from` and `to` limit the searched prices, tenge. */
export type GiftTraits = {
  holidays: readonly string[];
  whom: readonly GiftRecipientKind[];
  ages: readonly GiftAge[];
  interests: readonly GiftInterest[];
  from: number;
  to: number;
};

/** Criteria of the gift finder; absent means any. */
export type GiftCriteria = {
  holiday?: string | undefined;
  whom?: GiftRecipientKind | undefined;
  age?: GiftAge | undefined;
  interest?: GiftInterest | undefined;
  budget?: GiftBudget | undefined;
};

/** Returns the price range of an idea within a budget, tenge; null when they do not overlap. */
export function priceOverlap(
  { from, to }: Pick<GiftTraits, 'from' | 'to'>,
  budget: GiftBudget | undefined,
): { from: number; to: number } | null {
  const bounds = budget === undefined ? null : GIFT_BUDGETS[budget];
  const low = Math.max(from, bounds?.from ?? 0);
  const high = Math.min(to, bounds?.to ?? to);
  return low < high ? { from: low, to: high } : null;
}

/**
 * Finds ideas that match the criteria, best first. Recipient, age, holiday and budget must match. Ideas with the same
 * interest come first; the others are dropped when there are at least `minResults` of them.
 */
export function findGifts<G extends GiftTraits>(gifts: readonly G[], criteria: GiftCriteria, minResults = 4): G[] {
  const { holiday, whom, age, interest, budget } = criteria;
  const matching = gifts.filter(
    (gift) =>
      (holiday === undefined || gift.holidays.includes(holiday)) &&
      (whom === undefined || gift.whom.includes(whom)) &&
      (age === undefined || gift.ages.includes(age)) &&
      priceOverlap(gift, budget) !== null,
  );
  if (interest === undefined) return matching;
  const sharedInterest = matching.filter(({ interests }) => interests.includes(interest));
  return sharedInterest.length >= minResults
    ? sharedInterest
    : [...sharedInterest, ...matching.filter((gift) => !sharedInterest.includes(gift))];
}
