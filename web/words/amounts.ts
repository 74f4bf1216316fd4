import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';

/** Writes a signed sum of tenge with a real minus: `−1 000 ₸`. */
export function signedTenge(amount: number): string {
  return amount < 0 ? `\u2212${formatTenge(-amount)}` : formatTenge(amount);
}

/** Writes a fee of tenge; nothing to pay is said in a word. */
export function feeWords(fee: number): string {
  return fee === 0 ? m.sum_free() : formatTenge(fee);
}
