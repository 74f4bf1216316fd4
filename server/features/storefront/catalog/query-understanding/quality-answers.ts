import { FLAG_YES, type NumberFilter, type ValueFilter, type WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import type { KnownNumber, RelativeWish } from './wish-answers.ts';

/** An attribute that products of a category have a value of, or have or have not: then without `values`. */
export type KnownChoice = {
  id: number;
  name: string;
  /** What the catalogue calls it, in both languages; so with values. */
  called?: readonly string[];
  values: readonly { id: number; name: string; called?: readonly string[] }[] | null;
};

/** What a table says of one attribute, where a category has it, and the one of `beside`. */
export type QualityAnswer = {
  attribute: string;
  beside: string | null;
} & (
  | { by: 'low' | 'high' | 'yes' | 'no' | 'any' }
  | { by: 'from' | 'to'; bound: number }
  | { by: 'is' | 'not'; values: readonly string[] }
  | { by: 'words'; words: readonly string[] }
);

/** What a category's products must be to have a quality: none of them where all of them are so. */
export type QualityFound = {
  number?: NumberFilter;
  relative?: RelativeWish;
  value?: ValueFilter;
  /** What products must not have. */
  except?: ValueFilter;
  word?: WantedWord;
};

const written = /^(?:(.+?) (low|high|yes|no|any|>=|<=|!=|=)|words)(?: (.+))?$/;
const bounds = { '>=': 'from', '<=': 'to' } as const;

/** Reads `answer; answer; …`, each an attribute, what is wanted of it, and after `@` another that tells its category. */
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

/** Answers a quality in a category by the first answer that it has the attribute of; null where it has none. */
export function qualityIn(
  answers: readonly QualityAnswer[],
  numbers: readonly KnownNumber[],
  choices: readonly KnownChoice[],
): QualityFound | null {
  const has = (name: string) => [...numbers, ...choices].some((one) => one.name === name);
  for (const answer of answers) {
    if (answer.beside !== null && !has(answer.beside)) continue;
    const found = foundBy(answer, numbers, choices);
    if (found) return found;
  }
  return null;
}

/** What products of a category have that lack a quality, or must not have; null where its answer tells of no choice. */
export function lackOfQuality(
  answers: readonly QualityAnswer[],
  choices: readonly KnownChoice[],
): { value: ValueFilter } | { except: ValueFilter } | null {
  const choiceOf = (name: string) => choices.find((one) => one.name === name);
  const answer = answers.find(({ attribute, beside }) => choiceOf(attribute) && (beside === null || choiceOf(beside)));
  const choice = answer && choiceOf(answer.attribute);
  if (!answer || !choice) return null;
  if (answer.by === 'yes' || answer.by === 'no') {
    const flag = { group: choice.id, values: [FLAG_YES] };
    if (choice.values) return null;
    return answer.by === 'yes' ? { except: flag } : { value: flag };
  }
  if (answer.by !== 'is' && answer.by !== 'not') return null;
  const values = (choice.values ?? []).filter(({ name }) => begins(name, answer.values)).map(({ id }) => id);
  if (values.length === 0) return null;
  const told = { group: choice.id, values };
  return answer.by === 'not' ? { value: told } : { except: told };
}

function foundBy(
  answer: QualityAnswer,
  numbers: readonly KnownNumber[],
  choices: readonly KnownChoice[],
): QualityFound | null {
  if (answer.by === 'words') return { word: answer.words.map((form) => ({ form, weight: 1 })) };
  const number = numbers.find(({ name }) => name === answer.attribute);
  const choice = choices.find(({ name }) => name === answer.attribute);
  if (answer.by === 'any') return number || choice ? {} : null;
  if (number) return foundNumber(answer, number.id);
  if (!choice) return null;
  if (answer.by === 'yes' || answer.by === 'no') {
    const flag = { group: choice.id, values: [FLAG_YES] };
    if (choice.values) return null;
    return answer.by === 'yes' ? { value: flag } : { except: flag };
  }
  if (answer.by !== 'is' && answer.by !== 'not') return null;
  const wanted = answer.by === 'is';
  const values = (choice.values ?? []).filter(({ name }) => begins(name, answer.values) === wanted);
  return values.length === 0 ? null : { value: { group: choice.id, values: values.map(({ id }) => id) } };
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

/** Tells whether a value, or a word of it, begins with one of the beginnings; with `=` after it, whether it is the value. */
function begins(name: string, beginnings: readonly string[]): boolean {
  return beginnings.some(
    (one) =>
      (one.endsWith('=') && name === one.slice(0, -1)) ||
      name.startsWith(one) ||
      name.split(/[^\p{L}\p{N}.-]+/u).some((word) => word.startsWith(one)),
  );
}
