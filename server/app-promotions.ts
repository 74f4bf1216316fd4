import { addDays, atAlmaty } from '#domain/calendar.ts';
import type { ContentService } from './features/content/content.service.ts';
import type { PromotionsService } from './features/promotions/promotions.service.ts';

/** Creates the promo codes that promotions of `content/promos` stand for, where there are none. */
export async function createPromoCodes(
  content: Pick<ContentService, 'promos'>,
  promotions: Pick<PromotionsService, 'create'>,
  now: Date,
): Promise<void> {
  const kazakh = new Map(content.promos({ language: 'kk', now }).map((promo) => [promo.id, promo.title]));
  await promotions.create(
    content
      .promos({ language: 'ru', now })
      .flatMap(({ id, title, code, percent, sum, minimum, from, to, category }) => {
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
            startsAt: atAlmaty(from, '00:00').toISOString(),
            endsAt: atAlmaty(addDays(to, 1), '00:00').toISOString(),
            maxUses: null,
            maxUsesPerCustomer: null,
            productIds: null,
            category: category ?? null,
          },
        ];
      }),
  );
}
