/**
 * What the key of an operator may be good for: `orders.read` shows orders with names and phones, `orders.write` moves
 * them, `complaints`, `reviews` and `keys` are about what they name, `payments` shows refunds that a person must settle, `content` decides about texts,
 * `promotions` about promo codes, `bank-bonuses` is for the partner bank and only adds its bonuses, `audit` shows what everybody has done.
 */
export const OPERATOR_SCOPES = [
  'orders.read',
  'orders.write',
  'complaints',
  'reviews',
  'keys',
  'payments',
  'content',
  'promotions',
  'bank-bonuses',
  'audit',
] as const;
/** One of `OPERATOR_SCOPES`. */
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** Tells whether a word is a scope. */
export function isOperatorScope(word: string): word is OperatorScope {
  return (OPERATOR_SCOPES as readonly string[]).includes(word);
}
