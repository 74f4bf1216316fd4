import type { ErrorName } from '#contract/errors.ts';

/** A failure the contract declares; the router turns it into its HTTP answer. */
export class ExpectedFailure extends Error {
  readonly error: ErrorName;
  readonly details: unknown;
  constructor(error: ErrorName, details?: unknown) {
    super(error);
    this.error = error;
    this.details = details;
  }
}

/** Ends the call with a declared failure; `details` reach the caller. */
export function fail(error: ErrorName, details?: unknown): never {
  throw new ExpectedFailure(error, details);
}

/**
 * Works on one thing after the other, and on all of them even when some fail; in the end throws what they failed with, as
 * one AggregateError.
 */
export async function eachAlone<T>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
  message: string,
): Promise<void> {
  const problems: unknown[] = [];
  for (const thing of things) await work(thing).catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw new AggregateError(problems, message);
}
