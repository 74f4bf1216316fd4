/**
 * Scopes of an operator key. `orders.read` shows orders with names and phones, `orders.write` changes their state;
 * `complaints`, `reviews` and `keys` cover those modules. `payments` shows refunds to settle by hand, `content` edits
 * texts, `promotions` edits promo codes, `catalog.read` explains what the catalogue shows. `bank-bonuses` lets the
 * partner bank add its bonuses and nothing else; `audit` shows all operators' actions.
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
export function isOperatorScope(name: string): name is OperatorScope {
  return (OPERATOR_SCOPES as readonly string[]).includes(name);
}
