import { findUnit } from '#domain/measures/units.ts';
import { queryTokens } from '../../../engine/text/tokens.ts';
import { chatterWords } from '../../annotate/chatter.ts';
import { isOrdinary } from '../../morphology/ordinary.ts';
import type { Lexicon } from '../lexicon.ts';
import { unitNamed } from '../numbers/spoken-units.ts';
import type { Change } from '../query-part.ts';
import { isNumber, type Token } from '../query-text.ts';
import { cyrillicSpelling } from '../sounds/sound.ts';
import { lookalikes, otherLayouts } from './layout.ts';

/** Text between spaces, with its tokens; `isLast`: it may be unfinished. */
type Chunk = { typed: string; from: number; to: number; tokens: readonly Token[]; isLast: boolean };

const MIN_BEGUN_LENGTH = 4;
const MIN_GUESS_LENGTH = 3;
/** Shortest Cyrillic word in which a mistake and another layout are believed together. */
const LONG_CORRECTION = 7;
const SMALL_WORD = 2;
/** Shortest Latin name in which a mistake and another layout are believed together. */
const LONG_NAME = 6;
const hasDigit = /\d/;
const hasLatin = /[a-z]/;
const latinName = /^[a-z]{5,}$/;
const latinKeys = /^[a-z[\];',.`{}:"<>]+$/;
const letterAndNumber = /^[a-z]\d{1,4}$/;
const longCyrillic = /^\p{Script=Cyrillic}{5,}$/u;
const shortCyrillic = /^\p{Script=Cyrillic}{2,4}$/u;
const cyrillicCode = /^\p{Script=Cyrillic}\d{1,3}$/u;
const codeWithWord = /\d[a-z]{2,}$/;

/** Whether a word needs no correction: it is known, a number or a unit, or begins a known word. */
export function isSure(word: string, lexicon: Lexicon, isLast: boolean): boolean {
  // A unit in letters of two alphabets is sooner a misspelt product: «сағат».
  const isUnit = findUnit(word) !== undefined && lookalikes(word).length === 0;
  if (isNumber.test(word) || lexicon.knows(word) || isUnit || chatterWords.has(word)) return true;
  return begins(word, lexicon, isLast) && !(codeWithWord.test(word) && lexicon.mend(word)?.kind === 'split');
}

/** Undoes another keyboard layout in the chunks that mean nothing as typed and something in that layout. */
export function undoLayout(
  text: string,
  tokens: readonly Token[],
  clear: ReadonlySet<Token>,
  lexicon: Lexicon,
  typing: boolean,
): { tokens: Token[]; changes: Change[] } {
  const changes: Change[] = [];
  const chunks = [...text.matchAll(/\S+/g)].map(({ 0: typed, index: from }, at, all): Chunk => {
    const to = from + typed.length;
    const own = tokens.filter((token) => token.from >= from && token.from < to);
    return { typed, from, to, tokens: own, isLast: typing && at === all.length - 1 };
  });
  const meanings = chunks.map((chunk): string | null => {
    if (chunk.tokens.every((token) => clear.has(token) || makesSense(token.text, lexicon, chunk.isLast))) return null;
    return otherLayouts(chunk.typed.toLowerCase()).find((meant) => isSensible(meant, chunk, lexicon)) ?? null;
  });
  const changed = chunks.filter((_, at) => meanings[at] !== null);
  const isRussian = changed.some(({ typed }) => latinKeys.test(typed.toLowerCase()));
  const isLatin = changed.some(({ typed }) => !hasLatin.test(typed.toLowerCase()));
  return {
    changes,
    tokens: chunks.flatMap((chunk, at): readonly Token[] => {
      const meant = meanings[at] ?? followed(chunk, lexicon, isRussian, isLatin);
      if (meant === undefined) return chunk.tokens;
      const { typed, from, to } = chunk;
      changes.push({ kind: 'layout', typed, read: meant, from, to });
      return queryTokens(meant).map((word, nth) => ({ text: word, from, to, spaced: nth === 0 }));
    }),
  };
}

/** Reads a small or unknown word in the layout of the other words. */
function followed(
  { typed, tokens }: Chunk,
  lexicon: Lexicon,
  isRussian: boolean,
  isLatin: boolean,
): string | undefined {
  const word = typed.toLowerCase();
  const isKnown = tokens.every(({ text }) => isSure(text, lexicon, false));
  if (isLatin && (shortCyrillic.test(word) || cyrillicCode.test(word)) && !isKnown)
    return otherLayouts(word).find((meant) => hasLatin.test(meant) && lexicon.knows(meant));
  const mayBeRussian = latinKeys.test(word) || (letterAndNumber.test(word) && !lexicon.knows(word));
  const [meant] = isRussian && mayBeRussian ? otherLayouts(word) : [];
  if (meant === undefined) return undefined;
  const isSmall = queryTokens(meant).every((one) => one.length <= SMALL_WORD && isKnownWord(one, lexicon));
  return isSmall || !isKnown ? meant : undefined;
}

/** Whether a typed word is no sign of another layout. */
function makesSense(word: string, lexicon: Lexicon, isLast: boolean): boolean {
  return (
    isSure(word, lexicon, isLast) ||
    lookalikes(word).some(lexicon.knows) ||
    (!hasLatin.test(word) && word.length >= MIN_BEGUN_LENGTH && isOrdinary(word)) ||
    (latinName.test(word) && lexicon.isName(cyrillicSpelling(word))) ||
    (hasDigit.test(word) && lexicon.mend(word) !== null)
  );
}

/** Whether the words of another layout are known or sound like known ones. */
function isSensible(meant: string, { typed, isLast }: Chunk, lexicon: Lexicon): boolean {
  const words = queryTokens(meant);
  if (words.every((word) => isNumber.test(word))) return false;
  // Digits stand for Kazakh letters only inside a long or a known word.
  const isKazakh =
    longCyrillic.test(meant) ||
    (shortCyrillic.test(meant) && words.every((word) => lexicon.families.of(word).length > 0));
  if (hasDigit.test(typed) && !hasDigit.test(meant) && !isKazakh) return false;
  return words.every((word) => {
    if (word.length < MIN_GUESS_LENGTH)
      return hasDigit.test(word)
        ? lexicon.knows(word)
        : lexicon.isStop(word) || lexicon.turns(word) !== null || (isLast && begins(word, lexicon, isLast));
    if (isNumber.test(word) || lexicon.knows(word) || unitNamed(word) || (isLast && begins(word, lexicon, isLast)))
      return true;
    const mended = word.length < MIN_BEGUN_LENGTH ? null : lexicon.mend(word);
    // Latin letters make too many names: a second guess is believed of Cyrillic words.
    if (hasLatin.test(word)) {
      const name = cyrillicSpelling(word);
      const isMisspelt = mended?.kind === 'spelling' && word.length >= LONG_NAME && mended.words.every(lexicon.isName);
      return latinName.test(word) && (lexicon.isName(name) || mended?.words.includes(name) === true || isMisspelt);
    }
    return mended !== null && mended.kind !== 'split' && (mended.kind !== 'spelling' || word.length >= LONG_CORRECTION);
  });
}

function isKnownWord(word: string, lexicon: Lexicon): boolean {
  return lexicon.turns(word) !== null || lexicon.isStop(word) || lexicon.knows(word);
}

function begins(word: string, lexicon: Lexicon, isLast: boolean): boolean {
  if ((isLast || word.length >= MIN_BEGUN_LENGTH) && lexicon.begins(word)) return true;
  return isLast && lexicon.namesBegun(word).length > 0;
}
