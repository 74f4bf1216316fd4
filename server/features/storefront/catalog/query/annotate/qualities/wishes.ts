import { withoutDegree } from '../../morphology/endings.ts';
import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { isNumber } from '../../normalize/query-text.ts';
import { denialOf, denialsIn, type Denial } from '../negation/denials.ts';
import { comparisonAt } from '../quantities/comparisons.ts';
import { datePlaces } from '../quantities/dates.ts';
import { measureWishes, type MeasureWish } from '../quantities/measure-wishes.ts';
import { measureAt } from '../quantities/measures.ts';
import { attributesOf, wordsOf } from '../../data/words.ts';
import type { AnswerableWish } from './answerable-wish.ts';
import { noAttributeNames, type AttributeNames } from './attribute-names.ts';
import { countedWords, degreeOf, numberWords, type NumberWord } from './attribute-words.ts';
import { qualityIn, type KnownChoice } from './quality-answers.ts';
import { qualitiesIn, type QualityWish } from './quality-wishes.ts';
import { boundIn, measureIn, relativeIn, spanOf, type KnownNumber, type Wish } from './wish-answers.ts';

/** Returns the numbers that products of a category, or of one below it, have. */
export type NumbersOf = (category: number) => readonly KnownNumber[];
/** Returns the choices of products of a category, or of one below it. */
export type ChoicesOf = (category: number) => readonly KnownChoice[];

/** Finds wishes in a query; null without any. */
export type Wishes = {
  of(parts: readonly QueryPart[]): { answersIn(category: number): AnswerableWish[] } | null;
};

/** Places of a quantity. */
type Places = { start: number; end: number };
type AnyWish = Wish | ({ kind: 'quality' } & QualityWish);
type Direction = 'high' | 'low';
type Said = Pick<MeasureWish, 'bound' | 'strict'> & Places;

const NEARBY = 2;
const startsWithDigit = /^\d/;
const isLatin = /^[a-z]/;
const ofPrice = wordsOf('price of a number');
const notDegrees = wordsOf('not a degree');
const prepositions = wordsOf('bound preposition');
const upTo = wordsOf('up to');
const forNumber = wordsOf('for a sum');
const modelNames = wordsOf('adjective that is a name');
/** Sizes of memory that stand without a unit. */
const memorySizes: ReadonlySet<number> = new Set([64, 128, 256, 512, 1024]);
/** Widths of kitchen furniture, cm. */
const widths: ReadonlySet<number> = new Set([45, 50, 60, 90]);
const MAX_INCHES = 120;
const width = attributesOf('width');
const memories = attributesOf('memory');
const volumes = attributesOf('size');
const sizes = [...attributesOf('screen'), ...volumes];
const weight = attributesOf('weight');

/** Prepares wishes for a catalogue. */
export function createWishes(
  numbersOf: NumbersOf,
  called: AttributeNames = noAttributeNames,
  choicesOf: ChoicesOf = () => [],
): Wishes {
  return {
    of(parts) {
      const dates = datePlaces(parts);
      const denials = denialsIn(parts);
      const qualities = qualitiesIn(parts, denials);
      // "Батарейка 2032" is a kind and no number.
      const codes = new Set(
        qualities.flatMap(({ at }) => at.filter((place) => startsWithDigit.test(parts[place]?.text ?? ''))),
      );
      const wishes: AnyWish[] = [
        ...boundsIn(parts, called).filter(({ at }) => !at.some((place) => codes.has(place))),
        ...measuresIn(parts),
        ...qualities.map((wish): AnyWish => ({ kind: 'quality', ...wish })),
        ...degreesIn(parts, denials),
      ].filter(({ at }) => !at.some((one) => dates.has(one)));
      if (wishes.length === 0) return null;
      return {
        answersIn(category) {
          const taken = new Set<number>();
          const answered = new Set<number>();
          return wishes.flatMap((wish): AnswerableWish[] => {
            if (wish.at.some((at) => taken.has(at))) return [];
            const answer = answerIn(wish, category, parts);
            if (!answer) return [];
            for (const at of answer.at) taken.add(at);
            const { at, relative, ...rest } = answer;
            const own = { ...rest, parts: at.toSorted((a, b) => a - b).map((place) => parts[place] as QueryPart) };
            // A stated number wins over much or little of the same attribute.
            const isAnswered = relative && answered.has(relative.attribute);
            for (const attribute of [rest.filter?.attribute, relative?.attribute])
              if (attribute !== undefined) answered.add(attribute);
            return [relative && !isAnswered ? { ...own, relative } : own];
          });
        },
      };
    },
  };

  function answerIn(
    wish: AnyWish,
    category: number,
    parts: readonly QueryPart[],
  ): (Omit<AnswerableWish, 'parts'> & { at: readonly number[] }) | null {
    const numbers = numbersOf(category);
    switch (wish.kind) {
      case 'quality': {
        if (wish.denied) {
          const lack = qualityIn(wish.answers, [], choicesOf(category), true);
          return lack && { at: wish.at, ...lack, said: wish.denied, choice: 'said' };
        }
        const found = qualityIn(wish.answers, numbers, choicesOf(category));
        if (!found) return null;
        const { number, ...rest } = found;
        return { at: wish.at, ...rest, ...(number && { filter: number, wider: null }), optional: true };
      }
      case 'measure':
        return measureIn(wish, numbers, (number) => called.beside(parts, spanOf(wish), number.called));
      case 'bound':
        return boundIn(wish, numbers, (number) => called.beside(parts, spanOf(wish), number.called));
      case 'relative':
        return relativeIn(wish, numbers);
    }
  }
}

/** Numbers without a unit: of an attribute named next to them, of counted nouns, or of the size of the product. */
function boundsIn(parts: readonly QueryPart[], called: AttributeNames): Wish[] {
  if (!parts.some(({ text }) => startsWithDigit.test(text))) return [];
  const taken = new Set<number>();
  const named: Wish[] = [];
  const alone: Wish[] = [];
  parts.forEach((part, at) => {
    if (!isNumber.test(part.text)) return;
    const end = isNumberEnding(parts, at + 1) ? at + 2 : at + 1;
    const value = Number(part.text);
    const wish = countedAt(parts, at, end, value);
    if (wish) named.push(wish);
    if (wish || measureAt(parts, at)) return;
    const said = saidAt(parts, at, end);
    const { bound, strict } = said;
    const around = bound === 'exact' ? [at - 1, end] : [said.start - 1, said.end];
    const noun = around.find((place) => !taken.has(place) && isNameOfNumber(parts, place, called));
    if (noun === undefined) {
      alone.push(...namelessAt(parts, at, said, value));
      return;
    }
    taken.add(noun);
    const attributes = nounsOf(parts[noun]);
    const naming = attributes.length > 0 ? [noun] : [];
    named.push({ kind: 'bound', at: placesIn(said), naming, named: attributes, value, bound, strict });
  });
  return [...named, ...alone];
}

function saidAt(parts: readonly QueryPart[], at: number, end: number): Said {
  const found = comparisonAt(parts, at, end, 'number');
  if (!found) return { start: at, end, bound: 'exact', strict: false };
  const { bound, strict, ...places } = found;
  return bound === 'about' ? { start: at, end, bound: 'exact', strict: false } : { ...places, bound, strict };
}

/** A number of counted nouns, before or behind them: "3 usb порта". */
function countedAt(parts: readonly QueryPart[], at: number, end: number, value: number): Wish | null {
  if (!Number.isInteger(value)) return null;
  const attributeAt = (place: number) => countedWords.of(parts[place]?.text ?? '')[0];
  const behind = attributeAt(end);
  const said = saidAt(parts, at, behind === undefined ? end : attributeAt(end + 1) === undefined ? end + 1 : end + 2);
  const ahead = parts[said.start - 1];
  const isCountedForm = ahead?.grammar.possessive === 'third' || ahead?.grammar.case === 'genitive';
  const attribute = behind ?? (isCountedForm ? attributeAt(said.start - 1) : undefined);
  if (attribute === undefined || (behind === undefined && measureAt(parts, at))) return null;
  const { bound, strict } = said;
  const places = behind === undefined ? placesIn({ ...said, start: said.start - 1 }) : placesIn(said);
  return { kind: 'bound', at: places, named: [attribute], value, bound, strict };
}

function isNameOfNumber(parts: readonly QueryPart[], at: number, called: AttributeNames): boolean {
  const part = parts[at];
  return part !== undefined && (nounsOf(part).length > 0 || called.hasWord(part.typed));
}

/** A number that nothing names is of the size or the memory of the product. */
function namelessAt(
  parts: readonly QueryPart[],
  at: number,
  { bound, strict, start, end }: Said,
  value: number,
): Wish[] {
  const wish = { kind: 'bound', value, bound, strict } as const;
  if (bound === 'exact') {
    const isAlone = !startsWithDigit.test(parts[end]?.text ?? '') && !ofPrice.has(parts[start - 1]?.typed ?? '');
    if (widths.has(value) && isAlone) return [{ ...wish, at: placesIn({ start, end }), named: width }];
    return memorySizes.has(value) && forNumber.has(parts[at - 1]?.text ?? '')
      ? [{ ...wish, at: placesIn({ start: at - 1, end }), named: memories }]
      : [];
  }
  const isUpTo = [parts[start], parts[end - 1]].some((part) => upTo.has(part?.text ?? ''));
  const isModel = prepositions.has(parts[start]?.text ?? '') && isModelName(parts[end]?.text ?? '');
  if (isModel || (isUpTo && value > MAX_INCHES)) return [];
  const named = value <= MAX_INCHES ? sizes : memorySizes.has(value) ? memories : volumes;
  return [{ ...wish, at: placesIn({ start, end }), named }];
}

function isModelName(word: string): boolean {
  return isLatin.test(word) || modelNames.has(word);
}

/** Quantities with the attributes named next to them. */
function measuresIn(parts: readonly QueryPart[]): Wish[] {
  const measures = measureWishes(parts);
  return measures.map((measure): Wish => {
    const span = measure.range ?? measure;
    const around = Array.from(
      { length: span.end - span.start + NEARBY * 2 },
      (_, offset) => span.start - NEARBY + offset,
    );
    const naming = around.filter((at) => (at < span.start || at >= span.end) && nounsOf(parts[at]).length > 0);
    // "Не шире 55 см" names the width.
    const compared = parts
      .slice(measure.start, measure.end)
      .flatMap((part) => wordsAbout(part).filter(({ as }) => as !== 'noun'));
    const named = [...compared.flatMap(({ attributes }) => attributes), ...naming.flatMap((at) => nounsOf(parts[at]))];
    const at = placesIn(measure);
    return { kind: 'measure', measure, named, naming, at };
  });
}

/** Much or little: of an attribute by itself («тихий»), of the attribute next to it («большой экран»), or of the size. */
function degreesIn(parts: readonly QueryPart[], denials: readonly Denial[]): Wish[] {
  const nouns = parts.map((part) => wordsAbout(part).filter(({ as }) => as === 'noun'));
  const nearest = (at: number) => [at + 1, at - 1, at + 2, at - 2].filter((place) => (nouns[place]?.length ?? 0) > 0);
  return parts.flatMap((part, at): Wish[] => {
    const denial = denialOf(denials, parts, [at]);
    const own = denial?.at ?? [at];
    const wish = (named: readonly string[], direction: Direction, noun: readonly number[]): Wish => ({
      kind: 'relative',
      at: [...own, ...noun],
      named,
      direction: denial ? (direction === 'high' ? 'low' : 'high') : direction,
    });
    const degree = degreeOf(withoutDegree(part.typed));
    const words = wordsAbout(part);
    // "Мощная батарея" has a large charge.
    const isOfAnother =
      degree !== undefined &&
      (nouns[at + 1] ?? []).length > 0 &&
      !nouns[at + 1]?.some(({ attributes }) => words.some((one) => one.attributes === attributes));
    const found = (isOfAnother ? [] : words).flatMap(({ attributes, as }) => {
      const noun = nearest(at).filter((place) => nouns[place]?.some((one) => one.attributes === attributes));
      return as === 'noun' ? [] : [wish(attributes, as, noun)];
    });
    if (!degree || notDegrees.has(part.typed)) return found;
    const direction = degree === 'big' || degree === 'good' ? 'high' : 'low';
    const [noun] = nearest(at);
    if (noun !== undefined) found.push(wish(nounsOf(parts[noun]), direction, [noun]));
    else if (degree === 'big' || degree === 'small') found.push(wish([...sizes, ...weight], direction, []));
    return found;
  });
}

/** Words about numbers that a part is: as typed, or else as corrected. */
function wordsAbout(part: QueryPart | undefined): readonly NumberWord[] {
  if (!part) return [];
  const found = numberWords.of(withoutDegree(part.typed));
  return part.typed === part.text || found.length > 0 ? found : numberWords.of(part.text);
}

/** The attributes that a part is the everyday name of. */
function nounsOf(part: QueryPart | undefined): string[] {
  return wordsAbout(part).flatMap(({ attributes, as }) => (as === 'noun' ? attributes : []));
}

function placesIn({ start, end }: Places): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
