import { cellAt, readTable } from './table.ts';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_TABLE } from './words/attribute-table.ts';
import type { Bilingual } from './kind.ts';

/** A typed characteristic of products. */
export interface Attribute {
  slug: string;
  type: 'number' | 'enum' | 'flag' | 'text';
  name: Bilingual;
  unit: Bilingual | null;
  group: Bilingual & { slug: string };
  filterable: boolean;
}

function findGroup(slug: string): Attribute['group'] {
  const group = ATTRIBUTE_GROUPS[slug];
  if (group === undefined) throw new Error(`unknown attribute group "${slug}"`);
  return { slug, ...group };
}

const TYPES: Record<string, Attribute['type']> = { n: 'number', e: 'enum', f: 'flag', t: 'text' };

function readAttribute(row: readonly string[]): Attribute {
  const unit = cellAt(row, 4);
  const [unitRu, unitKk] = unit.split('/kk/');
  const type = TYPES[cellAt(row, 1).charAt(0)];
  if (type === undefined) throw new Error(`unknown type of attribute "${cellAt(row, 0)}"`);
  return {
    slug: cellAt(row, 0),
    type,
    name: { ru: cellAt(row, 2), kk: cellAt(row, 3) },
    unit: unitRu === undefined || unitRu === '' ? null : { ru: unitRu, kk: unitKk ?? unitRu },
    group: findGroup(cellAt(row, 5)),
    filterable: cellAt(row, 1).endsWith('+'),
  };
}

/** All attributes of the demo catalogue in the order of the product page. */
export const attributes: readonly Attribute[] = readTable(ATTRIBUTE_TABLE).map(readAttribute);

const BY_SLUG = new Map(attributes.map((attribute) => [attribute.slug, attribute]));

/** Finds an attribute by its slug. */
export function findAttribute(slug: string): Attribute {
  const attribute = BY_SLUG.get(slug);
  if (attribute === undefined) throw new Error(`unknown attribute "${slug}"`);
  return attribute;
}
