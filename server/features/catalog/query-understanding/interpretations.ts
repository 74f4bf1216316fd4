import { BRAND_GROUP } from '../engine/engine.ts';
import { choicesOf, mayStandFor, type Choice, type Choosing } from './choices.ts';
import type { Change } from './pieces.ts';
import { textWithout, type Token } from './query-text.ts';
import type { Segment } from './segments.ts';
import type { Interpretation, Recognised } from './interpretation.ts';

/** A query taken apart. */
export type TakenApart = Pick<Choosing, 'filters' | 'accessories' | 'respell'> & {
  text: string;
  segments: readonly Segment[];
  price: { from: number | null; to: number | null; tokens: readonly Token[] } | null;
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
const loneLetters = /^\p{L}(?: \p{L})*$/u;

/** Lays out interpretations from the strictest to the loosest; none when what is known of the words tells too little. */
export function* interpretationsOf(query: TakenApart): Generator<Interpretation> {
  const wanted = query.segments.filter(({ absent }) => !absent);
  const known = wanted.filter(({ words }) => words.length > 0);
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

function interpretationOf(query: TakenApart, choice: Choice): Interpretation {
  const { text, segments: all, price, cheap, changes: made, shown } = query;
  const { segments, sought, brand } = choice;
  const asWords = segments.filter((segment) => segment !== brand && !(segment === sought && segment.category?.whole));
  const words = asWords.flatMap((segment) => [...segment.words]);
  const recognised: Recognised[] = [];
  if (sought?.category)
    recognised.push({ kind: 'category', id: sought.category.id, without: textWithout(text, [sought]) });
  if (brand) recognised.push({ kind: 'brand', id: brand.brand, without: textWithout(text, [brand]) });
  if (price && choice.price) recognised.push({ kind: 'price', id: null, without: textWithout(text, price.tokens) });
  // The cheapest of what words alone find are its accessories.
  const sort = sought && cheap.length > 0 ? 'cheap' : null;
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
  const changes = [...made.filter((change) => !dropped.some((span) => overlaps(change, span))), ...respelled].map(
    (change) => ({ ...change, read: change.read.split(' ').map(shown).join(' ') }),
  );
  return {
    words,
    wordsNeeded: words.length,
    category: sought?.category?.id ?? null,
    except: exceptOf(query, segments, sought),
    values: brand?.brand ? [{ group: BRAND_GROUP, values: [brand.brand] }] : [],
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
  let made = '';
  let at = 0;
  for (const { from, to, read } of changes.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    made += text.slice(at, from) + read;
    at = to;
  }
  return made + text.slice(at);
}
