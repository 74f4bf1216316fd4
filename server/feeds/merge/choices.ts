import { parseValue, type ParsedValue } from '#domain/measures/measure.ts';
import { findUnit } from '#domain/measures/units.ts';
import { attributeValues } from '../../features/storefront/catalog/catalog.table.ts';
import { rowOf, type Row } from '../../platform/database/row.ts';
import type { AttributeBook, BookValue } from '../stage/attribute-book.ts';
import type { LiveAttribute } from './live-attribute.ts';
import { foldName, freeSlug, createSlug } from '../stage/slug.ts';
import type { Tx } from '../stage/staging.ts';

const choiceRow = rowOf({
  id: attributeValues.id,
  attributeId: attributeValues.attributeId,
  slug: attributeValues.slug,
  nameRu: attributeValues.nameRu,
  nameKk: attributeValues.nameKk,
});
type StoredChoice = Row<typeof choiceRow>;
type Choice = Omit<StoredChoice, 'id'> & { sortNumber: number | null };

/** A longer text is a sentence, not an enumeration value. */
const MAX_CHOICE_LENGTH = 120;
const BATCH = 5000;

const decimal = (number: number): string => String(number).replace('.', ',');

/** Normalises an enumeration value: "256gb" and "256 ГБ" are equal. Undefined for a sentence. */
function choiceName(value: BookValue, parsed: ParsedValue): { ru: string; kk: string } | undefined {
  if (parsed.kind === 'number') {
    const unit = findUnit(parsed.unit);
    const number = decimal(parsed.number);
    const kk = unit?.kk ?? parsed.unit;
    return {
      ru: parsed.unit ? `${number} ${parsed.unit}` : number,
      kk: value.valueKk || (kk ? `${number} ${kk}` : number),
    };
  }
  const ru = value.raw.trim();
  return ru.length <= MAX_CHOICE_LENGTH ? { ru, kk: value.valueKk || ru } : undefined;
}

function computeSortNumber(name: string, parsed: ParsedValue): number | null {
  if (parsed.kind === 'number') return parsed.number * (findUnit(parsed.unit)?.factor ?? 1);
  const number = /^[^\d]{0,3}(\d{1,3}(?:[ \u00a0]\d{3})+|\d+(?:[.,]\d+)?)/.exec(name);
  return number ? Number((number[1] ?? '').replace(/\s/g, '').replace(',', '.')) : null;
}

/**
 * Key of an enumeration value inside its attribute. Measures are compared in the base unit, so 1,7 л equals 1700 мл.
 */
function choiceKey(name: string): string {
  const parsed = parseValue(name);
  if (parsed.kind !== 'number') return foldName(name);
  const unit = findUnit(parsed.unit);
  return unit ? `${Number((parsed.number * unit.factor).toPrecision(12))} ${unit.family}` : foldName(name);
}

async function findChoices(tx: Tx, ids: readonly number[]): Promise<StoredChoice[]> {
  return tx`select ${choiceRow} from attribute_values where attribute_id = any(${ids as number[]}::int[])`;
}

/**
 * Inserts missing enumeration values and updates changed names. Returns the database id of every stored distinct value,
 * by attribute number.
 */
export async function mergeChoices(
  tx: Tx,
  book: AttributeBook,
  live: readonly (LiveAttribute | undefined)[],
): Promise<{ ids: Map<number, number>[]; changed: number }> {
  const enums = book.entries.filter((entry) => live[entry.no]?.type === 'enum');
  const stored = await findChoices(
    tx,
    enums.map((entry) => live[entry.no]?.id ?? 0),
  );
  const slugs = new Map<number, Map<string, StoredChoice | null>>();
  const names = new Map<string, string>();
  for (const choice of stored) {
    const choicesBySlug = slugs.get(choice.attributeId) ?? new Map<string, StoredChoice | null>();
    slugs.set(choice.attributeId, choicesBySlug.set(choice.slug, choice));
    const key = `${choice.attributeId}\u0001${choiceKey(choice.nameRu)}`;
    if (!names.has(key)) names.set(key, choice.slug);
  }
  const created: Choice[] = [];
  const renamed: Choice[] = [];
  const slugOfValue: Map<number, string>[] = [];
  for (const entry of enums) {
    const id = live[entry.no]?.id ?? 0;
    const choicesBySlug = slugs.get(id) ?? new Map<string, StoredChoice | null>();
    slugs.set(id, choicesBySlug);
    const valueSlugs = new Map<number, string>();
    slugOfValue[entry.no] = valueSlugs;
    for (const value of entry.values.values()) {
      const parsed = parseValue(value.raw, value.unit || undefined);
      const name = choiceName(value, parsed);
      if (!name) continue;
      const key = `${id}\u0001${choiceKey(name.ru)}`;
      const slug =
        value.slug ||
        names.get(key) ||
        freeSlug(createSlug(name.ru), { has: (candidate) => choicesBySlug.has(candidate), add: () => {} });
      valueSlugs.set(value.no, slug);
      names.set(key, slug);
      const choice = {
        attributeId: id,
        slug,
        nameRu: name.ru,
        nameKk: name.kk,
        sortNumber: computeSortNumber(name.ru, parsed),
      };
      const existing = choicesBySlug.get(slug);
      if (!choicesBySlug.has(slug)) created.push(choice);
      else if (existing && value.valueKk && value.valueKk !== existing.nameKk) renamed.push(choice);
      if (!choicesBySlug.has(slug)) choicesBySlug.set(slug, null);
    }
  }
  await writeChoices(tx, created, renamed);
  const ids: Map<number, number>[] = [];
  const storedNow =
    created.length > 0
      ? await findChoices(
          tx,
          enums.map((entry) => live[entry.no]?.id ?? 0),
        )
      : stored;
  const idOf = new Map(storedNow.map((choice) => [`${choice.attributeId}\u0001${choice.slug}`, choice.id]));
  for (const entry of enums) {
    const valueIds = new Map<number, number>();
    for (const [no, slug] of slugOfValue[entry.no] ?? [])
      valueIds.set(no, idOf.get(`${live[entry.no]?.id ?? 0}\u0001${slug}`) ?? 0);
    ids[entry.no] = valueIds;
  }
  return { ids, changed: created.length + renamed.length };
}

async function writeChoices(tx: Tx, created: readonly Choice[], renamed: readonly Choice[]): Promise<void> {
  for (let from = 0; from < created.length; from += BATCH) {
    await tx`
      insert into attribute_values (attribute_id, slug, name_ru, name_kk, sort_number)
      select r."attributeId", r.slug, r."nameRu", r."nameKk", r."sortNumber"
      from jsonb_to_recordset(${JSON.stringify(created.slice(from, from + BATCH))}::text::jsonb)
        as r("attributeId" int, slug text, "nameRu" text, "nameKk" text, "sortNumber" float8)`;
  }
  for (let from = 0; from < renamed.length; from += BATCH) {
    await tx`
      update attribute_values v set name_kk = r."nameKk"
      from jsonb_to_recordset(${JSON.stringify(renamed.slice(from, from + BATCH))}::text::jsonb) as r("attributeId" int, slug text, "nameKk" text)
      where v.attribute_id = r."attributeId" and v.slug = r.slug`;
  }
}
