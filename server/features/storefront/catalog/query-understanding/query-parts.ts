import { unitOf } from '#domain/measures/units.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import { countedWords, roomWords } from './attribute-words.data.ts';
import { createBeginnings } from './beginnings.ts';
import { chatterWords } from './chatter.ts';
import { isAgeWord } from './dates.ts';
import { isDenyingVerb } from './denials.ts';
import { lackedBy, lackedKnown } from './lacking.ts';
import { otherLayouts } from './layout.ts';
import { isTimeWord } from './lasting-wishes.ts';
import type { Lexicon } from './lexicon.ts';
import { measureAt } from './measures.ts';
import { isOrdinary } from './ordinary/ordinary.ts';
import { measureWishes } from './measure-wishes.ts';
import { isNumberEnding } from './number-endings.ts';
import { isNumberName } from './number-names.ts';
import type { Change, QueryPart } from './query-part.ts';
import { isScale, priceLimits, scaleAhead } from './price-limits.ts';
import { isNumber, MAX_TOKENS, tokensOf, type Token } from './query-text.ts';
import { letterOfModel, modelIn, namesFirst } from './said-models.ts';
import { numbersInDigits } from './spoken-numbers.ts';
import { inCyrillic, withRomanWords } from './roman-words.ts';
import { isUnitAhead, unitAt, unitNamed } from './spoken-units.ts';
import { spelledAt, tornInThree, tornWordAt } from './torn-words.ts';

const countedThings = createBeginnings<true>(countedWords.map((row) => [row.split('|')[0] ?? '', true]));
const isCountedThing = (word: string) => countedThings.of(word).length > 0;
const roomNames = createBeginnings<true>([[roomWords, true]]);
const MAX_ANNOUNCING = 3;
const smallBeforeNumber: ReadonlySet<string> = new Set(
  'до от на в за не по около более менее больше меньше выше ниже шире уже'.split(' '),
);
const hasDigit = /\d/;
const hasLatin = /[a-z]/;
const kazakhWord = /^[а-яәғқңөұүһі]{5,}$/;
const shortKazakhWord = /^[а-яәғқңөұүһі]{3,4}$/;
/** What somebody or something does in Kazakh: «беретін», «сыятын». */
const participle = /^.{2,}[аейия]т[ыи]н$/;
const endsInWord = /\d[a-z]{2,}$/;
/** "Пылесос дайсон в12" with the Latin layout left on. */
const letterAndNumber = /^[a-z]\d{1,4}$/;
const romanWord = /^[a-z]{5,}$/;
const latinOnly = /^[a-z[\];',.`{}:"<>]+$/;
const MIN_BEGUN_LENGTH = 4;
const shortestTyping = 1;
const MIN_GUESS_LENGTH = 3;
const LONG_CORRECTION = 7;
const MIN_NAME_LENGTH = 5;
const ofPriceAhead = /^(?:дороже|дешевле|подешевле|бюджет)$/;
const ofPriceBehind = /^(?:арзан|арзанырак|кымбат)$/;
const cyrillicWord = /^[а-яё]+$/i;
const shortCyrillic = /^[а-яё]{2,3}$/;
const twoCyrillic = /^[а-я]{2}$/;
const longCyrillic = /^[а-яё]{4,}$/;
const cyrillicOnly = /^[а-яёәғқңөұүһі]{5,}$/;

/**
 * Splits a clean text into parts: another keyboard layout undone, unknown words mended. While `typing`, the last word
 * may be unfinished.
 */
export function queryPartsOf(
  text: string,
  lexicon: Lexicon,
  typing: boolean,
): { parts: QueryPart[]; changes: Change[] } {
  const changes: Change[] = [];
  const typed = withRomanWords(layoutUndone(text, lexicon, typing, changes), lexicon);
  const tokens = wholeWords(typed, text, lexicon, typing, changes);
  const clear = clearPlaces(tokens);
  const named = namedPlaces(tokens, lexicon);
  const parts = tokens.flatMap((token, index): QueryPart[] => {
    const last = typing && index === tokens.length - 1;
    const unmended =
      (token.text.length < MIN_GUESS_LENGTH &&
        !((hasDigit.test(token.text) || isOfName(tokens, index, lexicon)) && lexicon.isTwin(token.text))) ||
      clear.has(index) ||
      namesNumber(tokens, index) ||
      isLacking(token.text, lexicon) ||
      isDenyingVerb(token.text) ||
      participle.test(token.text) ||
      (isSure(token.text, lexicon, last) && (named.has(index) || last || !lexicon.isPart(token.text))) ||
      joins(tokens, index, lexicon);
    const letter = letterOfModel(tokens, index, lexicon);
    if (letter) return [{ ...token, text: letter, typed: token.text, mended: true }];
    const mended = unmended ? null : lexicon.mend(token.text);
    if (!mended) return [{ ...token, typed: token.text, mended: false }];
    const read = mended.words.join(' ');
    const { from, to } = token;
    // A word of another layout with a mistake besides: what was read in it is mended once more.
    const before = changes.find((change) => change.from === from && change.to === to);
    if (before) before.read = before.read.replace(token.text, () => read);
    else
      changes.push({
        kind: mended.kind === 'lookalike' ? 'layout' : mended.kind,
        typed: text.slice(from, to),
        read,
        from,
        to,
      });
    return mended.words.map((word, at) => ({
      ...token,
      text: word,
      typed: mended.kind === 'split' ? word : token.text,
      spaced: token.spaced || at > 0,
      mended: true,
    }));
  });
  return { parts: namesFirst(parts, lexicon), changes };
}

/** Puts words torn by a space together; the last one may still be growing. */
function wholeWords(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
  typing: boolean,
  changes: Change[],
): Token[] {
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const spelled = spelledAt(tokens, at, lexicon);
    if (spelled) {
      const { to } = tokens[spelled.end - 1] as Token;
      whole.push({ ...token, text: spelled.word, to });
      at = spelled.end - 1;
      continue;
    }
    const ofThree = tornInThree(tokens, at, lexicon);
    if (ofThree !== null) {
      whole.push({ ...token, text: ofThree, to: (tokens[at + 2] as Token).to });
      at += 2;
      continue;
    }
    const torn = typing && at >= tokens.length - 2 ? null : tornWordAt(tokens, at, lexicon);
    if (!torn) {
      whole.push(token);
      continue;
    }
    const { from } = token;
    const { to } = tokens[++at] as Token;
    whole.push({ ...token, text: torn.word, to });
    if (torn.mended) changes.push({ kind: 'spelling', typed: text.slice(from, to), read: torn.word, from, to });
  }
  return whole;
}

/** Finds the tokens that make sense as a price limit or a quantity, whatever words the catalogue has. */
function clearPlaces(tokens: readonly Token[]): Set<number> {
  const clear = new Set<number>();
  const price = priceLimits(tokens);
  for (let at = price?.start ?? 0; at < (price?.end ?? 0); at++) clear.add(at);
  tokens.forEach((_, start) => {
    for (let at = start, end = measureAt(tokens, start)?.end ?? start; at < end; at++) clear.add(at);
  });
  tokens.forEach((_, at) => {
    if (isNumberEnding(tokens, at)) clear.add(at);
  });
  for (const { start, end } of measureWishes(tokens)) for (let at = start; at < end; at++) clear.add(at);
  return clear;
}

/** A word that says of a known one that it is lacking: «капсуласыз» is no misspelt «капсулалы», "негазовая" no газовая. */
function isLacking(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.families.of(word).length === 0 &&
    lackedBy(word).some((stem) => lexicon.isName(stem) || lackedKnown(word, stem, lexicon).length > 0)
  );
}

/** The name of a number that stands beside it, «биіктігі 150», what is counted, "2 портами", or a word of the room there is for it: «қуысқа». */
function namesNumber(tokens: readonly Token[], index: number): boolean {
  if (roomNames.of(tokens[index]?.text ?? '').length > 0) return true;
  return (
    [index - 1, index + 1].some((at) => isNumber.test(tokens[at]?.text ?? '')) &&
    (isNumberName(tokens[index]?.text ?? '') || isCountedThing(tokens[index]?.text ?? ''))
  );
}

/** Finds the tokens that are parts of names of the tables, as they stand. */
function namedPlaces(tokens: readonly Token[], { families, concepts }: Lexicon): Set<number> {
  const keys = tokens.map(({ text }) => families.key(text));
  const named = new Set<number>();
  tokens.forEach((_, start) => {
    for (let at = start, end = concepts.at(keys, start)?.end ?? start; at < end; at++) named.add(at);
  });
  return named;
}

/** Tells whether a word needs no mending: it is known, a number or a unit, or begins a known word. */
function isSure(word: string, lexicon: Lexicon, last: boolean): boolean {
  if (isNumber.test(word) || lexicon.knows(word) || unitOf(word) || chatterWords.has(word)) return true;
  // "Note14pro" is no beginning of a Pro+.
  return begins(word, lexicon, last) && !(endsInWord.test(word) && lexicon.mend(word)?.kind === 'split');
}

function begins(word: string, lexicon: Lexicon, last: boolean): boolean {
  if (word.length >= (last ? shortestTyping : MIN_BEGUN_LENGTH) && lexicon.begins(word)) return true;
  return last && lexicon.namesBegun(word).length > 0;
}

/** Two Cyrillic letters after a name, or before a number, may be Latin ones: "реалми гт 7". */
function isOfName(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const before = tokens[index - 1]?.text ?? '';
  return (
    twoCyrillic.test(tokens[index]?.text ?? '') &&
    (hasDigit.test(tokens[index + 1]?.text ?? '') || latinOnly.test(before) || lexicon.isName(before))
  );
}

/** A number said in words after thousands, "тысяч до ста", or after the name of what it tells: "шириной до шестидесяти". */
function isAnnounced(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MAX_ANNOUNCING); before--) {
    const word = tokens[before]?.text ?? '';
    if (
      scaleAhead.test(word) ||
      isNumberName(word) ||
      roomNames.of(word).length > 0 ||
      isUnitAhead(word) ||
      isCountedThing(word) ||
      ofPriceAhead.test(word)
    )
      return true;
    if (!smallBeforeNumber.has(word)) return false;
  }
  return false;
}

/** A word that is known only together with its neighbour ("шаң сорғыш", "видео карта") is not mended alone. */
function joins(tokens: readonly Token[], index: number, { families }: Lexicon): boolean {
  const text = (at: number) => tokens[at]?.text ?? '';
  const together = (one: string, other: string) => one !== '' && other !== '' && families.of(one + other).length > 0;
  return together(text(index), text(index + 1)) || together(text(index - 1), text(index));
}

/** Undoes the keyboard layout of the parts between spaces that make no sense as they are and do in another layout. */
function layoutUndone(text: string, lexicon: Lexicon, typing: boolean, changes: Change[]): Token[] {
  const isCounted = (tokens: readonly Token[], at: number) => {
    const word = tokens[at]?.text ?? '';
    return (
      isScale(word) ||
      unitAt(tokens, at) !== null ||
      isCountedThing(word) ||
      isAgeWord(word) ||
      isTimeWord(word) ||
      ofPriceBehind.test(word)
    );
  };
  const whole = numbersInDigits(
    // A number said in words is one token of several.
    tokensOf(text, 0, MAX_TOKENS * 2),
    isCounted,
    isAnnounced,
    (tokens, at) => modelIn(tokens, at, lexicon, isCounted),
  );
  const clear = clearPlaces(whole);
  const chunks = [...text.matchAll(/\S+/g)];
  const read = (chunk: string, index: number, meant: string): Token[] => {
    changes.push({ kind: 'layout', typed: chunk, read: meant, from: index, to: index + chunk.length });
    return queryTokens(meant).map((word, nth) => ({
      text: word,
      from: index,
      to: index + chunk.length,
      spaced: nth === 0,
    }));
  };
  const meaningOf = (at: number, bold: boolean): string | null => {
    const { 0: chunk, index } = chunks[at] as RegExpExecArray;
    const own = whole.filter(({ from }) => from >= index && from < index + chunk.length);
    const last = typing && at === chunks.length - 1;
    if (
      own.every(
        (token) =>
          clear.has(whole.indexOf(token)) ||
          isSure(token.text, lexicon, last) ||
          (longCyrillic.test(token.text) && isOrdinary(token.text)) ||
          isRoman(token.text, lexicon) ||
          (!bold && isCode(token.text, lexicon)),
      )
    )
      return null;
    return otherLayouts(chunk.toLowerCase()).find((other) => isSensible(other, chunk, lexicon, last, bold)) ?? null;
  };
  const sure = chunks.map((_, at) => meaningOf(at, false));
  // A name with a mistake is believed beside words that are surely of another layout, or where it says nothing as it is.
  const meanings = sure.map(
    (meant, at) =>
      meant ?? (sure.some(Boolean) || isGibberish(chunks[at]?.[0] ?? '', lexicon) ? meaningOf(at, true) : null),
  );
  // Where most was typed in another layout, the small words and the unknown ones were too.
  const russian =
    meanings.filter((meant, at) => meant !== null && latinOnly.test(chunks[at]?.[0].toLowerCase() ?? '')).length > 0;
  const latin = meanings.some(
    (meant, at) => meant !== null && hasLatin.test(meant) && cyrillicWord.test(chunks[at]?.[0] ?? ''),
  );
  return chunks
    .flatMap(({ 0: chunk, index }, at): Token[] => {
      const own = whole.filter(({ from }) => from >= index && from < index + chunk.length);
      const meant = meanings[at] ?? null;
      if (meant !== null) return read(chunk, index, meant);
      const word = chunk.toLowerCase();
      // "Кеч 5060 еш" is "rtx 5060 ti".
      const short = latin && shortCyrillic.test(word) && !own.every((token) => isSure(token.text, lexicon, false));
      const latinWord = short ? otherLayouts(word).find((one) => hasLatin.test(one) && lexicon.knows(one)) : undefined;
      if (latinWord !== undefined) return read(chunk, index, latinWord);
      const mayBeRussian = latinOnly.test(word) || (letterAndNumber.test(word) && !lexicon.knows(word));
      const [russianWord] = russian && mayBeRussian ? otherLayouts(word) : [];
      if (russianWord === undefined) return own;
      const small = queryTokens(russianWord).every(
        (word) => word.length <= 2 && (lexicon.turns(word) !== null || lexicon.isStop(word) || lexicon.knows(word)),
      );
      return small || !own.every((token) => isSure(token.text, lexicon, false)) ? read(chunk, index, russianWord) : own;
    })
    .slice(0, MAX_TOKENS);
}

/**
 * An article number with letters of the other alphabet, or with words around its digits, is mended and not typed in
 * another layout.
 */
function isCode(word: string, lexicon: Lexicon): boolean {
  return hasDigit.test(word) && lexicon.mend(word) !== null;
}

/**
 * Words of another layout must all be known, or sound like known ones; digits may have stood for Kazakh letters only
 * inside a long word.
 */
function isSensible(meant: string, typed: string, lexicon: Lexicon, last: boolean, bold: boolean): boolean {
  const words = queryTokens(meant);
  if (words.every((word) => isNumber.test(word))) return false;
  if (
    hasDigit.test(typed) &&
    !hasDigit.test(meant) &&
    !kazakhWord.test(meant) &&
    !(shortKazakhWord.test(meant) && words.every((word) => lexicon.families.of(word).length > 0))
  )
    return false;
  return words.every((word) => {
    if (word.length < MIN_GUESS_LENGTH)
      return hasDigit.test(word)
        ? lexicon.knows(word)
        : lexicon.isStop(word) || lexicon.turns(word) !== null || (last && begins(word, lexicon, last));
    if (isNumber.test(word) || lexicon.knows(word) || unitNamed(word) || (last && begins(word, lexicon, last)))
      return true;
    // A guess upon a guess is believed of Russian and Kazakh words: Latin letters make up too many names.
    if (hasLatin.test(word)) return isRomanName(word, lexicon) || (bold && isNameNearly(word, lexicon));
    const mended = word.length < MIN_BEGUN_LENGTH ? null : lexicon.mend(word);
    return mended !== null && mended.kind !== 'split' && (mended.kind !== 'spelling' || word.length >= LONG_CORRECTION);
  });
}

/** A name in Latin letters that the layout made Cyrillic ones: "лщдщтлф" is kolonka. */
function isRomanName(word: string, lexicon: Lexicon): boolean {
  if (!romanWord.test(word)) return false;
  const meant = inCyrillic(word);
  return lexicon.isName(meant) || lexicon.mend(word)?.words.some((one) => one === meant) === true;
}

/** A Kazakh or Russian word in Latin letters is not typed in another layout: "symsyz". */
function isRoman(word: string, lexicon: Lexicon): boolean {
  return romanWord.test(word) && lexicon.isName(inCyrillic(word));
}

/** A Latin word that is a name of the tables but for a mistake: "aipods". */
function isNameNearly(word: string, lexicon: Lexicon): boolean {
  const mended = word.length < MIN_NAME_LENGTH ? null : lexicon.mend(word);
  return mended?.kind === 'spelling' && mended.words.every(lexicon.isName);
}

/** Cyrillic letters that are no word, nor like one. */
function isGibberish(chunk: string, lexicon: Lexicon): boolean {
  const word = chunk.toLowerCase();
  return cyrillicOnly.test(word) && !lexicon.knows(word) && lexicon.mend(word) === null;
}
