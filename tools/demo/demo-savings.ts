import { createPromoCodes } from '#server/app/app-promotions.ts';
import { createContentService } from '#server/features/storefront/content/content.service.ts';
import { createGiftCardsService } from '#server/features/money/gift-cards/gift-cards.service.ts';
import { createPromotionsService, type NewPromoCode } from '#server/features/money/promotions/promotions.service.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import type { Env } from '#server/platform/process/env.ts';
import { loadSecret } from '#server/platform/secrets/secrets.ts';
import { createSettings } from '#server/platform/database/store-settings.ts';

const UNLIMITED = {
  categoryIds: null,
  productIds: null,
  minimumSum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
} satisfies Partial<NewPromoCode>;

/** Promo codes listed in the README. */
const CODES: readonly NewPromoCode[] = [
  { ...UNLIMITED, code: 'SAUDA10', titleRu: 'Скидка 10 %', titleKk: '10% жеңілдік', kind: 'percent', value: 10 },
  {
    ...UNLIMITED,
    code: 'QYS5000',
    titleRu: 'Зимняя скидка 5 000 ₸',
    titleKk: 'Қысқы жеңілдік: 5 000 ₸',
    kind: 'sum',
    value: 5000,
    minimumSum: 50_000,
  },
];
/** The gift card listed in the README. */
const CARD = { number: '7770000000000011', pin: '2026' };
const CARD_DENOMINATION = 20_000;

/** Creates the promo codes and the gift card that demo visitors try in the checkout. */
export async function createDemoSavings(env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>, url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    const promotions = createPromotionsService({ db });
    for (const code of CODES) await promotions.save(code);
    const secret = loadSecret(env.APP_SECRET, env.DATA_DIR);
    const content = await createContentService({ db, settings: await createSettings(db), secret });
    await createPromoCodes(content, promotions, new Date());
    const giftCards = createGiftCardsService({ db, secret });
    // It may remain from a shop whose products are gone.
    await giftCards.issue(CARD_DENOMINATION, new Date(), CARD);
  } finally {
    await db.$client.end();
  }
}
