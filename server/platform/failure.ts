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
