import { z } from 'zod';
import { GIFT_AGES, GIFT_BUDGETS, GIFT_INTERESTS, GIFT_WHOM, type GiftBudget } from '#domain/gifts/gifts.ts';
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
  /** The next day it is on, YYYY-MM-DD; null for one that everybody has on another day. */
  date: z.string().nullable(),
  /** Days until then. */
  days: z.number().int().nullable(),
  /** Gift ideas for it. */
  ideas: z.number().int(),
});
export type HolidayCard = z.infer<typeof HolidayCard>;

/** A holiday of the country: its days, and how many days in a row are off around them. */
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

/** Criteria of the gift finder; an absent one does not matter. */
export const GiftWish = z.object({
  whom: z.enum(GIFT_WHOM).optional(),
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
  whom: z.array(z.enum(GIFT_WHOM)),
  ages: z.array(z.enum(GIFT_AGES)),
  interests: z.array(z.enum(GIFT_INTERESTS)),
});
export type GiftCard = z.infer<typeof GiftCard>;

/** An idea of the finder with products of now; `from` is the lowest price among them. */
export const FoundGift = GiftCard.extend({ from: Money, products: z.array(ProductCard) });
export type FoundGift = z.infer<typeof FoundGift>;

/** Results of the gift finder. */
export const GiftsFound = z.object({ total: z.number().int(), gifts: z.array(FoundGift) });
export type GiftsFound = z.infer<typeof GiftsFound>;

/** Holidays with gift ideas, and those of the year that begins today. */
export const HolidaysPage = z.object({ holidays: z.array(HolidayCard), calendar: z.array(CalendarDay) });
export type HolidaysPage = z.infer<typeof HolidaysPage>;

const Written = { language: z.enum(['ru', 'kk']), preview: z.boolean(), blocks: z.array(Block) };

/** A holiday as its page shows it. */
export const HolidayPage = HolidayCard.extend({ ...Written, others: z.array(HolidayCard) });
export type HolidayPage = z.infer<typeof HolidayPage>;

/** A gift idea as its page shows it. */
export const GiftPage = GiftCard.extend({
  ...Written,
  /** Holidays it suits. */
  holidays: z.array(HolidayCard),
  category: CategoryLink.nullable(),
  /** Prices that make a gift of it. */
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
    summary: 'Holidays with gift ideas, and the holidays of the country in the coming year.',
    output: HolidaysPage,
  }),
  'GET /api/holidays/:key': endpoint({
    summary: 'One holiday with its text, or where it has moved to.',
    input: z.object({ key: Key, preview: Preview }),
    output: z.union([HolidayPage, Moved]),
    errors: ['page_not_found'],
  }),
  'GET /api/gifts': endpoint({
    summary: 'Gift ideas for a wish, the fittest first, each with products that can be bought within the budget.',
    input: GiftWish.extend({ holiday: Key.optional() }),
    output: GiftsFound,
  }),
  'GET /api/holidays/:holiday/gifts/:key': endpoint({
    summary: 'One gift idea with products of now, or where it has moved to.',
    input: z.object({ holiday: Key, key: Key, preview: Preview }),
    output: z.union([GiftPage, Moved]),
    errors: ['page_not_found'],
  }),
};
