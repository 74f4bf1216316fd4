import { FLAG_YES, type NumberFilter, type ValueFilter, type QueryWord } from '../../../engine/engine.ts';
import { fold } from '../../../engine/text/fold.ts';
import type { KnownNumber, RelativeWish } from './wish-answers.ts';

/** An attribute with values, or a flag, which has none. */
export type KnownChoice = {
  id: number;
  name: string;
  /** Names in both languages. */
  called?: readonly string[];
  values: readonly { id: number; name: string; called?: readonly string[] }[] | null;
};

/** One possible answer to a quality: a condition on an attribute. It needs a category with `beside`. */
export type QualityAnswer = {
  attribute: string;
  beside: string | null;
} & (
  | { by: 'low' | 'high' | 'yes' | 'no' | 'any' }
  | { by: 'from' | 'to'; bound: number }
  | { by: 'is' | 'not'; values: readonly string[] }
  | { by: 'words'; words: readonly string[] }
);

/** Conditions of products with a quality; none when all products have it. */
export type QualityFound = {
  number?: NumberFilter;
  relative?: RelativeWish;
  value?: ValueFilter;
  /** Excluded values. */
  except?: ValueFilter;
  word?: QueryWord;
};

const written = /^(?:(.+?) (low|high|yes|no|any|>=|<=|!=|=)|words)(?: (.+))?$/;
const bounds = { '>=': 'from', '<=': 'to' } as const;

/** Reads `answer; answer; …`: an attribute with a condition, and after `@` another attribute of its category. */
export function answersOf(row: string): QualityAnswer[] {
  return row.split(';').map((text) => {
    const [wanted = '', beside] = text.split('@').map((one) => one.trim());
    const [, name = '', by = 'words', said = ''] = written.exec(wanted) ?? [];
    const common = { attribute: fold(name), beside: beside === undefined ? null : fold(beside) };
    if (by === '>=' || by === '<=') return { ...common, by: bounds[by], bound: Number(said) };
    if (by === '=' || by === '!=') return { ...common, by: by === '=' ? 'is' : 'not', values: valuesOf(said) };
    if (by === 'low' || by === 'high' || by === 'yes' || by === 'no' || by === 'any') return { ...common, by };
    return { ...common, by: 'words', words: said.split('/').map(fold) };
  });
}

/** Answers a quality, or with `lacks` its opposite, by the first answer whose attributes the category has. */
export function qualityIn(
  answers: readonly QualityAnswer[],
  numbers: readonly KnownNumber[],
  choices: readonly KnownChoice[],
  lacks = false,
): QualityFound | null {
  const has = (name: string) => [...numbers, ...choices].some((one) => one.name === name);
  for (const answer of answers) {
    if (answer.beside !== null && !has(answer.beside)) continue;
    const choice = choices.find(({ name }) => name === answer.attribute);
    const number = lacks ? undefined : numbers.find(({ name }) => name === answer.attribute);
    if (answer.by === 'words' && !lacks) return { word: answer.words.map((form) => ({ form, weight: 1 })) };
    if (answer.by === 'any' && !lacks && (number || choice)) return {};
    const found = number ? foundNumber(answer, number.id) : choice ? foundChoice(answer, choice, lacks) : null;
    if (found) return found;
  }
  return null;
}

function foundChoice(answer: QualityAnswer, { id, values }: KnownChoice, lacks: boolean): QualityFound | null {
  // A value other than the named ones is wanted: a product without any value is unknown.
  const isOther = answer.by === 'not' && !lacks;
  const isWanted = isOther || (answer.by === 'yes' || answer.by === 'is') !== lacks;
  const ids =
    answer.by === 'is' || answer.by === 'not'
      ? (values ?? []).flatMap((value) => (begins(value.name, answer.values) === isOther ? [] : [value.id]))
      : values === null && (answer.by === 'yes' || answer.by === 'no')
        ? [FLAG_YES]
        : [];
  if (ids.length === 0) return null;
  return isWanted ? { value: { group: id, values: ids } } : { except: { group: id, values: ids } };
}

function foundNumber(answer: QualityAnswer, attribute: number): QualityFound | null {
  if (answer.by === 'low' || answer.by === 'high') return { relative: { attribute, direction: answer.by } };
  if (answer.by === 'from') return { number: { attribute, from: answer.bound, to: null } };
  if (answer.by === 'is') {
    const bound = Number(answer.values[0]);
    return Number.isFinite(bound) ? { number: { attribute, from: bound, to: bound } } : null;
  }
  return answer.by === 'to' ? { number: { attribute, from: null, to: answer.bound } } : null;
}

function valuesOf(said: string): string[] {
  return said.split(',').map((one) => fold(one.trim()));
}

/** Whether a value, or one of its words, begins with a beginning; one with `=` must be the whole value. */
function begins(name: string, beginnings: readonly string[]): boolean {
  return beginnings.some(
    (one) =>
      (one.endsWith('=') && name === one.slice(0, -1)) ||
      name.startsWith(one) ||
      name.split(/[^\p{L}\p{N}.-]+/u).some((word) => word.startsWith(one)),
  );
}
