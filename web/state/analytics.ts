import { createStore, keep, readKept } from './tabs/store.ts';

/** Whether outside services may count in this browser; null while nobody has answered. */
export type Consent = 'yes' | 'no' | null;

const KEY = 'analytics-consent';

const kept = (): Consent => {
  const choice = readKept<unknown>(KEY);
  return choice === 'yes' || choice === 'no' ? choice : null;
};

/** The choice of this browser. */
export const consent = createStore<Consent>(null);
/** The question is on the screen. */
export const isAsked = createStore(false);

/** Reads the choice that was kept, and follows what other tabs choose. */
export function followConsent(): void {
  consent.set(kept());
  addEventListener('storage', ({ key }) => {
    if (key === KEY) consent.set(kept());
  });
}

/** Keeps a choice and takes the question away. */
export function chooseConsent(choice: 'yes' | 'no'): void {
  keep(KEY, choice);
  consent.set(choice);
  isAsked.set(false);
}
