import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#contract/customers/phone-proof.ts';
import type { Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** An address that asks more than others pays up to 2^3 times the work. */
const MAX_DOUBLINGS = 3;
/** Accepted difference between the work done and the work asked for: the address may have asked again meanwhile. */
const TOLERATED_BITS = 1;

/** Codes of the last hour; moments in ms since 1970. */
export type SentBefore = {
  toPhone: readonly number[];
  fromAddress: readonly number[];
  /** For the IPv6 network around the address; none for IPv4. */
  fromNetwork: readonly number[];
  /** To the phone, for the address. */
  ofPair: readonly number[];
  /** To the phone, for the caller's own session or device. */
  ofCaller: readonly number[];
  /** How many the whole shop has sent. */
  ofShop: number;
  /** The code that has to leave the hour before this caller may have one; null when the shop's cap is open. */
  capMoment: number | null;
};

/** What is known of who asks for a code. */
export type CodeCaller = {
  /** The phone was proved by this session or device, or its customer has logged in on the device. */
  known: boolean;
  /** Bits of the proof of work that came with the call; 0 without one. */
  workBits: number;
};

/** Why a code is not sent: for some seconds, or until a proof of work of some bits comes with the call. */
export type Refusal =
  | { error: 'code_too_soon' | 'too_many_codes'; seconds: number; cap: boolean }
  | { error: 'work_required'; bits: number };

/**
 * Decides whether another code may be sent now (decisions §8). What a caller's own session or device has asked for counts for
 * itself alone: a pause and a limit. A known caller meets no other limit, so strangers cannot shut it out. Where strangers have
 * used up what a phone, an address or half of the shop may have, a proof of work opens a multiple of it.
 */
export function refusalOf(
  before: SentBefore,
  { known, workBits }: CodeCaller,
  now: number,
  settings: Settings,
): Refusal | null {
  const own = before.ofCaller;
  const again = pauseEnd(own, settings);
  if (again > now) return refused('code_too_soon', again, now);
  const ownFree = freeAt(own, settings['phone.codesOfPair']);
  if (ownFree > now) return refused('too_many_codes', ownFree, now);
  if (known) return null;

  const times = settings['phone.workTimes'];
  const free = Math.max(
    freeAt(before.toPhone, settings['phone.codesPerHour'] * times),
    freeAt(before.fromAddress, settings['phone.codesPerAddress'] * times),
    freeAt(before.fromNetwork, settings['phone.codesPerNetwork'] * times),
  );
  if (free > now) return refused('too_many_codes', free, now);
  const reopens = before.capMoment === null ? 0 : before.capMoment + HOUR_MS;
  if (reopens > now) return { ...refused('too_many_codes', reopens, now), cap: true };

  if (!needsWork(before, now, settings)) return null;
  const bits = workBitsOf(before, settings);
  return workBits >= bits - TOLERATED_BITS ? null : { error: 'work_required', bits };
}

/** The codes the shop may send a caller in an hour: a share of the cap is kept for phones of customers. */
export function capFor(isCustomer: boolean, settings: Settings): number {
  const cap = settings['phone.codesOfShop'];
  return isCustomer ? cap : Math.max(1, Math.floor((cap * (100 - settings['phone.customersPercent'])) / 100));
}

function needsWork(before: SentBefore, now: number, settings: Settings): boolean {
  const reserved = before.ofPair.length === 0 ? settings['phone.codesReserved'] : 0;
  return (
    pauseEnd(before.ofPair, settings) > now ||
    before.ofPair.length >= settings['phone.codesOfPair'] ||
    before.toPhone.length >= settings['phone.codesPerHour'] + reserved ||
    before.fromAddress.length >= settings['phone.codesPerAddress'] ||
    before.fromNetwork.length >= settings['phone.codesPerNetwork'] ||
    before.ofShop * 100 >= settings['phone.codesOfShop'] * settings['phone.workFromPercent']
  );
}

/** Every quarter of its limit that an address or network has had doubles the work. */
function workBitsOf({ fromAddress, fromNetwork }: SentBefore, settings: Settings): number {
  const share = Math.max(
    fromAddress.length / settings['phone.codesPerAddress'],
    fromNetwork.length / settings['phone.codesPerNetwork'],
  );
  return settings['phone.workBits'] + Math.min(MAX_DOUBLINGS, Math.floor(share * 4));
}

function refused(error: 'code_too_soon' | 'too_many_codes', until: number, now: number) {
  return { error, seconds: Math.ceil((until - now) / 1000), cap: false };
}

function pauseEnd(moments: readonly number[], settings: Settings): number {
  return moments.length === 0 ? 0 : Math.max(...moments) + settings['phone.resendSeconds'] * 1000;
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
