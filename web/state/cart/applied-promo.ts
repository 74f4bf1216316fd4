import { drop, keep, readKept } from '../tabs/store.ts';
import { keptText } from '../tabs/kept-values.ts';

const KEY = 'applied-promo';

/** Stores a promo code applied in the checkout for display in the cart. */
export const keepAppliedPromo = (code: string): void => keep(KEY, code);
/** Code applied before the checkout; null without one. */
export const appliedPromo = (): string | null => keptText(readKept(KEY)) || null;
/** Removes the code once the checkout no longer has it. */
export const forgetAppliedPromo = (): void => drop(KEY);
