/**
 * Parsers of stored values. Another release of the shop may have written them, so an invalid value falls back to a
 * default, never an error.
 */

/** A string; `''` for anything else. */
export const parseText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of an object; none for anything else. */
export const parseFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A database id; null for anything else. One invalid id would break every call with it. */
export const parseId = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2147483647 ? Number(value) : null;

/** Valid database ids; other values are dropped. */
export const parseIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => parseId(id) !== null) : [];

/**
 * The fields of a flat object of strings, numbers and booleans; a field of another type falls back to `defaults`.
 */
export function parseStored<T extends object>(value: unknown, defaults: T): T {
  const stored = parseFields(value);
  const fields = Object.entries(defaults).map(([name, fallback]) => [
    name,
    typeof stored[name] === typeof fallback ? stored[name] : fallback,
  ]);
  return Object.fromEntries(fields) as T;
}
