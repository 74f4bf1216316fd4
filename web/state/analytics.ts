import { createStore, saveStored, readStored } from './tabs/store.ts';

/** Whether external analytics is allowed in this browser; null until the user answers. */
export type Consent = 'yes' | 'no' | null;

const CONSENT_KEY = 'analytics-consent';

const readStoredConsent = (): Consent => {
  const choice = readStored(CONSENT_KEY);
  return choice === 'yes' || choice === 'no' ? choice : null;
};

/** Consent given in this browser. */
export const consent = createStore<Consent>(null);
/** Whether the question is on the screen. */
export const isConsentRequested = createStore(false);

/** Reads the stored choice and follows changes in other tabs. */
export function followConsent(): void {
  consent.set(readStoredConsent());
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY) consent.set(readStoredConsent());
  });
}

/** Stores a choice and closes the question. */
export function chooseConsent(choice: 'yes' | 'no'): void {
  saveStored(CONSENT_KEY, choice);
  consent.set(choice);
  isConsentRequested.set(false);
}
