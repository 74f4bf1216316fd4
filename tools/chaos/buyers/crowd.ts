/** What a scenario counted: faults must be zero, the rest is told. */
export type Counts = { faults: Record<string, number>; told: Record<string, number> };

/** People who keep coming until `stop`, which counts what they did and what does not fit with what they were told. */
export type Crowd = { stop(): Promise<Counts> };

/** Adds to a count. */
export function add(into: Record<string, number>, name: string, value = 1): void {
  into[name] = (into[name] ?? 0) + value;
}

/** Keeps the largest of a count. */
export function atMost(into: Record<string, number>, name: string, value: number): void {
  into[name] = Math.max(into[name] ?? 0, Math.round(value));
}
