import { createStore, saveStored, readStored } from './tabs/store.ts';

/** Whether external analytics is allowed in this browser; null until the user answers. */
export type Consent = 'yes' | 'no' | null;

const KEY = 'analytics-consent';

const kept = (): Consent => {
  const choice = readStored(KEY);
  return choice === 'yes' || choice === 'no' ? choice : null;
};

/** Consent given in this browser. */
export const consent = createStore<Consent>(null);
/** Whether the question is on the screen. */
export const isAsked = createStore(false);

/** Reads the stored choice and follows changes in other tabs. */
export function followConsent(): void {
  consent.set(kept());
  addEventListener('storage', ({ key }) => {
    if (key === KEY) consent.set(kept());
  });
}

/** Stores a choice and closes the question. */
export function chooseConsent(choice: 'yes' | 'no'): void {
  saveStored(KEY, choice);
  consent.set(choice);
  isAsked.set(false);
}
