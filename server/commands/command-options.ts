/** Returns the name of the first option whose value is null: it was given and cannot be read. */
export function firstWrong(options: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(options).find((name) => options[name] === null);
}

/** Reads a whole number; undefined when none was given, null when it is wrong. */
export function whole(text: string | undefined, min: number, max = 1_000_000): number | null | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : null;
}

/** Reads ids with commas between them; undefined when none were given, null when they are wrong. */
export function idsOf(text: string | undefined): number[] | null | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}(?:,\d{1,9})*$/.test(text) ? text.split(',').map(Number) : null;
}
