import { giftPurchasePath } from '#domain/urls/document-paths.ts';
import { pathsOf } from '#domain/urls/paths.ts';
import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { giftWords, sentWords, type GivenThing } from './gift-notices.policy.ts';
import {
  claimCards,
  claimCoupons,
  findToldPurchase,
  updateToldCards,
  updateToldCoupons,
  type UntoldCard,
} from './gift-notices.queries.ts';
import type { NoticesService } from './notices.service.ts';

const BATCH = 100;

/** Tells customers of cards, gifts and promo codes that came into their accounts. */
export type GiftNoticesService = ReturnType<typeof createGiftNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf' | 'isLastWay'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the job that finds untold gifts by their rows, whoever wrote those; each is told of once by each allowed channel. */
export function createGiftNoticesService({ db, notices, cityKeyword }: Deps) {
  const tell = async (tx: Sql, { id, customerId, language, cityId }: UntoldCard, thing: GivenThing, now: Date) => {
    const key = `${thing} ${id}`;
    const path = pathsOf(language, cityKeyword(cityId)).profile(thing === 'card' ? 'my-giftcards' : 'my-gifts');
    const kind = 'gifts' as const;
    const giftCard = thing === 'card' ? id : null;
    const reached = await notices.channelsOf({ customerId, sessionId: null }, kind);
    // Somebody has paid for the card to arrive: a phone alone is enough to hear of it.
    const bySms =
      reached.length === 0 && (await notices.isLastWay({ customerId, kind, channel: 'sms', giftCardId: giftCard }));
    for (const channel of bySms ? ['sms' as const] : reached) {
      const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind, channel };
      const giftCardId = channel === 'push' ? null : giftCard;
      const words = giftWords(thing, language);
      await notices.write(tx, { ...notice, giftCardId, customerId, sessionId: null, ...words, path }, now);
    }
  };

  return {
    /** Handles an event: the buyer of gift cards is told once the last of them is sent. May be given one twice. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'gift-cards.sent') return;
      await inTransaction(db, async (tx) => {
        const found = await findToldPurchase(tx, event.purchaseId);
        if (!found || found.sent === 0 || found.sent + found.refunded < found.quantity) return;
        const { customerId, language, cityId } = found;
        const path = giftPurchasePath(pathsOf(language, cityKeyword(cityId)), found.number);
        for (const channel of await notices.channelsOf({ customerId, sessionId: null }, 'orders')) {
          const key = `gift purchase ${found.number} sent ${channel}`;
          const notice = { key, kind: 'orders' as const, channel, customerId, sessionId: null };
          await notices.write(tx, { ...notice, ...sentWords(found, language), path }, now);
        }
      });
    },

    /** Writes the messages of gifts nobody was told of; returns how many gifts. One that reaches nobody is not told of later. */
    tell: (now: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const cards = await claimCards(tx, BATCH);
        for (const card of cards) await tell(tx, card, 'card', now);
        if (cards.length > 0)
          await updateToldCards(
            tx,
            cards.map(({ id }) => id),
            now,
          );
        const coupons = await claimCoupons(tx, BATCH);
        for (const coupon of coupons) await tell(tx, coupon, coupon.kind, now);
        if (coupons.length > 0)
          await updateToldCoupons(
            tx,
            coupons.map(({ id }) => id),
            now,
          );
        return cards.length + coupons.length;
      }),
  };
}
