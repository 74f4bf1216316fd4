import { measureAt } from './measures.ts';
import type { Token } from './query-text.ts';

/**
 * A quantity that was asked for: exactly so much, at least or at most; `base` in the base unit of its family, and the
 * tokens that said so, the words of comparison among them.
 */
export type MeasureWish = {
  family: string;
  base: number;
  bound: 'exact' | 'from' | 'to';
  start: number;
  end: number;
};

/** Families whose products are good for less too: an air conditioner for 50 m² cools 30. */
const atLeast: ReadonlySet<string> = new Set(['area', 'frequency', 'bitrate', 'light', 'airflow', 'apparent-power']);
const atMost: ReadonlySet<string> = new Set(['loudness']);
const phrasesOf = (text: string) => text.split(',').map((phrase) => phrase.trim().split(' '));
const before = {
  from: phrasesOf(
    'не менее, не меньше, не короче, не ниже, не уже, не слабее, хотя бы, как минимум, от, более, больше, минимум, свыше, выше, длиннее, дольше, мощнее, громче, кеминде',
  ),
  to: phrasesOf(
    'не более, не больше, не выше, не шире, не длиннее, не тяжелее, не громче, не дороже, ен коби, до, менее, меньше, тише, легче, короче, уже, ниже, тоньше, максимум',
  ),
} as const;
const after = {
  from: phrasesOf(
    'кем емес, аз емес, и больше, и более, и выше, или больше, плюс, жогары, астам, артык, улкен, коп, бастап, узын, асатын',
  ),
  to: phrasesOf('коп емес, артык емес, и меньше, и ниже, дейин, дейинги, аспайтын, томен, кем, аз, киши, кыска'),
} as const;
/** A Kazakh case after a hyphen: "8 гб-тан". */
const caseEnding = /^(?:га|ге|ка|ке|дан|ден|нан|нен|тан|тен|лык|лик|дык|дик|тык|тик)$/;

const awayCase = /^(?:дан|ден|нан|нен|тан|тен)$/;

/** Finds the quantities among the tokens of a query, each with the words that compare. */
export function measureWishes(tokens: readonly Token[]): MeasureWish[] {
  const wishes: MeasureWish[] = [];
  for (let at = 0; at < tokens.length; ) {
    const measure = measureAt(tokens, at);
    if (!measure) {
      at++;
      continue;
    }
    let { end } = measure;
    while (tokens[end] && !tokens[end]?.spaced && caseEnding.test(tokens[end]?.text ?? '')) end++;
    const said = comparisonAt(tokens, at, end);
    const least = said?.bound === 'to' ? leastBefore(tokens, said.start) : null;
    if (least)
      wishes.push({
        family: measure.family,
        base: (measure.base * least.value) / Number(measure.number),
        bound: 'from',
        start: least.start,
        end: said?.start ?? at,
      });
    wishes.push({
      family: measure.family,
      base: measure.base,
      bound: said?.bound ?? (atLeast.has(measure.family) ? 'from' : atMost.has(measure.family) ? 'to' : 'exact'),
      start: said?.start ?? at,
      end: said?.end ?? end,
    });
    at = Math.max(end, said?.end ?? end);
  }
  return wishes;
}

/** Finds the lower bound that shares the unit of the upper one: "от 65 до 75 дюймов", «65-тен 75 дюймге дейін». */
function leastBefore(tokens: readonly Token[], end: number): { value: number; start: number } | null {
  const cased = awayCase.test(tokens[end - 1]?.text ?? '');
  const at = cased ? end - 2 : end - 1;
  const number = tokens[at]?.text ?? '';
  if (!/^\d+(?:\.\d+)?$/.test(number)) return null;
  if (cased) return { value: Number(number), start: at };
  const ahead = longestOf(before, (phrase) =>
    phrase.every((word, offset) => tokens[at - phrase.length + offset]?.text === word),
  );
  return ahead?.bound === 'from' ? { value: Number(number), start: at - ahead.length } : null;
}

/** Tells what the words before or after a number say of it, and where all of it stands. */
export function comparisonAt(
  tokens: readonly Token[],
  start: number,
  end: number,
): Pick<MeasureWish, 'bound' | 'start' | 'end'> | null {
  const behind = longestOf(after, (phrase) => phrase.every((word, offset) => tokens[end + offset]?.text === word));
  if (behind) return { bound: behind.bound, start, end: end + behind.length };
  const ahead = longestOf(before, (phrase) =>
    phrase.every((word, offset) => tokens[start - phrase.length + offset]?.text === word),
  );
  if (ahead) return { bound: ahead.bound, start: start - ahead.length, end };
  return null;
}

/** Finds the longest phrase that stands there: "не выше" says the opposite of "выше". */
function longestOf(
  phrases: Record<'from' | 'to', readonly string[][]>,
  stands: (phrase: readonly string[]) => boolean,
): { bound: 'from' | 'to'; length: number } | null {
  const found = (['from', 'to'] as const).flatMap((bound) =>
    phrases[bound].filter(stands).map(({ length }) => ({ bound, length })),
  );
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
