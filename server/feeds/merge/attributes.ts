import { deriveAttributeShape, numberInUnit, parseValue, type AttributeShape } from '#domain/measures/measure.ts';
import { findUnit, convertibleUnits } from '#domain/measures/units.ts';
import { attributes } from '../../features/storefront/catalog/catalog.table.ts';
import { rowOf, type Row } from '../../platform/database/row.ts';
import type { AttributeBook, BookEntry } from '../stage/attribute-book.ts';
import type { LiveAttribute } from './live-attribute.ts';
import { freeSlug, foldName, createSlug } from '../stage/slug.ts';
import { copyLine, type Cell, type Tx } from '../stage/staging.ts';
import { mergeChoices } from './choices.ts';

const attributeRow = rowOf({
  id: attributes.id,
  slug: attributes.slug,
  nameRu: attributes.nameRu,
  nameKk: attributes.nameKk,
  type: attributes.type,
  unitRu: attributes.unitRu,
  unitKk: attributes.unitKk,
  groupSlug: attributes.groupSlug,
  groupRu: attributes.groupRu,
  groupKk: attributes.groupKk,
  filterable: attributes.filterable,
  position: attributes.position,
});
const attributeId = rowOf({ id: attributes.id });
type KnownAttribute = Row<typeof attributeRow>;
type AttributeDraft = Omit<KnownAttribute, 'id'>;

/** The brand is a separate facet built from `brand_id`; a parameter with it would show it twice. */
const isBrand = (entry: BookEntry): boolean =>
  /^(?:бренд|торговая марка|brand)$/i.test(entry.name) || entry.declared?.slug === 'brend';

function toAttributeShape(entry: BookEntry): AttributeShape {
  if (entry.declared?.type)
    return { type: entry.declared.type, unit: findUnit(entry.declared.unitRu)?.ru ?? entry.declared.unitRu };
  const samples = [...entry.values.values()].map(({ raw, unit, count }) => ({ raw, count, ...(unit ? { unit } : {}) }));
  return deriveAttributeShape(samples, entry.overflow === 0);
}

function draftAttribute(entry: BookEntry, known: KnownAttribute | undefined, slug: string): AttributeDraft {
  const shape = toAttributeShape(entry);
  const { declared } = entry;
  // An attribute's type is stable, or filter addresses would break with each feed; only text may become another type.
  const keepsType = known !== undefined && known.type !== 'text' && !declared?.type;
  const type = keepsType ? known.type : shape.type;
  const unit = keepsType ? known.unitRu : shape.unit;
  return {
    slug,
    type,
    nameRu: declared?.nameRu ?? known?.nameRu ?? entry.name,
    nameKk: declared?.nameKk ?? known?.nameKk ?? entry.name,
    unitRu: declared?.unitRu ?? (type === 'number' ? unit : ''),
    unitKk: declared?.unitKk ?? (type === 'number' ? (findUnit(unit)?.kk ?? unit) : ''),
    groupSlug: declared?.groupSlug ?? known?.groupSlug ?? '',
    groupRu: declared?.groupRu ?? known?.groupRu ?? '',
    groupKk: declared?.groupKk ?? known?.groupKk ?? '',
    filterable: declared?.filterable ?? type !== 'text',
    position: known?.position ?? entry.no + 1,
  };
}

async function writeAttribute(
  tx: Tx,
  target: AttributeDraft,
  known: KnownAttribute | undefined,
): Promise<{ id: number; isChanged: boolean }> {
  if (known && Object.entries(target).every(([name, value]) => known[name as keyof AttributeDraft] === value))
    return { id: known.id, isChanged: false };
  const columns = tx`slug, name_ru, name_kk, type, unit_ru, unit_kk, group_slug, group_ru, group_kk, filterable, position`;
  const values = tx`
    ${target.slug}, ${target.nameRu}, ${target.nameKk}, ${target.type}, ${target.unitRu}, ${target.unitKk},
    ${target.groupSlug}, ${target.groupRu}, ${target.groupKk}, ${target.filterable}, ${target.position}`;
  const [row] = known
    ? await tx`update attributes set (${columns}) = row(${values}) where id = ${known.id} returning ${attributeId}`
    : await tx`insert into attributes (${columns}) values (${values}) returning ${attributeId}`;
  if (!row) throw new Error('an attribute was not written');
  return { id: row.id, isChanged: true };
}

/** Numbers, flags and texts of the entry's distinct values; `choices` provides ids of enumeration values. */
function valueCells(entry: BookEntry, attribute: LiveAttribute, choices: ReadonlyMap<number, number>): Cell[][] {
  const rows: Cell[][] = [];
  for (const value of entry.values.values()) {
    const parsedValue = parseValue(value.raw, value.unit || undefined);
    const number = attribute.type === 'number' ? numberInUnit(parsedValue, attribute.unit) : undefined;
    const choice = attribute.type === 'enum' ? choices.get(value.no) : undefined;
    const flag = attribute.type === 'flag' && parsedValue.kind === 'flag' ? parsedValue.flag : undefined;
    const isTyped = number !== undefined || choice !== undefined || flag !== undefined;
    const valueText = parsedValue.kind === 'flag' ? value.raw : withUnit(value.raw, value.unit);
    rows.push([
      entry.no,
      value.no,
      choice,
      number,
      flag,
      isTyped ? null : valueText,
      isTyped ? null : value.valueKk || valueText,
      valueText,
    ]);
  }
  return rows;
}

function withUnit(raw: string, unit: string): string {
  return unit && /^[\d\s.,–-]+$/.test(raw) ? `${raw} ${unit}` : raw;
}

/** Creates `feed_units`: factors from a value's `unit` to the unit of its attribute. No unit means the attribute's. */
async function createUnitTable(tx: Tx, live: readonly (LiveAttribute | undefined)[]): Promise<void> {
  await tx`create temp table feed_units (attribute_unit text, unit text, factor float8) on commit drop`;
  const units = new Set(live.flatMap((attribute) => (attribute?.type === 'number' ? [attribute.unit] : [])));
  await tx.copy(
    'feed_units',
    [...units].flatMap((into) => {
      const factors = new Map(convertibleUnits(into).map(({ unit, factor }) => [unit, factor]));
      return [...factors.set('', 1)].map(([unit, factor]) => copyLine([into, unit, factor]));
    }),
  );
}

/**
 * Creates the shop's attributes and enumeration values from the book. Also creates two temporary tables for loading
 * values: `feed_attributes` (number in the book → attribute) and `feed_values` (distinct value → stored value).
 */
export async function mergeAttributes(
  tx: Tx,
  book: AttributeBook,
): Promise<{ live: (LiveAttribute | undefined)[]; changed: number; upgraded: number[] }> {
  await tx`create temp table feed_attributes (attribute integer, id integer, type text, unit text) on commit drop`;
  await tx`create temp table feed_values (attribute integer, value integer, value_id integer, number float8, flag boolean, text_ru text, text_kk text, written text) on commit drop`;
  const rows = await tx`select ${attributeRow} from attributes`;
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byName = new Map(rows.map((row) => [foldName(row.nameRu), row]));
  const takenSlugs = new Set([...bySlug.keys(), 'brend', 'price']);
  const live: (LiveAttribute | undefined)[] = [];
  const upgraded: number[] = [];
  let changed = 0;
  for (const entry of book.entries) {
    if (isBrand(entry)) {
      live.push(undefined);
      continue;
    }
    const known = entry.declared ? bySlug.get(entry.declared.slug) : byName.get(foldName(entry.name));
    const slug = entry.declared?.slug ?? known?.slug ?? freeSlug(createSlug(entry.name), takenSlugs);
    takenSlugs.add(slug);
    const draft = draftAttribute(entry, known, slug);
    const { id, isChanged } = await writeAttribute(tx, draft, known);
    if (known?.type === 'text' && draft.type !== 'text') upgraded.push(id);
    changed += Number(isChanged);
    live.push({
      id,
      slug,
      type: draft.type,
      unit: draft.type === 'number' ? (findUnit(draft.unitRu)?.ru ?? draft.unitRu) : draft.unitRu,
      filterable: draft.filterable,
    });
  }
  const choices = await mergeChoices(tx, book, live);
  const lines: string[] = [];
  for (const entry of book.entries) {
    const attribute = live[entry.no];
    if (attribute)
      for (const cells of valueCells(entry, attribute, choices.ids[entry.no] ?? new Map())) lines.push(copyLine(cells));
  }
  await tx.copy(
    'feed_attributes',
    live.flatMap((attribute, index) =>
      attribute ? [copyLine([index, attribute.id, attribute.type, attribute.unit])] : [],
    ),
  );
  await tx.copy('feed_values', lines);
  await createUnitTable(tx, live);
  await tx`analyze feed_attributes`;
  await tx`analyze feed_values`;
  return { live, changed: changed + choices.changed, upgraded };
}
