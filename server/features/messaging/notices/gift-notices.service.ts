import { giftPurchasePath } from '#domain/urls/document-paths.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { Language } from '#domain/text/language.ts';
import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { receivedGiftText, giftsSentText, type GiftType } from './gift-notices.policy.ts';
import type { NoticesService } from './notices.service.ts';

const BATCH = 100;

/** Notifies customers of gift cards, gifts and promo codes added to their accounts. */
export type GiftNoticesService = ReturnType<typeof createGiftNoticesService>;

/** A gift card or coupon whose owner has not been notified. */
type UnannouncedGift = { id: number; customerId: number; language: Language; cityId: number };
/** Source of gifts to announce; `claim` locks them in the caller's transaction. */
type GiftSource<G> = {
  claim(tx: Sql, limit: number): Promise<G[]>;
  markAnnounced(tx: Sql, ids: readonly number[], now: Date): Promise<void>;
};
/** A purchase of gift cards with the state of its cards and its buyer. */
type NoticePurchase = {
  number: string;
  customerId: number;
  language: Language;
  cityId: number;
  quantity: number;
  sent: number;
  refunded: number;
};

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'findChannels' | 'allowsLastResort'>;
  giftCards: GiftSource<UnannouncedGift>;
  coupons: GiftSource<UnannouncedGift & { kind: GiftType }>;
  /** Reads a purchase; undefined when the buyer's account is gone. */
  findPurchase: (sql: Sql, purchaseId: number) => Promise<NoticePurchase | undefined>;
  /** Returns a city's URL keyword, used as the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/**
 * Creates the job that announces gifts by their rows, whatever created them. Each is announced once per allowed
 * channel.
 */
export function createGiftNoticesService({ db, notices, giftCards, coupons, findPurchase, cityKeyword }: Deps) {
  const notify = async (tx: Sql, { id, customerId, language, cityId }: UnannouncedGift, type: GiftType, now: Date) => {
    const key = `${type} ${id}`;
    const path = createScopedPaths(language, cityKeyword(cityId)).profile(
      type === 'card' ? 'my-giftcards' : 'my-gifts',
    );
    const kind = 'gifts' as const;
    const giftCard = type === 'card' ? id : null;
    const channels = await notices.findChannels({ customerId, sessionId: null }, kind);
    // A gift card is paid for, so its owner gets an SMS when no other channel reaches them.
    const bySms = channels.length === 0 && giftCard !== null && (await notices.allowsLastResort(customerId, kind));
    for (const channel of bySms ? ['sms' as const] : channels) {
      const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind, channel };
      const giftCardId = channel === 'push' ? null : giftCard;
      const text = receivedGiftText(type, language);
      await notices.write(tx, { ...notice, giftCardId, customerId, sessionId: null, ...text, path }, now);
    }
  };

  return {
    /** Notifies the buyer of gift cards once the last card is sent. Idempotent. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'gift-cards.sent') return;
      await inTransaction(db, async (tx) => {
        const purchase = await findPurchase(tx, event.purchaseId);
        if (!purchase || purchase.sent === 0 || purchase.sent + purchase.refunded < purchase.quantity) return;
        const { customerId, language, cityId } = purchase;
        const path = giftPurchasePath(createScopedPaths(language, cityKeyword(cityId)), purchase.number);
        for (const channel of await notices.findChannels({ customerId, sessionId: null }, 'orders')) {
          const key = `gift purchase ${purchase.number} sent ${channel}`;
          const notice = { key, kind: 'orders' as const, channel, customerId, sessionId: null };
          await notices.write(tx, { ...notice, ...giftsSentText(purchase, language), path }, now);
        }
      });
    },

    /**
     * Writes notices for unannounced gifts and returns the number of gifts. A gift whose owner cannot be reached is not
     * retried.
     */
    notify: (now: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const cards = await giftCards.claim(tx, BATCH);
        for (const card of cards) await notify(tx, card, 'card', now);
        if (cards.length > 0)
          await giftCards.markAnnounced(
            tx,
            cards.map(({ id }) => id),
            now,
          );
        const promos = await coupons.claim(tx, BATCH);
        for (const coupon of promos) await notify(tx, coupon, coupon.kind, now);
        if (promos.length > 0)
          await coupons.markAnnounced(
            tx,
            promos.map(({ id }) => id),
            now,
          );
        return cards.length + promos.length;
      }),
  };
}
