import { readTable } from '../../data/tables.ts';
import { isScale } from '../../annotate/quantities/price-limits.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Token } from '../query-text.ts';
import { cyrillicSpellings } from './sound.ts';

/** Small Russian words in Latin letters: they are as short as codes. */
const small = new Map(readTable<'typed' | 'word'>('latin-small-words').map(({ typed, word }) => [typed, word]));
const MIN_LENGTH = 4;
const latin = /^[a-z]+$/;
const cyrillic = /\p{Script=Cyrillic}/u;
const startsWithDigit = /^\d/;

/** Reads a query that is Russian or Kazakh in Latin letters: "pylesos bez meshka", "et tartqysh". */
export function withRomanWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const words = withSmallWords(tokens, lexicon);
  const isUnknown = ({ text }: Token) => latin.test(text) && !lexicon.knows(text);
  if (words.length < 2 || !words.some(isUnknown)) return words;
  const isWord = (word: string) => lexicon.knows(word) || lexicon.isPart(word) || isScale(word);
  const read = words.map((token) => {
    if (!isUnknown(token)) return null;
    const spellings = cyrillicSpellings(token.text);
    const word = spellings.find(isWord) ?? (spellings[0] as string);
    return isWord(word) || lexicon.mend(token.text) === null ? word : null;
  });
  const isSure = read.some((word) => word !== null && word.length >= MIN_LENGTH && isWord(word));
  return isSure || words.some((token) => isTransliterated(token, lexicon))
    ? words.map((token, at) => ({ ...token, text: read[at] ?? token.text }))
    : words;
}

function withSmallWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  if (!tokens.some(({ text }) => small.has(text)) || tokens.some(({ text }) => cyrillic.test(text))) return tokens;
  if (!tokens.some((token) => !small.has(token.text) && isTransliterated(token, lexicon))) return tokens;
  return tokens.map((token, at) => {
    const word = small.get(token.text);
    // A letter before a number belongs to a model: "galaxy s 25".
    const isModel = token.text.length === 1 && startsWithDigit.test(tokens[at + 1]?.text ?? '');
    return word === undefined || isModel ? token : { ...token, text: word };
  });
}

/** Whether a Latin word is unknown but sounds like a known Cyrillic one. */
function isTransliterated({ text }: Token, lexicon: Lexicon): boolean {
  return (
    text.length >= MIN_LENGTH &&
    latin.test(text) &&
    !lexicon.knows(text) &&
    lexicon.mend(text)?.kind === 'transliteration'
  );
}
