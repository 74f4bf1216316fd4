import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';

/** Min time to fill in a form; anything faster is a robot. */
const MIN_AGE_MS = 3_000;
/** Age at which a started form expires. */
const MAX_AGE_MS = DAY_MS;
const PURPOSE = 'business request';

/** Reason to reject a form. */
export type TokenProblem = 'too-fast' | 'expired' | 'robot';

/** Creates the token of a form started now. */
export function createToken(secret: string, now: Date): string {
  const payload = `${now.getTime()}.${randomBytes(12).toString('hex')}`;
  return `${payload}.${sign(secret, PURPOSE, payload)}`;
}

/** Verifies a token; returns its nonce or the reason to reject it. */
export function readToken(secret: string, token: string, now: Date): { nonce: string } | { problem: TokenProblem } {
  const [time = '', nonce = '', signature = ''] = token.split('.');
  if (!signatureMatches(signature, sign(secret, PURPOSE, `${time}.${nonce}`))) return { problem: 'robot' };
  const age = now.getTime() - Number(time);
  if (age < MIN_AGE_MS) return { problem: 'too-fast' };
  return age > MAX_AGE_MS ? { problem: 'expired' } : { nonce };
}

/** Text that confirms receipt of a request. */
export function confirmationText(
  number: string,
  language: Language,
  settings: Settings,
): { title: string; body: string } {
  const { 'shop.name': shop, 'shop.supportNumber': phone } = settings;
  return language === 'kk'
    ? { title: `${shop}: ${number} өтінімі қабылданды`, body: `Жауабын хабарлаймыз. Сұрағыңыз болса: ${phone}` }
    : { title: `${shop}: заявка ${number} принята`, body: `Мы ответим вам. Вопросы: ${phone}` };
}
