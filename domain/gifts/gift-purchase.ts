import type { GiftCardSettings, DenominationProblem } from './gift-card.ts';
import { denominationProblem } from './gift-card.ts';
import type { Tenge } from '../pricing/money.ts';
import { isKazakhMobile, isPhone, phoneDigits } from '../customers/phone.ts';
import { DAY_MS } from '../time/durations.ts';

/** Gift card designs by occasion, in display order. */
export const GIFT_DESIGNS = [
  'ornament',
  'birthday',
  'nauryz',
  'new-year',
  'wedding',
  'thanks',
  'steppe',
  'gadgets',
] as const;
/** One of `GIFT_DESIGNS`. */
export type GiftDesign = (typeof GIFT_DESIGNS)[number];

/** Colours of a design. */
export const GIFT_COLOURS = ['turquoise', 'gold', 'night', 'rose', 'meadow', 'paper'] as const;
/** One of `GIFT_COLOURS`. */
export type GiftColour = (typeof GIFT_COLOURS)[number];

/** Returns whether text on this colour is dark. */
export function hasDarkText(colour: GiftColour): boolean {
  return colour === 'gold' || colour === 'paper';
}

/** States of a purchase; it is cancelled by its buyer or when not paid in time. */
export const GIFT_PURCHASE_STATES = ['waiting_payment', 'paid', 'cancelled'] as const;
/** One of `GIFT_PURCHASE_STATES`. */
export type GiftPurchaseState = (typeof GIFT_PURCHASE_STATES)[number];

/** Maximum cards in one purchase. */
export const MAX_GIFT_CARDS = 1000;
/** Maximum length of a message and of a name, characters. */
export const MAX_GIFT_MESSAGE = 200;
export const MAX_GIFT_NAME = 40;
/** Maximum days ahead of a scheduled card. */
export const MAX_GIFT_DAYS_AHEAD = 365;

/** A recipient from a form or file: `phone` as typed, `nominal` is the denomination in tenge. */
export type GiftRecipient = { phone: string; nominal: number; name: string };

/** Why a recipient is rejected. */
export type RecipientProblem =
  | DenominationProblem
  | 'phone-wrong'
  | 'recipient-twice'
  | 'recipient-unknown'
  | 'name-long';

/** Returns the ten digits of a recipient's phone; empty unless it is a Kazakh mobile number. */
export function recipientPhone(input: string): string {
  const digits = phoneDigits(input);
  return isPhone(input) && isKazakhMobile(digits) ? digits : '';
}

/**
 * Returns the problem of each recipient, null for none (decisions §7). `registered` holds the phones of customers, ten
 * digits each; null when unknown, as in the browser.
 */
export function recipientProblems(
  recipients: readonly GiftRecipient[],
  settings: GiftCardSettings,
  registeredPhones: ReadonlySet<string> | null,
): (RecipientProblem | null)[] {
  const seen = new Set<string>();
  return recipients.map(({ phone: typed, nominal, name }) => {
    const phone = recipientPhone(typed);
    if (phone === '') return 'phone-wrong';
    const isRepeated = seen.has(phone);
    seen.add(phone);
    if (isRepeated) return 'recipient-twice';
    if (name.length > MAX_GIFT_NAME) return 'name-long';
    return (
      denominationProblem(nominal, settings) ??
      (registeredPhones && !registeredPhones.has(phone) ? 'recipient-unknown' : null)
    );
  });
}

/** Returns the price of a purchase, tenge. */
export function giftTotal(cards: readonly { nominal: Tenge }[]): Tenge {
  return cards.reduce((total, { nominal }) => total + nominal, 0);
}

/** Returns whether a sending time is in the past or too far ahead; null (send now) is fine. */
export function isInvalidSendTime(sendAt: Date | null, now: Date): boolean {
  if (sendAt === null) return false;
  const ahead = sendAt.getTime() - now.getTime();
  return !(ahead > 0 && ahead <= MAX_GIFT_DAYS_AHEAD * DAY_MS);
}

/** A recipient with its line number in the file. */
export type FileRecipient = GiftRecipient & { line: number };

/**
 * Parses the recipients of a CSV file: phone, denomination and optional name, separated by `;`, `,` or a tab, with or
 * without a header row. Empty lines are skipped; an invalid denomination is 0.
 */
export function parseRecipients(csv: string): FileRecipient[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = [';', '\t', ','].find((candidate) => lines.some((line) => line.includes(candidate)));
  return lines
    .map((text, index) => ({ fields: csvFields(text, separator), line: index + 1 }))
    .filter(({ fields, line }) => fields.some((field) => field !== '') && !(line === 1 && isHeaderRow(fields)))
    .map(({ fields: [phone = '', nominal = '', name = ''], line }) => ({
      line,
      phone,
      nominal: parseDenomination(nominal),
      name,
    }));
}

/** Parses whole tenge, optionally with a zero fraction; 0 for anything else. */
function parseDenomination(text: string): number {
  return Number(/^(\d{1,9})(?:[.,]0+)?$/.exec(text.replace(/[\s\u00a0₸]/g, ''))?.[1] ?? 0);
}

/** True for a header row: its first field is not a phone. */
function isHeaderRow([first = '']: readonly string[]): boolean {
  return !/\d/.test(first);
}

/** Splits a CSV line; quoted fields may contain the separator and doubled quotes. */
function csvFields(line: string, separator: string | undefined): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const character = line[index]!;
    if (character === '"') {
      if (isQuoted && line[index + 1] === '"') field += line[index++]!;
      else isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else field += character;
  }
  return [...fields, field.trim()];
}
