import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#contract/phone-proof.ts';
import type { Language } from '#domain/language.ts';
import type { Settings } from '#domain/settings.ts';

const HOUR_MS = 60 * 60_000;

/** Codes of the last hour, for a phone and for an address; moments in ms since 1970. */
export type SentBefore = { toPhone: readonly number[]; fromAddress: readonly number[] };

/** Why a code is not sent, and how many seconds later one may be. */
export type Refusal = { error: 'code_too_soon' | 'too_many_codes'; seconds: number };

/** Decides whether another code may be sent now: pauses and counts of decisions §8. */
export function refusalOf({ toPhone, fromAddress }: SentBefore, now: number, settings: Settings): Refusal | null {
  const again = Math.max(0, ...toPhone) + settings['phone.resendSeconds'] * 1000;
  if (toPhone.length > 0 && again > now) return { error: 'code_too_soon', seconds: secondsTo(again, now) };
  const free = Math.max(
    freeAt(toPhone, settings['phone.codesPerHour']),
    freeAt(fromAddress, settings['phone.codesPerAddress']),
  );
  return free > now ? { error: 'too_many_codes', seconds: secondsTo(free, now) } : null;
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
