import { alias } from 'drizzle-orm/pg-core';
import { parseCompatibleModels, modelPhrases, type ModelKey } from '#domain/catalog/compatibility.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { productValues, products } from '../catalog.table.ts';
import type { Directory, DirectoryAttribute } from '../directory/directory.ts';

/**
 * An accessory in the compatibility index; `rank` is its popularity, `model` the compatible model as its seller writes
 * it.
 */
type Accessory = { id: number; categoryId: number; variantGroup: string | null; rank: number; model: string };

/** Accessories by compatible model, popular first, and the ids of all of them. */
export type CompatibilityIndex = {
  byModel: ReadonlyMap<ModelKey, readonly Accessory[]>;
  accessories: ReadonlySet<number>;
};

/** Sellers' names of the compatibility attribute. */
const COMPATIBILITY_NAME =
  /^(?:совместим|подходит (?:для|к)(?:$| )|для (?:модел|устройств|телефон|смартфон|пылесос|ноутбук)|үйлесім)/;

const p = alias(products, 'p');
const v = alias(productValues, 'v');
const compatibilityRow = rowOf({
  id: p.id,
  categoryId: p.categoryId,
  variantGroup: p.variantGroup,
  attributeId: v.attributeId,
  valueId: v.valueId,
  text: v.textRu,
});

/** Builds the compatibility index in one pass over the compatibility values, whatever the size of the catalogue. */
export async function loadCompatibility(db: Database, directory: Directory): Promise<CompatibilityIndex> {
  const attributes = [...directory.attributes.values()].filter(isCompatibilityAttribute);
  if (attributes.length === 0) return { byModel: new Map(), accessories: new Set() };
  const rows = await db.$client`
    select ${compatibilityRow}
    from product_values v join products p on p.id = v.product_id
    where v.attribute_id = any(${attributes.map(({ id }) => id)}::int[]) and not p.withdrawn order by p.popularity desc, p.id, v.position`;
  const byModel = new Map<ModelKey, Accessory[]>();
  const accessories = new Set<number>();
  for (const [rank, { id, categoryId, variantGroup, attributeId, valueId, text }] of rows.entries()) {
    const modelText = valueId === null ? text : directory.attributes.get(attributeId)?.values.get(valueId)?.name.ru;
    for (const { key, name } of parseCompatibleModels(modelText ?? '')) {
      accessories.add(id);
      const fitting = byModel.get(key) ?? [];
      fitting.push({ id, categoryId, variantGroup, rank, model: name });
      byModel.set(key, fitting);
    }
  }
  return { byModel, accessories };
}

/**
 * Selects accessories for a product by its name, with or without the brand: popular first, alternating accessory kinds,
 * one per model line. Empty for a product that is an accessory.
 */
export function compatibleAccessories(
  { byModel, accessories }: CompatibilityIndex,
  product: { id: number; nameRu: string },
  limit: number,
): Accessory[] {
  if (accessories.has(product.id)) return [];
  const fitting = new Map(
    modelPhrases(product.nameRu)
      .flatMap((phrase) => byModel.get(phrase) ?? [])
      .map((accessory) => [accessory.id, accessory]),
  );
  const kinds = Map.groupBy(
    [...fitting.values()].sort((a, b) => a.rank - b.rank),
    ({ categoryId }) => categoryId,
  );
  const queues = [...kinds.values()].map(onePerModel);
  const deepest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: deepest }, (_, depth) => queues.flatMap((queue) => queue[depth] ?? []))
    .flat()
    .slice(0, limit);
}

function isCompatibilityAttribute({ name, type }: DirectoryAttribute): boolean {
  return (type === 'enum' || type === 'text') && COMPATIBILITY_NAME.test(name.ru.toLowerCase());
}

function onePerModel(products: readonly Accessory[]): Accessory[] {
  const seen = new Set<string>();
  return products.filter(({ variantGroup }) => {
    if (variantGroup === null) return true;
    const isNew = !seen.has(variantGroup);
    seen.add(variantGroup);
    return isNew;
  });
}
