import type { Vocabulary } from '../engine/engine.ts';
import type { KnownChoice } from './annotate/qualities/quality-answers.ts';
import type { ChoicesOf, NumbersOf } from './annotate/qualities/wishes.ts';
import type { TreeCategory } from './category-tree.ts';
import type { Model } from './classify/classifier.ts';
import type { ProductCounts } from './product-words.ts';

/** The catalogue that queries are understood against. */
export type Knowledge = {
  vocabulary: Vocabulary;
  categories: readonly TreeCategory[];
  brands: readonly { id: number; name: string }[];
  products: ProductCounts;
  /** Classifiers trained for this catalogue. */
  models: { categories: Model; intents: Model };
  numbersOf: NumbersOf;
  choicesOf: ChoicesOf;
  everyChoice: readonly KnownChoice[];
  attributeNames: readonly string[];
  /** Whether the catalogue has got a word since the vocabulary was taken. */
  isNew?: (word: string) => boolean;
};
