import { drop, saveStored, readStored } from '../tabs/store.ts';
import { storedText } from '../tabs/stored-values.ts';

const APPLIED_PROMO_KEY = 'applied-promo';

/** Stores a promo code applied in the checkout for display in the cart. */
export const saveAppliedPromo = (code: string): void => saveStored(APPLIED_PROMO_KEY, code);
/** Code applied before the checkout; null without one. */
export const appliedPromo = (): string | null => storedText(readStored(APPLIED_PROMO_KEY)) || null;
/** Removes the code once the checkout no longer has it. */
export const removeAppliedPromo = (): void => drop(APPLIED_PROMO_KEY);
