import { parseValue, type ParsedValue } from '#domain/measures/measure.ts';
import type { Element } from '../read/markup/element.ts';
import type { FeedParam } from '../read/offer.ts';
import { splitUnitInName } from '../read/values/unit-in-name.ts';
import { foldName } from './slug.ts';

/** An entry of the feed's `<attributes>` list. */
export type DeclaredAttribute = {
  slug: string;
  nameRu: string;
  nameKk: string;
  type: 'number' | 'enum' | 'flag' | 'text' | '';
  unitRu: string;
  unitKk: string;
  groupSlug: string;
  groupRu: string;
  groupKk: string;
  filterable: boolean;
};
/** A distinct value of an attribute. */
export type BookValue = { no: number; raw: string; unit: string; valueKk: string; slug: string; count: number };
/** Everything collected about an attribute of the feed. */
export type BookEntry = {
  no: number;
  /** Name without the unit that sellers add to it ("Мощность (Вт)"). */
  name: string;
  declared: DeclaredAttribute | undefined;
  values: Map<string, BookValue>;
  /** Values above the limit, not stored. */
  overflow: number;
  /** Number of offers with it, by category. */
  coverage: Map<string, number>;
};
/** A parameter by number. `value` is the number of a stored distinct value, or the value itself above the limit. */
export type NumberedParam = { attribute: number; value: number | null; param: FeedParam; parsed: ParsedValue | null };

/** An attribute, and the unit in one spelling of its name. */
type Spelling = { entry: BookEntry; unit: string };

const MAX_VALUES = 1000;
const MAX_STORED_VALUES = 100_000;
const MAX_ATTRIBUTES = 20_000;

/** Reads one `<attribute>` of the extension. */
export function readAttribute({ attributes }: Element): DeclaredAttribute | undefined {
  const type = attributes.type ?? '';
  if (!attributes.slug || !attributes.name) return undefined;
  return {
    slug: attributes.slug,
    nameRu: attributes.name,
    nameKk: attributes['name-kk'] || attributes.name,
    type: type === 'number' || type === 'enum' || type === 'flag' || type === 'text' ? type : '',
    unitRu: attributes.unit ?? '',
    unitKk: attributes['unit-kk'] || (attributes.unit ?? ''),
    groupSlug: attributes.group ?? '',
    groupRu: attributes['group-name'] ?? '',
    groupKk: attributes['group-name-kk'] || (attributes['group-name'] ?? ''),
    filterable: attributes.filterable === 'true',
  };
}

/** Collects all attributes and distinct values of a feed; its size is bounded for any feed. */
export function createAttributeBook(note: (line: string) => void) {
  const entries: BookEntry[] = [];
  const byName = new Map<string, BookEntry>();
  const bySpelling = new Map<string, Spelling>();
  const declaredByName = new Map<string, DeclaredAttribute>();
  const declaredBySlug = new Map<string, DeclaredAttribute>();
  let storedValues = 0;
  let isFull = false;

  const create = (folded: string, name: string, declared: DeclaredAttribute | undefined): BookEntry | undefined => {
    if (entries.length >= MAX_ATTRIBUTES) {
      if (!isFull) note(`More than ${MAX_ATTRIBUTES} different parameters; the rest are left out.`);
      isFull = true;
      return undefined;
    }
    const entry = { no: entries.length, name, declared, values: new Map(), overflow: 0, coverage: new Map() };
    entries.push(entry);
    byName.set(folded, entry);
    return entry;
  };

  const findSpelling = (param: FeedParam): Spelling | undefined => {
    const paramKey = param.attribute ? `@${param.attribute}` : param.name;
    const cached = bySpelling.get(paramKey);
    if (cached) return cached;
    const { name, unit } = splitUnitInName(param.name);
    const declared =
      declaredBySlug.get(param.attribute) ??
      declaredByName.get(foldName(param.name)) ??
      declaredByName.get(foldName(name));
    const folded = declared ? `@${declared.slug}` : foldName(name);
    const entry = byName.get(folded) ?? create(folded, declared?.nameRu ?? name, declared);
    if (!entry) return undefined;
    const spelling = { entry, unit: declaredBySlug.has(param.attribute) ? '' : unit };
    // The cache of spellings is bounded.
    if (bySpelling.size < MAX_ATTRIBUTES * 2) bySpelling.set(paramKey, spelling);
    return spelling;
  };

  const addValue = (entry: BookEntry, param: FeedParam, unit: string): BookValue | undefined => {
    const key = unit ? `${param.value}\u0001${unit}` : param.value;
    const existing = entry.values.get(key);
    if (existing) {
      existing.count++;
      return existing;
    }
    if (entry.values.size >= MAX_VALUES || storedValues >= MAX_STORED_VALUES) {
      entry.overflow++;
      return undefined;
    }
    storedValues++;
    const value = { no: entry.values.size, raw: param.value, unit, valueKk: param.valueKk, slug: param.slug, count: 1 };
    entry.values.set(key, value);
    return value;
  };

  return {
    entries: entries as readonly BookEntry[],
    declare(attribute: DeclaredAttribute) {
      declaredBySlug.set(attribute.slug, attribute);
      declaredByName.set(foldName(attribute.nameRu), attribute);
    },
    /** Adds the parameters of one offer. Numbers above the limit are parsed only for offers that will be written. */
    addParams(params: readonly FeedParam[], category: string, isChanged: boolean): NumberedParam[] {
      const numberedParams: NumberedParam[] = [];
      const countedAttributes = new Set<number>();
      for (const param of params) {
        const spelling = findSpelling(param);
        if (!spelling) continue;
        const { entry } = spelling;
        // Each value keeps the unit of its own name: "Масса, г" and "Масса, кг" are one attribute.
        const unit = param.unit || spelling.unit;
        if (!countedAttributes.has(entry.no)) entry.coverage.set(category, (entry.coverage.get(category) ?? 0) + 1);
        countedAttributes.add(entry.no);
        const value = addValue(entry, param, unit);
        numberedParams.push({
          attribute: entry.no,
          value: value?.no ?? null,
          param,
          parsed: value || !isChanged ? null : parseValue(param.value, unit || undefined),
        });
      }
      return numberedParams;
    },
  };
}

/** Book of one import. */
export type AttributeBook = ReturnType<typeof createAttributeBook>;
