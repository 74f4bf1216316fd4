/** Maximum length of a question about a product or of an answer to it, characters. */
export const MAX_POST_LENGTH = 1000;

/** States of a question or answer: only a published one is visible to others. */
export const POST_STATUSES = ['waiting', 'published', 'refused'] as const;
/** One of `POST_STATUSES`. */
export type PostStatus = (typeof POST_STATUSES)[number];
