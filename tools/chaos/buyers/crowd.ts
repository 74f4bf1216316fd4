/** Counters of a scenario: faults must be zero, the rest is reported. */
export type Counts = { faults: Record<string, number>; report: Record<string, number> };

/**
 * Shoppers who keep coming until `stop`, which counts their actions and every contradiction to the answers they
 * received.
 */
export type Crowd = { stop(): Promise<Counts> };

/** Adds to a count. */
export function increment(counts: Record<string, number>, name: string, value = 1): void {
  counts[name] = (counts[name] ?? 0) + value;
}

/** Keeps the maximum of a counter. */
export function keepMaximum(counts: Record<string, number>, name: string, value: number): void {
  counts[name] = Math.max(counts[name] ?? 0, Math.round(value));
}
