import type { WordForm } from '../../../engine/engine.ts';
import { PLUS } from '../../../engine/text/tokens.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import { isOrdinary } from '../../morphology/ordinary.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import type { Found, Segment, SegmentTools } from './segment.ts';

const MAX_BEGUN = 40;
const BARE_WEIGHT = 0.4;
const MIN_BEGUN_LENGTH = 4;
const shortestCode = 3;
const MAX_JOINED = 3;
const hasDigit = /\d/;
const isWhole = /^\d{1,4}$/;
const cyrillic = /[а-я]/;
const latinName = /^[a-z]{2,}$/;
const storage = /^(?:64|128|256|512|1024)$/;
const inch = 'дюйм';
/** Adjectives of a material: силиконовый, стеклянный (often with one н), металлический, стальной. */
const ofMaterial = /^(\p{L}{3,}?)(?:[ое]в|[яа]нн?|ическ|ьн)(?:ый|ий|ая|ое|ые|ие|ого|ой|ую|ых|их|ым|им|ыми|ими|ом)$/u;
const nounEndings = ['', 'о', 'а', 'ь', 'ика'] as const;
/** "s24", "a55", "x6". */
const ofSeries = /^([a-zасмхв])\d{1,2}$/;
const latinLetters = new Map(['аa', 'сs', 'мm', 'хx', 'вv'].map(([own = '', latin = '']) => [own, latin]));
const MAX_OF_SERIES = 400;
/** How much a model of a far number is worth, and from which distance. */
const LEAST_NEAR = 0.2;
const FAR = 20;
const isDigit = /\d/;
const isDecimal = /^\d+\.\d+$/;

/**
 * The number of a model after its Latin name ("айфон 15"): only products whose name has it so. Where all models of the name
 * have numbers as long and none has this one, the catalogue has nothing of it; the name of a brand tells no models.
 */
export function modelNumber(
  parts: readonly QueryPart[],
  at: number,
  name: Segment | undefined,
  { lexicon }: SegmentTools,
): Found | null {
  const text = parts[at]?.text ?? '';
  if (!name || !isWhole.test(text)) return null;
  // What has a name in Cyrillic too is a thing and no name of models: a video card, though there are gift cards for 5000.
  const models = name.words
    .filter((forms) => !forms.some(({ form }) => cyrillic.test(form)))
    .flat()
    .filter(({ form }) => latinName.test(form))
    .map(({ form }) => ({ form, numbers: lexicon.modelsOf(form) }));
  const exact = models.filter(({ numbers }) => numbers.includes(text));
  const others = models.some(({ numbers }) => numbers.some((number) => number.length === text.length));
  // "Mac mini 24/512" and "17 pro 256" are of memory.
  const isMemory = [text, parts[at + 1]?.text ?? ''].some((number) => storage.test(number));
  if (exact.length === 0 && (!others || name.brand !== null || isMemory)) return null;
  const words = exact.map(({ form }): WordForm => ({ form: form + text, weight: 1 }));
  const hint = models.flatMap(({ form, numbers }) =>
    numbers.map((number): WordForm => ({ form: form + number, weight: 1 })),
  );
  return {
    end: at + 1,
    words: words.length > 0 ? [words] : [],
    ...(words.length === 0 && { hint }),
    category: null,
    brand: null,
    synonym: false,
  };
}

/**
 * A number after a brand or a thing is mostly a diagonal: "lg 65" is a television and not the microwave MH65, where there
 * are such.
 */
export function diagonal(
  { text }: QueryPart,
  at: number,
  name: Segment | undefined,
  { lexicon }: SegmentTools,
): Found | null {
  if ((name?.brand == null && !name?.thing) || !isWhole.test(text) || text.length !== 2) return null;
  const said = lexicon.families.of(text + inch);
  if (said.length === 0) return null;
  const alone = lexicon.families.of(text).map(({ form, weight }) => ({ form, weight: weight * BARE_WEIGHT }));
  return { end: at + 1, words: [[...said, ...alone]], category: null, brand: null, synonym: false };
}

/** Words that stand together in the catalogue: "wh 1000xm6" and wh1000xm6, "видео карта" and видеокарта. */
export function joinedCode(parts: readonly QueryPart[], at: number, { lexicon }: SegmentTools): Found | null {
  for (let end = Math.min(parts.length, at + MAX_JOINED); end > at + 1; end--) {
    const texts = parts.slice(at, end).map(({ text }) => text);
    const whole = lexicon.families.of(texts.join(''));
    const apart = texts.map((text) => lexicon.families.of(text));
    const known = apart.every((forms) => forms.length > 0);
    if (whole.length === 0) continue;
    const model = texts.length === 2 && latinName.test(texts[0] as string) && isWhole.test(texts[1] as string);
    return {
      end,
      words: known && !model ? apart.map((forms) => [...forms, ...whole]) : [whole],
      category: null,
      brand: null,
      synonym: false,
    };
  }
  return null;
}

/** A name and the plus after it, which the catalogue writes together: "pro plus" is Pro+ and no Pro. */
export function plusName(parts: readonly QueryPart[], at: number, { lexicon }: SegmentTools): Found | null {
  // "Про с плюсом" is Pro+, too.
  const said = parts[at + 1]?.text === 'с' ? at + 2 : at + 1;
  const [name, plus] = [parts[at]?.text ?? '', (parts[said]?.text ?? '').replace(/^плюсом$/, 'плюс')];
  if (hasDigit.test(name) || !spelled(plus, lexicon).includes(PLUS)) return null;
  const whole = spelled(name, lexicon).find((word) => lexicon.families.has(word + PLUS));
  if (whole === undefined) return null;
  const words = [lexicon.families.of(whole + PLUS)];
  return { end: said + 1, words, category: null, brand: null, synonym: false };
}

/** A word and the names it is said for: "про" is pro. */
function spelled(word: string, { families, concepts }: Lexicon): string[] {
  const met = concepts.at([families.key(word)], 0);
  return [word, ...(met?.concept.names ?? []).flatMap((name) => (name.length === 1 && name[0] ? [name[0].word] : []))];
}

/** The noun that an adjective of a material is made of: силиконовый is of силикон, стеклянный of стекло. */
function nounForms(text: string, { families }: Lexicon): WordForm[] {
  const [, noun = ''] = ofMaterial.exec(text) ?? [];
  const known = noun === '' ? undefined : nounEndings.find((ending) => families.has(noun + ending));
  return known === undefined ? [] : families.of(noun + known);
}

export function plain({ text, mended }: QueryPart, at: number, { lexicon }: SegmentTools): Found {
  const own = lexicon.families.of(text);
  // No product has the plus: then it says nothing.
  const forms =
    own.length > 0
      ? own
      : text.endsWith(PLUS)
        ? lexicon.families.of(text.slice(0, -PLUS.length))
        : nounForms(text, lexicon);
  const digits = hasDigit.test(text);
  const series = seriesOf(text);
  const begun =
    forms.length > 0 || mended || text.length < (digits ? shortestCode : MIN_BEGUN_LENGTH) || isOrdinary(text)
      ? []
      : lexicon.begun(text, MAX_BEGUN).filter(({ form }) => series === undefined || !nextIsDigit(form, text));
  const decimal = isDecimal.test(text) ? lexicon.begun(text, MAX_BEGUN) : [];
  const all = forms.length > 0 ? forms : decimal.length > 0 ? decimal : begun;
  const found = { end: at + 1, category: null, brand: null, synonym: false };
  if (all.length > 0 || series === undefined) return { ...found, words: all.length > 0 ? [all] : [] };
  const isAkin = ({ form }: WordForm) => form.length === text.length && seriesOf(form) === series;
  return { ...found, words: [], hint: lexicon.begun(series, MAX_OF_SERIES).filter(isAkin).map(near(text)) };
}

/** The letter of a code like "s24", whatever alphabet it is typed in. */
function seriesOf(code: string): string | undefined {
  const [, letter = ''] = ofSeries.exec(code) ?? [];
  return letter === '' ? undefined : (latinLetters.get(letter) ?? letter);
}

/** Of a series of models its letter and number are all: no s24 is an s2412. */
function nextIsDigit(form: string, code: string): boolean {
  return isDigit.test(form[code.length] ?? '');
}

/** Weighs models of a series by how near their numbers are. */
function near(code: string): (word: WordForm) => WordForm {
  return ({ form }) => {
    const away = Math.abs(Number(form.slice(1)) - Number(code.slice(1)));
    return { form, weight: Math.max(LEAST_NEAR, 1 - away / FAR) };
  };
}
