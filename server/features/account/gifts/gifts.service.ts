import type { CalendarDay, GiftMatch, GiftCard, GiftPage, GiftMatches, HolidayCard } from '#contract/gifts/gifts.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { addDays, almatyDate, daysBetween, nextMidnight } from '#domain/time/calendar.ts';
import { findGifts, priceOverlap, type GiftBudget, type GiftCriteria } from '#domain/gifts/gifts.ts';
import { holidaysOfYear } from '#domain/time/holiday-calendar.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { CatalogService } from '../../storefront/catalog/catalog.service.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';

/** Max ideas returned by the finder. */
const MAX_IDEAS = 12;
/** Max products per idea in the finder and on the idea's page. */
const MAX_IDEA_PRODUCTS = 3;
const MAX_PAGE_PRODUCTS = 12;
/** Max related ideas on the page of an idea. */
const MAX_RELATED = 4;

type Gift = ReturnType<ContentService['gifts']>[number];
type HolidayText = ReturnType<ContentService['holidays']>[number];

/** Holidays and gift ideas. */
export type GiftsService = ReturnType<typeof createGiftsService>;

/** Creates the service for holidays and gift ideas, built from `content/` and the catalogue. */
export function createGiftsService({
  content,
  catalog,
}: {
  content: Pick<ContentService, 'holidays' | 'gifts'>;
  catalog: Pick<CatalogService, 'listing' | 'listProducts'>;
}) {
  const listingQuery = ({ head: { category } }: Gift, { from, to }: { from: number; to: number }) =>
    ({ category, filters: `price/${from}-${to}`, sort: 'popular', stock: 'buyable', models: 'one' }) as const;
  /** Finds the products of an idea in the finder, which is a product list and fails when the search engine is down. */
  const findProducts = async (
    gift: Gift,
    budget: GiftBudget | undefined,
    context: CallContext,
  ): Promise<ProductCard[]> => {
    const prices = priceOverlap(gift.head, budget);
    return prices ? (await catalog.listing(listingQuery(gift, prices), context)).products : [];
  };
  /** Finds the products of an idea's page, which is mostly text and works without products. */
  const findPageProducts = async (gift: Gift, context: CallContext): Promise<ProductCard[]> => {
    const prices = priceOverlap(gift.head, undefined);
    return prices ? catalog.listProducts(listingQuery(gift, prices), context) : [];
  };
  const listHolidayCards = (context: CallContext): HolidayCard[] => {
    const gifts = content.gifts(context);
    context.changesAt(nextMidnight(context.now));
    return content
      .holidays(context)
      .map((holiday) => toHolidayCard(holiday, gifts, context.now))
      .toSorted((a, b) => (a.days ?? 999) - (b.days ?? 999));
  };

  return {
    /** Lists the holidays that have gift ideas, next one first. */
    holidays: listHolidayCards,

    /** Lists the country's holidays for one year from today. */
    calendar({ now }: CallContext, cards: readonly HolidayCard[]): CalendarDay[] {
      return holidaysOfYear(almatyDate(now)).map((holiday) => ({
        ...holiday,
        key: cards.find(({ date }) => date === holiday.from)?.key ?? null,
      }));
    },

    /** Finds ideas by criteria, each with products that can be bought in the caller's city. Omits ideas without any. */
    async find(criteria: GiftCriteria, context: CallContext): Promise<GiftMatches> {
      const matches = findGifts(content.gifts(context).map(toTraits), criteria);
      const ideas: GiftMatch[] = [];
      for (const { gift } of matches) {
        if (ideas.length === MAX_IDEAS) break;
        const products = (await findProducts(gift, criteria.budget, context)).slice(0, MAX_IDEA_PRODUCTS);
        const prices = products.flatMap(({ price }) => price ?? []);
        if (prices.length > 0) ideas.push({ ...toGiftCard(gift), from: Math.min(...prices), products });
      }
      return { total: matches.length, gifts: ideas };
    },

    /** Returns the page data of an idea: products, matching holidays, and other ideas for the same recipients. */
    async loadPageData(gift: Gift, context: CallContext): Promise<Pick<GiftPage, 'holidays' | 'products' | 'others'>> {
      const { holidays, whom } = gift.head;
      const otherGifts = content
        .gifts(context)
        .filter(({ key, head }) => key !== gift.key && head.whom.some((candidate) => whom.includes(candidate)))
        .map((other) => ({
          other,
          shared: other.head.interests.filter((interest) => gift.head.interests.includes(interest)),
        }))
        .toSorted((a, b) => b.shared.length - a.shared.length);
      return {
        holidays: listHolidayCards(context).filter(({ key }) => holidays.includes(key)),
        products: (await findPageProducts(gift, context)).slice(0, MAX_PAGE_PRODUCTS),
        others: otherGifts.slice(0, MAX_RELATED).map(({ other }) => toGiftCard(other)),
      };
    },
  };
}

const toTraits = (gift: Gift) => ({ ...gift.head, gift });

/** Returns the summary card of a gift idea. */
export function toGiftCard({ key, head }: Pick<Gift, 'key' | 'head'>): GiftCard {
  const { title, lead, kind, holidays, whom, ages, interests } = head;
  return { key, holiday: holidays[0] ?? '', title, lead, kind, whom, ages, interests };
}

/** Returns the summary card of a holiday with its next date. */
function toHolidayCard({ key, head }: HolidayText, gifts: readonly Gift[], now: Date): HolidayCard {
  const { title, lead, kind, day } = head;
  const date = day === undefined ? null : nextOccurrence(day, almatyDate(now));
  return {
    key,
    title,
    lead,
    kind,
    date,
    days: date === null ? null : daysBetween(almatyDate(now), date),
    ideas: gifts.filter((gift) => gift.head.holidays.includes(key)).length,
  };
}

function nextOccurrence(day: string, today: string): string {
  const date = `${today.slice(0, 4)}-${day}`;
  return date >= today ? date : `${addDays(`${today.slice(0, 4)}-12-31`, 1).slice(0, 4)}-${day}`;
}
