import { createBeginnings } from './beginnings.ts';
import { isNumberEnding } from './number-endings.ts';
import { isNumber, type Token } from './query-text.ts';

/** Months of the days people name; қазан is a cauldron, too. */
const months = createBeginnings<true>([
  [
    `январ феврал март= марта= марту= мартка= мартта= апрел май= мая= маю= июн июл август сентябр октябр ноябр декабр
     қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек желтоқсан`,
    true,
  ],
]);
const ages = createBeginnings<true>([
  ['лет= летие летию летний летнему летней летняя годик жас= жаста жасар жаска жаска= жасына жасында жастағы', true],
]);
/** What lasts so many years is no person: "гарантия 10 лет". */
const lasting = createBeginnings<true>([['гарант кепілд служб лиценз подпис антивир жазылым срок мерзім', true]]);
const before: ReadonlySet<string> = new Set(['на', 'к', 'ко', 'до', 'в', 'с']);
const LAST_DAY = 31;
const NEARBY = 3;

/** Tells whether a folded word says that the number before it is an age. */
export function isAgeWord(word: string): boolean {
  return ages.of(word).length > 0;
}

/** Finds the tokens of days and of ages, which are no numbers of products: "на 8 марта", «сексен жасына». */
export function datePlaces(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach(({ text }, at) => {
    if (!isNumber.test(text)) return;
    const end = isNumberEnding(tokens, at + 1) ? at + 2 : at + 1;
    const word = tokens[end]?.text ?? '';
    const isDay = Number(text) <= LAST_DAY && months.of(word).length > 0;
    if (!isDay && !(isAgeWord(word) && !lastsNear(tokens, at, end))) return;
    const start = before.has(tokens[at - 1]?.text ?? '') ? at - 1 : at;
    for (let place = start; place <= end; place++) found.add(place);
  });
  return found;
}

/** Leaves days and ages out of a query that says more. */
export function withoutDates<T extends Token>(tokens: readonly T[]): readonly T[] {
  const dates = datePlaces(tokens);
  const hasMore = dates.size > 0 && dates.size < tokens.length;
  return hasMore ? tokens.filter((_, at) => !dates.has(at)) : tokens;
}

function lastsNear(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens.slice(Math.max(0, at - NEARBY), end + NEARBY).some((one) => lasting.of(one.text).length > 0);
}
