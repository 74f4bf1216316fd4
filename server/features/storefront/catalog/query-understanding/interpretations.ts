import { BRAND_GROUP, MAX_WORDS, type ValueFilter, type WantedWord } from '../engine/engine.ts';
import { choicesOf, mayStandFor, type Choice, type Choosing } from './choices.ts';
import type { Change } from './query-part.ts';
import { textWithout, type Token } from './query-text.ts';
import type { Segment } from './segment.ts';
import type { Interpretation, Recognised } from '../query/interpretation.ts';
import { inLatin, linesOfMaker, namesDevice } from './device-lines.ts';
import { wordsOfOtherModels } from './other-models.ts';

/** A query taken apart. */
export type TakenApart = Pick<
  Choosing,
  'filters' | 'accessories' | 'respell' | 'madeFor' | 'isKind' | 'isServed' | 'kin'
> & {
  /** The values of a category's attributes that fit a device by its words; null where nothing tells. */
  fitting(category: number, words: readonly WantedWord[]): ValueFilter | null;
  /** The first category is the second or lies in it. */
  lies(id: number, within: number): boolean;
  /** Words of products that are something else, though they have the words of a quality in their names. */
  unlike(concept: number): WantedWord;
  text: string;
  segments: readonly Segment[];
  price: { from: number | null; to: number | null; tokens: readonly Token[] } | null;
  /** Only a device and its model are named. */
  isDevice?: boolean;
  /** Words that ask for the cheapest first. */
  cheap: readonly Token[];
  changes: readonly Change[];
  /** The last word may be the beginning of one: a lone letter means something then. */
  typing: boolean;
  /** Writes a folded word with its own letters, as far as they are known. */
  shown(word: string): string;
};

type Span = Pick<Token, 'from' | 'to'>;

const MAX_INTERPRETATIONS = 30;
/** Beginnings and ends of names of models: "iphone", "s25"; "16", "pro", "plus". */
const modelName = /^[a-z]+\d*[a-z]*(?: |$)/;
const modelWord = /^(?:\d{1,3}[a-z]{0,2}|pro|max|plus|proplus|ultra|mini|lite|fe|air|[a-z]\d{1,3}(?:plus)?)$/;
const codeOfModel = /[a-z]\d/;
const loneLetters = /^\p{L}(?: \p{L})*$/u;

/** What a query says that products must not be, and the chips that tell so. */
export type Exclusions = {
  categories: readonly number[];
  words: readonly WantedWord[];
  recognised: readonly Recognised[];
};

/**
 * Lays out interpretations from the strictest to the loosest; none when what is known of the words tells too little.
 * Where nothing is left of what must not be, it is ignored, and that is said.
 */
export function* interpretationsOf(query: TakenApart): Generator<Interpretation> {
  const sense = query.segments.filter((segment) => !deniesItself(segment, query.segments));
  if (sense.length === query.segments.length) yield* chosenInterpretations(query);
  const ignored = query.segments.filter(isExclusion);
  if (ignored.length === 0) return;
  const segments = query.segments.filter((segment) => !isExclusion(segment));
  for (const interpretation of chosenInterpretations({ ...query, segments }))
    yield {
      ...interpretation,
      changes: [
        ...interpretation.changes,
        ...ignored.map((segment) => changeOf('dropped', query.text, { ...segment, read: '' })),
      ],
    };
}

function* chosenInterpretations(asked: TakenApart): Generator<Interpretation> {
  // A device that is named is sought itself, or one like it, before what is made for it.
  if (asked.filters && namesDevice(asked.segments)) yield* laidOut({ ...asked, isDevice: true });
  yield* laidOut(asked);
}

function* laidOut(asked: TakenApart): Generator<Interpretation> {
  const query = { ...asked, segments: withWholeModels(asked) };
  const wanted = query.segments.filter(({ absent }) => !absent);
  const known = wanted.filter(({ words }) => words.length > 0);
  const akin = wanted.filter(({ hint }) => hint && hint.length > 0);
  if (known.length === 0 && akin.length > 0) {
    yield interpretationOfAkin(query, akin);
    return;
  }
  if (known.length === 0) {
    if (query.price && query.segments.length === 0)
      yield interpretationOf(query, { segments: [], sought: null, brand: null, price: true });
    return;
  }
  if (!mayStandFor(known, wanted) || (!query.typing && known.every(({ read }) => loneLetters.test(read)))) return;
  let given = 0;
  for (const choice of choicesOf({ ...query, known, priced: query.price !== null })) {
    if (given++ === MAX_INTERPRETATIONS) return;
    yield interpretationOf(query, choice);
  }
}

/** What the catalogue has nothing of, as models akin to it: "s24" as an s25. */
function interpretationOfAkin(query: TakenApart, akin: readonly Segment[]): Interpretation {
  const segments = akin.map((segment) => ({ ...segment, words: segment.hint ? [segment.hint] : [] }));
  const choice = { segments, sought: null, brand: null, price: query.price !== null };
  const found = interpretationOf({ ...query, segments }, choice);
  const said = akin.map((segment) => changeOf('dropped', query.text, { ...segment, read: '' }));
  return { ...found, changes: [...found.changes, ...said] };
}

function interpretationOf(query: TakenApart, choice: Choice): Interpretation {
  const { text, segments: all, price, cheap, changes: created, shown } = query;
  const { segments, sought, kin } = choice;
  // What fits the printer HP M141w need not be made, or named, by HP.
  const devices = devicesNamed(segments, sought, query.fitting);
  const isFor = devices.length > 0 || (sought?.category != null && query.accessories.has(sought.category.id));
  const makers = makersOfDevices(segments, isFor);
  const brand = choice.brand && makers.includes(choice.brand) ? null : choice.brand;
  const asWords = segments.filter(
    (segment) =>
      segment !== brand && !(segment === sought && (kin || segment.category?.whole)) && !makers.includes(segment),
  );
  const words = asWords.flatMap((segment) => [...segment.words]);
  const hints = all.flatMap(({ hint, absent }) => (hint && hint.length > 0 && !absent ? [hint] : []));
  const liked = [
    ...(sought ? [] : segments.flatMap(({ line, target }) => (target ? [] : line))),
    ...makers.flatMap((maker) => maker.words.flat()),
  ];
  const recognised: Recognised[] = [];
  if (kin && sought) recognised.push({ kind: 'among', ids: kin, without: textWithout(text, [sought]) });
  else if (sought?.category)
    recognised.push({ kind: 'category', id: sought.category.id, without: textWithout(text, [sought]) });
  if (brand) recognised.push({ kind: 'brand', id: brand.brand, without: textWithout(text, [brand]) });
  for (const { segment, value } of devices)
    recognised.push({ kind: 'value', value, without: textWithout(text, [segment]) });
  if (price && choice.price) recognised.push({ kind: 'price', id: null, without: textWithout(text, price.tokens) });
  // The cheapest of what words alone find are its accessories; what a model is called names no brand.
  const ofModel =
    cheap.length > 0 &&
    all.every(({ category }) => category === null) &&
    segments.some((one) => one.brand === null && modelName.test(nameOf(one)));
  const sort = (sought || ofModel) && cheap.length > 0 ? 'cheap' : null;
  if (sort) recognised.push({ kind: 'sort', id: null, without: textWithout(text, cheap) });
  const dropped = spansOf([
    ...all.filter(
      (segment) => !segment.absent && !segments.some((one) => one === segment || one.respeltFrom === segment),
    ),
    ...(price && !choice.price ? [spanOf(price.tokens)] : []),
  ]).filter((span) => !segments.some((segment) => overlaps(segment, span)));
  const respelled = segments
    .filter(({ respeltFrom }) => respeltFrom)
    .map((segment) => changeOf('spelling', text, segment));
  const changes = [...created.filter((change) => !dropped.some((span) => overlaps(change, span))), ...respelled].map(
    (change) => ({ ...change, read: change.read.split(' ').map(shown).join(' ') }),
  );
  const exclusions = exclusionsOf(query, all, sought);
  recognised.push(...exclusions.recognised);
  const lastWords = wordsOfOtherModels(words);
  return {
    ...wordsOf(words, hints, liked),
    ...(lastWords.length > 0 && { lastWords }),
    category: kin ? null : (sought?.category?.id ?? null),
    except: [
      ...(ofModel || query.isDevice ? query.accessories.all : exceptOf(query, segments, sought)),
      ...exclusions.categories,
    ],
    among: kin ?? [],
    exceptWords: [...exclusions.words, ...unlikeWords(query, asWords)],
    values: [
      ...(brand?.brand ? [{ group: BRAND_GROUP, values: [brand.brand] }] : []),
      ...devices.map(({ value }) => value),
    ],
    numbers: [],
    relative: [],
    price: price && choice.price ? { from: price.from, to: price.to } : null,
    sort,
    text: corrected(text, changes),
    changes: [
      ...changes,
      ...segments.filter(({ synonym }) => synonym).map((segment) => changeOf('synonym', text, segment)),
      ...dropped.map((span) => changeOf('dropped', text, { ...span, read: '' })),
    ],
    recognised,
  };
}

/** Words of which all must be there, and those that only rank: they must not make up for another, so the others count twice. */
function wordsOf(
  words: readonly WantedWord[],
  hints: readonly WantedWord[],
  liked: WantedWord,
): Pick<Interpretation, 'words' | 'wordsNeeded'> {
  const ranking = [...hints.flat(), ...liked];
  if (words.length === 0 || words.length * 2 >= MAX_WORDS || ranking.length === 0)
    return { words: [...words], wordsNeeded: words.length };
  return { words: [...words, ...words, ranking], wordsNeeded: words.length * 2 };
}

/** Words by which a product is something else than what its name seems to say. */
function unlikeWords({ unlike }: TakenApart, segments: readonly Segment[]): WantedWord[] {
  const all = segments.map(({ concept, quality }) => (quality && concept !== null ? unlike(concept) : []));
  return all.filter((forms) => forms.length > 0);
}

/** Devices that what is sought fits, each with the values that say so. */
function devicesNamed(
  segments: readonly Segment[],
  sought: Segment | null,
  fitting: TakenApart['fitting'],
): { segment: Segment; value: ValueFilter }[] {
  const category = sought?.category?.id;
  if (category === undefined) return [];
  return segments.flatMap((segment) => {
    const value = modelName.test(inLatin(segment)) ? fitting(category, segment.words) : null;
    return value ? [{ segment, value }] : [];
  });
}

/** Makers of the devices that something is for, where the model or the line is said too. */
function makersOfDevices(segments: readonly Segment[], isFor: boolean): Segment[] {
  const isModel = ({ target, brand, category, read }: Segment) =>
    target && brand === null && category === null && codeOfModel.test(read);
  const makers = segments.some(isModel) ? segments.filter(({ target, brand }) => target && brand !== null) : [];
  if (!isFor) return makers;
  const ofLine = segments.filter((segment, at) => {
    const next = segments[at + 1];
    const lines = linesOfMaker(segment);
    const [name = ''] = next ? inLatin(next).split(' ') : [];
    return lines !== undefined && (lines.has(name) || codeOfModel.test(name));
  });
  return [...new Set([...makers, ...ofLine])];
}

/** The word that tells most of how products are called. */
function nameOf({ words, target }: Segment): string {
  return target ? '' : (words[0]?.[0]?.form ?? '');
}

/** Accessories that lie inside the sought category are left out, unless they are named. */
function exceptOf(
  { accessories }: TakenApart,
  segments: readonly Segment[],
  sought: Segment | null,
): readonly number[] {
  if (!sought?.category) return [];
  const named = new Set(segments.filter(({ target }) => !target).map(({ category }) => category?.id));
  return accessories.inside(sought.category.id).filter((id) => !named.has(id));
}

/**
 * Creates one of the words of a model that an accessory is for: the case of an iPhone 16 Pro is neither that of a 17 Pro
 * nor that of a 16, so the model stays or goes as a whole.
 */
function withWholeModels({
  segments,
  accessories,
}: Pick<TakenApart, 'segments'> & Partial<Pick<TakenApart, 'accessories'>>): Segment[] {
  const isFor =
    !accessories ||
    segments.some(({ category, target }) => category !== null && !target && accessories.has(category.id));
  if (!isFor) return [...segments];
  const joined: Segment[] = [];
  for (const segment of segments) {
    const name = joined.at(-1);
    const isName = (one: Segment) => one.category === null && one.brand === null && !one.absent;
    const goesOn = isModelWord(segment) && isName(segment);
    const begins = name && modelName.test(inLatin(name)) && isName(name);
    if (!begins || !goesOn) {
      joined.push(segment);
      continue;
    }
    joined[joined.length - 1] = {
      ...name,
      to: segment.to,
      read: `${name.read} ${segment.read}`,
      // What the catalogue has nothing of makes the whole model one it has nothing of.
      words: name.words.length > 0 && segment.words.length > 0 ? [...name.words, ...segment.words] : [],
      telling: Math.max(name.telling, segment.telling),
    };
  }
  return joined;
}

/** A word of a model's name: "pro", "ультра", "16". */
export function isModelWord(segment: Segment): boolean {
  return modelWord.test(segment.read) || modelWord.test(inLatin(segment));
}

/**
 * Tells what the segments that were said not to be there exclude: a category that is not the sought one itself, else
 * products with the word that tells the most of it.
 */
export function exclusionsOf(
  { text, lies }: Pick<TakenApart, 'text' | 'lies'>,
  all: readonly Segment[],
  sought: Segment | null,
): Exclusions {
  const absent = all.filter(isExclusion);
  const within = sought?.category?.id ?? null;
  const isCategory = ({ category }: Segment) =>
    category?.whole === true && category.id !== within && (within === null || lies(category.id, within));
  return {
    categories: absent.filter(isCategory).map(({ category }) => category?.id ?? 0),
    words: absent.filter((segment) => !isCategory(segment)).map(({ excluded, words }) => excluded ?? words[0] ?? []),
    recognised: absent.map((segment) => ({
      kind: 'except',
      said: text.slice(segment.from, segment.to),
      denies: segment.denied?.from === segment.from && segment.denied.to === segment.to,
      without: textWithout(text, [segment.denied ? { from: segment.denied.from, to: segment.denied.to } : segment]),
    })),
  };
}

/** "Телевизор без смарт тв": another name of what is sought is nothing that it could lack. */
function deniesItself({ absent, category }: Segment, all: readonly Segment[]): boolean {
  return absent && category !== null && all.some((one) => !one.absent && one.category?.id === category.id);
}

function isExclusion({ absent, words, category, excluded = words[0] ?? [] }: Segment): boolean {
  return absent && (excluded.length > 0 || category !== null);
}

function changeOf(kind: Change['kind'], text: string, { from, to, read }: Span & { read: string }): Change {
  return { kind, typed: text.slice(from, to), read, from, to };
}

function spanOf(tokens: readonly Token[]): Span {
  return { from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
}

/** Spans in the order of the text, each once: the halves of a word that was split are one. */
function spansOf(spans: readonly Span[]): Span[] {
  const byPlace = new Map(spans.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  return [...byPlace.values()].toSorted((a, b) => a.from - b.from);
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Puts the mended words into the text where the typed ones stand. */
function corrected(text: string, changes: readonly Change[]): string {
  let created = '';
  let at = 0;
  for (const { from, to, read } of changes.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    created += text.slice(at, from) + read;
    at = to;
  }
  return created + text.slice(at);
}
