/** Maximum length of text that `withoutLinks` returns, characters. */
export const MAX_BUYER_TEXT = 120;

/** Words that mail clients turn into links: URLs, email addresses, domains. */
const LINK = /\S*(?:\/\/|@|www\.|[a-z\d-]\.[a-z]{2,})\S*/gi;
/** Offset between a full-width character and its ASCII equivalent. */
const FULL_WIDTH_OFFSET = 0xfee0;
/** Nine or more digits with any separators but the one between the parts of an address, such as "12, 123/4, 145". */
const PHONE_NUMBER = /[+(]*\d(?:(?:(?!, )[^\p{L}\d])*\d){8,}/gu;

/**
 * Sanitizes a buyer's text for a letter to an unverified email address: removes links and phone numbers, and truncates.
 * Adds a space after a dot inside a word, because domains exist in every script.
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
    .slice(0, MAX_BUYER_TEXT);
}
