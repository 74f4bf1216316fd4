import type { CompareCategory, CompareRow, Comparison } from '#contract/catalog/compare.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { bestIndexes, betterDirection, energyGrade, MAX_COMPARED_PRODUCTS } from '#domain/catalog/compare.ts';
import { pick } from '#domain/text/language.ts';
import type { Database } from '#server/platform/database/db.ts';
import { findValues, type CardRow } from '../cards/cards.queries.ts';
import type { CardReader } from '../cards/card-reader.ts';
import type { CatalogContext } from '../catalog.context.ts';
import type { Directory, DirectoryAttribute } from '../directory/directory.ts';
import { createSpecGroups } from './specs.ts';
import type { StoredValue } from '../directory/value-text.ts';

type Entry = { card: ProductCard; row: CardRow; values: readonly StoredValue[] };

/** Creates the comparison reader. */
export function createComparison({ db, reader }: { db: Database; reader: CardReader }) {
  /**
   * Compares products by category, in the given order; sibling categories of one kind share a table, such as LED and
   * OLED televisions. Lists withdrawn and unavailable ones separately, since they cannot be compared (decisions §3).
   */
  return async function compare(productIds: readonly number[], context: CatalogContext): Promise<Comparison> {
    const ids = [...new Set(productIds)].slice(0, MAX_COMPARED_PRODUCTS);
    const [{ directory }, rows, values, cards] = await Promise.all([
      reader.tools(context),
      reader.rows(ids, context),
      findValues(db, ids, null),
      reader.cards(ids, context),
    ]);
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    const valuesByProduct = Map.groupBy(values, ({ productId }) => productId);
    const entries = cards.flatMap((card): Entry[] => {
      const row = rowsById.get(card.id);
      return row ? [{ card, row, values: valuesByProduct.get(card.id) ?? [] }] : [];
    });
    const comparable = entries.filter(({ card }) => card.availability.buyable);
    return {
      categories: [...Map.groupBy(comparable, ({ row }) => tableKey(directory, row.categoryId)).values()].flatMap(
        (table) => compareCategory(directory, table, context),
      ),
      unavailable: entries.filter((entry) => !comparable.includes(entry)).map(({ card }) => card),
      unknown: ids.filter((id) => !rowsById.has(id)),
    };
  };
}

/** Products with equal keys share a table. Kind `box` stands for an unknown kind. */
function tableKey(directory: Directory, categoryId: number): string {
  const category = directory.categories.get(categoryId);
  return category?.parent && category.kind !== 'box' ? `${category.parent.id} ${category.kind}` : `${categoryId}`;
}

function compareCategory(
  directory: Directory,
  entries: readonly Entry[],
  { language }: CatalogContext,
): CompareCategory[] {
  const [own, ...others] = [...new Set(entries.map(({ row }) => directory.categories.get(row.categoryId)))];
  const category = others.length > 0 ? own?.parent : own;
  if (!category) return [];
  const specs = entries.map(({ row, values }) =>
    createSpecGroups(directory, row.categoryId, row.brandName, values, language),
  );
  return [
    {
      slug: category.slug,
      name: pick(category.name, language),
      products: entries.map(({ card }) => card),
      groups: createGroups(specs, findBest(directory, entries)),
      cheapest: bestIndexes(
        entries.map(({ card }) => card.price),
        'less',
      ),
      bestRated: bestIndexes(
        entries.map(({ card }) => card.rating?.average ?? null),
        'more',
      ),
    },
  ];
}

/** Arranges the characteristics of several products in rows, in the order of first occurrence. */
function createGroups(
  specs: readonly ReturnType<typeof createSpecGroups>[],
  best: (attribute: string) => number[],
): CompareCategory['groups'] {
  const groups = new Map<string, Map<string, CompareRow>>();
  for (const [index, productGroups] of specs.entries()) {
    for (const { name, items } of productGroups) {
      const rows = groups.get(name) ?? new Map<string, CompareRow>();
      groups.set(name, rows);
      for (const { id, name: title, value } of items) {
        const row = rows.get(id) ?? { id, name: title, values: specs.map(() => null), differs: false, best: best(id) };
        row.values[index] = value;
        rows.set(id, row);
      }
    }
  }
  return [...groups].map(([name, rows], index) => ({
    id: String(index),
    name,
    rows: [...rows.values()].map((row) => ({ ...row, differs: new Set(row.values).size > 1 })),
  }));
}

/** Marks the best values of a characteristic with a clear better direction. */
function findBest(directory: Directory, entries: readonly Entry[]): (slug: string) => number[] {
  const bySlug = new Map(
    [...directory.attributes.values()].map((attribute): [string, DirectoryAttribute] => [attribute.slug, attribute]),
  );
  return (slug) => {
    const attribute = bySlug.get(slug);
    if (!attribute) return [];
    const values = entries.map((entry) => entry.values.find(({ attributeId }) => attributeId === attribute.id));
    if (attribute.type === 'enum')
      return bestIndexes(
        values.map((value) => energyGrade(attribute.name.ru, attribute.values.get(value?.valueId ?? 0)?.name.ru ?? '')),
        'more',
      );
    const direction = attribute.type === 'number' ? betterDirection(attribute.name.ru, attribute.unit.ru) : null;
    return direction === null
      ? []
      : bestIndexes(
          values.map((value) => value?.number ?? null),
          direction,
        );
  };
}
