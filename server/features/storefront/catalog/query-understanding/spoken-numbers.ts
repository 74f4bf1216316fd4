import { isNumber, type Token } from './query-text.ts';
import { unitAt, unitNamed } from './spoken-units.ts';

const table: readonly (readonly [words: string, value: number])[] = [
  ['один одна одно одного одной одну бир', 1],
  ['полтора полторы полутора', 1.5],
  ['два две двух двум двумя еки', 2],
  ['три трех трем тремя уш', 3],
  ['четыре четырех четырем четырьмя торт', 4],
  ['пять пяти пятью бес', 5],
  ['шесть шести шестью алты', 6],
  ['семь семи жети', 7],
  ['восемь восьми восемью сегиз', 8],
  ['девять девяти девятью тогыз', 9],
  ['десять десяти десятью он', 10],
  ['одиннадцать одиннадцати', 11],
  ['двенадцать двенадцати', 12],
  ['тринадцать тринадцати', 13],
  ['четырнадцать четырнадцати', 14],
  ['пятнадцать пятнадцати', 15],
  ['шестнадцать шестнадцати', 16],
  ['семнадцать семнадцати', 17],
  ['восемнадцать восемнадцати', 18],
  ['девятнадцать девятнадцати', 19],
  ['двадцать двадцати двадцатью жиырма', 20],
  ['тридцать тридцати отыз', 30],
  ['сорок сорока кырык кырк', 40],
  ['пятьдесят пятидесяти елу пиисят писят пийсят', 50],
  ['шестьдесят шестидесяти алпыс шисят шиисят', 60],
  ['семьдесят семидесяти жетпис', 70],
  ['восемьдесят восьмидесяти сексен', 80],
  ['девяносто девяноста токсан', 90],
  ['сто ста жуз', 100],
  ['двести двухсот', 200],
  ['триста трехсот', 300],
  ['четыреста четырехсот', 400],
  ['пятьсот пятисот', 500],
  ['шестьсот шестисот', 600],
  ['семьсот семисот', 700],
  ['восемьсот восьмисот', 800],
  ['девятьсот девятисот', 900],
];
const values = new Map(
  table.flatMap(([words, value]) => words.split(' ').map((word): [string, number] => [word, value])),
);
const HUNDRED = 100;
const TEN = 10;
/** «Елуден», «сексеннен»: where a range begins; «бірден» is "at once". */
const awayFrom = /^(?!бирден$)(\p{L}{2,}?)([дтн][ае]н)$/u;
/** «Отыз екілік телевизор», «елулік»: so large a thing. */
const ofSize = /^(\p{L}{2,}?)[лдт][ыи]к$/u;
/** Words between the two numbers of a range, of which the second says what both count: "от девяноста до ста тысяч". */
const connecting: ReadonlySet<string> = new Set(['до', 'и', 'по', 'мен', 'пен', 'бен']);
const memorySizes: ReadonlySet<number> = new Set([128, 256, 512]);
const HALF = 0.5;
const metre = /^метр(?:а|ов)?$/;
const THOUSAND = 1_000;
const thousand = /^(?:тыс|тысяч[аиу]?|мын)$/;
/** A single letter is mostly a preposition. */
const MIN_UNIT = 2;
/** Of ordinals, and of whom something is for: «он жетінші», «жиырма беске». */
const kazakhEndings = 'нши ншы инши ыншы сыншы га ге ка ке нын нин дын дин тын тин'.split(' ');
const maybeOrdinal = /(?:нш[ыи]|[гк][ае]|[ндт][ыи]н|ы[йм]|ий|о[йм]|ая|ую|о[гм][оу])$/;
const russianOrdinal = /^(\p{L}{3,}?)(?:ый|ий|ой|ая|ую|ого|ому|ым|ом)$/u;
/** Ordinals whose beginnings are no numbers: "седьмой"; "семнадцатый" is of семнадцать. */
const ordinals = new Map(Object.entries({ перв: 1, втор: 2, трет: 3, четверт: 4, седьм: 7, восьм: 8, сороков: 40 }));
/** Units that are said for one of them, and how they are written. */
const aloneUnits = [
  [/^терр?абайт\p{L}{0,3}$/u, 'тб'],
  [/^киловатт?\p{L}{0,3}$/u, 'квт'],
] as const;
const wholeNumber = /^\d{1,3}$/;
/** "Пол метра", «жарты метр»; and what adds a half: "два с половиной", «екі жарым». */
const half: ReadonlySet<string> = new Set(['пол', 'жарты']);
const andHalf = [['с', 'половиной'], ['жарым']];
/** "Полметра", "поллитра", "полуметра". */
const joinedHalf = /^полу?(метр\p{L}*|литр\p{L}*|\p{L}{4,})$/u;
/** "Двухконфорочная", "четырехпортовый". */
const joinedNumber = /^(двух|трех|четырех|пяти|шести|семи|восьми)(\p{L}{5,})$/u;
/** Half an hour and half a year are how long something lasts, and mostly no product's number. */
const ofTime: ReadonlySet<string> = new Set(['time', 'days', 'calendar']);

/**
 * Writes numbers said in words as digits where a unit, thousands or a counted thing follow them ("два терабайта", «елу бес дюйм»,
 * "полметра", "две конфорки", "от сорока до ста тысяч"), or the name of a number or thousands go before ("ширина шестьдесят"); elsewhere
 * they may be words like any other.
 */
export function numbersInDigits(
  tokens: readonly Token[],
  isCounted: (tokens: readonly Token[], at: number) => boolean,
  isAnnounced: (tokens: readonly Token[], at: number) => boolean = () => false,
  modelAt: (tokens: readonly Token[], at: number) => SaidModel | null = () => null,
): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    const model = modelAt(tokens, at);
    if (model) {
      found.push({ ...first, text: model.number, to: (tokens[model.end - 1] as Token).to });
      at = model.end;
      continue;
    }
    const metres = metresAt(tokens, at);
    if (metres) {
      const middle = (tokens[metres.unit] as Token).from;
      found.push({ ...first, text: String(metres.value), to: Math.max(middle, first.from) });
      found.push({ text: 'метр', from: middle, to: (tokens[metres.end - 1] as Token).to, spaced: true });
      at = metres.end;
      continue;
    }
    const one = oneOf(tokens, at);
    if (one !== null) {
      found.push({ ...first, text: '1' }, { ...first, text: one, spaced: true });
      at++;
      continue;
    }
    const number = numberAt(tokens, at);
    const thousands = thousandsAt(tokens, at, number);
    if (thousands) {
      found.push({ ...first, text: String(thousands.value), to: (tokens[thousands.end - 1] as Token).to });
      at = thousands.end;
    } else if (
      number &&
      (number.sized || isMemory(number, at) || counts(tokens, number.end, isCounted) || isAnnounced(tokens, at))
    ) {
      const last = tokens[number.end - 1] as Token;
      found.push({ ...first, text: String(number.value), to: number.away ? last.to - number.away.length : last.to });
      if (number.away)
        found.push({ text: number.away, from: last.to - number.away.length, to: last.to, spaced: false });
      at = number.end;
    } else {
      found.push(...(takenApart(first, isCounted) ?? [first]));
      at++;
    }
  }
  return found;
}

/** "На терабайт", "киловатт": one of a unit that few things have more of is said without the number. */
function oneOf(tokens: readonly Token[], at: number): string | null {
  const unit = aloneUnits.find(([said]) => said.test(tokens[at]?.text ?? ''))?.[1];
  const isSaid = (token: Token | undefined) =>
    token !== undefined && (isNumber.test(token.text) || half.has(token.text));
  const before = tokens[at - 1];
  // «Бір жарым киловатт».
  if (andHalf.some((words) => words.at(-1) === before?.text)) return null;
  if (unit === undefined || isSaid(before) || isSaid(tokens[at + 1]) || isNumeral(before?.text ?? '')) return null;
  return unit;
}

/** Tells whether a folded word is the name of a number: «үш» is no ушки. */
export function isNumeral(word: string): boolean {
  return values.has(word);
}

/** "Двести пятьдесят шесть" is a size of memory whatever stands behind it. */
function isMemory({ value, end }: SaidNumber, at: number): boolean {
  return end > at + 1 && memorySizes.has(value);
}

/** A number with thousands and a unit behind it is one: "полторы тысячи ватт", «6 мың мАч», «мың жеті жүз ватт». */
function thousandsAt(
  tokens: readonly Token[],
  at: number,
  said: SaidNumber | null,
): { value: number; end: number } | null {
  const first = tokens[at]?.text ?? '';
  const typed = isNumber.test(first) && !said;
  const alone = thousand.test(first);
  const scale = alone ? at : typed ? at + 1 : said?.end;
  if (scale === undefined || said?.away !== undefined || !thousand.test(tokens[scale]?.text ?? '')) return null;
  const hundreds = numberAt(tokens, scale + 1);
  const more = hundreds && hundreds.away === undefined && hundreds.value >= HUNDRED ? hundreds : null;
  const end = more?.end ?? scale + 1;
  const unit = unitAt(tokens, end);
  const word = tokens[end]?.text ?? '';
  if (!unit || ofTime.has(unit.unit.family) || word.length < MIN_UNIT) return null;
  const thousands = alone ? 1 : typed ? Number(first) : (said?.value ?? 0);
  return { value: thousands * THOUSAND + (more?.value ?? 0), end };
}

/** "Метр сорок", "2 метра 30", «1 метр 40 см»: metres and centimetres are one number; `unit` is where the metres stand. */
function metresAt(tokens: readonly Token[], at: number): { value: number; unit: number; end: number } | null {
  const numberOf = (place: number) => {
    const text = tokens[place]?.text ?? '';
    return isNumber.test(text) ? { value: Number(text), end: place + 1 } : numberAt(tokens, place);
  };
  const whole = tokens[at]?.text === 'метр' ? { value: 1, end: at } : numberOf(at);
  if (!whole || !metre.test(tokens[whole.end]?.text ?? '')) return null;
  const more = numberOf(whole.end + 1);
  if (!more || !isTwoDigits(more.value)) return null;
  const unit = unitAt(tokens, more.end);
  if (unit && unit.unit.ru !== 'см') return null;
  return { value: whole.value + more.value / HUNDRED, unit: whole.end, end: unit?.end ?? more.end };
}

/** The number of a model that was said in words; `end` is behind it. */
export type SaidModel = { number: string; end: number };

/** Reads a number as models are called: "пятьдесят шестьдесят" is 5060, "семнадцатый" and «он жетінші» are 17. */
export function modelSaidAt(tokens: readonly Token[], start: number): SaidModel | null {
  const first = isNumber.test(tokens[start]?.text ?? '') ? null : numberAt(tokens, start);
  if (first && (first.away !== undefined || !Number.isInteger(first.value))) return null;
  const end = first?.end ?? start;
  const ordinal = ordinalOf(tokens[end]?.text ?? '');
  const tens = first?.value ?? 0;
  if (ordinal !== null && (!first || (tens % TEN === 0 && ordinal < TEN)))
    return { number: String(tens + ordinal), end: end + 1 };
  if (!first) return null;
  const second = isTwoDigits(first.value) ? numberAt(tokens, end) : null;
  return second && second.away === undefined && isTwoDigits(second.value)
    ? { number: `${first.value}${second.value}`, end: second.end }
    : { number: String(first.value), end };
}

function isTwoDigits(value: number): boolean {
  return Number.isInteger(value) && value >= TEN && value < HUNDRED;
}

/** The number that an ordinal, or a Kazakh case, is of: "семнадцатый", «жетінші», «беске»; null for another word. */
function ordinalOf(word: string): number | null {
  if (!maybeOrdinal.test(word)) return null;
  // «Бесінші», «жетінші»: the vowel is of the number, or of the ending.
  for (const ending of kazakhEndings) {
    const value = word.endsWith(ending) ? values.get(word.slice(0, -ending.length)) : undefined;
    if (value !== undefined) return value;
  }
  const [, russian = ''] = russianOrdinal.exec(word) ?? [];
  return ordinals.get(russian) ?? values.get(`${russian}ь`) ?? null;
}

/** What a number counts stands behind it, or behind the other number of a range. */
function counts(
  tokens: readonly Token[],
  end: number,
  isCounted: (tokens: readonly Token[], at: number) => boolean,
): boolean {
  if (isCounted(tokens, end)) return true;
  const next = connecting.has(tokens[end]?.text ?? '') ? end + 1 : end;
  const typed = isNumber.test(tokens[next]?.text ?? '');
  const other = typed ? next + 1 : numberAt(tokens, next)?.end;
  return other !== undefined && isCounted(tokens, other);
}

/**
 * A number that was said; `end` is behind it, `away` is the Kazakh case of where a range begins, `sized` tells that a size is called so.
 */
type SaidNumber = { value: number; end: number; away?: string; sized?: true };

/** The number that is said at a place. Null where none is said in words. */
export function numberAt(tokens: readonly Token[], start: number): SaidNumber | null {
  const first = tokens[start]?.text ?? '';
  if (half.has(first)) return { value: HALF, end: start + 1 };
  let end = start;
  let value = 0;
  let away: string | undefined;
  /** A word of as much or more begins another number: "сто двести" are two. */
  let room = Infinity;
  while (away === undefined) {
    const word = tokens[end]?.text ?? '';
    const [, stem = '', ending] = values.has(word) ? [] : (awayFrom.exec(word) ?? []);
    const one = values.get(word) ?? values.get(stem);
    // A dash, and what hundreds are counted by, begin another number: «жүз-екі жүз».
    if (one === undefined || (end > start && tokens[end]?.dashed)) break;
    if (value >= HUNDRED && one < TEN && values.get(tokens[end + 1]?.text ?? '') === HUNDRED) break;
    if (one === HUNDRED && value > 0 && value < TEN) value *= HUNDRED;
    else if (one < room) value += one;
    else break;
    room = roomAfter(one);
    away = ending;
    end++;
  }
  const size = values.get(ofSize.exec(tokens[end]?.text ?? '')?.[1] ?? '');
  if (away === undefined && size !== undefined && size < room && value + size > TEN && size < HUNDRED)
    return { value: value + size, end: end + 1, sized: true };
  const typed = end === start && wholeNumber.test(first);
  const number = typed ? Number(first) : value;
  const behind = typed ? start + 1 : end;
  if (behind === start) return null;
  const more = andHalf.find((words) => words.every((word, offset) => tokens[behind + offset]?.text === word));
  if (more) return { value: number + HALF, end: behind + more.length };
  return typed ? null : { value, end, ...(away !== undefined && { away }) };
}

/** What may still be added to a number after a word: units to tens, nothing to units but «жүз». */
function roomAfter(one: number): number {
  if (one >= HUNDRED) return HUNDRED;
  return one >= TEN * 2 || one === TEN ? TEN : 0;
}

/** Parts the number from what is counted where both are one word. */
function takenApart(token: Token, isCounted: (tokens: readonly Token[], at: number) => boolean): Token[] | null {
  const [, halved] = joinedHalf.exec(token.text) ?? [];
  const [, count = '', counted] = joinedNumber.exec(token.text) ?? [];
  const rest = halved ?? counted;
  const value = halved === undefined ? values.get(count) : HALF;
  if (rest === undefined || value === undefined) return null;
  const thing = { ...token, text: rest, from: token.to - rest.length, spaced: true };
  const unit = unitNamed(rest);
  if (unit ? ofTime.has(unit.family) : !isCounted([thing], 0)) return null;
  return [{ ...token, text: String(value), to: thing.from }, thing];
}
