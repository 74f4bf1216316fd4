import type { Checkout } from '#contract/orders/checkout.ts';
import { giftCardDigits } from '#domain/gifts/gift-card.ts';
import { normalizePromoCode } from '#domain/pricing/promo-code.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { addressKeys, type CountedKey, type AttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import type { BonusesService } from '../../money/bonuses/bonuses.service.ts';
import { createCardTries } from '../../money/gift-cards/card-tries.service.ts';
import type { GiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import type { PhoneVerificationService } from '../../customers/phone-verification/phone-verification.service.ts';
import type { PromotionsService } from '../../money/promotions/promotions.service.ts';
import { findDraft, saveSteps, type SessionDraft } from './checkout.queries.ts';
import type { CheckoutBuyer, CheckoutCaller } from './prepared.policy.ts';
import { requireVerification } from './verification.policy.ts';
import { NO_SAVINGS, type CurrentSavings, type StoredSavings } from './savings.policy.ts';

/** Max gift cards per order. */
const MAX_CARDS = 20;

/** Services that own the savings. */
export type SavingsDeps = {
  promotions: PromotionsService;
  phoneVerification: Pick<PhoneVerificationService, 'isVerified' | 'verifiedIdentity'>;
  bonuses: Pick<BonusesService, 'readAvailable' | 'spend'>;
  giftCards: Pick<GiftCardsService, 'findPaying' | 'findBySecret' | 'pay'>;
};

type Deps = SavingsDeps & {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
  /** Counts failed attempts together with those of balance checks. */
  tries: AttemptLimit;
  /** Re-reads the checkout for the response. */
  read(caller: CheckoutCaller): Promise<Checkout>;
};

/** Creates a check of whether the session has verified a phone, for codes bound to a phone. */
const createPhoneCheck =
  (phoneVerification: SavingsDeps['phoneVerification'], sql: Sql, sessionId: number | null, now: Date) =>
  async (phone: string) =>
    sessionId !== null && (await phoneVerification.isVerified(sql, { sessionId, phone }, now));

/** A caller who changes the savings of a cart. */
type Saver = CheckoutBuyer & { customerId: number | null };

/**
 * Reads the current savings of a draft. `lock` limits the read to savings in the draft and locks them until the
 * transaction ends: first the code, then bonuses, then cards by id, the lock order of checkout.
 */
export function createSavingsReader({ promotions, phoneVerification, bonuses, giftCards }: SavingsDeps) {
  return async (
    sql: Sql,
    draft: StoredSavings,
    { sessionId, customerId = null, language, now }: CheckoutCaller,
    productIds: readonly number[],
    isLocking: boolean,
  ): Promise<CurrentSavings> => {
    const { promo: code = '', bonuses: requestedBonuses = 0, giftCards: cardIds = [] } = draft;
    const savingsOwner = isLocking ? null : customerId;
    if (code === '' && cardIds.length === 0 && savingsOwner === null && (requestedBonuses === 0 || customerId === null))
      return NO_SAVINGS;
    // Awaited one by one under lock to keep the lock order of checkout.
    const isPhoneVerified = createPhoneCheck(phoneVerification, sql, sessionId, now);
    const user = { customerId, productIds, language, now, isPhoneVerified };
    const promo = code === '' ? undefined : promotions.find(sql, code, user, isLocking);
    if (isLocking) await promo;
    const available =
      customerId === null || (isLocking && requestedBonuses === 0)
        ? null
        : bonuses.readAvailable(sql, customerId, now, isLocking);
    if (isLocking) await available;
    const [found, bonusesAvailable, cards, coupons] = await Promise.all([
      promo,
      available,
      cardIds.length === 0 && savingsOwner === null
        ? []
        : giftCards.findPaying(sql, { ids: cardIds, customerId: savingsOwner }, now, isLocking),
      savingsOwner === null ? [] : promotions.list(savingsOwner, language, now),
    ]);
    return {
      promo: found ?? null,
      bonusesAvailable,
      requestedBonuses,
      cards: cards.map((card) => ({ ...card, isApplied: cardIds.includes(card.id) })),
      coupons: coupons
        .filter(({ kind, state }) => kind === 'promo' && state === 'active')
        .map(({ code: couponCode, title }) => ({ code: normalizePromoCode(couponCode), title })),
    };
  };
}

/**
 * Creates the functions that change a draft's savings. A wrong code or card gets the same response for any cause and
 * counts per session, address, phone and card (decisions §7).
 */
export function createSavings({ db, settings, tries, read, promotions, phoneVerification, giftCards }: Deps) {
  const save = async (saver: Saver, change: (draft: SessionDraft) => StoredSavings): Promise<Checkout> => {
    await inTransaction(db, async (tx) => {
      const draft = await findDraft(tx, saver.sessionId, true);
      await saveSteps(tx, saver.sessionId, change(draft), null, saver.now);
    });
    return read(saver);
  };

  const cardTries = createCardTries({ db, settings, tries, phoneVerification });
  const phoneLimits = (contact: SessionDraft['contact']): CountedKey[] =>
    contact ? [{ key: `phone ${contact.phone}`, limit: settings.current()['savings.triesOfPhone'] }] : [];

  /** Finds a typed promo code and counts the attempt; fails with `too_many_tries`, `promo_refused`. */
  const tryPromo = async <T>(
    saver: Saver,
    lookup: (contact: SessionDraft['contact']) => Promise<T | undefined>,
  ): Promise<T> => {
    const limits = settings.current();
    const { contact } = await findDraft(db.$client, saver.sessionId);
    const attemptLimits: CountedKey[] = [
      { key: `session ${saver.sessionId}`, limit: limits['savings.triesOfSession'] },
      ...addressKeys(saver.ip, limits),
      ...phoneLimits(contact),
    ];
    const blocked = await tries.begin(attemptLimits, saver.now);
    if (blocked) fail('too_many_tries', blocked);
    const found = await lookup(contact);
    if (found === undefined) fail('promo_refused');
    await tries.rollBack(attemptLimits, saver.now);
    return found;
  };

  return {
    /**
     * Applies or replaces a promo code; fails with `promo_refused`, `too_many_tries`, or `phone_not_proved` for a code
     * bound to the contact's unverified phone.
     */
    async setPromo(saver: Saver, typedCode: string, productIds: readonly number[]): Promise<Checkout> {
      const code = normalizePromoCode(typedCode);
      const found = await tryPromo(saver, async (contact) => {
        const { sessionId, customerId, language, now } = saver;
        const isPhoneVerified = createPhoneCheck(phoneVerification, db.$client, sessionId, now);
        const user = { customerId, productIds, language, now, isPhoneVerified };
        const promo = code ? await promotions.find(db.$client, code, user) : undefined;
        const isOwn = promo?.problem === 'promo-phone' && promo.phone === contact?.phone;
        return promo && (!promo.problem || isOwn) ? promo : undefined;
      });
      if (found.problem) requireVerification('promo');
      return save(saver, () => ({ promo: code }));
    },

    /** Removes the promo code. */
    removePromo: (saver: Saver): Promise<Checkout> => save(saver, () => ({ promo: '' })),

    /** Sets how many bonuses to spend; pricing applies the limit. */
    setBonuses: (saver: Saver, amount: number): Promise<Checkout> => save(saver, () => ({ bonuses: amount })),

    /** Adds a card by number and PIN; fails with `gift_card_refused`, `too_many_tries`, `phone_not_proved`. */
    async addCard(saver: Saver, { number, pin }: { number: string; pin: string }): Promise<Checkout> {
      const digits = giftCardDigits(number);
      const { contact } = await findDraft(db.$client, saver.sessionId);
      const lookup = () => giftCards.findBySecret({ number: digits, pin }, saver.now);
      const card = await cardTries.tryCard(digits, saver, lookup, phoneLimits(contact));
      return save(saver, withCard(card.id));
    },

    /** Adds a card of the customer's account; fails with `gift_card_refused`. */
    async addOwnCard(saver: Saver, id: number): Promise<Checkout> {
      const ownCards = await giftCards.findPaying(db.$client, { ids: [], customerId: saver.customerId }, saver.now);
      if (!ownCards.some((card) => card.id === id)) fail('gift_card_refused');
      return save(saver, withCard(id));
    },

    /** Removes a card from the order. */
    removeCard: (saver: Saver, id: number): Promise<Checkout> =>
      save(saver, ({ giftCards: cardIds = [] }) => ({ giftCards: cardIds.filter((cardId) => cardId !== id) })),
  };
}

function withCard(id: number) {
  return ({ giftCards: cardIds = [] }: SessionDraft): StoredSavings => ({
    giftCards: [...cardIds.filter((cardId) => cardId !== id), id].slice(-MAX_CARDS),
  });
}
