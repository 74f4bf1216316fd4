import { normalizeName } from '../customers/customer.ts';

/** Maximum photos of a review (decisions §3). */
export const MAX_REVIEW_PHOTOS = 5;
/** Maximum length of advantages, flaws and comment, characters each. */
export const MAX_REVIEW_LENGTH = 3000;

/** Returns the signature of a review: first name and initial of the last name. */
export function reviewAuthor(firstName: string, lastName: string): string {
  const [letter = ''] = normalizeName(lastName);
  return letter === '' ? normalizeName(firstName) : `${normalizeName(firstName)} ${letter.toUpperCase()}.`;
}
