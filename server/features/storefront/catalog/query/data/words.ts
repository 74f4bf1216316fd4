import { fold } from '../../engine/text/fold.ts';
import { phrasesIn, readTable } from './tables.ts';
import { createPrefixIndex, type PrefixIndex } from '../normalize/spelling/prefix-index.ts';

const roles = readTable<'role' | 'attributes'>('attribute-roles');
const rows = readTable<'label' | 'words'>('words');

/** Lists the folded phrases with a label, as words. */
export function phrasesOf(label: string): readonly string[][] {
  return rows
    .filter((row) => row.label === label)
    .flatMap(({ words }) => phrasesIn(words).map((phrase) => fold(phrase).split(' ')));
}

/** Returns the folded words with a label. */
export function wordsOf(label: string): ReadonlySet<string> {
  return new Set(phrasesOf(label).map((phrase) => phrase.join(' ')));
}

/** Returns a test for words with a label, which are stored as beginnings of words. */
export function startsOf(label: string): (word: string) => boolean {
  const found: PrefixIndex<true> = createPrefixIndex(
    rows.filter((row) => row.label === label).map(({ words }) => [words.replaceAll(',', ''), true] as const),
  );
  return (word) => found.of(word).length > 0;
}

/** Lists the folded names of the attributes in a role, best first. */
export function attributesOf(role: string): string[] {
  return roles.filter((row) => row.role === role).flatMap(({ attributes }) => phrasesIn(attributes).map(fold));
}
