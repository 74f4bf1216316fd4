/**
 * Scopes of an operator's key: `orders.read` shows orders with names and phones, `orders.write` moves them,
 * `complaints`, `reviews` and `keys` cover what they name, `payments` shows refunds that an operator must settle,
 * `content` decides about texts, `promotions` about promo codes, `catalog.read` explains what the catalogue shows,
 * `bank-bonuses` is for the partner bank and only adds its bonuses, `audit` shows all operators' actions.
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
  'catalog.read',
  'audit',
] as const;
/** One of `OPERATOR_SCOPES`. */
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** Returns whether a word is a scope. */
export function isOperatorScope(word: string): word is OperatorScope {
  return (OPERATOR_SCOPES as readonly string[]).includes(word);
}
