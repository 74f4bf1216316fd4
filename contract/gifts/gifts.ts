import { z } from 'zod';
import { GIFT_AGES, GIFT_BUDGETS, GIFT_INTERESTS, GIFT_RECIPIENT_KINDS, type GiftBudget } from '#domain/gifts/gifts.ts';
import { HOLIDAY_NAMES } from '#domain/time/holiday-calendar.ts';
import { CategoryLink, ProductCard } from '../catalog/catalog.ts';
import { ArticleCard, Block, Moved } from '../content/content.ts';
import { endpoint, Money } from '../endpoint.ts';

/** A holiday that the shop has gift ideas for, in the caller's language. */
export const HolidayCard = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  kind: z.string(),
  /** Next date, YYYY-MM-DD; null for a holiday with a personal date. */
  date: z.string().nullable(),
  /** Days until then. */
  days: z.number().int().nullable(),
  /** Gift ideas for it. */
  ideas: z.number().int(),
});
export type HolidayCard = z.infer<typeof HolidayCard>;

/** A public holiday: its days, and the consecutive days off including them. */
export const CalendarDay = z.object({
  name: z.enum(HOLIDAY_NAMES),
  from: z.string(),
  to: z.string(),
  daysOff: z.number().int(),
  /** Key of the holiday's gift ideas; null when there are none. */
  key: z.string().nullable(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

const Budget = z.enum(Object.keys(GIFT_BUDGETS) as [GiftBudget, ...GiftBudget[]]);

/** Criteria of the gift finder, all optional. */
export const GiftWish = z.object({
  whom: z.enum(GIFT_RECIPIENT_KINDS).optional(),
  age: z.enum(GIFT_AGES).optional(),
  interest: z.enum(GIFT_INTERESTS).optional(),
  budget: Budget.optional(),
});
export type GiftWish = z.infer<typeof GiftWish>;

/** A gift idea in a list, in the caller's language. */
export const GiftCard = z.object({
  key: z.string(),
  /** Key of the holiday in its address. */
  holiday: z.string(),
  title: z.string(),
  /** Why it is a good gift. */
  lead: z.string(),
  kind: z.string(),
  whom: z.array(z.enum(GIFT_RECIPIENT_KINDS)),
  ages: z.array(z.enum(GIFT_AGES)),
  interests: z.array(z.enum(GIFT_INTERESTS)),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** A found gift idea with available products; `from` is their lowest price. */
export const GiftMatch = GiftCard.extend({ from: Money, products: z.array(ProductCard) });
export type GiftMatch = z.infer<typeof GiftMatch>;

/** Results of the gift finder. */
export const GiftMatches = z.object({ total: z.number().int(), gifts: z.array(GiftMatch) });
export type GiftMatches = z.infer<typeof GiftMatches>;

/** Holidays with gift ideas, and public holidays of the next twelve months. */
export const HolidaysPage = z.object({ holidays: z.array(HolidayCard), calendar: z.array(CalendarDay) });
export type HolidaysPage = z.infer<typeof HolidaysPage>;

const pageFields = { language: z.enum(['ru', 'kk']), preview: z.boolean(), blocks: z.array(Block) };

/** Holiday page. */
export const HolidayPage = HolidayCard.extend({ ...pageFields, others: z.array(HolidayCard) });
export type HolidayPage = z.infer<typeof HolidayPage>;

/** Gift idea page. */
export const GiftPage = GiftCard.extend({
  ...pageFields,
  /** Holidays it suits. */
  holidays: z.array(HolidayCard),
  category: CategoryLink.nullable(),
  /** Price range that suits a gift. */
  prices: z.object({ from: Money, to: Money }),
  products: z.array(ProductCard),
  article: ArticleCard.nullable(),
  /** Other ideas for the same recipient. */
  others: z.array(GiftCard),
});
export type GiftPage = z.infer<typeof GiftPage>;

const Key = z.string().max(100);
const Preview = z.string().max(200).optional();

export const giftsContract = {
  'GET /api/holidays': endpoint({
    summary: 'Holidays with gift ideas, and public holidays of the coming year.',
    output: HolidaysPage,
  }),
  'GET /api/holidays/:key': endpoint({
    summary: 'One holiday with its text, or its new address.',
    input: z.object({ key: Key, preview: Preview }),
    output: z.union([HolidayPage, Moved]),
    errors: ['page_not_found'],
  }),
  'GET /api/gifts': endpoint({
    summary: 'Gift ideas by criteria, best match first, each with available products within the budget.',
    input: GiftWish.extend({ holiday: Key.optional() }),
    output: GiftMatches,
  }),
  'GET /api/holidays/:holiday/gifts/:key': endpoint({
    summary: 'One gift idea with available products, or its new address.',
    input: z.object({ holiday: Key, key: Key, preview: Preview }),
    output: z.union([GiftPage, Moved]),
    errors: ['page_not_found'],
  }),
};
