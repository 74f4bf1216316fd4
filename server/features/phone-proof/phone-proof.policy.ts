import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#contract/phone-proof.ts';
import type { Language } from '#domain/language.ts';
import type { Settings } from '#domain/settings.ts';

const HOUR_MS = 60 * 60_000;

/** Codes of the last hour; moments in ms since 1970. */
export type SentBefore = {
  toPhone: readonly number[];
  fromAddress: readonly number[];
  /** For the IPv6 network around the address; none for IPv4. */
  fromNetwork: readonly number[];
  /** To the phone, for the address. */
  ofPair: readonly number[];
  /** To the phone, for the caller's device. */
  ofDevice: readonly number[];
  /** The moment the shop's cap is counted from: of as many codes as it allows, the oldest. */
  ofShop: number | null;
};

/** Why a code is not sent, and how many seconds later one may be. */
export type Refusal = { error: 'code_too_soon' | 'too_many_codes'; seconds: number; cap: boolean };

/**
 * Decides whether another code may be sent now: pauses and counts of decisions §8. Pauses count for who asks, not for the
 * phone, and one address never gets all codes of a phone: a stranger must not close them for the owner. Some codes of a phone
 * are kept for addresses that have had none of it, and a device on which the owner has logged in, or has proved the phone,
 * is counted by itself alone.
 */
export function refusalOf(before: SentBefore, known: boolean, now: number, settings: Settings): Refusal | null {
  const own = known ? before.ofDevice : before.ofPair;
  const again = Math.max(0, ...own) + settings['phone.resendSeconds'] * 1000;
  if (own.length > 0 && again > now) return { error: 'code_too_soon', seconds: secondsTo(again, now), cap: false };
  const reserved = before.ofPair.length === 0 ? settings['phone.codesReserved'] : 0;
  const strangers = [
    freeAt(before.toPhone, settings['phone.codesPerHour'] + reserved),
    freeAt(before.fromAddress, settings['phone.codesPerAddress']),
    freeAt(before.fromNetwork, settings['phone.codesPerNetwork']),
  ];
  const free = Math.max(freeAt(own, settings['phone.codesOfPair']), ...(known ? [] : strangers));
  if (free > now) return { error: 'too_many_codes', seconds: secondsTo(free, now), cap: false };
  const reopens = known || before.ofShop === null ? 0 : before.ofShop + HOUR_MS;
  return reopens > now ? { error: 'too_many_codes', seconds: secondsTo(reopens, now), cap: true } : null;
}

/** Draws a code of six digits. */
export function drawCode(): string {
  return String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/**
 * Writes the message. Its last line is read by the browser (WebOTP), which offers the code on pages of `host` alone.
 */
export function codeText(code: string, { shop, language, host }: { shop: string; language: Language; host: string }) {
  const words: Record<Language, string> = {
    ru: `${shop}: код подтверждения ${code}. Никому его не сообщайте.`,
    kk: `${shop}: растау коды — ${code}. Оны ешкімге айтпаңыз.`,
  };
  return `${words[language]}\n\n@${host} #${code}`;
}

/** Moment when the hour holds fewer than `limit` codes again; 0 when it does. */
function freeAt(moments: readonly number[], limit: number): number {
  const leaving = moments.toSorted((a, b) => b - a)[limit - 1];
  return leaving === undefined ? 0 : leaving + HOUR_MS;
}

function secondsTo(moment: number, now: number): number {
  return Math.ceil((moment - now) / 1000);
}
