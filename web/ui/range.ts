/** Bounds chosen by a person; `null` is an end left open. */
export type Range = { from: number | null; to: number | null };

/** Reads a typed bound: digits only, spaces of any kind between them are fine; `null` when empty. */
export function readBound(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

/** Puts bounds in order; what a person typed stays as it is, though nothing may fit. */
export function settleRange({ from, to }: Range): Range {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Where the handles of a slider from `min` to `max` stand: never beyond its ends. */
export function handlesOf({ from, to }: Range, min: number, max: number): [low: number, high: number] {
  const inside = (at: number) => Math.min(Math.max(at, min), max);
  return [inside(from ?? min), inside(to ?? max)];
}

/** Bounds after a handle came to a place, short of the other one; at its end of the slider the bound is open. */
export function moveHandle(range: Range, end: 'from' | 'to', at: number, min: number, max: number): Range {
  const [low, high] = handlesOf(range, min, max);
  if (end === 'from') return { ...range, from: at <= min ? null : Math.min(at, high) };
  return { ...range, to: at >= max ? null : Math.max(at, low) };
}
