import { fold } from '../../engine/text/fold.ts';
import type { CategoryTree } from '../category-tree.ts';
import { readTable } from '../data/tables.ts';
import type { Example } from './train.ts';

/** A product's names in all languages, its category and brand. */
export type NamedProduct = { names: readonly string[]; category: number; brand: number | null };

/** Examples for the two classifiers: categories by id or `nothing`; `page:<page>`, `gift` or `product`. */
export type TrainingExamples = { categories: Example[]; intents: Example[] };

/** A row of the training data: kinds of products, a page or `nothing`. */
type Row = { text: string; labels: string[]; isPage: boolean; isGift: boolean };

/** Beginning of the labels of store pages. */
export const PAGE_LABEL = 'page:';
const GIFT_LABEL = 'gift:';
const NOTHING = 'nothing';
/** How often some texts count, because there are few of them. */
const REPEATS = { leafName: 5, nothing: 3, page: 3 } as const;

/** Product names of a category that are trained on: more cost time and teach nothing new. */
const MAX_NAMES = 500;

/**
 * Lists the training texts of a shop: the names of its products and categories, and the built-in texts about kinds of
 * products that it has.
 */
export function trainingExamples(tree: CategoryTree, products: readonly NamedProduct[]): TrainingExamples {
  const rows = builtInRows(tree);
  const named = [
    ...[...Map.groupBy(products, ({ category }) => category)].flatMap(([category, own]) =>
      sampled([...new Set(own.flatMap(({ names }) => names))]).map(
        (text): Example => ({ text, labels: [String(category)] }),
      ),
    ),
    ...tree.categories.flatMap(({ id, name }) => {
      const labels = tree.leavesOf(id).map(String);
      return [name.ru, name.kk].flatMap((text) =>
        repeat({ text, labels }, labels[0] === String(id) ? REPEATS.leafName : 1),
      );
    }),
  ];
  return {
    categories: [
      ...rows
        .filter(({ isPage }) => !isPage)
        .flatMap(({ text, labels }) => repeat({ text, labels }, labels[0] === NOTHING ? REPEATS.nothing : 1)),
      ...named,
    ],
    intents: [
      ...rows.flatMap(({ text, labels, isPage, isGift }) =>
        isPage ? repeat({ text, labels }, REPEATS.page) : [{ text, labels: [isGift ? 'gift' : 'product'] }],
      ),
      ...named.map(({ text }) => ({ text, labels: ['product'] })),
    ],
  };
}

/** Reads the built-in texts without kinds of products that the shop lacks, and without those it sells as "not sold". */
function builtInRows(tree: CategoryTree): Row[] {
  const idOf = categoriesByKind(tree);
  const names = tree.categories.flatMap(({ name }) => [name.ru, name.kk].flatMap((text) => fold(text).split(' ')));
  const isSold = (text: string) => names.some((word) => word.startsWith(text));
  return readTable<'text' | 'label'>('training').flatMap(({ text, label }): Row[] => {
    const isPage = label.startsWith(PAGE_LABEL);
    const isGift = label.startsWith(GIFT_LABEL);
    if (label === NOTHING && isSold(fold(text))) return [];
    if (isPage || label === NOTHING) return [{ text, labels: [label], isPage, isGift }];
    const kinds = (isGift ? label.slice(GIFT_LABEL.length) : label).split(',');
    const labels = [...new Set(kinds.flatMap((kind) => tree.leavesOf(idOf.get(kind) ?? -1).map(String)))];
    return labels.length > 0 ? [{ text, labels, isPage, isGift }] : [];
  });
}

/** Finds the shop's categories for the built-in kinds of products, by their names. */
function categoriesByKind(tree: CategoryTree): Map<string, number> {
  const byName = new Map(
    tree.categories.flatMap(({ id, name }) => [name.ru, name.kk].map((text) => [fold(text), id] as const)),
  );
  return new Map(
    readTable<'kind' | 'ru' | 'kk'>('kinds').flatMap(({ kind, ru, kk }) => {
      const id = [ru, kk].map((name) => byName.get(fold(name))).find((found) => found !== undefined);
      return id === undefined ? [] : [[kind, id] as const];
    }),
  );
}

/** At most `MAX_NAMES` texts, evenly spread. */
function sampled(texts: readonly string[]): readonly string[] {
  const step = Math.max(1, texts.length / MAX_NAMES);
  return texts.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function repeat(example: Example, times: number): Example[] {
  return Array.from({ length: times }, () => example);
}
