import type { ValueFilter, QueryWord } from '../../engine/engine.ts';
import type { AnswerableWish } from '../annotate/qualities/answerable-wish.ts';
import type { Nominal } from '../annotate/quantities/nominals.ts';
import type { Change, QueryPart } from '../normalize/query-part.ts';
import type { Segment } from '../annotate/names/segment.ts';
import type { NamedValue } from '../annotate/values.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { Scored } from '../classify/classifier.ts';
import type { ProductWords } from '../product-words.ts';

/** Bounds of a price, tenge; null leaves a side open. */
type PriceBounds = { from: number | null; to: number | null };

/** A query split into annotated parts. */
export type AnnotatedQuery = {
  text: string;
  parts: readonly QueryPart[];
  changes: readonly Change[];
  /** Words that ask for the cheapest first. */
  cheap: readonly QueryPart[];
  segments: readonly Segment[];
  price: (PriceBounds & { parts: readonly QueryPart[] }) | null;
  /** Sums that are a number of products and no price: "steam 5000". */
  nominals: readonly Nominal[];
  /** Whether the query is a quantity and nothing else: "10000 mAh". */
  isBareMeasure: boolean;
  /** Whether the query asks for a present. */
  isGift: boolean;
  /** Words of products that the shop does not sell, or of nothing it knows. */
  unknown: readonly QueryPart[];
  /** Categories by id, and `nothing`, most probable first. */
  labels: readonly Scored[];
};

/** The catalogue, as frames need it. */
export type FrameTools = {
  tree: CategoryTree;
  words: ProductWords;
  /** Quantities and qualities that a category can answer. */
  answersIn(category: number, query: AnnotatedQuery): readonly AnswerableWish[];
  valueIn(category: number, typed: string, forms: readonly string[]): NamedValue | null;
  /** The compatibility value of a device that an accessory fits. */
  fitting(category: number, words: readonly QueryWord[]): ValueFilter | null;
  hasBrand(category: number, brand: number): boolean;
  /** Model words of a category with the letters of an unknown one and the nearest number: s25 for s24. */
  nearestModels(category: number, word: string): readonly string[];
  /** Joins the words of a device's name, which an accessory fits as a whole. */
  wholeModels(category: number, segments: readonly Segment[]): readonly Segment[];
};

export type Span = { from: number; to: number };

/** Whether a span contains another. */
export function covers({ from, to }: Span, inner: Span): boolean {
  return inner.from >= from && inner.to <= to;
}

/** A condition of a reading, with the cost of dropping it. */
export type Condition = { cost: number; spans: readonly Span[] } & (
  | { kind: 'words'; words: readonly QueryWord[] }
  | { kind: 'value'; value: ValueFilter }
  | { kind: 'device'; value: ValueFilter }
  | { kind: 'brand'; brand: number }
  | { kind: 'answer'; answer: AnswerableWish }
  | { kind: 'price'; price: PriceBounds }
);

/** A consistent reading of a query: the requested category or categories, and conditions. */
export type Reading = {
  /** How much less likely than the best reading; comparable with the costs of dropped conditions. */
  cost: number;
  category: number | null;
  among: readonly number[];
  conditions: readonly Condition[];
  /** Spans that name the category. */
  named: readonly Span[];
  /** Excluded categories. */
  except?: readonly number[];
  /** Whether no condition may be dropped. */
  strict?: boolean;
};

/** Costs of dropped conditions: what a shopper would miss least goes first. */
export const COSTS = {
  hint: 0.5,
  plain: 1,
  quality: 1.2,
  value: 1.6,
  stated: 2,
  number: 3,
  model: 4,
  brand: 5,
  price: 6,
} as const;

const nameLetters = /[a-z\d]/;

/** Whether a word is a name in product names: Latin letters or digits. */
export function isLatinName(word: string): boolean {
  return nameLetters.test(word);
}

/** Whether a segment is a brand or a name of products. */
export function isName({ read, brand, quality, words }: Segment): boolean {
  return brand !== null || (!quality && isLatinName(words[0]?.[0]?.form ?? read));
}
