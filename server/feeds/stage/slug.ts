import { createHash } from 'node:crypto';
import { slugify } from '#domain/urls/slug.ts';

const MAX_LENGTH = 80;

/** Folds case, ё and spaces, so spellings of one name compare equal. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/**
 * Returns the URL slug of a name. Distinguishing signs ("A++", "-18", "½") become words; letters of unknown alphabets
 * become a hash.
 */
export function createSlug(name: string): string {
  const spelledOut = name
    .replaceAll('+', ' plus ')
    .replace(/^[-−](?=\d)/, 'minus ')
    .replace(/(\d)[.,](?=\d)/g, '$1-')
    .replaceAll('"', ' ')
    .replaceAll('%', ' pct ')
    .replaceAll('°', ' gr ');
  return (
    slugify(spelledOut).slice(0, MAX_LENGTH).replace(/-+$/, '') ||
    createHash('sha256').update(foldName(name)).digest('hex').slice(0, 10)
  );
}

/** Returns the first free slug: the wanted one, then with -2, -3 …; marks it as taken. */
export function freeSlug(
  wanted: string,
  takenSlugs: { has(slug: string): boolean; add(slug: string): unknown },
): string {
  let slug = wanted;
  for (let number = 2; takenSlugs.has(slug); number++) slug = `${wanted}-${number}`;
  takenSlugs.add(slug);
  return slug;
}
