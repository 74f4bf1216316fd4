import { m } from '#web/messages.ts';

/** Names a saved card by what is shown of it: `•• 0028, 12/34`. */
export function savedCardWords({ lastDigits, expires }: { lastDigits: string; expires: string }): string {
  return m.card_saved_name({ digits: lastDigits, until: `${expires.slice(5)}/${expires.slice(2, 4)}` });
}
