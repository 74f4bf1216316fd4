import { z } from 'zod';
import { GIFT_CARD_PIN_LENGTH, giftCardDigits, isGiftCardNumber } from '#domain/gift-card.ts';
import { endpoint, Money } from './endpoint.ts';

/** What proves a gift card: its number (spec §5) and PIN. */
export const GiftCardKey = z.object({
  number: z.string().max(40).transform(giftCardDigits).refine(isGiftCardNumber),
  pin: z.string().regex(new RegExp(`^\\d{${GIFT_CARD_PIN_LENGTH}}$`)),
});
export type GiftCardKey = z.infer<typeof GiftCardKey>;

/** What is left on a gift card. */
export const GiftCardBalance = z.object({
  /** All but the last four digits are hidden. */
  number: z.string(),
  nominal: Money,
  balance: Money,
  /** The moment it pays no more, ISO; null without an end. */
  expiresAt: z.string().nullable(),
});
export type GiftCardBalance = z.infer<typeof GiftCardBalance>;

export const giftCardsContract = {
  'POST /api/gift-cards/balance': endpoint({
    summary: 'What is left on a gift card. A POST, so that the number is in no address and no log.',
    input: GiftCardKey,
    output: GiftCardBalance,
    errors: ['gift_card_refused', 'too_many_tries'],
    perMinute: 5,
  }),
};
