/**
 * Documents a customer agrees to, each by a mark of its own that is never set in advance: the public offer, the
 * processing of personal data (law of Kazakhstan 94-V), and news of the shop.
 */
export const CONSENT_DOCUMENTS = ['offer', 'personal-data', 'news'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** Version of each text as it is shown now; it is recorded with the consent. A changed text gets a new date here. */
export const CONSENT_VERSIONS = {
  offer: '2026-11-01',
  'personal-data': '2026-11-01',
  news: '2026-11-01',
} as const satisfies Record<ConsentDocument, string>;
