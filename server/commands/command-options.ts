/** Returns the name of the first option whose value is null, which means it was given but is invalid. */
export function findInvalid(options: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(options).find((name) => options[name] === null);
}

/** Parses an integer; undefined when not given, null when invalid. */
export function parseInteger(text: string | undefined, min: number, max = 1_000_000): number | null | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : null;
}

/** Parses comma-separated ids; undefined when not given, null when invalid. */
export function parseIds(text: string | undefined): number[] | null | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}(?:,\d{1,9})*$/.test(text) ? text.split(',').map(Number) : null;
}
