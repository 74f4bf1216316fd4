/**
 * Documents a customer agrees to, each by a mark of its own that is never set in advance: the public offer, the
 * processing of personal data (law of Kazakhstan 94-V), and news of the shop.
 */
export const CONSENT_DOCUMENTS = ['offer', 'personal-data', 'news'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/**
 * Version of each text as it is shown now, recorded with the consent: the day its page was updated. `npm run verify`
 * compares them with the pages of `CONSENT_PAGES`.
 */
export const CONSENT_VERSIONS = {
  offer: '2026-11-27',
  'personal-data': '2026-11-22',
  news: '2026-11-27',
} as const satisfies Record<ConsentDocument, string>;

/** Page of `content/pages` that holds the text of each consent. */
export const CONSENT_PAGES = {
  offer: 'treaty',
  'personal-data': 'privacy-policy',
  news: 'consent',
} as const satisfies Record<ConsentDocument, string>;
