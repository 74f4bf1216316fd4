import { sign, signatureMatches } from '../secrets/secrets.ts';
import { HOUR_SECONDS } from '#domain/time/durations.ts';

const PURPOSE = 'pass during works';
/** Lifetime of a maintenance pass, in seconds. */
export const PASS_SECONDS = 12 * HOUR_SECONDS;

const signPass = (secret: string, until: number) => `${until}.${sign(secret, PURPOSE, String(until))}`;

/** Creates a pass that lets an operator into the shop during maintenance. */
export function createPass(secret: string, now: Date): string {
  return signPass(secret, now.getTime() + PASS_SECONDS * 1000);
}

/** True for an unexpired pass signed with the secret. */
export function isPass(secret: string, pass: string | undefined, now: Date): boolean {
  const until = Number(/^(\d{13,15})\./.exec(pass ?? '')?.[1]);
  return pass !== undefined && until > now.getTime() && signatureMatches(pass, signPass(secret, until));
}
