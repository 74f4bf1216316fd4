/** A value of a field. */
export type Scalar = string | number | boolean;
/** A document as it was sent. */
export type StoredDocument = Record<string, unknown>;

/** A call refused by OpenSearch; `type` is its error type. */
export class OpenSearchRefusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

/** Lists the values of a field by its dotted path; null does not count. */
export function fieldValues(document: StoredDocument, path: string): Scalar[] {
  let found: unknown = document;
  for (const step of path.split('.')) found = (found as StoredDocument | null | undefined)?.[step];
  return (Array.isArray(found) ? found : [found]).filter((value) => value !== undefined && value !== null) as Scalar[];
}

/** Merges a partial document: objects are merged, all other values are replaced. */
export function mergeDocument(document: StoredDocument, part: StoredDocument): StoredDocument {
  const isObject = (value: unknown): value is StoredDocument =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  const merged = { ...document };
  for (const [name, value] of Object.entries(part))
    merged[name] = isObject(value) && isObject(merged[name]) ? mergeDocument(merged[name], value) : value;
  return merged;
}
