import type { WantedWord, WordForm } from '../engine/engine.ts';
import type { BrandNames } from './brand-names.ts';
import type { CategoryNames, NamedCategory } from './category-names.ts';
import { isKazakhTarget, kazakhStems } from './kazakh.ts';
import type { Lexicon } from './lexicon.ts';
import { measureAt } from './measures.ts';
import type { Piece } from './pieces.ts';

/** A part of a query that means one thing. Without `words` the catalogue has nothing of it. */
export type Segment = {
  from: number;
  to: number;
  read: string;
  words: readonly WantedWord[];
  category: NamedCategory | null;
  brand: number | null;
  /** Said to be what the thing is for, or with: not what is sought. */
  target: boolean;
  /** A Kazakh word in the form of what belongs to something ("камерасы жақсы телефон"). */
  owned: boolean;
  /** Said not to be there ("без мешка"): goods need not have the word. */
  absent: boolean;
  /** Other words than the typed ones are looked for too. */
  synonym: boolean;
  /** It names a thing, not a quality. */
  thing: boolean;
  /** It names a quality, by a table. */
  quality: boolean;
  /** Not as it was typed. */
  mended: boolean;
  /** The segment whose word this one replaces by a word alike. */
  respeltFrom?: Segment;
  /** How much it tells of what is sought. */
  telling: number;
};

/** What segments are made with. */
export type SegmentTools = { lexicon: Lexicon; categories: CategoryNames; brands: BrandNames };

type Part = Pick<Segment, 'words' | 'category' | 'brand' | 'synonym'> & {
  thing?: boolean;
  quality?: boolean;
  end: number;
  target?: boolean;
};

const mostBegun = 40;
const bareWeight = 0.4;
const smallestBare = 10;
const shortestBegun = 4;
const shortestCode = 3;
const shortestWord = 3;
const mostJoined = 3;
const hasDigit = /\d/;
const lettersOnly = /^\p{L}{4,}$/u;
const isWhole = /^\d{1,4}$/;
const latinName = /^[a-z]{2,}$/;
const owned = /(?<=[аеиоуыэюя])с[ыи]$/;
const isDecimal = /^\d+\.\d+$/;

/**
 * Makes segments of pieces; stop words are left out unless there is nothing else. While `typing`, the last word may be
 * the beginning of one.
 */
export function segmentsOf(pieces: readonly Piece[], tools: SegmentTools, typing: boolean): Segment[] {
  const segments = scan(pieces, tools, typing, false);
  return segments.length > 0 ? segments : scan(pieces, tools, typing, true);
}

function scan(pieces: readonly Piece[], tools: SegmentTools, typing: boolean, keepStopWords: boolean): Segment[] {
  const { lexicon } = tools;
  const keys = pieces.map(({ text }) => lexicon.families.key(text));
  const segments: Segment[] = [];
  let target = false;
  let absent = false;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    const unfinished = typing && at === pieces.length - 1;
    const named = measured(pieces, at, tools) ?? namedAt(pieces, keys, at, tools);
    const turn = lexicon.turns(piece.text);
    if (!named && turn && !keepStopWords && !unfinished) {
      if (turn === 'next') target = true;
      else if (turn === 'without') absent = true;
      else for (const segment of segments) segment.target = true;
    } else if (named || keepStopWords || !lexicon.isStop(piece.text)) {
      const part = unfinished
        ? unfinishedWord(piece, at, named, tools)
        : (named ??
          modelNumber(piece, at, segments.at(-1), tools) ??
          joinedCode(pieces, at, tools) ??
          plain(piece, at, tools));
      const taken = pieces.slice(at, part.end);
      segments.push({
        from: taken[0]?.from ?? 0,
        to: taken.at(-1)?.to ?? 0,
        read: taken.map(({ text }) => text).join(' '),
        words: part.words,
        category: part.category,
        brand: part.brand,
        synonym: part.synonym,
        thing: part.thing ?? false,
        quality: part.quality ?? false,
        absent,
        owned: taken.length === 1 && isOwned(piece.text, lexicon),
        target: target || taken.some(({ text }) => isTarget(text, lexicon)),
        mended: taken.some(({ mended }) => mended),
        telling: Math.max(...part.words.map(lexicon.telling), 0),
      });
      absent = false;
      at = part.end;
      continue;
    }
    at++;
  }
  return segments;
}

/** Gives a plain word's segment by the word most alike; null for names of things, numbers and words already mended. */
export function respelt(segment: Segment, lexicon: Lexicon): Segment | null {
  if (segment.mended || segment.synonym || segment.category || !lettersOnly.test(segment.read)) return null;
  const other = lexicon.alike(segment.read);
  const words = other === null ? [] : lexicon.families.of(other);
  return other === null || words.length === 0
    ? null
    : { ...segment, read: other, words: [words], mended: true, respeltFrom: segment };
}

/** Tells whether a Kazakh word stands in the case of what a thing is for: "телефонға қап". */
function isTarget(word: string, lexicon: Lexicon): boolean {
  const stem = kazakhStems(word).findLast(lexicon.knows);
  return stem !== undefined && isKazakhTarget(word, stem);
}

function isOwned(word: string, lexicon: Lexicon): boolean {
  return owned.test(word) && lexicon.families.has(word.replace(owned, ''));
}

/** A category, a brand or a thing with several names. */
function namedAt(
  pieces: readonly Piece[],
  keys: readonly string[],
  at: number,
  { lexicon, categories, brands }: SegmentTools,
): Part | null {
  const met = lexicon.concepts.at(keys, at);
  const category = categories.at(keys, at);
  const brand = brands.at(
    pieces.map(({ text }) => text),
    at,
  );
  const longest = Math.max(met?.end ?? 0, category?.end ?? 0, brand?.end ?? 0);
  if (longest === 0) return null;
  const concept = met?.end === longest ? met : null;
  const own = pieces
    .slice(at, longest)
    .filter(({ text }) => !lexicon.turns(text))
    .map(({ text }) => lexicon.families.of(text));
  const words = concept ? lexicon.concepts.wanted(concept) : own.every((forms) => forms.length > 0) ? own : [];
  const ofConcept = concept ? categories.ofConcept(concept.concept.id) : null;
  const ofName = category?.end === longest ? category : null;
  // "зарядка" is a section and, as another name of its chargers, a part of it: the part is meant. A word that is only
  // one of several in a name ("сүзгілері мен қаптары") says less than a thing so called.
  const found =
    ofName && !(ofConcept && (!ofName.whole || categories.lies(ofConcept.id, ofName.id))) ? ofName : ofConcept;
  return {
    end: longest,
    words,
    synonym: concept !== null,
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

/** A number with a unit; the number alone counts a little. */
function measured(pieces: readonly Piece[], at: number, { lexicon }: SegmentTools): Part | null {
  const measure = measureAt(pieces, at);
  if (!measure) return null;
  const forms = lexicon.measures(measure.keys);
  const bare =
    lexicon.families.has(measure.number) && Number(measure.number) >= smallestBare
      ? [{ form: measure.number, weight: forms.length > 0 ? bareWeight : 1 }]
      : [];
  const grouped =
    measure.end - measure.start > 1 &&
    measure.number !== pieces[at]?.text &&
    !pieces[at]?.text.startsWith(measure.number);
  if (forms.length === 0 && (grouped || lexicon.families.has(pieces[at]?.text ?? ''))) return null;
  return {
    end: measure.end,
    words: forms.length + bare.length > 0 ? [[...forms, ...bare]] : [],
    category: null,
    brand: null,
    synonym: false,
  };
}

/**
 * The number of a model after its Latin name ("айфон 15"): only goods whose name has it so. Where all models of the name
 * have numbers as long and none has this one, the catalogue has nothing of it; the name of a brand tells no models.
 */
function modelNumber({ text }: Piece, at: number, name: Segment | undefined, { lexicon }: SegmentTools): Part | null {
  if (!name || !isWhole.test(text)) return null;
  const models = name.words
    .flat()
    .filter(({ form }) => latinName.test(form))
    .map(({ form }) => ({ form, numbers: lexicon.modelsOf(form) }));
  const exact = models.filter(({ numbers }) => numbers.includes(text));
  const others = models.some(({ numbers }) => numbers.some((number) => number.length === text.length));
  if (exact.length === 0 && (!others || name.brand !== null)) return null;
  const words = exact.map(({ form }): WordForm => ({ form: form + text, weight: 1 }));
  return { end: at + 1, words: words.length > 0 ? [words] : [], category: null, brand: null, synonym: false };
}

/** Words that stand together in the catalogue: "wh 1000xm6" and wh1000xm6, "видео карта" and видеокарта. */
function joinedCode(pieces: readonly Piece[], at: number, { lexicon }: SegmentTools): Part | null {
  for (let end = Math.min(pieces.length, at + mostJoined); end > at + 1; end--) {
    const parts = pieces.slice(at, end).map(({ text }) => text);
    const whole = lexicon.families.of(parts.join(''));
    const apart = parts.map((part) => lexicon.families.of(part));
    const known = apart.every((forms) => forms.length > 0);
    if (whole.length === 0 || (known && !parts.some((part) => hasDigit.test(part)))) continue;
    const model = parts.length === 2 && latinName.test(parts[0] as string) && isWhole.test(parts[1] as string);
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

function plain({ text, mended }: Piece, at: number, { lexicon }: SegmentTools): Part {
  const forms = lexicon.families.of(text);
  const digits = hasDigit.test(text);
  const begun =
    forms.length > 0 || mended || text.length < (digits ? shortestCode : shortestBegun)
      ? []
      : lexicon.begun(text, mostBegun);
  const decimal = isDecimal.test(text) ? lexicon.begun(text, mostBegun) : [];
  const all = forms.length > 0 ? forms : decimal.length > 0 ? decimal : begun;
  return { end: at + 1, words: all.length > 0 ? [all] : [], category: null, brand: null, synonym: false };
}

/** A word that is being typed: every word it may become, and the names it may become. */
function unfinishedWord({ text }: Piece, at: number, named: Part | null, { lexicon, categories }: SegmentTools): Part {
  const forms = new Map(lexicon.begun(text, mostBegun).map(({ form, weight }) => [form, weight]));
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
  if (text.length < shortestWord) forms.delete(text);
  else
    for (const { form, weight } of lexicon.families.of(text)) forms.set(form, Math.max(forms.get(form) ?? 0, weight));
  if (named?.words.length === 1)
    for (const { form, weight } of named.words[0] ?? []) forms.set(form, Math.max(forms.get(form) ?? 0, weight));
  const own = [...forms]
    .map(([form, weight]) => ({ form, weight }))
    .sort((a, b) => b.weight - a.weight || lexicon.telling([a]) - lexicon.telling([b]))
    .slice(0, mostBegun);
  const words = named && named.words.length > 1 ? named.words : own.length > 0 ? [own] : [];
  return { end: named?.end ?? at + 1, words, category, brand: named?.brand ?? null, synonym: names.length > 0 };
}
