import type { Lexicon } from './lexicon.ts';
import { isScale } from './price-limits.ts';
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

const letters: readonly (readonly [latin: string, cyrillic: string])[] = (
  'shch щ sh ш ch ч zh ж gh г kh х ts ц yu ю ya я ay ай ey ей ei ей oy ой uy уй ai ай oi ой a а b б c с d д e е f ф g г h х i и j ж k к l л m м n н o о ' +
  'p п q к r р s с t т u у v в w у x кс y ы z з'
)
  .split(' ')
  .reduce<[string, string][]>(
    (pairs, one, at, all) => (at % 2 === 0 ? [...pairs, [one, all[at + 1] ?? '']] : pairs),
    [],
  );

/** Writes a Latin word in Cyrillic letters, folded: "tartqysh" is тартқыш. */
export function inCyrillic(word: string): string {
  let written = '';
  for (let at = 0; at < word.length; ) {
    const [latinLetters, cyrillicLetters] = letters.find(([one]) => word.startsWith(one, at)) ?? [word[at] ?? '', ''];
    written += cyrillicLetters;
    at += latinLetters.length;
  }
  return written;
}

/** Reads the words of a query that is Russian or Kazakh in Latin letters: "pylesos bez meshka do 50000", "et tartqysh". */
export function withRomanWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  return withUnknownWords(withSmallWords(tokens, lexicon), lexicon);
}

/** Reads what is no word in Latin letters, where it is one in Cyrillic, or others of the query are. */
function withUnknownWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const isUnknown = ({ text }: Token) => latin.test(text) && !lexicon.knows(text) && !lexicon.isStop(text);
  if (tokens.length < 2 || !tokens.some(isUnknown)) return tokens;
  const isWord = (word: string) =>
    lexicon.knows(word) ||
    lexicon.isPart(word) ||
    lexicon.isStop(word) ||
    lexicon.turns(word) !== null ||
    isScale(word);
  const read = tokens.map((token) => {
    const written = isUnknown(token) ? inCyrillic(token.text) : null;
    // "Juatin" is жуатын: и and ы are one letter to many.
    const word =
      written !== null && !isWord(written) && isWord(written.replaceAll('и', 'ы'))
        ? written.replaceAll('и', 'ы')
        : written;
    return word !== null && (isWord(word) || lexicon.mend(token.text) === null) ? word : null;
  });
  const isLong = (word: string | null) => word !== null && word.length >= MIN_LENGTH && isWord(word);
  const isRoman = (token: Token) =>
    token.text.length >= MIN_LENGTH && isUnknown(token) && lexicon.mend(token.text)?.kind === 'transliteration';
  if (!read.some(isLong) && !tokens.some(isRoman)) return tokens;
  return tokens.map((token, at) => ({ ...token, text: read[at] ?? token.text }));
}

/** Reads the small words of a query that is Russian in Latin letters: "pylesos bez meshka do 50000". */
function withSmallWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
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
