import { drop, keep, readKept } from '../tabs/store.ts';

const KEY = 'applied-promo';

/** Remembers that a promo code is applied in the checkout, so that the cart shows it. */
export const keepAppliedPromo = (code: string): void => keep(KEY, code);
/** Code that was applied before the checkout; null without one. */
export const appliedPromo = (): string | null => readKept<string>(KEY);
/** Forgets the code once the checkout no longer has it. */
export const forgetAppliedPromo = (): void => drop(KEY);
