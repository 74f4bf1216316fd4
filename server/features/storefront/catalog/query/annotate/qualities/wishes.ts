import { fold } from '../../../engine/text/fold.ts';
import {
  attributeWords,
  countedWords,
  degreeWords,
  memoryAttributes,
  roomWords,
  sizeAttributes,
  useWords,
} from './attribute-words.data.ts';
import type { AnswerableWish } from './answerable-wish.ts';
import { noAttributeNames, type AttributeNames } from './attribute-names.ts';
import { namesBeside, type Places } from '../names/names-beside.ts';
import { createBeginnings } from '../../normalize/spelling/beginnings.ts';
import { datePlaces } from '../quantities/dates.ts';
import { isMini, isOfAnother, nounsAt } from '../quantities/degree-places.ts';
import { deniedAfter } from '../negation/denials.ts';
import { chargeWish, lastingWish } from '../quantities/lasting-wishes.ts';
import { compared, comparisonAt, measureWishes, type MeasureWish } from '../quantities/measure-wishes.ts';
import { measureAt } from '../quantities/measures.ts';
import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import { namesLargeNumber } from '../../normalize/numbers/number-names.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { lackOfQuality, qualityIn, type KnownChoice } from './quality-answers.ts';
import { createQualityWishes, type QualityWish } from './quality-wishes.ts';
import { isNumber } from '../../normalize/query-text.ts';
import { sizesSaid } from '../quantities/size-pairs.ts';
import {
  boundIn,
  measureIn,
  relativeIn,
  spanOf,
  useIn,
  type KnownNumber,
  type Use,
  type Wish,
} from './wish-answers.ts';

/** Returns the numbers that products of a category, or of one below it, have. */
export type NumbersOf = (category: number) => readonly KnownNumber[];
/** Returns what products of a category, or of one below it, are chosen by besides their numbers. */
export type ChoicesOf = (category: number) => readonly KnownChoice[];

/** The wishes of a query: the parts that say them, and what a category can answer. */
type Wished = { said: ReadonlySet<QueryPart>; answersIn(category: number): AnswerableWish[] };

/** Finds wishes in a query and answers them for a category. */
export type Wishes = {
  /** Null for a query without wishes; `isNamed` tells of a part that is a thing, or a part of its name. */
  of(parts: readonly QueryPart[], isNamed?: (part: QueryPart) => boolean): Wished | null;
};

type Said = { row: number; as: 'noun' | 'high' | 'low' };
type Degree = keyof typeof degreeWords;
type AnyWish = Wish | ({ kind: 'quality' } & QualityWish);

const NEARBY = 2;
const tooMuch: ReadonlySet<string> = new Set(['больше', 'меньше', 'большинство', 'лучшие']);

/** Before a word of room. */
const small: ReadonlySet<string> = new Set(['в', 'во', 'чтобы', 'чтоб']);
const exactly = { bound: 'exact', strict: false } as const;

/** After a quality: «шулы емес», «ауыр болмасын». */
const denyingDegree: ReadonlySet<string> = new Set(['емес', 'болмасын', 'болмайтын', 'болмауы']);

const isNumeral = /^\d/;
const isCode = /^\d{4}$/;
const ofPrice = /^(?:цен|стоим|бюджет|бага)/;
/** What is counted, of a thing that has it or in the plural: «розеткасы», "розеток", "портов". */
const ofWhat = /(?:с[ыи]|ов|ок)$/;
const prepositions: ReadonlySet<string> = new Set(['от', 'до']);
const upToWords: ReadonlySet<string> = new Set(['до', 'дейин', 'шейин']);
const isLatin = /^(?:[a-z]|про$|макс$|ультра$)/;
const isDisk = /^(?:ssd|ссд)$/;
/** Sizes of memory that are said as numbers alone. */
const memorySizes: ReadonlySet<number> = new Set([64, 128, 256, 512, 1024]);
/** Widths of kitchens' furniture, centimetres. */
const widths: ReadonlySet<number> = new Set([45, 50, 60, 90]);
const width = [fold('Ширина')];
/** What has no size of its own is small when it is light. */
const weight = fold('Вес');
/** No screen is larger. */
const largestInches = 120;

/**
 * Prepares the tables of attributes and degrees for a catalogue; `names` tell what its attributes are called.
 */
export function createWishes(
  numbersOf: NumbersOf,
  called: AttributeNames = noAttributeNames,
  choicesOf: ChoicesOf = () => [],
): Wishes {
  const rows = attributeWords.map((row) => row.split('|').map((cell) => cell.trim()));
  const names = rows.map(([attributes = '']) => attributes.split(',').map((name) => fold(name.trim())));
  const sizes = sizeAttributes.map(fold);
  const memories = memoryAttributes.map(fold);
  const volumes = sizes.filter((name) => !name.startsWith('диагональ'));
  const things = createBeginnings(
    countedWords.map((row): [string, string] => {
      const [words = '', name = ''] = row.split('|').map((cell) => cell.trim());
      return [words, fold(name)];
    }),
  );
  const rooms = createBeginnings<true>([[roomWords, true]]);
  const said = createBeginnings<Said>(
    rows.flatMap(([, nouns = '', high = '', low = ''], row): [string, Said][] => [
      [nouns, { row, as: 'noun' }],
      [high, { row, as: 'high' }],
      [low, { row, as: 'low' }],
    ]),
  );
  const degrees = createBeginnings<Degree>(
    Object.entries(degreeWords).map(([degree, words]) => [words, degree as Degree] as const),
  );

  const uses = createBeginnings(
    useWords.map((row): [string, Use] => {
      const [words = '', name = '', bounds = ''] = row.split('|').map((cell) => cell.trim());
      return [words, { name: fold(name), bounds: bounds.split(' ').map(Number) }];
    }),
  );

  const qualities = createQualityWishes();

  return {
    of(parts, isNamed = () => false) {
      const dates = datePlaces(parts);
      const ofDate = (wish: AnyWish) => wish.at.some((at) => dates.has(at));
      const told = qualities.of(parts, isNamed);
      // "Батарейка 2032" is of a kind, and holds no 2032 mAh.
      const codes = new Set(
        told.flatMap(({ at }) => (at.every((one) => isCode.test(parts[one]?.text ?? '')) ? at : [])),
      );
      const wishes: AnyWish[] = [
        ...bounded(parts, isNamed).filter(({ at }) => !at.some((one) => codes.has(one))),
        ...measured(parts),
        ...told.map((wish): AnyWish => ({ kind: 'quality', ...wish })),
        ...related(parts, isNamed),
        ...used(parts, isNamed),
      ].filter((wish) => !ofDate(wish));
      if (wishes.length === 0) return null;
      // A word that is a quality by itself is never taken for a category.
      const said = new Set(
        wishes
          .filter((wish) => wish.kind !== 'quality' || (wish.at.length > 1 && !wish.denied))
          .flatMap((wish) => [...wish.at, ...nameOf(wish, parts)].map((index) => parts[index] as QueryPart)),
      );
      const beside = (wish: Extract<Wish, { at: readonly number[] }>, { called: names }: KnownNumber) => {
        const found = called.beside(parts, spanOf(wish), names);
        // Scales are no weight: "весы до 180 кг".
        return found.length === 1 && found.every((at) => isNamed(parts[at] as QueryPart)) ? [] : found;
      };
      const answersIn = (category: number) => {
        const numbers = numbersOf(category);
        const taken = new Set<number>();
        const told = new Set<number>();
        return wishes.flatMap((wish): AnswerableWish[] => {
          if (wish.at.some((at) => taken.has(at))) return [];
          const answer = answerIn(wish, numbers, category);
          if (!answer) return [];
          for (const at of answer.at) taken.add(at);
          const { at, relative, ...rest } = answer;
          const own = { ...rest, parts: [...at].toSorted((a, b) => a - b).map((index) => parts[index] as QueryPart) };
          // "На большую семью, литров шесть": what is said in numbers is meant, and what is said twice but once.
          const isTold = relative && told.has(relative.attribute);
          for (const attribute of [rest.filter?.attribute, relative?.attribute])
            if (attribute !== undefined) told.add(attribute);
          return [relative && !isTold ? { ...own, relative } : own];
        });
      };
      const answerIn = (
        wish: AnyWish,
        numbers: readonly KnownNumber[],
        category: number,
      ): (Omit<AnswerableWish, 'parts'> & Pick<AnyWish, 'at'>) | null => {
        if (wish.kind === 'quality') {
          if (wish.denied) {
            const lack = lackOfQuality(wish.answers, choicesOf(category));
            return lack && { at: wish.at, ...lack, said: wish.denied, choice: 'said' };
          }
          const found = qualityIn(wish.answers, numbers, choicesOf(category));
          if (!found) return null;
          const { number, ...rest } = found;
          return {
            at: wish.at,
            ...rest,
            ...(number && { filter: number, wider: null }),
            optional: true,
          };
        }
        if (wish.kind === 'measure') return measureIn(wish, numbers, (name) => beside(wish, name));
        if (wish.kind === 'bound') return boundIn(wish, numbers, (name) => beside(wish, name));
        return wish.kind === 'use' ? useIn(wish, numbers) : relativeIn(wish, numbers);
      };
      return { said, answersIn };
    },
  };

  function used(parts: readonly QueryPart[], isNamed: (part: QueryPart) => boolean): Wish[] {
    return parts.flatMap((part, at): Wish[] => {
      const [use] = uses.of(part.typed);
      return use && parts[at - 1]?.typed !== 'не' && !deniedAfter.has(parts[at + 1]?.text ?? '') && !isNamed(part)
        ? [{ kind: 'use', at: [at], use }]
        : [];
    });
  }

  /** Places beside a number that may be its name: "тоңазытқыш көлемі 300 литр" is of a fridge, and of no volume. */
  function nameOf(wish: AnyWish, parts: readonly QueryPart[]): number[] {
    if (wish.kind !== 'measure' && wish.kind !== 'bound') return [];
    const found = [...(wish.naming ?? [])];
    found.push(...called.nameBeside(parts, spanOf(wish)));
    return found;
  }

  /** A number without a unit, of what was named beside it: "высотой до 170", "ширина 50", "две конфорки". */
  function bounded(parts: readonly QueryPart[], isNamed: (part: QueryPart) => boolean): Wish[] {
    if (!parts.some(({ text }) => isNumeral.test(text))) return [];
    const pair = sizesSaid(parts, roomIn(parts));
    const alone: Wish[] = [];
    // "16 озу 512 ссд": each name is of one number.
    const taken = new Set<number>();
    const found = parts.flatMap((part, at): Wish[] => {
      if (!isNumber.test(part.text) || pair.some((wish) => wish.at.includes(at))) return [];
      const value = Number(part.text);
      const end = isNumberEnding(parts, at + 1) ? at + 2 : at + 1;
      const [counted] = Number.isInteger(value) ? things.of(parts[end]?.text ?? '') : [];
      if (counted !== undefined) {
        // "3 usb порта": both words say what is counted.
        const behind = things.of(parts[end + 1]?.text ?? '').length > 0 ? end + 2 : end + 1;
        const said = comparisonAt(parts, at, behind) ?? { start: at, end: behind, ...exactly };
        return [{ kind: 'bound', at: between(said.start, said.end), named: [counted], value, ...boundOf(said) }];
      }
      if (measureAt(parts, at)) return [];
      const lasts = lastingWish(parts, at, end);
      if (lasts) return [lasts];
      const said = comparisonAt(parts, at, end) ?? { start: at, end, ...exactly };
      const exact = said.bound === 'exact';
      const [ahead] = ofWhat.test(parts[said.start - 1]?.text ?? '')
        ? things.of(parts[said.start - 1]?.text ?? '')
        : [];
      if (ahead !== undefined && Number.isInteger(value))
        return [{ kind: 'bound', at: between(said.start - 1, said.end), named: [ahead], value, ...boundOf(said) }];
      for (const noun of exact ? [at - 1, end] : [said.start - 1, said.end]) {
        const named = saidBy(parts[noun])
          .filter(({ as }) => as === 'noun')
          .flatMap(({ row }) => names[row] as string[]);
        const word = parts[noun];
        if (!word || taken.has(noun) || (named.length === 0 && !called.hasWord(word.typed))) continue;
        if (isNamed(word) && !namesLargeNumber(parts, noun) && !(isDisk.test(word.text) && memorySizes.has(value)))
          continue;
        const naming = named.length > 0 ? [noun] : [];
        taken.add(noun);
        return [{ kind: 'bound', at: between(said.start, said.end), naming, named, value, ...boundOf(said) }];
      }
      alone.push(...nameless(parts, at, said, value));
      return [];
    });
    return [...pair, ...found, ...alone];
  }

  /** A number that nothing beside it names: "телевизор больше 50" is of its size, "который на 512" of its memory. */
  function nameless(
    parts: readonly QueryPart[],
    at: number,
    { bound, strict, start, end }: Pick<MeasureWish, 'bound' | 'strict' | 'start' | 'end'>,
    value: number,
  ): Wish[] {
    const wish = { kind: 'bound', value, bound, strict } as const;
    if (bound === 'exact') {
      // "Посудомойка встраиваемая 45" is of a width.
      if (widths.has(value) && isAlone(parts, start, end)) return [{ ...wish, at: between(start, end), named: width }];
      const charged = isAlone(parts, start, end) ? chargeWish(parts, start, end) : null;
      if (charged) return [charged];
      return memorySizes.has(value) && parts[at - 1]?.text === 'на'
        ? [{ ...wish, at: between(at - 1, end), named: memories }]
        : [];
    }
    // "Чехол от 15 про" is of a model; "до 200" is of money sooner than of litres.
    const upTo = [parts[start], parts[end - 1]].some((part) => upToWords.has(part?.text ?? ''));
    if (
      (prepositions.has(parts[start]?.text ?? '') && isLatin.test(parts[end]?.text ?? '')) ||
      (upTo && value > largestInches)
    )
      return [];
    const named = memorySizes.has(value) && value > largestInches ? memories : value > largestInches ? volumes : sizes;
    return [{ ...wish, at: between(start, end), named }];
  }

  function saidBy(part: QueryPart | undefined): readonly Said[] {
    if (!part) return [];
    const found = said.of(compared(part.typed));
    return part.typed === part.text || found.length > 0 ? found : said.of(part.text);
  }

  function measured(parts: readonly QueryPart[]): Wish[] {
    const measures = measureWishes(parts);
    const spans = measures.map((measure) => measure.range ?? measure);
    const isNamedBy = namesBeside(parts, spans, (part) => saidBy(part).some(({ as }) => as === 'noun'));
    return measures.map((measure, index): Wish => {
      const naming: number[] = [];
      const named: string[] = [];
      const span = spans[index] as Places;
      for (let at = span.start - NEARBY; at < span.end + NEARBY; at++) {
        if ((at >= span.start && at < span.end) || !isNamedBy(at, span)) continue;
        for (const { row, as } of saidBy(parts[at]))
          if (as === 'noun') {
            naming.push(at);
            named.push(...(names[row] as string[]));
          }
      }
      // "Не шире 55 см" names the width, and by more than what stands beside it.
      const compares = parts.slice(measure.start, measure.end).findIndex(({ typed }) => isNumeral.test(typed));
      for (const part of parts.slice(measure.start, measure.start + Math.max(compares, 0)))
        for (const { row, as } of saidBy(part)) if (as !== 'noun') named.unshift(...(names[row] as string[]));
      const at = between(measure.start, measure.end);
      const room = measure.bound === 'exact' && measure.family === 'length' ? roomIn(parts) : [];
      return room.length === 0
        ? { kind: 'measure', measure, named, naming, at }
        : { kind: 'measure', measure: { ...measure, bound: 'to' }, named, naming, at: [...at, ...room] };
    });
  }

  /** The words that say there must be room for it, with the small ones before them: "чтобы", "в". */
  function roomIn(parts: readonly QueryPart[]): number[] {
    return parts.flatMap(({ typed }, at) =>
      rooms.of(typed).length === 0 ? [] : small.has(parts[at - 1]?.typed ?? '') ? [at - 1, at] : [at],
    );
  }

  /** Words of much and little: by themselves («тихий»), beside the name of a number («большой экран»), or of size. */
  function related(parts: readonly QueryPart[], isNamed: (part: QueryPart) => boolean): Wish[] {
    const wishes: Wish[] = [];
    const nouns = parts.map((part) => saidBy(part).filter(({ as }) => as === 'noun'));
    parts.forEach((part, at) => {
      const { typed } = part;
      const denied = parts[at - 1]?.typed === 'не' || denyingDegree.has(parts[at + 1]?.text ?? '');
      const own = denied ? between(at, at + 1, parts[at - 1]?.typed === 'не' ? at - 1 : at + 1) : [at];
      const flipped = (direction: 'high' | 'low') => (denied ? (direction === 'high' ? 'low' : 'high') : direction);
      const ofAnother = degrees.of(typed).length > 0 && isOfAnother(saidBy(part), nouns[at + 1]);
      for (const { row, as } of ofAnother ? [] : saidBy(part)) {
        // «Лента жарық» is called so and need not be bright.
        if (as === 'noun' || isNamed(part)) continue;
        const beside = nounsAt(nouns, at).filter((noun) => nouns[noun]?.some((one) => one.row === row));
        wishes.push({
          kind: 'relative',
          at: [...own, ...beside],
          named: names[row] as string[],
          direction: flipped(as),
        });
      }
      const degree = tooMuch.has(typed)
        ? undefined
        : isMini(parts, at, isNamed)
          ? 'small'
          : degrees.of(compared(typed))[0];
      if (!degree) return;
      const direction = flipped(degree === 'big' || degree === 'good' ? 'high' : 'low');
      const [noun] = nounsAt(nouns, at);
      if (noun !== undefined)
        wishes.push({
          kind: 'relative',
          at: [...own, noun],
          named: (nouns[noun] ?? []).flatMap(({ row }) => names[row] as string[]),
          direction,
        });
      else if (degree === 'big' || degree === 'small')
        wishes.push({ kind: 'relative', at: own, named: [...sizes, weight], direction });
    });
    return wishes;
  }
}

/** A number that no price and no range is of. */
function isAlone(parts: readonly QueryPart[], start: number, end: number): boolean {
  return !isNumeral.test(parts[end]?.text ?? '') && !ofPrice.test(parts[start - 1]?.typed ?? '');
}

function boundOf({ bound, strict }: Pick<MeasureWish, 'bound' | 'strict'>): Pick<MeasureWish, 'bound' | 'strict'> {
  return { bound, strict };
}

function between(from: number, to: number, also?: number): number[] {
  const all = Array.from({ length: to - from }, (_, offset) => from + offset);
  return also === undefined ? all : [...all, also];
}
