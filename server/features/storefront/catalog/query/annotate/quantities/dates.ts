import { createBeginnings } from '../../normalize/spelling/beginnings.ts';
import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';

/** Months of the days people name; қазан is a cauldron, too. */
const namedMonths = createBeginnings<true>([
  [
    `январ феврал март= марта= марту= мартка= мартта= апрел май= мая= маю= июн июл август сентябр октябр ноябр декабр
     қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек желтоқсан`,
    true,
  ],
]);
const ages = createBeginnings<true>([
  [
    'лет= летие летию летний летнему летней летняя годик жас= жаста жасар жаска жаска= жасына жасында жастағы месяц айлық ай=',
    true,
  ],
]);
/** «Алпысқа толды». */
const turned = /^тол(?:ады|ды|уына|айын|ган)/;
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
  const found = agePlaces(tokens);
  tokens.forEach((_, at) => {
    const end = endOfNumber(tokens, at);
    if (end === null || Number(tokens[at]?.text) > LAST_DAY || namedMonths.of(tokens[end]?.text ?? '').length === 0)
      return;
    addPlaces(found, tokens, at, end);
  });
  return found;
}

/**
 * Finds the tokens of how old somebody is or will be: "7 лет", «алпысқа толды».
 */
function agePlaces(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((_, at) => {
    const end = endOfNumber(tokens, at);
    if (end === null) return;
    const [word, next] = [asTyped(tokens[end]), tokens[end + 1]?.text ?? ''];
    if (turned.test(word)) addPlaces(found, tokens, at, end);
    else if (isAgeWord(word) && !lastsNear(tokens, at, end))
      addPlaces(found, tokens, at, turned.test(next) ? end + 1 : end);
  });
  return found;
}

/** «Ай» is a month, though it sounds like a letter too. */
function asTyped(token: (Token & { typed?: string }) | undefined): string {
  return token?.typed ?? token?.text ?? '';
}

/** The place after a number and the ending on it; null where no number is. */
function endOfNumber(tokens: readonly Token[], at: number): number | null {
  if (!isNumber.test(tokens[at]?.text ?? '')) return null;
  return isNumberEnding(tokens, at + 1) ? at + 2 : at + 1;
}

function addPlaces(found: Set<number>, tokens: readonly Token[], from: number, to: number): void {
  const start = before.has(tokens[from - 1]?.text ?? '') ? from - 1 : from;
  for (let place = start; place <= to; place++) found.add(place);
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
