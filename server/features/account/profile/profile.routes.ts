import type { LicenceKey, profileContract } from '#contract/customers/profile.ts';
import type { Language } from '#domain/text/language.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { BonusesService } from '../../money/bonuses/bonuses.service.ts';
import type { BonusCardsService } from '../../money/bonuses/bonus-cards.service.ts';
import type { ConversionsService } from '../../money/bonuses/conversions.service.ts';
import type { CustomersService } from '../../customers/customers/customers.service.ts';
import type { GiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import type { GiftPurchasesService } from '../../ordering/gift-purchases/gift-purchases.service.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import type { PromotionsService } from '../../money/promotions/promotions.service.ts';

/** Dependencies of the profile screens. */
export type ProfileDeps = {
  customers: CustomersService;
  bonuses: BonusesService;
  bonusCards: Pick<BonusCardsService, 'readNumber'>;
  conversions: Pick<ConversionsService, 'offer' | 'convert'>;
  giftCards: GiftCardsService;
  giftPurchases: Pick<GiftPurchasesService, 'listSendings'>;
  promotions: PromotionsService;
  keys: KeysService;
  /** Licence keys that are paid for but not delivered yet. */
  awaitedKeys: (customerId: number, language: Language) => Promise<LicenceKey[]>;
  /** Shop name, for documents. */
  shopName: () => string;
};

/** Handlers of a customer's bonuses, cards, promo codes, keys and news consent. */
export function profileRoutes({
  customers,
  bonuses,
  bonusCards,
  conversions,
  giftCards,
  giftPurchases,
  promotions,
  keys,
  awaitedKeys,
  shopName,
}: ProfileDeps): Handlers<keyof typeof profileContract> {
  return {
    'GET /api/pages/profile/bonus': (_input, context) => bonuses.list(requireCustomer(context), 'own', context.now),
    'GET /api/pages/profile/go-bonuses': (_input, context) =>
      bonuses.list(requireCustomer(context), 'bank', context.now),
    'GET /api/pages/profile/bonus-card': async (_input, context) => ({
      number: await bonusCards.readNumber(requireCustomer(context)),
    }),
    'GET /api/pages/profile/bonus-conversion': (_input, context) =>
      conversions.offer(requireCustomer(context), context.now),
    'POST /api/pages/profile/bonus-conversion': ({ amount }, context) =>
      conversions.convert(requireCustomer(context), amount, context.idempotencyKey, context.now),
    'GET /api/pages/profile/coupons': (_input, context) =>
      promotions.list(requireCustomer(context), context.language, context.now),
    async 'POST /api/pages/profile/gift-cards'(_input, context) {
      const customerId = requireCustomer(context);
      const { activeCards, endedCards } = await giftCards.list(customerId, context.now);
      const withSending = await giftPurchases.listSendings(customerId);
      return { activeCards: activeCards.map(withSending), endedCards: endedCards.map(withSending) };
    },
    'POST /api/pages/profile/gift-cards/:id/reveal': async ({ id }, context) =>
      (await giftCards.reveal(requireCustomer(context), id)) ?? fail('gift_card_refused'),
    'POST /api/pages/profile/gift-cards/:id/pdf': async ({ id }, context) => {
      const { language, now } = context;
      const printed = await giftCards.print(requireCustomer(context), id, { shopName: shopName(), language, now });
      const { name, bytes } = printed ?? fail('gift_card_refused');
      return { name, pdf: bytes.toString('base64') };
    },
    'GET /api/pages/profile/keys': async (_input, context) => {
      const customerId = requireCustomer(context);
      return [...(await awaitedKeys(customerId, context.language)), ...(await keys.list(customerId, context.language))];
    },
    'POST /api/pages/profile/keys/:id/open': ({ id }, context) =>
      keys.open(requireCustomer(context), id, context.language, context.now),
    'PUT /api/pages/profile/profile-set-news': async ({ getIsNews }, context) => ({
      profileFromDB: await customers.setNews(requireCustomer(context), getIsNews, context.now),
    }),
  };
}
