import { RUSSIAN_NEIGHBOURS } from '../text/kazakh-letters.ts';
import { MIN_STREET_SIMILARITY } from './geocoding-limits.ts';
import { streetAliases } from './geocoding-aliases.ts';

/** Street type words in Russian and Kazakh with abbreviations, folded by `foldText`. */
const STREET_WORDS = [
  ['улица', 'ул'],
  ['проспект', 'просп', 'пр-т', 'пр-кт', 'пр'],
  ['бульвар', 'бул', 'б-р', 'бульвары'],
  ['переулок', 'пер'],
  ['шоссе', 'ш'],
  ['тупик', 'туп'],
  ['площадь', 'пл'],
  ['проезд', 'пр-д'],
  ['набережная', 'наб'],
  ['аллея', 'аллеясы'],
  ['тракт'],
  ['трасса'],
  ['көше', 'көшесі', 'к-сі'],
  ['даңғыл', 'даңғылы', 'даң', 'д-лы'],
  ['тұйық', 'тұйығы', 'тұйық көшесі'],
  ['тас жол', 'тас жолы', 'тасжол', 'тасжолы'],
  ['алаң', 'алаңы'],
  ['өткел', 'өткелі', 'өтпе жол', 'өтпе жолы'],
  ['жағалау', 'жағалауы'],
  ['имени', 'им', 'атындағы'],
].flat();

/** Words for microdistricts and numbered quarters, where houses are numbered without a street. */
const MICRODISTRICT_WORDS = [
  ['микрорайон', 'мкр', 'мкрн', 'мкр-н', 'м-н', 'м/р', 'мр-н'],
  ['ықшам аудан', 'ықшам ауданы', 'ықшамаудан', 'ықшамауданы', 'ы/а'],
  ['шағын аудан', 'шағын ауданы', 'шағынаудан', 'шағынауданы', 'ш/а', 'ша'],
  ['квартал', 'кварталы', 'кв-л', 'жилой массив', 'ж/м', 'тұрғын алабы', 'тұрғын үй алабы'],
].flat();

const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ...RUSSIAN_NEIGHBOURS,
  // Latin letters that look like Cyrillic ones, as in house 10A.
  a: 'а',
  b: 'б',
  c: 'с',
  e: 'е',
  k: 'к',
  o: 'о',
  p: 'р',
  x: 'х',
  v: 'в',
  g: 'г',
};

/** Folds spelling variants: case, ё, Kazakh letters, Latin letters that look Cyrillic. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ёәғқңөұүһіabcekopxvg]/g, (letter) => FOLDED_LETTERS[letter] ?? letter);
}

const typeWords = createWordsPattern(STREET_WORDS);
const microdistrictWords = createWordsPattern(MICRODISTRICT_WORDS);

function createWordsPattern(words: readonly string[]): RegExp {
  const longestFirst = words.map(foldText).toSorted((left, right) => right.length - left.length);
  const escaped = longestFirst.map((word) => word.replace(/[/]/g, '\\/'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d-])\\.?`, 'gu');
}

const foldedTypeWords = [...STREET_WORDS, ...MICRODISTRICT_WORDS].map(foldText);

/** Returns whether a folded word is a prefix of a type word: `даң`, `микр`. */
export function isTypeWordPrefix(word: string): boolean {
  return foldedTypeWords.some((type) => type.startsWith(word));
}

/** Returns whether a street is a microdistrict, whose houses skip the street checks (spec §5). */
export function isMicrodistrict(street: string): boolean {
  return foldText(street).search(microdistrictWords) >= 0;
}

/**
 * Returns a street's name without type words, folded: `проспект Достык`, `Достық даңғылы` and `достык` all give
 * `достык`. A name that is only a type word (Аллея) stays.
 */
export function streetKey(street: string): string {
  const text = foldText(street);
  return normalizeKey(text.replace(typeWords, ' ').replace(microdistrictWords, ' ')) || normalizeKey(text);
}

function normalizeKey(text: string): string {
  return text
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(\d+)\s*(?:я|й|ый|ая|ой|ши|инши)(?= |$)/g, '$1')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .trim();
}

/** Returns the similarity of two texts, 0–1: 1 minus the edit distance relative to the longer text. */
export function similarity(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - editDistance(left, right) / longest;
}

function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let leftLength = 1; leftLength <= left.length; leftLength += 1) {
    const current = [leftLength];
    for (let rightLength = 1; rightLength <= right.length; rightLength += 1) {
      const substituted = (previous[rightLength - 1] ?? 0) + (left[leftLength - 1] === right[rightLength - 1] ? 0 : 1);
      current.push(Math.min(substituted, (previous[rightLength] ?? 0) + 1, (current[rightLength - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/**
 * Returns whether two names mean one street of a city (spec §5). Type words are ignored; Kazakh, old and new names are
 * aliases; otherwise similarity must exceed 0.7. Different numbers mean different streets.
 */
export function isSameStreet(first: string, second: string, city = ''): boolean {
  const [left, right] = [streetKey(first), streetKey(second)];
  if (streetAliases(left, foldText(city).trim()).includes(right)) return true;
  if (extractNumbers(left) !== extractNumbers(right)) return false;
  return Math.max(similarity(left, right), similarity(sortWords(left), sortWords(right))) > MIN_STREET_SIMILARITY;
}

const extractNumbers = (key: string) => (key.match(/\d+/g) ?? []).join(' ');
const sortWords = (key: string) => key.split(' ').sort().join(' ');

/** Returns whether two house numbers are equal: `10 А`, `д. 10a` and `10а` are. */
export function isSameHouse(left: string, right: string): boolean {
  return houseKey(left) === houseKey(right) && houseKey(left) !== '';
}

/** Returns a house number for comparison: folded, without spaces and the word "house" in either language. */
export function houseKey(house: string): string {
  return foldText(house)
    .replace(/(?<![\p{L}\d])(?:дом|д|уй|үй)(?![\p{L}])\.?/gu, '')
    .replace(/(?:корпус|корп|к)\.?\s*(?=\d)/gu, 'к')
    .replace(/[\s№.]+/g, '');
}
