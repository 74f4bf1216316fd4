import { FakeRefusal } from './opensearch-refusal.ts';

/** A value of a field. */
export type Plain = string | number | boolean;
/** A document as it was sent. */
export type FakeDocument = Record<string, unknown>;
/** Mapping of an index, as far as it is kept to. */
export type FakeMapping = {
  dynamic?: unknown;
  properties?: Record<string, FakeField>;
  dynamic_templates?: Record<string, { path_match: string; mapping: FakeField }>[];
  _meta?: unknown;
};
type FakeField = { type?: string; dynamic?: unknown; properties?: Record<string, FakeField> };

const fits: Record<string, (value: unknown) => boolean> = {
  keyword: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  double: (value) => typeof value === 'number' && Number.isFinite(value),
};

/** Lists the values of a field by its dotted path; null is no value. */
export function fieldValues(document: FakeDocument, path: string): Plain[] {
  let found: unknown = document;
  for (const step of path.split('.')) found = (found as FakeDocument | null | undefined)?.[step];
  return (Array.isArray(found) ? found : [found]).filter((value) => value !== undefined && value !== null) as Plain[];
}

/** Returns the type of a field by the mapping; undefined for one that no document may have. */
export function typeOf(mapping: FakeMapping, path: string): string | undefined {
  let field: FakeField | undefined = mapping;
  for (const step of path.split('.')) field = field?.properties?.[step];
  if (field?.type && field.type !== 'object') return field.type;
  for (const template of mapping.dynamic_templates ?? []) {
    for (const {
      path_match: pattern,
      mapping: { type },
    } of Object.values(template))
      if (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1))) return type;
  }
  return undefined;
}

/** Refuses a document that the mapping has no place for, or whose values are of another type. */
export function checkDocument(mapping: FakeMapping, document: FakeDocument, above = ''): void {
  for (const [name, value] of Object.entries(document)) {
    const path = `${above}${name}`;
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      checkDocument(mapping, value as FakeDocument, `${path}.`);
      continue;
    }
    const type = typeOf(mapping, path);
    if (!type)
      throw new FakeRefusal(
        400,
        'strict_dynamic_mapping_exception',
        `mapping set to strict, dynamic introduction of [${path}] is not allowed`,
      );
    const fit = fits[type];
    if (!fit)
      throw new FakeRefusal(
        400,
        'mapper_parsing_exception',
        `No handler for type [${type}] declared on field [${path}]`,
      );
    for (const one of fieldValues(document, name))
      if (!fit(one))
        throw new FakeRefusal(400, 'mapper_parsing_exception', `failed to parse field [${path}] of type [${type}]`);
  }
}

/** Puts a part of a document into it: objects are merged, everything else is replaced. */
export function mergeDocument(document: FakeDocument, part: FakeDocument): FakeDocument {
  const isObject = (value: unknown): value is FakeDocument =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  const merged = { ...document };
  for (const [name, value] of Object.entries(part))
    merged[name] = isObject(value) && isObject(merged[name]) ? mergeDocument(merged[name], value) : value;
  return merged;
}
