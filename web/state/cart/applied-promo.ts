import { drop, saveStored, readStored } from '../tabs/store.ts';
import { storedText } from '../tabs/stored-values.ts';

const KEY = 'applied-promo';

/** Stores a promo code applied in the checkout for display in the cart. */
export const saveAppliedPromo = (code: string): void => saveStored(KEY, code);
/** Code applied before the checkout; null without one. */
export const appliedPromo = (): string | null => storedText(readStored(KEY)) || null;
/** Removes the code once the checkout no longer has it. */
export const removeAppliedPromo = (): void => drop(KEY);
