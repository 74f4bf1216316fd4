import { m } from '#web/messages.ts';

/** Labels a saved card by its visible digits and expiry: `•• 0028, 12/34`. */
export function savedCardLabel({ lastDigits, expires }: { lastDigits: string; expires: string }): string {
  return m.card_saved_name({ digits: lastDigits, until: `${expires.slice(5)}/${expires.slice(2, 4)}` });
}
