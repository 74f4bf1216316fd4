import { isBareEnding, isOwning } from '../../morphology/endings.ts';
import { isKazakhTarget, kazakhStems } from '../../morphology/kk.ts';
import { isAdjective } from '../../morphology/ru.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import { isNumberEnding, isOfWhom } from '../../normalize/numbers/number-endings.ts';
import { isNumeral } from '../../normalize/numbers/spoken-numbers.ts';
import { partOf, type QueryPart } from '../../normalize/query-part.ts';
import { isSlip } from '../../normalize/slips.ts';
import type { MetConcept } from '../concepts/concepts.ts';
import { denied, withDenials } from '../negation/denied-segments.ts';
import { deniesAction, denialsIn } from '../negation/denials.ts';
import { negatedStems, findNegatedForms } from '../negation/lacking.ts';
import { measureAt } from '../quantities/measures.ts';
import type { NamedCategory } from './category-names.ts';
import { diagonal, joinedCode, modelNumber, plainWord, unfinishedWord } from './segment-words.ts';
import { wordsFound, type Found, type Segment, type SegmentTools } from './segment.ts';

const BARE_WEIGHT = 0.4;
const MIN_BARE = 10;
const startsWithDigit = /^\d/;
const nameLetters = /^[a-z\d]/;

/**
 * Splits a query into labelled segments, without stop words unless there is nothing else. While `typing`, the last word
 * may be unfinished.
 */
export function segmentsOf(parts: readonly QueryPart[], tools: SegmentTools, typing: boolean): Segment[] {
  const segments = scan(parts, tools, typing, false);
  if (segments.length === 0) return scan(parts, tools, typing, true);
  // Without another product, the purpose is the request: «принтерге».
  const known = segments.filter(({ words }) => words.length > 0);
  if (segments.length === 1 || (known.length > 1 && known.every(({ target, thing }) => target && thing)))
    for (const segment of known.slice(0, 1)) segment.target = false;
  return segments;
}

function scan(parts: readonly QueryPart[], tools: SegmentTools, typing: boolean, keepsStopWords: boolean): Segment[] {
  const { lexicon } = tools;
  const keys = parts.map(({ text }) => lexicon.families.key(text));
  const denials = keepsStopWords ? [] : denialsIn(parts);
  const segments: Segment[] = [];
  let isPurpose = false;
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as QueryPart;
    if (isEnding(parts, at, segments.length > 0)) {
      if (isNumberEnding(parts, at) && isOfWhom(part.text)) markTargets(segments);
      at++;
      continue;
    }
    const isLast = typing && at === parts.length - 1;
    const named = nameOrMeasureAt(parts, keys, at, tools);
    if (!named && !isLast && !keepsStopWords) {
      if (deniesAction(parts, at)) {
        at += 2;
        continue;
      }
      const denial = denials.find((one) => one.at.includes(at));
      const turn = lexicon.turns(part.text);
      if (turn === 'next') isPurpose = true;
      if (turn === 'before') for (const segment of segments) segment.target = true;
      if (denial || turn || lexicon.isStop(part.text)) {
        at++;
        continue;
      }
    }
    const lacking = named || isLast ? null : lackingAt(part, at, tools);
    const found = isLast
      ? unfinishedWord(part, at, named, tools)
      : (named ??
        lacking ??
        modelNumber(parts, at, segments.at(-1), tools) ??
        diagonal(part, at, segments.at(-1), tools) ??
        joinedCode(parts, at, tools) ??
        plainWord(part, at, tools));
    const segment = segmentOf(found, parts.slice(at, found.end), lexicon);
    segment.target = isPurpose || isTarget(parts[found.end - 1]?.text ?? '', lexicon);
    // A prepositional phrase ends behind its noun and the model of that.
    isPurpose &&= isAdjective(segment.read) || nameLetters.test(segment.words[0]?.[0]?.form ?? segment.read);
    segments.push(found === lacking ? denied(segment, segment, lexicon) : segment);
    at = found.end;
  }
  return withDenials(segments, denials, parts, lexicon);
}

function segmentOf(found: Found, covered: readonly QueryPart[], lexicon: Lexicon): Segment {
  const { words, category, brand, concept = null, thing = false, quality = false } = found;
  return {
    from: covered[0]?.from ?? 0,
    to: covered.at(-1)?.to ?? 0,
    read: covered.map(({ text }) => text).join(' '),
    words,
    category,
    brand,
    concept,
    thing,
    quality,
    target: false,
    absent: false,
    mended: covered.some(({ mended }) => mended),
    guessed: covered.some(({ text, typed }) => text !== typed && !isSlip(typed, text)),
    line: lexicon.lineOf(words[0]?.[0]?.form ?? ''),
    telling: Math.max(...words.map(lexicon.telling), 0),
  };
}

/** Whether a part is a Kazakh ending behind a number or a hyphen. */
function isEnding(parts: readonly QueryPart[], at: number, isInside: boolean): boolean {
  const part = parts[at] as QueryPart;
  return isNumberEnding(parts, at) || (isInside && !part.spaced && isBareEnding(part.typed));
}

/** The case ending of a model's number belongs to its whole name. */
function markTargets(segments: readonly Segment[]): void {
  const isNumbered = startsWithDigit.test(segments.at(-1)?.read ?? '');
  for (const segment of segments.slice(isNumbered ? -2 : -1)) segment.target = true;
}

/** Whether a Kazakh word is in the case of a purpose: «телефонға қап». */
function isTarget(word: string, lexicon: Lexicon): boolean {
  if (lexicon.isNameAsIs(word)) return false;
  const [stem] = kazakhStems(word)
    .filter(lexicon.knows)
    .toSorted((one, other) => one.length - other.length);
  if (stem === undefined || !isKazakhTarget(word, stem)) return false;
  return !lexicon.families.has(word) || lexicon.families.has(stem);
}

/** The name or the quantity at a place, the longer of both; a stop word is no form of a name. */
function nameOrMeasureAt(
  parts: readonly QueryPart[],
  keys: readonly string[],
  at: number,
  tools: SegmentTools,
): Found | null {
  const measure = measured(parts, at, tools);
  const whole = namedAt(parts, keys, at, tools);
  // An adjective of possession may not swap places with its noun: «экранды ноутбук» is no «ноутбук экраны».
  const isSwapped =
    whole?.isSwapped && isOwning(parts[at]?.text ?? '') && !tools.lexicon.isNameAsIs(parts[at]?.text ?? '');
  const name = isSwapped ? namedAt(parts.slice(0, at + 1), keys.slice(0, at + 1), at, tools) : whole;
  const found = measure && (name?.end ?? 0) <= measure.end ? measure : name;
  const text = parts[at]?.text ?? '';
  const isSmall = tools.lexicon.turns(text) || (found?.loose && (tools.lexicon.isStop(text) || isNumeral(text)));
  return found?.end === at + 1 && isSmall ? null : found;
}

/** The name that some words are as a whole. */
function nameOf(words: readonly string[], tools: SegmentTools): Found | null {
  const parts = words.map((text) => partOf({ text, from: 0, to: 0, spaced: true }));
  const found = namedAt(parts, words.map(tools.lexicon.families.key), 0, tools);
  return found?.end === words.length ? found : null;
}

/** A word that means "without …": «газсыз». */
function lackingAt({ text }: QueryPart, at: number, tools: SegmentTools): Found | null {
  if (tools.lexicon.families.of(text).length > 0) return null;
  const stems = negatedStems(text);
  const found = stems.map((stem) => nameOf([stem], tools)).find((one) => one !== null);
  if (found) return { ...found, end: at + 1 };
  const words = stems.flatMap((stem) => findNegatedForms(text, stem, tools.lexicon));
  return words.length > 0 ? wordsFound(at + 1, [words]) : null;
}

/** The longest name at a place: of a category, a brand or a concept of the tables. */
function namedAt(parts: readonly QueryPart[], keys: readonly string[], at: number, tools: SegmentTools): Found | null {
  const { lexicon, categories, brands } = tools;
  const texts = parts.map(({ text }) => text);
  const met = lexicon.concepts.at(keys, at, texts);
  const category = categories.at(keys, at);
  const brand = brands.at(texts, at);
  const end = Math.max(met?.end ?? 0, category?.end ?? 0, brand?.end ?? 0);
  if (end === 0) return null;
  const concept = met?.end === end ? met : null;
  const own = texts
    .slice(at, end)
    .filter((text) => !lexicon.turns(text))
    .map((text) => lexicon.families.of(text));
  const words = concept ? lexicon.concepts.wanted(concept) : own.every((forms) => forms.length > 0) ? own : [];
  const ofConcept = concept ? categories.ofConcept(concept.concept.id) : null;
  const ofName = category?.end === end ? category : kindOf(concept, tools);
  // The narrower category: "зарядка" is a section and one of its kinds.
  const isNarrower = ofName && ofConcept && (!ofName.whole || categories.lies(ofConcept.id, ofName.id));
  const found = ofName && !isNarrower ? ofName : ofConcept;
  const names = concept?.concept.names.map((name) => name.map(({ word }) => word)) ?? [];
  return {
    end,
    words,
    concept: concept?.concept.id ?? null,
    isSwapped: concept !== null && end > at + 1 && concept.phrase[0]?.key !== keys[at],
    loose: concept !== null && !concept.phrase.some(({ word }) => word === texts[at]),
    thing: concept?.concept.thing ?? false,
    quality: concept !== null && !concept.concept.thing,
    category: found && { id: found.id, whole: found.whole },
    brand: brand?.end === end ? brand.id : brands.ofNames(names),
  };
}

/** The category of a kind of its products: a gas cooker is a cooker. */
function kindOf(met: MetConcept | null, { categories }: SegmentTools): NamedCategory | null {
  if (!met?.concept.thing || categories.ofConcept(met.concept.id)) return null;
  for (const name of met.concept.names)
    for (const { key } of name.length > 1 ? name : []) {
      const found = categories.at([key], 0);
      if (found?.whole) return { id: found.id, whole: false };
    }
  return null;
}

/** A number with its unit; the bare number counts less. */
function measured(parts: readonly QueryPart[], at: number, { lexicon }: SegmentTools): Found | null {
  const measure = measureAt(parts, at);
  if (!measure) return null;
  const { number, end, start } = measure;
  const text = parts[at]?.text ?? '';
  const forms = lexicon.measures(measure.keys);
  const isBare = lexicon.families.has(number) && Number(number) >= MIN_BARE;
  const bare = isBare ? [{ form: number, weight: forms.length > 0 ? BARE_WEIGHT : 1 }] : [];
  const isGrouped = end - start > 1 && !text.startsWith(number);
  if (forms.length === 0 && (isGrouped || lexicon.families.has(text))) return null;
  return wordsFound(end, forms.length + bare.length > 0 ? [[...forms, ...bare]] : []);
}
