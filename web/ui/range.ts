/** Bounds chosen by a person; `null` is an end left open. */
export type Range = { from: number | null; to: number | null };

/** Reads a typed bound: digits only, spaces of any kind between them are fine; `null` when empty. */
export function readBound(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

/** Puts bounds in order and inside `min`–`max`; an end at or beyond the limit becomes open, so that URLs stay short. */
export function settleRange({ from, to }: Range, min: number, max: number): Range {
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return {
    from: low === null || low <= min ? null : Math.min(low, max),
    to: high === null || high >= max ? null : Math.max(high, min),
  };
}
