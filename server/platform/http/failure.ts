import { errors, type ErrorName, type Failure } from '#contract/errors.ts';

/** An error declared by the contract; the router converts it to its HTTP response. */
export class ExpectedFailure extends Error {
  readonly error: ErrorName;
  readonly details: unknown;
  constructor(error: ErrorName, details?: unknown) {
    super(error);
    this.error = error;
    this.details = details;
  }
}

/** Fails the call with a declared error; `details` are sent to the caller. */
export function fail(error: ErrorName, details?: unknown): never {
  throw new ExpectedFailure(error, details);
}

/** Body of a failed call. */
export function failureBody(name: ErrorName, requestId: string, message = name.replaceAll('_', ' ')): Failure {
  return { code: errors[name].code, error: name, message, requestId };
}

/** Processes all items in sequence, even when some fail; then throws their errors as one AggregateError. */
export async function forEachSafely<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  message: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, message);
}
