import type { Lexicon } from './lexicon.ts';
import type { Token } from './query-text.ts';

/** Small words as they are typed in Latin letters: too short to be told from codes by themselves. */
const small: ReadonlyMap<string, string> = new Map(
  Object.entries({
    s: 'с',
    so: 'со',
    v: 'в',
    k: 'к',
    i: 'и',
    ili: 'или',
    na: 'на',
    za: 'за',
    do: 'до',
    ot: 'от',
    po: 'по',
    dlya: 'для',
    dlja: 'для',
    bez: 'без',
    ne: 'не',
  }),
);
const MIN_LENGTH = 4;
const latin = /^[a-z]+$/;
const cyrillic = /\p{Script=Cyrillic}/u;
const startsWithDigit = /^\d/;

/** Reads the small words of a query that is Russian in Latin letters: "pylesos bez meshka do 50000". */
export function withSmallWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  if (!tokens.some(({ text }) => small.has(text)) || tokens.some(({ text }) => cyrillic.test(text))) return tokens;
  const isRussian = ({ text }: Token) =>
    text.length >= MIN_LENGTH &&
    latin.test(text) &&
    !small.has(text) &&
    !lexicon.knows(text) &&
    lexicon.mend(text)?.kind === 'transliteration';
  if (!tokens.some(isRussian)) return tokens;
  return tokens.map((token, at) => {
    const read = small.get(token.text);
    // "Chehol na galaxy s 25": a letter before a number is of a model.
    const isOfModel = token.text.length === 1 && startsWithDigit.test(tokens[at + 1]?.text ?? '');
    return read === undefined || isOfModel ? token : { ...token, text: read };
  });
}
