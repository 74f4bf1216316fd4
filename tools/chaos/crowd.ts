/** What a scenario counted: faults must be zero, the rest is told. */
export type Counts = { faults: Record<string, number>; told: Record<string, number> };

/** People who keep coming until `stop`, which counts what they did and what does not fit with what they were told. */
export type Crowd = { stop(): Promise<Counts> };
