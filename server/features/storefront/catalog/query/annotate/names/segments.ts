import type { NamedCategory } from './category-names.ts';
import type { MetConcept } from '../concepts/concepts.ts';
import { inLatin, linesOfMaker } from './device-lines.ts';
import { denialAt, isParticle } from '../negation/denials.ts';
import { createDenials, listing } from '../negation/denied.ts';
import { kazakhStems } from '../../morphology/kk.ts';
import { lackedBy, lackedKnown } from '../negation/lacking.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import { measureAt } from '../quantities/measures.ts';
import { isNumberEnding, isOfWhom } from '../../normalize/numbers/number-endings.ts';
import { partOf, type QueryPart } from '../../normalize/query-part.ts';
import { isNumeral } from '../../normalize/numbers/spoken-numbers.ts';
import { isSlip } from '../../normalize/slips.ts';
import { diagonal, joinedCode, modelNumber, plain, plusName } from './segment-words.ts';
import type { Found, Segment, SegmentTools } from './segment.ts';
import { isApart, isHad, isPossessed, isTarget } from './targets.ts';

const MAX_BEGUN = 40;
const bareWeight = 0.4;
const MIN_BARE = 10;
const MIN_WORD_LENGTH = 3;
const owned = /(?<=[аеиоуыэюя])с[ыи]$/;
/** A Kazakh case after a hyphen: "samsung-тен". */
const caseEnding = /^(?:дан|ден|нан|нен|тан|тен|дын|дин|нын|нин|тын|тин|ны|ни|ды|ди|ты|ти)$/;
const ofKind = /(?:[лдт][ыи]к|л[ыи])$/;
/** «Қапты шаңсорғыш» has one and is none: a name that is meant stands the other way round, «шаңсорғыш қабы». */
const having = /.{3}[лдт][ыи]$/;
const startsWithDigit = /^\d/;
const latinLetter = /[a-z]/;
/** What does or undergoes it stands before, and what it says that of behind: «тоңазытқыш күйіп қалмайтын стабилизатор». */
const participle = /.[аеийуяю]т[ыи]н$/;

/** To, of, in or from what belongs to the thing before: «экранына», «пультінің». */
const ofOwner = /.{3}[ыи]н(?:[ае]|[ыи]н|да|де|дагы|деги|ан|ен)$/;
/**
 * Creates segments of the parts; stop words are left out unless there is nothing else. While `typing`, the last word may be
 * the beginning of one.
 */
export function segmentsOf(parts: readonly QueryPart[], tools: SegmentTools, typing: boolean): Segment[] {
  const segments = scan(parts, tools, typing, false);
  if (segments.length === 0) return scan(parts, tools, typing, true);
  // What all of it is for is what is sought: «принтерге».
  if (segments.length === 1) for (const segment of segments) segment.target = false;
  // «Теледидар пультіне батарейка»: whose it is stands before what something is for.
  for (const [at, { target, read, words }] of segments.entries()) {
    const owner = segments[at - 1];
    const isBelonging = (target || words.length === 0) && ofOwner.test(read);
    if (isBelonging && owner && isFree(owner) && segments.slice(at + 1).some(isFree)) owner.target = true;
  }
  const known = segments.filter(({ words }) => words.length > 0);
  // «Шәйнектің шыныдан жасалғаны».
  if (
    known.length > 1 &&
    known.every(({ target, thing }) => target && thing) &&
    !parts.some(({ text }) => tools.lexicon.turns(text))
  )
    for (const segment of known.slice(0, 1)) segment.target = false;
  return segments;
}

/** «Диск салатын пс5» does what is said before it; what is like besides may stand between: «фото шығаратын жылтыр қағаз». */
function isDoer(parts: readonly QueryPart[], at: number, end: number, segments: readonly Segment[]): boolean {
  if (participle.test(parts[at - 1]?.typed ?? '')) return true;
  const before = parts.slice(0, at).findLast(({ typed }) => participle.test(typed));
  const isBetween = ({ to, thing, category }: Segment) =>
    to > (before?.from ?? Infinity) && (thing || category !== null);
  return (
    before !== undefined && end === parts.length && !owned.test(parts[at]?.text ?? '') && !segments.some(isBetween)
  );
}

function isFree({ target, absent, thing, category }: Segment): boolean {
  return !target && !absent && (thing || category?.whole === true);
}

function scan(parts: readonly QueryPart[], tools: SegmentTools, typing: boolean, keepStopWords: boolean): Segment[] {
  const { lexicon } = tools;
  const keys = parts.map(({ text }) => lexicon.families.key(text));
  const segments: Segment[] = [];
  let target = false;
  const denials = createDenials(segments, parts, { lexicon, named: (words) => nameOf(words, tools) });
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as QueryPart;
    const unfinished = typing && at === parts.length - 1;
    const turn = lexicon.turns(part.text);
    const named = withoutDenied(knownAt(parts, keys, at, tools), parts, keys, at, tools);
    const isEnding = isNumberEnding(parts, at) || (!part.spaced && segments.length > 0 && caseEnding.test(part.typed));
    if (isEnding || isParticle(part, parts[at - 1], segments.at(-1)?.quality ?? false)) {
      // «A56-ға қап», «айфон 16ның шынысы»: the device is not what is sought.
      if (isNumberEnding(parts, at) && isOfWhom(part.text))
        for (const segment of nameWithNumber(segments)) segment.target = true;
      at++;
      continue;
    }
    const denial = named || keepStopWords || unfinished ? null : denialAt(parts, at, turn);
    if (denial) {
      denials.say(denial, at);
      at = denial.end;
      continue;
    }
    if (!named && listing.has(part.text)) denials.join(part);
    if (!named && turn && !keepStopWords && !unfinished) {
      if (turn === 'next') target = true;
      else for (const segment of segments) segment.target = true;
    } else if (named || keepStopWords || !lexicon.isStop(part.text)) {
      const lacking = named || unfinished ? null : lackingAt(part, at, tools);
      const found = unfinished
        ? unfinishedWord(part, at, named, tools)
        : (plusName(parts, at, tools) ??
          named ??
          lacking ??
          modelNumber(parts, at, segments.at(-1), tools) ??
          diagonal(part, at, segments.at(-1), tools) ??
          joinedCode(parts, at, tools) ??
          plain(part, at, tools));
      const covered = parts.slice(at, found.end);
      const from = covered[0]?.from ?? 0;
      const to = covered.at(-1)?.to ?? 0;
      const isSought = (found.thing === true && found.brand === null) || found.category?.whole === true;
      if (isSought && target && isApart(parts, at, segments, tools)) target = false;
      if ((isSought || found.thing) && isDoer(parts, at, found.end, segments))
        for (const segment of segments) segment.target ||= segment.thing || segment.category !== null;
      segments.push({
        from,
        to,
        read: covered.map(({ text }) => text).join(' '),
        words: found.words,
        category: found.category,
        brand: found.brand,
        concept: found.concept ?? null,
        ...(found.hint && { hint: found.hint }),
        line: lexicon.lineOf(found.words[0]?.[0]?.form ?? ''),
        synonym: found.synonym,
        thing: found.thing ?? false,
        quality: found.quality ?? false,
        absent: false,
        owned:
          covered.length === 1 &&
          (isOwned(part.text, lexicon) || isHaving(part.text, lexicon) || isPossessed(parts, found.end)),
        target:
          target ||
          isTarget(covered.at(-1)?.text ?? '', lexicon) ||
          isHad(parts, found.end) ||
          (isSought && found.end < parts.length && isOfKind(covered, lexicon)),
        mended: covered.some(({ mended }) => mended),
        guessed: covered.some(({ text, typed }) => text !== typed && !isSlip(typed, text)),
        telling: Math.max(...found.words.map(lexicon.telling), 0),
      });
      denials.found(lacking !== null && found === lacking);
      at = found.end;
      continue;
    }
    at++;
  }
  denials.end();
  return withoutLinesDenied(segments);
}

/** "Не самсунг галакси": with its maker a line is denied, too. */
function withoutLinesDenied(segments: Segment[]): Segment[] {
  return segments.filter((segment, at) => {
    const maker = segments[at - 1];
    return !maker?.absent || segment.absent || !linesOfMaker(maker)?.has(inLatin(segment));
  });
}

/** The last segment, and the name that it is the number of. */
function nameWithNumber(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.at(-1);
  return last && startsWithDigit.test(last.read) ? segments.slice(-2) : segments.slice(-1);
}

/** A quantity or a name at a place; a small word is none by itself, though a form of a name may look so. */
function knownAt(parts: readonly QueryPart[], keys: readonly string[], at: number, tools: SegmentTools): Found | null {
  const { text } = parts[at] as QueryPart;
  const measure = measured(parts, at, tools);
  const name = namedAt(parts, keys, at, tools);
  // "9 вольт крона" is a battery, and 9 volts are a part of its name.
  const named = measure && (name?.end ?? 0) <= measure.end ? measure : name;
  const isRound = named !== null && named.end > at + 1 && named.first !== keys[at] && isHaving(text, tools.lexicon);
  const found = isRound ? namedAt(parts.slice(0, at + 1), keys.slice(0, at + 1), at, tools) : named;
  if (found?.end !== at + 1) return found;
  return tools.lexicon.turns(text) || (found.loose && (tools.lexicon.isStop(text) || isNumeral(text))) ? null : found;
}

/** «Плита газ болмасын»: the last word of a name is denied by itself where the rest of it names the thing. */
function withoutDenied(
  named: Found | null,
  parts: readonly QueryPart[],
  keys: readonly string[],
  at: number,
  tools: SegmentTools,
): Found | null {
  if (!named || named.end < at + 2) return named;
  const { categories, lexicon } = tools;
  // "Не газовая плита" is a cooker: what stands last is no part of what it must not be.
  if (parts[at - 1]?.text === 'не') {
    const last = namedAt(parts, keys, named.end - 1, tools);
    const isThing = last?.end === named.end && last.category !== null && !latinLetter.test(parts[at]?.text ?? '');
    return isThing ? namedAt(parts.slice(0, named.end - 1), keys.slice(0, named.end - 1), at, tools) : named;
  }
  let behind = named.end;
  while (behind < parts.length - 1 && lexicon.isStop(parts[behind]?.text ?? '')) behind++;
  if (denialAt(parts, behind, lexicon.turns(parts[behind]?.text ?? ''))?.of !== 'last') return named;
  const thing = namedAt(parts.slice(0, named.end - 1), keys.slice(0, named.end - 1), at, tools);
  const isThing = thing?.end === named.end - 1 && thing.category?.whole === true;
  return isThing && named.category && thing.category && categories.lies(named.category.id, thing.category.id)
    ? thing
    : named;
}

/** What words are the whole name of. */
function nameOf(words: readonly string[], tools: SegmentTools): Found | null {
  const parts = words.map((text) => partOf({ text, from: 0, to: 0, spaced: true }));
  const found = namedAt(parts, words.map(tools.lexicon.families.key), 0, tools);
  return found?.end === words.length ? found : null;
}

/** A word that says what is lacking: «газсыз» is without газ. */
function lackingAt({ text }: QueryPart, at: number, tools: SegmentTools): Found | null {
  if (tools.lexicon.families.of(text).length > 0) return null;
  const stems = lackedBy(text);
  const found = stems.map((stem) => nameOf([stem], tools)).find((one) => one !== null);
  if (found) return { ...found, end: at + 1 };
  const words = stems.flatMap((stem) => lackedKnown(text, stem, tools.lexicon));
  return words.length > 0 ? { end: at + 1, words: [words], category: null, brand: null, synonym: false } : null;
}

/** What the thing behind it is of, or has: «компьютерлік тігін машинка», «камералы дрон». */
function isOfKind(covered: readonly QueryPart[], lexicon: Lexicon): boolean {
  const word = covered.at(-1)?.text ?? '';
  return (
    covered.length === 1 && ofKind.test(word) && !lexicon.isNameAsIs(word) && kazakhStems(word).some(lexicon.isName)
  );
}

function isOwned(word: string, lexicon: Lexicon): boolean {
  return owned.test(word) && lexicon.families.has(word.replace(owned, ''));
}

/** «Камералы», «қапты»; "планшеты" are just many. */
function isHaving(word: string, lexicon: Lexicon): boolean {
  return having.test(word) && !lexicon.isNameAsIs(word) && lexicon.knows(word.slice(0, -2));
}

/** A category, a brand or a thing with several names. */
function namedAt(parts: readonly QueryPart[], keys: readonly string[], at: number, tools: SegmentTools): Found | null {
  const { lexicon, categories, brands } = tools;
  const met = lexicon.concepts.at(
    keys,
    at,
    parts.map(({ text }) => text),
  );
  const category = categories.at(keys, at);
  const brand = brands.at(
    parts.map(({ text }) => text),
    at,
  );
  const longest = Math.max(met?.end ?? 0, category?.end ?? 0, brand?.end ?? 0);
  if (longest === 0) return null;
  const concept = met?.end === longest ? met : null;
  const own = parts
    .slice(at, longest)
    .filter(({ text }) => !lexicon.turns(text))
    .map(({ text }) => lexicon.families.of(text));
  const words = concept ? lexicon.concepts.wanted(concept) : own.every((forms) => forms.length > 0) ? own : [];
  const ofConcept = concept ? categories.ofConcept(concept.concept.id) : null;
  const ofName = category?.end === longest ? category : kindOf(concept, tools);
  // "зарядка" is a section and, as another name of its chargers, a part of it: the part is meant. A word that is only
  // one of several in a name ("сүзгілері мен қаптары") says less than a thing so called.
  const found =
    ofName && !(ofConcept && (!ofName.whole || categories.lies(ofConcept.id, ofName.id))) ? ofName : ofConcept;
  return {
    end: longest,
    words,
    synonym: concept !== null,
    concept: concept?.concept.id ?? null,
    ...(concept?.phrase[0] && { first: concept.phrase[0].key }),
    loose: concept !== null && !concept.phrase.some(({ word }) => word === parts[at]?.text),
    thing: concept?.concept.thing ?? false,
    quality: concept !== null && !concept.concept.thing,
    category: found && { id: found.id, whole: found.whole },
    brand:
      brand?.end === longest
        ? brand.id
        : concept
          ? brands.ofNames(concept.concept.names.map((name) => name.map(({ word }) => word)))
          : null,
  };
}

/** The category of a kind of its things: a gas cooker is one of the cookers. */
function kindOf(met: MetConcept | null, { categories }: SegmentTools): (NamedCategory & { end: number }) | null {
  if (!met?.concept.thing || categories.ofConcept(met.concept.id)) return null;
  for (const name of met.concept.names)
    for (const { key } of name.length > 1 ? name : []) {
      const found = categories.at([key], 0);
      if (found?.whole) return { ...found, whole: false };
    }
  return null;
}

/** A number with a unit; the number alone counts a little. */
function measured(parts: readonly QueryPart[], at: number, { lexicon }: SegmentTools): Found | null {
  const measure = measureAt(parts, at);
  if (!measure) return null;
  const forms = lexicon.measures(measure.keys);
  const bare =
    lexicon.families.has(measure.number) && Number(measure.number) >= MIN_BARE
      ? [{ form: measure.number, weight: forms.length > 0 ? bareWeight : 1 }]
      : [];
  const grouped =
    measure.end - measure.start > 1 &&
    measure.number !== parts[at]?.text &&
    !parts[at]?.text.startsWith(measure.number);
  if (forms.length === 0 && (grouped || lexicon.families.has(parts[at]?.text ?? ''))) return null;
  return {
    end: measure.end,
    words: forms.length + bare.length > 0 ? [[...forms, ...bare]] : [],
    category: null,
    brand: null,
    synonym: false,
  };
}

/** A word that is being typed: every word it may become, and the names it may become. */
function unfinishedWord(
  { text }: QueryPart,
  at: number,
  named: Found | null,
  { lexicon, categories }: SegmentTools,
): Found {
  const forms = new Map(lexicon.begun(text, MAX_BEGUN).map(({ form, weight }) => [form, weight]));
  const names = named ? [] : lexicon.namesBegun(text);
  let category: NamedCategory | null = named?.category ?? null;
  for (const name of names) {
    const met = lexicon.concepts.at([lexicon.families.key(name)], 0);
    const words = met ? lexicon.concepts.wanted(met) : [];
    if (met && words.length === 1) category ??= categories.ofConcept(met.concept.id);
    if (words.length === 1)
      for (const { form, weight } of words[0] ?? [])
        forms.set(form, Math.max(forms.get(form) ?? 0, weight * bareWeight * 2));
  }
  // Two letters are the beginning of a word sooner than a word ("ай" of "12 ай").
  if (text.length < MIN_WORD_LENGTH) forms.delete(text);
  else
    for (const { form, weight } of lexicon.families.of(text)) forms.set(form, Math.max(forms.get(form) ?? 0, weight));
  if (named?.words.length === 1)
    for (const { form, weight } of named.words[0] ?? []) forms.set(form, Math.max(forms.get(form) ?? 0, weight));
  const own = [...forms]
    .map(([form, weight]) => ({ form, weight }))
    .sort((a, b) => b.weight - a.weight || lexicon.telling([a]) - lexicon.telling([b]))
    .slice(0, MAX_BEGUN);
  const words = named && named.words.length > 1 ? named.words : own.length > 0 ? [own] : [];
  return { end: named?.end ?? at + 1, words, category, brand: named?.brand ?? null, synonym: names.length > 0 };
}
