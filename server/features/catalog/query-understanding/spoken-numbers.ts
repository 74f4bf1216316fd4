import type { Token } from './query-text.ts';
import { unitNamed } from './spoken-units.ts';

const table: readonly (readonly [words: string, value: number])[] = [
  ['один одна одно одного одной одну бир', 1],
  ['полтора полторы полутора', 1.5],
  ['два две двух двум двумя еки', 2],
  ['три трех трем тремя уш', 3],
  ['четыре четырех четырем четырьмя торт', 4],
  ['пять пяти пятью бес', 5],
  ['шесть шести шестью алты', 6],
  ['семь семи семью жети', 7],
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
  ['сорок сорока кырык', 40],
  ['пятьдесят пятидесяти елу', 50],
  ['шестьдесят шестидесяти алпыс', 60],
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
const HALF = 0.5;
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
 * "полметра", "две конфорки"); elsewhere they may be words like any other.
 */
export function numbersInDigits(
  tokens: readonly Token[],
  isCounted: (tokens: readonly Token[], at: number) => boolean,
): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    const number = numberAt(tokens, at);
    if (number && isCounted(tokens, number.end)) {
      found.push({ ...first, text: String(number.value), to: (tokens[number.end - 1] as Token).to });
      at = number.end;
    } else {
      found.push(...(takenApart(first, isCounted) ?? [first]));
      at++;
    }
  }
  return found;
}

/** The number that is said at a place; `end` is behind it. Null where none is said in words. */
export function numberAt(tokens: readonly Token[], start: number): { value: number; end: number } | null {
  const first = tokens[start]?.text ?? '';
  if (half.has(first)) return { value: HALF, end: start + 1 };
  let end = start;
  let value = 0;
  for (let one = values.get(first); one !== undefined; one = values.get(tokens[++end]?.text ?? ''))
    value = one === HUNDRED && value > 0 && value < 10 ? value * HUNDRED : value + one;
  const typed = end === start && wholeNumber.test(first);
  const number = typed ? Number(first) : value;
  const behind = typed ? start + 1 : end;
  if (behind === start) return null;
  const more = andHalf.find((words) => words.every((word, offset) => tokens[behind + offset]?.text === word));
  if (more) return { value: number + HALF, end: behind + more.length };
  return typed ? null : { value, end };
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
