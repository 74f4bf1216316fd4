import { unitOf } from '#domain/measures/units.ts';
import { namesLargeNumber } from '../../normalize/numbers/number-names.ts';
import { betweenWords, phrasesOf } from './phrases.ts';
import { isGroup, type Token } from '../../normalize/query-text.ts';

/** Bounds of a price that were typed, tenge, and the tokens that said so (from, up to but without `to`). */
export type PriceLimits = { from: number | null; to: number | null; start: number; end: number };

type Amount = { value: number; next: number; case: 'to' | 'from' | null; sure: boolean; scaled: boolean };

const MIN_PRICE = 500;
const upTo = phrasesOf(
  'до, дешевле, подешевле, менее, меньше, максимум, не дороже, не больше, не более, не выше, в пределах, за, по цене до, бюджет до, бюджет, ен коби, ен кобы, коп дегенде, ен коп дегенде',
);
/** Said of prices alone: "не дороже сорока" is of thousands. */
const ofPrice = phrasesOf('дороже, не дороже, дешевле, подешевле, не дешевле, по цене до, бюджет до, бюджет');
/** «40-тан қымбат болмасын», of prices alone too. */
const ofPriceAfter = phrasesOf('арзан, арзанырак, кымбат, кымбат емес, кымбат болмасын, арзан болмасын, арзан емес');
const from = phrasesOf('от, дороже, более, больше, минимум, не дешевле, не менее, не меньше, свыше, выше, кеминде');
/** About so much: somewhat less will do, and a little more. */
const about = phrasesOf(
  'в районе, около, примерно за, примерно, где то за, где то, порядка, плюс минус, в районе до, шамамен',
);
const upToAfter = phrasesOf(
  'дейин, дейинги, шейин, шейинги, ишинде, ишиндеги, ишиндегиси, арзан, арзанырак, аспайтын, аспайтындай, аспаса, аспасын, аспасын деп, аспау керек, асырмай, асырмайтын, асырмасын, асып кетпейтин, асып кетпесин, асып кетпесе, томен, кем, аз, кымбат емес, артык емес, коп емес, жогары емес, кымбат болмасын, артык болмасын, коп болмасын, жогары болмасын',
);
const fromAfter = phrasesOf(
  'бастап, басталатын, жогары, кымбат, астам, коп, артык, арзан емес, томен емес, кем емес, аз емес, арзан болмасын, кем болмасын, аз болмасын, томен болмасын',
);
const aboutAfter = phrasesOf(
  'шамасында, шамасындагы, шамасы, шамалы, тонирегинде, тонирегиндеги, манында, манайында, манайындагы, айналасында, айналасындагы, жуык, примерно, плюс минус',
);
const between = [...betweenWords].map((word) => [word]);
const LITTLE_LESS = 0.8;
const LITTLE_MORE = 1.15;
const scales: readonly (readonly [word: RegExp, factor: number])[] = [
  [/^(?:тыс|тысяч(?:и|а|у|ам|ами)?|тыщ[аиу]?|косар(?:ь|я|ей|ям)|т|к|k|мын(?:га|ды|дык|дай|дын|нан|нын|н)?)$/, 1_000],
  [/^(?:млн|лям(?:а|ов)?|миллион(?:а|ов|у|ам|ами|га|дай|нан|нын|дык)?)$/, 1_000_000],
];
/** The name of the currency in any form. */
export const currency = /^(?:тг|тнг|kzt|tenge|тенге(?:ге|ден|дей|лик|нин)?)$/;
const spelledScale =
  /^(?:тыщ[аиу]?|тысяч(?:и|а|у|ам|ами)?|тыс|косар(?:ь|я|ей)|мын(?:га|дык|дай)?|млн|лям(?:а|ов)?|миллион(?:а|ов|га|дай)?)$/;
/** About so much, in one word: «50 мыңдай». */
const aboutEnding = /(?:дай|дей|тай|тей)$/;
/** Sums that have names of their own, said after a word of price: "до полтинника", "за стольник". */
const sums = new Map(
  (
    [
      [10_000, 'десятка десятки десятку червонец червонца чирик чирика'],
      [15_000, 'пятнашка пятнашки пятнашку'],
      [20_000, 'двадцатка двадцатки двадцатку двадцаточка двадцаточки двадцаточку'],
      [25_000, 'четвертак четвертака'],
      [30_000, 'тридцатка тридцатки тридцатку'],
      [40_000, 'сороковник сороковника сорокет сорокета сороковка сороковки сороковку'],
      [50_000, 'полтинник полтинника полтиннику полтинничек полтинничка полтос полтоса полсотня полсотни полсотню'],
      [60_000, 'шестидесятка шестидесятки шестидесятку'],
      [80_000, 'восьмидесятка восьмидесятки восьмидесятку'],
      [100_000, 'стольник стольника сотка сотки сотку соточка соточки соточку сотня сотни сотню'],
      [500_000, 'полляма поллимона'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, value])),
);
/** Said alone it is of thousands: nothing costs forty tenge. */
const mostThousands = 999;
const isAmount = /^\d/;
const manyThousands = /^(?:[6-9]\d|[1-9]\d\d)[кk]$/;
const towards = /(?<!^тен)(?:га|ге|ка|ке)$/;
const away = /(?:нан|нен|дан|ден|тан|тен)$/;
const caseEnding = /^(?:га|ге|ка|ке|дан|ден|нан|нен|тан|тен)$/;
/** Thousands before their number: "тысяч до ста", "тысяч за 80". */
export const scaleAhead = /^(?:тыс|тысяч|тыщ)$/;

/**
 * Finds the first price limit among the tokens, in either language: "от 50 тыс до 100 тыс", "300 мыңға дейін", "не
 * дороже 200к". A number with a unit is no price.
 */
export function priceLimits(tokens: readonly Token[]): PriceLimits | null {
  for (let at = 0; at < tokens.length; at++) {
    const found = before(tokens, at) ?? after(tokens, at);
    if (found) return found;
  }
  return null;
}

/** A word first: "до 300000", "от 50 до 100 тыс", "между 50 и 100 тысячами", "тысяч до 100". */
function before(tokens: readonly Token[], start: number): PriceLimits | null {
  const forSum = /^(?:на|под)$/.test(tokens[start]?.text ?? '') ? amountAt(tokens, start + 1) : null;
  if (forSum?.scaled && (saysMoney(tokens, start + 1, forSum.next) || sums.has(tokens[start + 1]?.text ?? '')))
    return after(tokens, start + 1, start);
  if (scaleAhead.test(tokens[start]?.text ?? '')) return ofThousands(tokens, start);
  const middle = /^(?:между|с|со)$/.test(tokens[start]?.text ?? '') ? betweenAt(tokens, start) : null;
  if (middle) return middle;
  const near = phraseAt(tokens, start, about);
  const nearAmount = near === null ? null : amountAt(tokens, near);
  // "В районе 60-80 тысяч" says both ends.
  if (nearAmount?.sure && !amountAt(tokens, nearAmount.next)?.sure) return around(nearAmount, start, nearAmount.next);
  const low = phraseAt(tokens, start, from);
  const lowAmount = low === null ? null : amountAt(tokens, low);
  const high = phraseAt(tokens, lowAmount ? lowAmount.next : start, upTo);
  const highAmount = high === null ? null : amountAt(tokens, high);
  const named = phraseAt(tokens, start, ofPrice);
  const few = named === null ? null : thousandsOf(amountAt(tokens, named));
  if (few && !amountAt(tokens, few.next)?.sure)
    return low === named ? bounds(few.value, null, start, few.next) : bounds(null, few.value, start, few.next);
  const isOfThing = namesLargeNumber(tokens, tokens[start - 1]?.text === 'не' ? start - 2 : start - 1);
  if (isOfThing && ![lowAmount, highAmount].some((amount) => amount?.scaled)) return null;
  if (lowAmount && highAmount)
    return highAmount.sure ? bounds(scaledAs(lowAmount, highAmount), highAmount.value, start, highAmount.next) : null;
  // "От 1800 до 2200 Вт" is no money.
  if (lowAmount && !lowAmount.scaled && high !== null && isAmount.test(tokens[high]?.text ?? '')) return null;
  if (lowAmount) return lowAmount.sure ? bounds(lowAmount.value, null, start, lowAmount.next) : null;
  return highAmount?.sure ? bounds(null, highAmount.value, start, highAmount.next) : null;
}

/** "Между 50 и 100 тысячами", "с 50 до 100 тысяч". */
function betweenAt(tokens: readonly Token[], start: number): PriceLimits | null {
  const low = amountAt(tokens, start + 1);
  if (!low || !/^(?:и|до|по)$/.test(tokens[low.next]?.text ?? '')) return null;
  const high = amountAt(tokens, low.next + 1);
  return high?.sure ? bounds(scaledAs(low, high), high.value, start, high.next) : null;
}

/** "Тысяч до 100", "тысяч за 80", "тысяч 50". */
function ofThousands(tokens: readonly Token[], start: number): PriceLimits | null {
  // "100 тысяч до 200" begins with its own number.
  if (isAmount.test(tokens[start - 1]?.text ?? '')) return null;
  const at = start + 1;
  const to = phraseAt(tokens, at, upTo);
  const least = phraseAt(tokens, at, from);
  const amount = amountAt(tokens, to ?? least ?? phraseAt(tokens, at, about) ?? at);
  if (!amount || amount.scaled || amount.value >= MIN_PRICE * 2) return null;
  const value = amount.value * 1_000;
  // "Тысяч за сорок" is as much or less, or a little more.
  if (to !== null) {
    const loosely = tokens[at]?.text === 'за';
    return bounds(null, loosely ? Math.round(value * LITTLE_MORE) : value, start, amount.next);
  }
  return least === null ? around({ value }, start, amount.next) : bounds(value, null, start, amount.next);
}

/** The amount first: "300 мыңға дейін", "50-100 тыс", "100000 тг", "50 мың шамасында". */
function after(tokens: readonly Token[], at: number, start = at): PriceLimits | null {
  const amount = amountAt(tokens, at);
  const one =
    (amount?.case === 'from' && phraseAt(tokens, amount.next, ofPriceAfter) !== null && thousandsOf(amount)) || amount;
  if (!one || (!one.scaled && namesLargeNumber(tokens, start - 1))) return null;
  const other =
    amountAt(tokens, one.next) ??
    (/^[мпб]ен$/.test(tokens[one.next]?.text ?? '') ? amountAt(tokens, one.next + 1) : null);
  if (other?.sure) {
    const closing = phraseAt(tokens, other.next, between) ?? phraseAt(tokens, other.next, upToAfter);
    const low = scaledAs(one, other);
    if (
      low < other.value &&
      low >= MIN_PRICE &&
      (closing !== null || (other.case === null && (other.scaled || isRange(tokens, one.next))))
    )
      return bounds(low, other.value, start, closing ?? other.next);
  }
  if (!one.sure) return null;
  const to = longer(phraseAt(tokens, one.next, upToAfter), phraseAt(tokens, one.next, fromAfter));
  if (to?.first) return bounds(null, one.value, start, to.end);
  if (to) return bounds(one.value, null, start, to.end);
  const near = phraseAt(tokens, one.next, aboutAfter);
  if (near !== null) return around(one, start, near);
  // «50 мыңдай» is about so much.
  if (one.scaled && aboutEnding.test(tokens[one.next - 1]?.text ?? '')) return around(one, start, one.next);
  // «300 мыңға телефон» is one for so much.
  return one.scaled && one.case !== 'from' && (start < at || saysMoney(tokens, at, one.next))
    ? bounds(null, one.value, start, one.next)
    : null;
}

/** A number said of a price is of thousands: "не дороже 40", «40-тан қымбат емес»; null for one that says so itself, or is more. */
function thousandsOf(amount: Amount | null): Amount | null {
  if (!amount || amount.scaled || amount.value > mostThousands) return null;
  return { ...amount, value: amount.value * 1_000, sure: true, scaled: true };
}

/** Of two ends of phrases the one that is further: «қымбат емес» says the opposite of «қымбат». */
function longer(first: number | null, second: number | null): { first: boolean; end: number } | null {
  const end = Math.max(first ?? 0, second ?? 0);
  return end === 0 ? null : { first: end === first, end };
}

/** "От 50 до 100 тыс": the first number is of thousands too. */
function scaledAs(low: Amount, high: Amount): number {
  if (low.scaled || !high.scaled || low.value >= 1_000) return low.value;
  const scaled = low.value * scaleOf(high.value);
  return low.value < MIN_PRICE || scaled < high.value ? scaled : low.value;
}

function around({ value }: Pick<Amount, 'value'>, start: number, end: number): PriceLimits {
  return bounds(Math.round(value * LITTLE_LESS), Math.round(value * LITTLE_MORE), start, end);
}

/** "50000-100000" is money without its name; numbers with a space between them may be anything. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const [low, high] = [tokens[at - 1], tokens[at]];
  return high?.spaced === false && /^\d{4,7}$/.test(low?.text ?? '') && /^\d{4,7}$/.test(high.text);
}

function bounds(low: number | null, high: number | null, start: number, end: number): PriceLimits {
  return low !== null && high !== null && low > high
    ? { from: high, to: low, start, end }
    : { from: low, to: high, start, end };
}

const firstWords = new WeakMap<readonly string[][], ReadonlySet<string>>();

/** Returns where the longest phrase that stands there ends. */
function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[][]): number | null {
  let begins = firstWords.get(phrases);
  if (!begins) firstWords.set(phrases, (begins = new Set(phrases.flatMap(([first = '']) => first))));
  if (!begins.has(tokens[at]?.text ?? '')) return null;
  const found = phrases.filter((phrase) => phrase.every((word, offset) => tokens[at + offset]?.text === word));
  return found.length === 0 ? null : at + Math.max(...found.map(({ length }) => length));
}

/** Reads "300 000", "300к", "50 тыс тенге", "1,5 млн", "300 мыңға" at a place; null when it is no amount of money. */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const sum = sums.get(tokens[at]?.text ?? '');
  if (sum !== undefined) return { value: sum, next: at + 1, case: null, sure: true, scaled: true };
  const first = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(tokens[at]?.text ?? '');
  if (!first?.[1]) return null;
  let digits = first[1];
  let next = at + 1;
  let word = first[2] ?? '';
  if (word === '' && /^\d{1,3}$/.test(digits))
    while (isGroup(tokens[next]) && !isUnit(tokens[next + 1]?.text ?? '') && digits.length < 9)
      digits += tokens[next++]?.text ?? '';
  if (word === '') word = tokens[next]?.text ?? '';
  else next--;
  let value = Number(digits);
  let ending: Amount['case'] = null;
  let scaled = false;
  const take = () => {
    ending = caseOf(word) ?? ending;
    next++;
    word = tokens[next]?.text ?? '';
  };
  const scale = scales.find(([pattern]) => pattern.test(word));
  if (scale) {
    value *= scale[1];
    scaled = true;
    take();
    // "20 тысяч мАч" is of a battery.
    if (word.length > 1 && !currency.test(word) && isUnit(word)) return null;
  }
  if (currency.test(word)) {
    scaled = true;
    take();
  } else if (caseEnding.test(word)) take();
  else if (!scaled && word !== '' && isUnit(word)) return null;
  return {
    value: Math.round(value),
    next: Math.max(next, at + 1),
    case: ending,
    sure: value >= MIN_PRICE && (scaled || value >= 1_000),
    scaled,
  };
}

function isUnit(word: string): boolean {
  const unit = word === '' ? undefined : unitOf(word);
  return unit !== undefined && !/^[сваик]$/.test(word);
}

function caseOf(word: string): Amount['case'] {
  if (towards.test(word)) return 'to';
  return away.test(word) ? 'from' : null;
}

/** "100000 тг", "100 тысяч", "300к" and "100 мың" are money by themselves; "4к" may be a screen, "20к" a charge. */
function saysMoney(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens.slice(start, end).some(({ text }) => {
    const word = text.replace(/^\d+(?:\.\d+)?/, '');
    return currency.test(word) || spelledScale.test(word) || manyThousands.test(text);
  });
}

/** A word that makes thousands or millions of a number. */
export function isScale(word: string): boolean {
  return word.length > 2 && scales.some(([pattern]) => pattern.test(word));
}

function scaleOf(value: number): number {
  return value >= 1_000_000 ? 1_000_000 : 1_000;
}
