import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';

/** Formats a signed amount in tenge with a real minus: `−1 000 ₸`. */
export function signedTenge(amount: number): string {
  return amount < 0 ? `\u2212${formatTenge(-amount)}` : formatTenge(amount);
}

/** Formats a fee in tenge; zero becomes a word. */
export function feeText(fee: number): string {
  return fee === 0 ? m.sum_free() : formatTenge(fee);
}
