/** Maximum length of text that `withoutLinks` returns, characters. */
export const MAX_FOREIGN_TEXT = 120;

/** Words that mail clients turn into links: URLs, addresses, domains. */
const LINK = /\S*(?:\/\/|@|www\.|[a-z\d-]\.[a-z]{2,})\S*/gi;
/** Distance of a full-width sign from its ASCII one. */
const FULL_WIDTH_OFFSET = 0xfee0;
/** Digits that mail clients turn into a call. */
const PHONE_NUMBER = /\+?\d(?:[\s()-]*\d){9,}/g;

/**
 * Returns a buyer's text for a letter to an unproved address: without links and phone numbers, and short. A dot inside a
 * word gets a space, because domains exist in every script.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(LINK, ' ')
    .replace(PHONE_NUMBER, ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_FOREIGN_TEXT);
}
