import { addDays, almatyMoment } from '#domain/time/calendar.ts';
import { pick, type Language, type Localized } from '#domain/text/language.ts';
import {
  bestRule,
  isActive,
  formatPromoMark,
  discountedPrice,
  nextRuleChange,
  type PromoRuleTerms,
} from '#domain/pricing/promo-mark.ts';
import type { StoreEvent } from '../events.ts';
import type { PromoMarks } from '../features/storefront/catalog/cards/promo-marks.ts';
import type { RunningSale } from '../features/storefront/catalog/home/home.ts';
import type { ContentService } from '../features/storefront/content/content.service.ts';
import type { PromotionsService } from '../features/money/promotions/promotions.service.ts';

/**
 * Creates missing promo codes of the built-in promotions. For the demo only: in a real shop the owner creates every
 * code.
 */
export async function createPromoCodes(
  content: Pick<ContentService, 'promos'>,
  promotions: Pick<PromotionsService, 'create'>,
  now: Date,
): Promise<void> {
  const kazakh = new Map(content.promos({ language: 'kk', now }).map((promo) => [promo.id, promo.title]));
  await promotions.create(
    content
      .promos({ language: 'ru', now })
      .flatMap(({ id, title, code, percent, sum, minimum, from, to, category, model }) => {
        const value = percent ?? sum;
        if (code === undefined || value === undefined) return [];
        return [
          {
            code,
            titleRu: title,
            titleKk: kazakh.get(id) ?? title,
            kind: percent === undefined ? ('sum' as const) : ('percent' as const),
            value,
            minimumSum: minimum,
            startsAt: almatyMoment(from, '00:00').toISOString(),
            endsAt: almatyMoment(addDays(to, 1), '00:00').toISOString(),
            maxUses: null,
            maxUsesPerCustomer: null,
            category: category ?? null,
            model: model ?? null,
          },
        ];
      }),
  );
}

/**
 * Creates the promotion marks of products. `load` reads the terms of codes into memory and again after a change event,
 * so marks agree with the checkout.
 */
export function createPromoMarks(
  content: Pick<ContentService, 'promos' | 'promoCodes'>,
  promotions: Pick<PromotionsService, 'rules'>,
) {
  type MarkedPromotion = PromoRuleTerms & { promo: string; titles: Localized; marks: Localized };
  let codes = new Map<string, PromoRuleTerms>();
  /** Rules valid until the next change, indexed for lookup because a list has a hundred cards. */
  let cached: {
    from: Date;
    until: Date | null;
    byProduct: Map<number, MarkedPromotion[]>;
    categoryRules: MarkedPromotion[];
    byCategory: Map<number, MarkedPromotion[]>;
  } | null = null;

  const activeRules = (now: Date) => {
    if (cached && now >= cached.from && (cached.until === null || now < cached.until)) return cached;
    let until: Date | null = nextRuleChange([...codes.values()], now);
    const changesAt = (at: Date) => {
      if (until === null || at < until) until = at;
    };
    const kazakh = new Map(content.promos({ language: 'kk', now }).map(({ id, title }) => [id, title]));
    const rules = content
      .promos({ language: 'ru', now, changesAt })
      .flatMap(({ id, title, code }): MarkedPromotion[] => {
        const rule = code === undefined ? undefined : codes.get(code);
        if (!rule || !isActive(rule, now)) return [];
        const titles = { ru: title, kk: kazakh.get(id) ?? title };
        return [
          { ...rule, promo: id, titles, marks: { ru: formatPromoMark(rule, 'ru'), kk: formatPromoMark(rule, 'kk') } },
        ];
      });
    const productRules = new Map<number, MarkedPromotion[]>();
    for (const rule of rules)
      for (const product of rule.productIds ?? [])
        productRules.set(product, [...(productRules.get(product) ?? []), rule]);
    const wideRules = rules.filter(({ categoryIds, productIds }) => categoryIds !== null || productIds === null);
    cached = { from: now, until, byProduct: productRules, categoryRules: wideRules, byCategory: new Map() };
    return cached;
  };
  const load = async (): Promise<void> => {
    const rules = await promotions.rules(content.promoCodes());
    codes = new Map(rules.map((rule) => [rule.code, rule]));
    cached = null;
  };

  return {
    load,

    /** True when a code exists, so no page promises an unknown code. */
    hasCode: (code: string): boolean => codes.has(code),

    /**
     * Reloads the terms after a change of a promotion, its code or the category tree; resolves when pages can be
     * rendered with them.
     */
    async apply(event: StoreEvent): Promise<void> {
      const concernsPromotions =
        event.type === 'promo.changed' ||
        event.type === 'catalog.replaced' ||
        (event.type === 'content.changed' && event.keys.some((key) => key.startsWith('promo/')));
      if (concernsPromotions) await load();
    },

    find(product, { language, now }, pathOf) {
      const { byProduct, categoryRules, byCategory } = activeRules(now);
      let rules = byCategory.get(product.categoryId);
      if (!rules) {
        const path = categoryRules.length === 0 ? [] : pathOf();
        rules = categoryRules.filter(({ categoryIds }) => categoryIds?.some((id) => path.includes(id)) ?? true);
        byCategory.set(product.categoryId, rules);
      }
      const ownRules = byProduct.get(product.id);
      const rule = bestRule(ownRules ? [...rules, ...ownRules] : rules, product.price);
      return (
        rule && {
          id: rule.promo,
          title: pick(rule.titles, language),
          mark: pick(rule.marks, language),
          code: rule.code,
          price: discountedPrice(rule, product.price),
        }
      );
    },

    changesAt: (now) => activeRules(now).until,

    /** Returns the running promotion with a code that ends first; null when none has an end. */
    endingFirst({ language, now }: { language: Language; now: Date }): RunningSale | null {
      const { byProduct, categoryRules } = activeRules(now);
      const ending = [...new Set([...byProduct.values()].flat().concat(categoryRules))]
        .flatMap((rule) => (rule.endsAt === null ? [] : { ...rule, endsAt: rule.endsAt }))
        .toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())[0];
      if (!ending) return null;
      const { promo, titles, marks, code, endsAt, categoryIds, productIds } = ending;
      return {
        promo: {
          id: promo,
          title: pick(titles, language),
          code,
          mark: pick(marks, language),
          endsAt: endsAt.toISOString(),
        },
        categoryId: categoryIds?.[0] ?? null,
        productIds,
      };
    },
  } satisfies PromoMarks & Record<string, unknown>;
}

/** Promotion marks for use by other slices. */
export type PromoMarksService = ReturnType<typeof createPromoMarks>;
