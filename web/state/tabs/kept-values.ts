/**
 * Parsers of stored values. Another release of the shop may have written them, so an invalid value becomes a default,
 * never an error.
 */

/** A string; `''` for anything else. */
export const storedText = (kept: unknown): string => (typeof kept === 'string' ? kept : '');

/** The fields of an object; none for anything else. */
export const storedFields = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};

/** A database id; null for anything else. One invalid id would break every call with it. */
export const keptId = (kept: unknown): number | null =>
  Number.isInteger(kept) && Number(kept) > 0 && Number(kept) <= 2147483647 ? Number(kept) : null;

/** Valid database ids; other values are dropped. */
export const storedIds = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((id) => keptId(id) !== null) : [];

/** The fields of a flat object of strings, numbers and booleans; a field of another type falls back to `like`. */
export function parseStored<T extends object>(kept: unknown, like: T): T {
  const given = storedFields(kept);
  const fields = Object.entries(like).map(([name, usual]) => [
    name,
    typeof given[name] === typeof usual ? given[name] : usual,
  ]);
  return Object.fromEntries(fields) as T;
}
