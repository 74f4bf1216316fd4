import type { GiftCard } from '#contract/profile.ts';
import { hideGiftCard } from '#domain/gift-card.ts';
import type { Database } from '../../platform/db.ts';
import { findCards } from './gift-cards.queries.ts';

/** Gift cards in customers' accounts. */
export type GiftCardsService = ReturnType<typeof createGiftCardsService>;

/** Creates the reading side of gift cards (decisions §7). */
export function createGiftCardsService({ db }: { db: Database }) {
  return {
    /** Returns a customer's cards: those that can pay now, and those that are spent or over. */
    async list(customerId: number, now: Date): Promise<{ activeCards: GiftCard[]; endedCards: GiftCard[] }> {
      const cards = (await findCards(db.$client, customerId)).map(
        ({ lastDigits, activatedAt, expiresAt, ...card }): GiftCard => ({
          ...card,
          number: hideGiftCard(lastDigits),
          activatedAt: activatedAt === null ? null : new Date(activatedAt).toISOString(),
          expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        }),
      );
      const isOver = ({ balance, expiresAt }: GiftCard) =>
        balance === 0 || (expiresAt !== null && new Date(expiresAt) <= now);
      return { activeCards: cards.filter((card) => !isOver(card)), endedCards: cards.filter(isOver) };
    },
  };
}
