/**
 * Parsers of stored values. Another release of the shop may have written them, so an invalid value becomes a default,
 * never an error.
 */

/** A string; `''` for anything else. */
export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of an object; none for anything else. */
export const storedFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A database id; null for anything else. One invalid id would break every call with it. */
export const storedId = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2147483647 ? Number(value) : null;

/** Valid database ids; other values are dropped. */
export const storedIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => storedId(id) !== null) : [];

/**
 * The fields of a flat object of strings, numbers and booleans; a field of another type falls back to that of `defaults`.
 */
export function parseStored<T extends object>(value: unknown, defaults: T): T {
  const stored = storedFields(value);
  const fields = Object.entries(defaults).map(([name, fallback]) => [
    name,
    typeof stored[name] === typeof fallback ? stored[name] : fallback,
  ]);
  return Object.fromEntries(fields) as T;
}
