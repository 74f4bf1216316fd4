import { expect, it } from 'vitest';
import type { WordForm } from '../../../engine/engine.ts';
import { partOf } from '../../normalize/query-part.ts';
import { tokensOf } from '../../normalize/query-text.ts';
import { unfinishedWord } from './segment-words.ts';
import type { SegmentTools } from './segment.ts';

/** Tools of a vocabulary with a word and a longer one that it begins. */
function toolsWith(word: string, longer: string): SegmentTools {
  const exact: WordForm = { form: word, weight: 1 };
  const lexicon = {
    begun: () => [{ form: longer, weight: 0.7 }, exact],
    namesBegun: () => [],
    families: { of: () => [exact] },
    telling: () => 0,
  };
  return { lexicon } as unknown as SegmentTools;
}

it.each([
  ['16', '16e', ['16', '16e']],
  ['te', 'tefal', ['tefal']],
])('takes the unfinished word %s as %o and the words that it begins', (text, longer, forms) => {
  const [token] = tokensOf(text);
  const { words } = unfinishedWord(partOf(token!), 0, null, toolsWith(text, longer));
  expect(words[0]?.map(({ form }) => form)).toEqual(forms);
});
