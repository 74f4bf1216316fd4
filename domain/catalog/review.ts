import { normalName } from '../customers/customer.ts';

/** Photos of one review (decisions §3). */
export const MAX_REVIEW_PHOTOS = 5;
/** Longest advantages, flaws and comment, characters each. */
export const MAX_REVIEW_LENGTH = 3000;

/** Returns the name a review is signed with: the first name and the first letter of the last one. */
export function reviewAuthor(firstName: string, lastName: string): string {
  const [letter = ''] = normalName(lastName);
  return letter === '' ? normalName(firstName) : `${normalName(firstName)} ${letter.toUpperCase()}.`;
}
