/** Counters of a scenario: faults must be zero, the rest is reported. */
export type Counts = { faults: Record<string, number>; report: Record<string, number> };

/**
 * Shoppers who keep coming until `stop`, which counts their actions and every contradiction to the answers they
 * received.
 */
export type Crowd = { stop(): Promise<Counts> };

/** Adds to a count. */
export function add(into: Record<string, number>, name: string, value = 1): void {
  into[name] = (into[name] ?? 0) + value;
}

/** Keeps the maximum of a counter. */
export function atMost(into: Record<string, number>, name: string, value: number): void {
  into[name] = Math.max(into[name] ?? 0, Math.round(value));
}
