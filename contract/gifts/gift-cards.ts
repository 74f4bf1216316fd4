import { z } from 'zod';
import { giftCardDigits, isGiftCardNumber, isGiftCardPin } from '#domain/gifts/gift-card.ts';
import { normalizeCode } from '#domain/text/typed-text.ts';
import { endpoint, Money, type Guess } from '../endpoint.ts';

/** Credentials of a gift card: number (spec §5) and PIN. */
export const GiftCardKey = z.object({
  number: z.string().max(40).transform(giftCardDigits).refine(isGiftCardNumber),
  pin: z.string().max(40).transform(normalizeCode).refine(isGiftCardPin),
});
export type GiftCardKey = z.infer<typeof GiftCardKey>;

/** Balance of a gift card. */
export const GiftCardBalance = z.object({
  /** All but the last four digits are hidden. */
  number: z.string(),
  nominal: Money,
  balance: Money,
  /** Expiry, ISO; null if it never expires. */
  expiresAt: z.string().nullable(),
});
export type GiftCardBalance = z.infer<typeof GiftCardBalance>;

/**
 * Guesses at one card's PIN share a budget. Normalizes both as the call does, or added spaces would look like new
 * cards.
 */
export function cardGuess({ number, pin }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof pin !== 'string') return null;
  const card = giftCardDigits(number);
  return { pair: `card ${card} ${normalizeCode(pin)}`, subjects: [`card ${card}`], card };
}

export const giftCardsContract = {
  'POST /api/gift-cards/balance': endpoint({
    summary: 'Balance of a gift card. A POST, so the number appears in no URL or log.',
    input: GiftCardKey,
    output: GiftCardBalance,
    errors: ['gift_card_refused', 'too_many_tries', 'phone_not_proved'],
    perMinute: 5,
    extractGuess: cardGuess,
  }),
};
