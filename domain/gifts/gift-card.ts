import type { DateText } from '../time/calendar.ts';
import { isDate } from '../time/calendar.ts';
import type { Tenge } from '../pricing/money.ts';
import { normalizeCode } from '../text/typed-text.ts';

/** Limits of gift cards (decisions §7, spec §5). */
export type GiftCardSettings = {
  /** Minimum and maximum denomination, tenge. */
  nominalMin: Tenge;
  nominalMax: Tenge;
  /** Step of denominations, tenge. */
  nominalStep: Tenge;
  /** Minimum that another tender must pay on top of gift cards, tenge. */
  minOtherTender: Tenge;
};

/** Defaults (decisions §5, §7). */
export const defaultGiftCards: GiftCardSettings = {
  nominalMin: 1000,
  nominalMax: 500_000,
  nominalStep: 1000,
  minOtherTender: 1,
};

/** PIN length of a new card. A card outside the customer's account requires its PIN. */
export const GIFT_CARD_PIN_LENGTH = 6;

/** Returns whether a text is a PIN: six digits, or four on cards issued until November 2026. */
export function isGiftCardPin(input: string): boolean {
  return /^(?:\d{4}|\d{6})$/.test(input);
}

/** Digits in a card number (spec §5). */
export const GIFT_CARD_LENGTH = 16;

/** Why a denomination is rejected. */
export type DenominationProblem = 'nominal-required' | 'nominal-too-small' | 'nominal-too-large' | 'nominal-step';

/** Checks a denomination, tenge: 1 000–500 000 in steps of 1 000 (decisions §7). */
export function denominationProblem(
  denomination: number,
  settings: GiftCardSettings = defaultGiftCards,
): DenominationProblem | null {
  if (!Number.isFinite(denomination)) return 'nominal-required';
  if (denomination < settings.nominalMin) return 'nominal-too-small';
  if (denomination > settings.nominalMax) return 'nominal-too-large';
  return denomination % settings.nominalStep === 0 ? null : 'nominal-step';
}

/** Returns whether a card number is 16 digits with a valid Luhn check digit; spaces and hyphens are ignored. */
export function isGiftCardNumber(input: string): boolean {
  const digits = giftCardDigits(input);
  return digits.length === GIFT_CARD_LENGTH && luhnSum(digits, 0) % 10 === 0;
}

/** Returns the digits of a typed card number, or '' when it contains anything but digits, spaces and hyphens. */
export function giftCardDigits(input: string): string {
  const typed = normalizeCode(input);
  return /^[\d-]*$/.test(typed) ? typed.replaceAll('-', '') : '';
}

/** Appends the Luhn check digit to 15 random digits (decisions §7). Throws RangeError for other input. */
export function appendCheckDigit(digits: string): string {
  if (!/^\d{15}$/.test(digits)) throw new RangeError('a card number needs 15 digits before its check digit');
  return `${digits}${(10 - (luhnSum(digits, 1) % 10)) % 10}`;
}

/** Writes a card number in groups of four: `1234 5678 1234 5670`. */
export function formatGiftCard(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Masks a card number except its last four digits. */
export function maskGiftCardNumber(digits: string): string {
  return `•••• •••• •••• ${digits.slice(-4)}`;
}

/** Validity of a gift card, years (decisions §7). */
export const GIFT_CARD_YEARS = 1;

/** Returns the last valid day of a card activated on `date`: one year later (decisions §7). */
export function giftCardExpiry(date: DateText): DateText {
  const next = `${Number(date.slice(0, 4)) + GIFT_CARD_YEARS}${date.slice(4)}`;
  return isDate(next) ? next : `${next.slice(0, 4)}-02-28`;
}

/** A card used as a tender. */
export type GiftCardTender = {
  id: string;
  balance: Tenge;
  expires?: DateText | undefined;
  lastDigits?: string | undefined;
};

/** Amount drawn from a card, tenge. */
export type GiftCardDraw = { id: string; amount: Tenge; lastDigits?: string | undefined };

/**
 * Draws a sum (tenge) from cards: earliest expiry first, then by id, regardless of input order. Leaves the minimum that
 * another tender must pay (decisions §5, scenario 34).
 */
export function drawGiftCards(
  sumToPay: Tenge,
  cards: readonly GiftCardTender[],
  settings: GiftCardSettings = defaultGiftCards,
): GiftCardDraw[] {
  let remaining = Math.max(0, sumToPay - settings.minOtherTender);
  return cards
    .toSorted((a, b) => compareText(a.expires ?? '9999', b.expires ?? '9999') || compareText(a.id, b.id))
    .map((card) => {
      const amount = Math.max(0, Math.min(card.balance, remaining));
      remaining -= amount;
      return { id: card.id, amount, ...(card.lastDigits !== undefined && { lastDigits: card.lastDigits }) };
    })
    .filter((draw) => draw.amount > 0);
}

// Luhn sum from the right; `weightedParity` is 0 when `digits` includes the check digit, 1 when not.
function luhnSum(digits: string, weightedParity: 0 | 1): number {
  return [...digits].reverse().reduce((total, character, index) => {
    const weighted = Number(character) * (index % 2 === weightedParity ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
