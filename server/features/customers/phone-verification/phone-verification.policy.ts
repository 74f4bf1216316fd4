import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#contract/customers/phone-proof.ts';
import type { Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Max doublings of the work for an address that requests codes often. */
const MAX_DOUBLINGS = 3;
/** Accepted shortfall of work in bits: the address may have requested another code since its challenge. */
const TOLERANCE_BITS = 1;

/** Codes sent in the last hour; times in ms since 1970. */
export type RecentCodes = {
  toPhone: readonly number[];
  fromAddress: readonly number[];
  /** For the IPv6 network of the address; empty for IPv4. */
  fromNetwork: readonly number[];
  /** To the phone, requested by the address. */
  toPhoneFromAddress: readonly number[];
  /** To the phone, requested by the caller's session or device. */
  toPhoneFromCaller: readonly number[];
  /** Number sent by the whole shop. */
  fromShop: number;
  /** Time of the code that must leave the hour before the caller may get one; null below the shop's cap. */
  capReachedAt: number | null;
};

/** Caller data that determines the limits. */
export type CodeCaller = {
  /** True when this session or device has verified the phone, or its customer has logged in on the device. */
  isKnown: boolean;
  /** Bits of the proof of work sent with the call; 0 without one. */
  workBits: number;
};

/** Reason to refuse a code: wait some seconds, or send a proof of work. */
export type Refusal =
  | { error: 'code_too_soon' | 'too_many_codes'; seconds: number; cap: boolean }
  | { error: 'work_required'; bits: number };

/**
 * Decides whether another code may be sent now (decisions §8). Each session or device has its own pause and limit. No
 * other limit applies to a known caller, so attackers cannot lock it out. When others exhaust the limit of a phone, an
 * address or half of the shop's cap, a proof of work raises that limit by a factor.
 */
export function codeRefusal(
  recent: RecentCodes,
  { isKnown: known, workBits }: CodeCaller,
  now: number,
  settings: Settings,
): Refusal | null {
  const callerCodeTimes = recent.toPhoneFromCaller;
  const pauseEndsAt = pauseEnd(callerCodeTimes, settings);
  if (pauseEndsAt > now) return createRefusal('code_too_soon', pauseEndsAt, now);
  const callerAllowedAt = limitResetAt(callerCodeTimes, settings['phone.codesOfPair']);
  if (callerAllowedAt > now) return createRefusal('too_many_codes', callerAllowedAt, now);
  if (known) return null;

  const workFactor = settings['phone.workTimes'];
  const freeAtTime = Math.max(
    limitResetAt(recent.toPhone, settings['phone.codesPerHour'] * workFactor),
    limitResetAt(recent.fromAddress, settings['phone.codesPerAddress'] * workFactor),
    limitResetAt(recent.fromNetwork, settings['phone.codesPerNetwork'] * workFactor),
  );
  if (freeAtTime > now) return createRefusal('too_many_codes', freeAtTime, now);
  const capReopensAt = recent.capReachedAt === null ? 0 : recent.capReachedAt + HOUR_MS;
  if (capReopensAt > now) return { ...createRefusal('too_many_codes', capReopensAt, now), cap: true };

  if (!needsWork(recent, now, settings)) return null;
  const bits = requiredWorkBits(recent, settings);
  return workBits >= bits - TOLERANCE_BITS ? null : { error: 'work_required', bits };
}

/** Codes per hour that the shop may send this caller; part of the cap is reserved for phones of customers. */
export function codeCap(isCustomer: boolean, settings: Settings): number {
  const cap = settings['phone.codesOfShop'];
  return isCustomer ? cap : Math.max(1, Math.floor((cap * (100 - settings['phone.customersPercent'])) / 100));
}

function needsWork(recent: RecentCodes, now: number, settings: Settings): boolean {
  const reserved = recent.toPhoneFromAddress.length === 0 ? settings['phone.codesReserved'] : 0;
  return (
    pauseEnd(recent.toPhoneFromAddress, settings) > now ||
    recent.toPhoneFromAddress.length >= settings['phone.codesOfPair'] ||
    recent.toPhone.length >= settings['phone.codesPerHour'] + reserved ||
    recent.fromAddress.length >= settings['phone.codesPerAddress'] ||
    recent.fromNetwork.length >= settings['phone.codesPerNetwork'] ||
    recent.fromShop * 100 >= settings['phone.codesOfShop'] * settings['phone.workFromPercent']
  );
}

/** Each quarter of its limit that an address or network has used doubles the work. */
function requiredWorkBits({ fromAddress, fromNetwork }: RecentCodes, settings: Settings): number {
  const share = Math.max(
    fromAddress.length / settings['phone.codesPerAddress'],
    fromNetwork.length / settings['phone.codesPerNetwork'],
  );
  return settings['phone.workBits'] + Math.min(MAX_DOUBLINGS, Math.floor(share * 4));
}

function createRefusal(error: 'code_too_soon' | 'too_many_codes', allowedAt: number, now: number) {
  return { error, seconds: Math.ceil((allowedAt - now) / 1000), cap: false };
}

function pauseEnd(moments: readonly number[], settings: Settings): number {
  return moments.length === 0 ? 0 : Math.max(...moments) + settings['phone.resendSeconds'] * 1000;
}

/** Draws a random six-digit code. */
export function drawCode(): string {
  return String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Text of the SMS. The browser reads its last line (WebOTP) and offers the code only on pages of `host`. */
export function codeText(code: string, { shop, language, host }: { shop: string; language: Language; host: string }) {
  const texts: Record<Language, string> = {
    ru: `${shop}: код подтверждения ${code}. Никому его не сообщайте.`,
    kk: `${shop}: растау коды — ${code}. Оны ешкімге айтпаңыз.`,
  };
  return `${texts[language]}\n\n@${host} #${code}`;
}

/** Time when the hour contains fewer than `limit` codes again; 0 if it does now. */
function limitResetAt(moments: readonly number[], limit: number): number {
  const limitingCode = moments.toSorted((a, b) => b - a)[limit - 1];
  return limitingCode === undefined ? 0 : limitingCode + HOUR_MS;
}
