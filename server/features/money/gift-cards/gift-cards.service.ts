import { randomInt } from 'node:crypto';
import type { GiftCardBalance } from '#contract/gifts/gift-cards.ts';
import type { GiftCard } from '#contract/customers/profile.ts';
import { almatyDate, almatyMoment, addDays } from '#domain/time/calendar.ts';
import { GIFT_CARD_PIN_LENGTH, giftCardExpiry, maskGiftCardNumber, appendCheckDigit } from '#domain/gifts/gift-card.ts';
import type { Language } from '#domain/text/language.ts';
import type { Database } from '../../../platform/database/db.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { sign } from '../../../platform/secrets/secrets.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { drawGiftCardPdf } from './gift-card-pdf.policy.ts';
import { drawCardFace } from './gift-card-picture.policy.ts';
import {
  closeUnused,
  findByPin,
  findCards,
  findPayingCards,
  findSealedKey,
  insertCard,
  insertPayments,
  insertRefunds,
  lockOrderCards,
  type CardPayment,
  type CardRefund,
  type OwnedCard,
  type PayingCardRow,
} from './gift-cards.queries.ts';

export type { CardPayment } from './gift-cards.queries.ts';

/** A card in an account, without its delivery, which the purchase stores. */
export type AccountCard = Omit<GiftCard, 'recipient' | 'delivery' | 'sentAt'>;

/** Random digits of a number; the last digit is the check digit. */
const RANDOM_DIGITS = 15;
/** Max draws of a random number; collisions are rare. */
const MAX_DRAWS = 3;

/** Gift cards: in customers' accounts, and as tenders for any caller with number and PIN. */
export type GiftCardsService = ReturnType<typeof createGiftCardsService>;

/** An active card; `balance` is tenge, `customerId` its owner. */
export type PayingCard = Pick<PayingCardRow, 'id' | 'lastDigits' | 'customerId' | 'balance'> & {
  /** Expiry, ISO; null if it never expires. */
  expiresAt: string | null;
};

/** Number and PIN of a card, digits only. */
export type GiftCardSecret = { number: string; pin: string };

/**
 * Creates the gift card service (decisions §7). Stores numbers and PINs as hashes under the store's secret, and
 * encrypted for the account owner.
 */
export function createGiftCardsService({ db, secret }: { db: Database; secret: string }) {
  const encryption = createEncryption(secret, 'gift card');
  const hashSecret = ({ number, pin }: GiftCardSecret) => ({
    numberHash: sign(secret, 'gift-card number', number),
    pinHash: sign(secret, 'gift-card pin', `${number} ${pin}`),
  });

  const insert = (sql: Sql, card: GiftCardSecret, nominal: number, now: Date, owned?: OwnedCard): Promise<boolean> =>
    insertCard(sql, {
      ...hashSecret(card),
      lastDigits: card.number.slice(-4),
      nominal,
      activatedAt: now,
      expiresAt: almatyMoment(addDays(giftCardExpiry(almatyDate(now)), 1), '00:00'),
      // A plastic card has its number and PIN printed on it and belongs to no account.
      ...(owned && {
        owned: {
          ...owned,
          sealedKey: owned.customerId === null ? null : encryption.encrypt(`${card.number} ${card.pin}`),
        },
      }),
    });

  return {
    /** Returns a customer's cards: active ones, then spent or expired ones. */
    async list(customerId: number, now: Date): Promise<{ activeCards: AccountCard[]; endedCards: AccountCard[] }> {
      const cards = (await findCards(db.$client, customerId)).map(
        ({ lastDigits, activatedAt, expiresAt, ...card }): AccountCard => ({
          ...card,
          number: maskGiftCardNumber(lastDigits),
          activeBalance: canPay({ ...card, activatedAt, expiresAt }, now) ? card.balance : 0,
          activatedAt: activatedAt === null ? null : new Date(activatedAt).toISOString(),
          expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
        }),
      );
      const isEnded = ({ balance, expiresAt }: AccountCard) =>
        balance === 0 || (expiresAt !== null && new Date(expiresAt) <= now);
      return { activeCards: cards.filter((card) => !isEnded(card)), endedCards: cards.filter(isEnded) };
    },

    /**
     * Returns the active cards among the given ids, plus those of a customer if given. `lock` locks their balances
     * until the transaction ends.
     */
    async findPaying(
      sql: Sql,
      selection: { ids: readonly number[]; customerId: number | null },
      now: Date,
      lock = false,
    ): Promise<PayingCard[]> {
      return (await findPayingCards(sql, selection, lock)).filter((card) => canPay(card, now)).map(toPayingCard);
    },

    /** Returns the active card with a number and PIN; undefined in all other cases, without distinction. */
    async findBySecret(secretInput: GiftCardSecret, now: Date): Promise<PayingCard | undefined> {
      const card = await findByPin(db.$client, hashSecret(secretInput));
      return card && canPay(card, now) ? toPayingCard(card) : undefined;
    },

    /**
     * Returns the balance of a card, also of a spent or expired one; undefined for a wrong number or PIN without
     * distinction.
     */
    async balance(secretInput: GiftCardSecret): Promise<GiftCardBalance | undefined> {
      const card = await findByPin(db.$client, hashSecret(secretInput));
      if (!card || card.activatedAt === null) return undefined;
      const { lastDigits, nominal, balance, expiresAt } = card;
      return {
        number: maskGiftCardNumber(lastDigits),
        nominal,
        balance,
        expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      };
    },

    /** Charges cards for orders in the transaction that locked them. */
    pay: (tx: Sql, payments: readonly CardPayment[], now: Date): Promise<void> => insertPayments(tx, payments, now),

    /** Refunds payments of orders to their cards, once per order and cause (decisions §5). */
    async refund(tx: Sql, refunds: readonly CardRefund[], now: Date): Promise<void> {
      const cardRefunds = refunds.filter(({ cards }) => cards.length > 0);
      if (cardRefunds.length === 0) return;
      await lockOrderCards(
        tx,
        cardRefunds.map(({ orderNumber }) => orderNumber),
      );
      for (const refund of cardRefunds) await insertRefunds(tx, refund, now);
    },

    /** Creates a card valid for a year. Returns its number and PIN, which cannot be read later; null if it exists. */
    async issue(nominal: number, now: Date, preset?: GiftCardSecret): Promise<GiftCardSecret | null> {
      const card = preset ?? drawCard();
      return (await insert(db.$client, card, nominal, now)) ? card : null;
    },

    /**
     * Creates the card of a purchase within the payment transaction, in the recipient's account if there is one.
     * Returns number and PIN, which the recipient can read later (`reveal`). Throws if the purchase already has its
     * card.
     */
    async issueOwned(tx: Sql, nominal: number, owned: OwnedCard, now: Date): Promise<GiftCardSecret> {
      for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
        const card = drawCard();
        if (await insert(tx, card, nominal, now, owned)) return card;
      }
      throw new Error(`card ${owned.purchaseCardId} of a purchase already has a gift card`);
    },

    /**
     * Returns number and PIN of a customer's card; null if only their hashes are stored, undefined if the customer has
     * no such card.
     */
    async reveal(customerId: number, id: number): Promise<GiftCardSecret | null | undefined> {
      const card = await findSealedKey(db.$client, id, customerId);
      if (!card) return undefined;
      const [number, pin] = card.sealedKey === null ? [] : encryption.decrypt(card.sealedKey).split(' ');
      return number && pin ? { number, pin } : null;
    },

    /**
     * Renders the picture of a customer's card with its message as JPEG; undefined if the customer has no such card.
     */
    async picture(
      customerId: number,
      id: number,
      { shopName, language }: { shopName: string; language: Language },
    ): Promise<Buffer | undefined> {
      const card = (await findCards(db.$client, customerId)).find((candidate) => candidate.id === id);
      return card && drawCardFace({ ...card, amount: card.nominal, shopName }, language);
    },

    /**
     * Renders a customer's card as a PDF with number, PIN and barcode; undefined if the customer has no such card or it
     * is unreadable.
     */
    async print(
      customerId: number,
      id: number,
      { shopName, language, now }: { shopName: string; language: Language; now: Date },
    ): Promise<{ name: string; bytes: Buffer } | undefined> {
      const card = (await findCards(db.$client, customerId)).find((candidate) => candidate.id === id);
      const cardSecret = card && (await this.reveal(customerId, id));
      if (!card || !cardSecret) return undefined;
      const expiresAt = card.expiresAt === null ? null : new Date(card.expiresAt).toISOString();
      const bytes = await drawGiftCardPdf(
        { ...card, ...cardSecret, amount: card.balance, shopName, expiresAt },
        language,
        now,
      );
      return { name: `gift-card-${card.lastDigits}.pdf`, bytes };
    },

    /** Empties the unused cards of a purchase; returns their ids in the purchase. */
    close: (tx: Sql, purchase: { purchaseCardIds: readonly number[]; number: string }, now: Date): Promise<number[]> =>
      closeUnused(tx, purchase, now),
  };
}

function canPay(
  { balance, activatedAt, expiresAt }: Pick<PayingCardRow, 'balance' | 'activatedAt' | 'expiresAt'>,
  now: Date,
): boolean {
  return balance > 0 && activatedAt !== null && (expiresAt === null || new Date(expiresAt) > now);
}

function toPayingCard({ id, lastDigits, customerId, balance, expiresAt }: PayingCardRow): PayingCard {
  return {
    id,
    lastDigits,
    customerId,
    balance,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  };
}

function drawCard(): GiftCardSecret {
  return { number: appendCheckDigit(drawDigits(RANDOM_DIGITS)), pin: drawDigits(GIFT_CARD_PIN_LENGTH) };
}

function drawDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
