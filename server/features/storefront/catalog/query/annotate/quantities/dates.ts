import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';
import { startsOf, wordsOf } from '../../data/words.ts';

const isMonth = startsOf('month');
const isAge = startsOf('age');
const turned = wordsOf('turned');
const isTerm = startsOf('guarantee');
const prepositions = wordsOf('date preposition');
const LAST_DAY = 31;
const NEARBY = 3;

/** Whether a folded word makes an age of the number before it. */
export function isAgeWord(word: string): boolean {
  return isAge(word);
}

/** Finds the tokens of days and ages, which are no numbers of products: "на 8 марта", «сексен жасына». */
export function datePlaces(tokens: readonly (Token & { typed?: string })[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((token, at) => {
    if (!isNumber.test(token.text)) return;
    const end = isNumberEnding(tokens, at + 1) ? at + 2 : at + 1;
    const unit = tokens[end];
    const typed = unit?.typed ?? unit?.text ?? '';
    const isDay = Number(token.text) <= LAST_DAY && isMonth(unit?.text ?? '');
    const hasTurned = turned.has(typed);
    if (!isDay && !hasTurned && !(isAge(typed) && !isTermNear(tokens, at, end))) return;
    const first = prepositions.has(tokens[at - 1]?.text ?? '') ? at - 1 : at;
    const last = !isDay && !hasTurned && turned.has(tokens[end + 1]?.text ?? '') ? end + 1 : end;
    for (let place = first; place <= last; place++) found.add(place);
  });
  return found;
}

/** Leaves out days and ages, unless the query is nothing else. */
export function withoutDates<T extends Token>(tokens: readonly T[]): readonly T[] {
  const dates = datePlaces(tokens);
  return dates.size < tokens.length ? tokens.filter((_, at) => !dates.has(at)) : tokens;
}

/** Whether the years belong to a guarantee or a subscription. */
function isTermNear(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens.slice(Math.max(0, at - NEARBY), end + NEARBY).some(({ text }) => isTerm(text));
}
