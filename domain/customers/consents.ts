/**
 * Documents a customer agrees to, each with its own initially unchecked box: the public offer, personal data processing
 * (law of Kazakhstan 94-V), and shop news.
 */
export const CONSENT_DOCUMENTS = ['offer', 'personal-data', 'news'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/**
 * Current version of each text, recorded with the consent: the date its page was updated. `npm run verify` compares it
 * with the pages of `CONSENT_PAGES`.
 */
export const CONSENT_VERSIONS = {
  offer: '2026-11-27',
  'personal-data': '2026-11-28',
  news: '2026-11-27',
} as const satisfies Record<ConsentDocument, string>;

/** Page of `content/pages` with the text of each consent. */
export const CONSENT_PAGES = {
  offer: 'treaty',
  'personal-data': 'privacy-policy',
  news: 'consent',
} as const satisfies Record<ConsentDocument, string>;
