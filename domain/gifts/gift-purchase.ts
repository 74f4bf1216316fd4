import type { GiftCardSettings, NominalProblem } from './gift-card.ts';
import { nominalProblem } from './gift-card.ts';
import type { Tenge } from '../pricing/money.ts';
import { isKazakhMobile, isPhone, phoneDigits } from '../customers/phone.ts';
import { DAY_MS } from '../time/durations.ts';

/** Pictures of gift cards by occasion, in the order the designer offers them. */
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

/** Colours a picture comes in. */
export const GIFT_COLOURS = ['turquoise', 'gold', 'night', 'rose', 'meadow', 'paper'] as const;
/** One of `GIFT_COLOURS`. */
export type GiftColour = (typeof GIFT_COLOURS)[number];

/** Returns whether text on a picture of a colour is dark; otherwise it is light. */
export function hasDarkInk(colour: GiftColour): boolean {
  return colour === 'gold' || colour === 'paper';
}

/** States of a purchase; one is cancelled when nobody has paid it in time, or its buyer gave it up. */
export const GIFT_PURCHASE_STATES = ['waiting_payment', 'paid', 'cancelled'] as const;
/** State of a purchase of gift cards. */
export type GiftPurchaseState = (typeof GIFT_PURCHASE_STATES)[number];

/** Recipients of one purchase, and plastic cards of one. */
export const MAX_GIFT_CARDS = 1000;
/** Longest words on a card and longest names of giver and recipient, characters. */
export const MAX_GIFT_MESSAGE = 200;
export const MAX_GIFT_NAME = 40;
/** Maximum days ahead of a scheduled card. */
export const MAX_GIFT_DAYS_AHEAD = 365;

/** A recipient as a form or a file names it: `phone` as it was typed, `nominal` in tenge. */
export type GiftRecipient = { phone: string; nominal: number; name: string };

/** Why a recipient is refused. */
export type RecipientProblem = NominalProblem | 'phone-wrong' | 'recipient-twice' | 'recipient-unknown' | 'name-long';

/** Ten digits of a recipient's phone; empty when it cannot be a mobile of Kazakhstan. */
export function recipientPhone(typed: string): string {
  const digits = phoneDigits(typed);
  return isPhone(typed) && isKazakhMobile(digits) ? digits : '';
}

/**
 * Returns the error of each recipient row, null where there is none (decisions §7). `registered` are the phones of
 * customers, ten digits each; null while unknown, as in the browser.
 */
export function recipientProblems(
  recipients: readonly GiftRecipient[],
  settings: GiftCardSettings,
  registered: ReadonlySet<string> | null,
): (RecipientProblem | null)[] {
  const seen = new Set<string>();
  return recipients.map(({ phone: typed, nominal, name }) => {
    const phone = recipientPhone(typed);
    if (phone === '') return 'phone-wrong';
    const isRepeated = seen.has(phone);
    seen.add(phone);
    if (isRepeated) return 'recipient-twice';
    if (name.length > MAX_GIFT_NAME) return 'name-long';
    return nominalProblem(nominal, settings) ?? (registered && !registered.has(phone) ? 'recipient-unknown' : null);
  });
}

/** Returns the sum of a purchase, tenge. */
export function giftTotal(cards: readonly { nominal: Tenge }[]): Tenge {
  return cards.reduce((total, { nominal }) => total + nominal, 0);
}

/** Returns whether a moment of sending is wrong: in the past, or too far ahead; null sends at once. */
export function isSendTimeWrong(sendAt: Date | null, now: Date): boolean {
  if (sendAt === null) return false;
  const ahead = sendAt.getTime() - now.getTime();
  return !(ahead > 0 && ahead <= MAX_GIFT_DAYS_AHEAD * DAY_MS);
}

/** A recipient of a file, with the line of the file it stands in. */
export type FileRecipient = GiftRecipient & { line: number };

/**
 * Parses the recipients of a CSV file: phone, nominal and optional names; separated by `;`, `,` or a tab, with or
 * without a header row. Empty lines are skipped; an unreadable nominal is 0.
 */
export function parseRecipients(csv: string): FileRecipient[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const parted = [';', '\t', ','].find((mark) => lines.some((line) => line.includes(mark)));
  return lines
    .map((text, index) => ({ fields: csvFields(text, parted), line: index + 1 }))
    .filter(({ fields, line }) => fields.some((field) => field !== '') && !(line === 1 && isHeading(fields)))
    .map(({ fields: [phone = '', nominal = '', name = ''], line }) => ({
      line,
      phone,
      nominal: nominalOf(nominal),
      name,
    }));
}

/** Reads whole tenge, with zeros behind the point if there are any; 0 for anything else. */
function nominalOf(text: string): number {
  return Number(/^(\d{1,9})(?:[.,]0+)?$/.exec(text.replace(/[\s\u00a0₸]/g, ''))?.[1] ?? 0);
}

/** A heading has no phone in its first field. */
function isHeading([first = '']: readonly string[]): boolean {
  return !/\d/.test(first);
}

/** Parts a line of a CSV file; a field in quotes may hold the mark, and a quote when it is doubled. */
function csvFields(line: string, mark: string | undefined): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (character === '"') {
      if (isQuoted && line[at + 1] === '"') field += line[at++]!;
      else isQuoted = !isQuoted;
    } else if (character === mark && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else field += character;
  }
  return [...fields, field.trim()];
}
