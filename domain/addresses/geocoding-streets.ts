import { RUSSIAN_NEIGHBOURS } from '../text/kazakh-letters.ts';
import { MIN_STREET_SIMILARITY } from './geocoding-limits.ts';
import { namesOfStreet } from './geocoding-aliases.ts';

/** Type words of streets in Russian and Kazakh with their abbreviations, folded by `foldText`. */
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

/** Words of a microdistrict, a numbered quarter and the like: the house is numbered in it, not in a street. */
const MICRODISTRICT_WORDS = [
  ['микрорайон', 'мкр', 'мкрн', 'мкр-н', 'м-н', 'м/р', 'мр-н'],
  ['ықшам аудан', 'ықшам ауданы', 'ықшамаудан', 'ықшамауданы', 'ы/а'],
  ['шағын аудан', 'шағын ауданы', 'шағынаудан', 'шағынауданы', 'ш/а', 'ша'],
  ['квартал', 'кварталы', 'кв-л', 'жилой массив', 'ж/м', 'тұрғын алабы', 'тұрғын үй алабы'],
].flat();

const folded: Readonly<Record<string, string>> = {
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

/** Folds spelling variants into one: case, ё, the Kazakh letters, Latin letters that look Cyrillic. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ёәғқңөұүһіabcekopxvg]/g, (letter) => folded[letter] ?? letter);
}

const typeWords = wordsPattern(STREET_WORDS);
const microdistrictWords = wordsPattern(MICRODISTRICT_WORDS);

function wordsPattern(words: readonly string[]): RegExp {
  const longestFirst = words.map(foldText).toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((word) => word.replace(/[/]/g, '\\/'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d-])\\.?`, 'gu');
}

const foldedTypeWords = [...STREET_WORDS, ...MICRODISTRICT_WORDS].map(foldText);

/** Returns whether a folded word begins a type word of a street or a microdistrict: `даң`, `микр`. */
export function startsTypeWord(word: string): boolean {
  return foldedTypeWords.some((type) => type.startsWith(word));
}

/** Returns whether a street is really a microdistrict: its houses skip the street checks (spec §5). */
export function isMicrodistrict(street: string): boolean {
  return foldText(street).search(microdistrictWords) >= 0;
}

/**
 * Returns what names a street, without its type words and however it is written: `проспект Достык`, `Достық даңғылы` and
 * `достык` are all `достык`. A name that is only a type word (Аллея) stays.
 */
export function streetKey(street: string): string {
  const text = foldText(street);
  return bare(text.replace(typeWords, ' ').replace(microdistrictWords, ' ')) || bare(text);
}

function bare(text: string): string {
  return text
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(\d+)\s*(?:я|й|ый|ая|ой|ши|инши)(?= |$)/g, '$1')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .trim();
}

/** Likeness of two texts, 0–1: one less the edits that turn one into the other, as a share of the longer one. */
export function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - edits(one, other) / longest;
}

function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * Returns whether two names mean one street of a city (spec §5). Type words do not count; a Kazakh, an old and a new
 * name are aliases; otherwise the similarity must be above 0.7. Different numbers are different streets.
 */
export function sameStreet(one: string, other: string, city = ''): boolean {
  const [left, right] = [streetKey(one), streetKey(other)];
  if (namesOfStreet(left, foldText(city).trim()).includes(right)) return true;
  if (numbersOf(left) !== numbersOf(right)) return false;
  return Math.max(similarity(left, right), similarity(inOrder(left), inOrder(right))) > MIN_STREET_SIMILARITY;
}

const numbersOf = (key: string) => (key.match(/\d+/g) ?? []).join(' ');
const inOrder = (key: string) => key.split(' ').sort().join(' ');

/** Returns whether two house numbers are the same: `10 А`, `д. 10a` and `10а` are. */
export function sameHouse(one: string, other: string): boolean {
  return houseKey(one) === houseKey(other) && houseKey(one) !== '';
}

/** Returns a house number as it is compared: folded, without blanks and the word "house" of either language. */
export function houseKey(house: string): string {
  return foldText(house)
    .replace(/(?<![\p{L}\d])(?:дом|д|уй|үй)(?![\p{L}])\.?/gu, '')
    .replace(/(?:корпус|корп|к)\.?\s*(?=\d)/gu, 'к')
    .replace(/[\s№.]+/g, '');
}
