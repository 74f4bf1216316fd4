import { drop, keep, readKept } from './store.ts';

const KEY = 'applied-promo';

/** Keeps that a promo code waits in the checkout, so that the cart shows it. */
export const keepAppliedPromo = (code: string): void => keep(KEY, code);
/** Code that was applied before the checkout; null without one. */
export const appliedPromo = (): string | null => readKept<string>(KEY);
/** Forgets it: the checkout has it no more. */
export const forgetAppliedPromo = (): void => drop(KEY);
