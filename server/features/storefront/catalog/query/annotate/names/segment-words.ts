import type { WordForm } from '../../../engine/engine.ts';
import { PLUS } from '../../../engine/text/tokens.ts';
import { isOrdinary } from '../../morphology/ordinary.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { wordsOf } from '../../data/words.ts';
import type { NamedCategory } from './category-names.ts';
import { wordsFound, type Found, type Segment, type SegmentTools } from './segment.ts';

const MAX_BEGUN = 40;
const BARE_WEIGHT = 0.4;
const MIN_WORD_LENGTH = 3;
const MIN_BEGUN_LENGTH = { word: 4, code: 3 } as const;
const MAX_JOINED = 3;
const hasDigit = /\d/;
const isWhole = /^\d{1,4}$/;
const cyrillic = /\p{Script=Cyrillic}/u;
const latinName = /^[a-z]{2,}$/;
const storage = /^(?:64|128|256|512|1024)$/;
const [inch = ''] = wordsOf('inch in names');
const codeOfSeries = /^\p{L}\d{1,2}$/u;
const isDecimal = /^\d+\.\d+$/;

/**
 * The number of a model after its Latin name: only products whose name has it. Unknown when all models of the name have
 * numbers of that length and none has this one.
 */
export function modelNumber(
  parts: readonly QueryPart[],
  at: number,
  name: Segment | undefined,
  { lexicon }: SegmentTools,
): Found | null {
  const text = parts[at]?.text ?? '';
  if (!name || !isWhole.test(text)) return null;
  const models = name.words
    .filter((forms) => !forms.some(({ form }) => cyrillic.test(form)))
    .flat()
    .filter(({ form }) => latinName.test(form))
    .map(({ form }) => ({ form, numbers: lexicon.modelsOf(form) }));
  const exact = models.filter(({ numbers }) => numbers.includes(text));
  const hasOthers = models.some(({ numbers }) => numbers.some(({ length }) => length === text.length));
  const isMemory = [text, parts[at + 1]?.text ?? ''].some((number) => storage.test(number));
  if (exact.length === 0 && (!hasOthers || name.brand !== null || isMemory)) return null;
  const words = exact.map(({ form }): WordForm => ({ form: form + text, weight: 1 }));
  return wordsFound(at + 1, words.length > 0 ? [words] : []);
}

/** A number of two digits after a brand or a product is mostly a diagonal. */
export function diagonal(
  { text }: QueryPart,
  at: number,
  name: Segment | undefined,
  { lexicon }: SegmentTools,
): Found | null {
  if ((name?.brand == null && !name?.thing) || !isWhole.test(text) || text.length !== 2) return null;
  const inches = lexicon.families.of(text + inch);
  if (inches.length === 0) return null;
  const bare = lexicon.families.of(text).map(({ form, weight }) => ({ form, weight: weight * BARE_WEIGHT }));
  return wordsFound(at + 1, [[...inches, ...bare]]);
}

/** Words that the catalogue writes as one: "wh 1000xm6", "видео карта". */
export function joinedCode(parts: readonly QueryPart[], at: number, { lexicon }: SegmentTools): Found | null {
  for (let end = Math.min(parts.length, at + MAX_JOINED); end > at + 1; end--) {
    const texts = parts.slice(at, end).map(({ text }) => text);
    const whole = lexicon.families.of(texts.join(''));
    if (whole.length === 0) continue;
    const apart = texts.map((text) => lexicon.families.of(text));
    const isModel = texts.length === 2 && latinName.test(texts[0] as string) && isWhole.test(texts[1] as string);
    const isKnown = apart.every((forms) => forms.length > 0) && !isModel;
    return wordsFound(end, isKnown ? apart.map((forms) => [...forms, ...whole]) : [whole]);
  }
  return null;
}

/** Any other word: its forms, or longer words that it begins. */
export function plainWord({ text, mended }: QueryPart, at: number, { lexicon }: SegmentTools): Found {
  const { families } = lexicon;
  const withoutPlus = text.endsWith(PLUS) ? text.slice(0, -PLUS.length) : text;
  const known = [text, withoutPlus].find((word) => families.of(word).length > 0);
  if (known !== undefined) return wordsFound(at + 1, [families.of(known)]);
  const isShort = text.length < (hasDigit.test(text) ? MIN_BEGUN_LENGTH.code : MIN_BEGUN_LENGTH.word);
  const canBegin = isDecimal.test(text) || (!mended && !isShort && !isOrdinary(text));
  // A model of a series is never the beginning of another number.
  const begun = (canBegin ? lexicon.begun(text, MAX_BEGUN) : []).filter(
    ({ form }) => !codeOfSeries.test(text) || !hasDigit.test(form[text.length] ?? ''),
  );
  return wordsFound(at + 1, begun.length > 0 ? [begun] : []);
}

/** A word that is being typed: all words and names that it may become. */
export function unfinishedWord(
  { text }: QueryPart,
  at: number,
  named: Found | null,
  { lexicon, categories }: SegmentTools,
): Found {
  const forms = new Map(lexicon.begun(text, MAX_BEGUN).map(({ form, weight }) => [form, weight]));
  const raise = (words: readonly WordForm[], factor = 1) => {
    for (const { form, weight } of words) forms.set(form, Math.max(forms.get(form) ?? 0, weight * factor));
  };
  let category: NamedCategory | null = named?.category ?? null;
  for (const name of named ? [] : lexicon.namesBegun(text)) {
    const met = lexicon.concepts.at([lexicon.families.key(name)], 0);
    const [words, ...more] = met ? lexicon.concepts.wanted(met) : [];
    if (!met || !words || more.length > 0) continue;
    category ??= categories.ofConcept(met.concept.id);
    raise(words, BARE_WEIGHT * 2);
  }
  // Two letters are sooner the beginning of a word than a word; two digits are as well the number of a model.
  if (text.length < MIN_WORD_LENGTH && !isWhole.test(text)) forms.delete(text);
  else raise(lexicon.families.of(text));
  if (named?.words.length === 1) raise(named.words[0] ?? []);
  const own = [...forms]
    .map(([form, weight]) => ({ form, weight }))
    .sort((a, b) => b.weight - a.weight || lexicon.telling([a]) - lexicon.telling([b]))
    .slice(0, MAX_BEGUN);
  const words = named && named.words.length > 1 ? named.words : own.length > 0 ? [own] : [];
  return { end: named?.end ?? at + 1, words, category, brand: named?.brand ?? null };
}
