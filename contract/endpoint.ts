import { z } from 'zod';
import type { ErrorName } from './errors.ts';

/**
 * One call: what goes in, what comes out, which failures are expected. Path parameters, query and body make one input.
 */
export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  /** One line for the API document. */
  summary: string;
  input: I;
  /** An allow-list: what is not named here never leaves the server. */
  output: O;
  errors: readonly ErrorName[];
  /** `{code: 0, data}` unless the specification gives the bare answer. */
  envelope: boolean;
  /** Makes something: takes an `Idempotency-Key`. */
  creates: boolean;
  /** Calls a minute from one address, for what costs money or can be guessed. */
  perMinute?: number;
  /**
   * Text of the input that a stranger could try values around: failed calls that name it are counted from all addresses
   * together.
   */
  guessed?: string;
};

/** Declares a call with the usual choices filled in. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(given: {
  summary: string;
  input?: I;
  output: O;
  errors?: readonly ErrorName[];
  envelope?: boolean;
  creates?: boolean;
  perMinute?: number;
  guessed?: string;
}): Endpoint<I, O> {
  const { input = z.object({}) as unknown as I, errors = [], envelope = true, creates = false, ...rest } = given;
  return { input, errors, envelope, creates, ...rest };
}

/** Input of a call, before parsing. */
export type InputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.input<I> : never;
/** Input of a call, parsed. */
export type ParsedInputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.output<I> : never;
/** Answer of a call. */
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer O> ? z.output<O> : never;

/** Integer tenge. */
export const Money = z.number().int();
/**
 * Whole number from 1, as itself or as the plain digits of a URL: no sign, exponent or blank makes a second address of
 * one thing.
 */
export const whole = (most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(1).max(most));
/** Positive database id. */
export const Id = whole(2147483647);
/** Ids with commas between them, at most `most` of them; none is larger than a database id can be. */
export const IdList = (most: number) =>
  z.string().regex(new RegExp(`^\\d{1,9}(?:,\\d{1,9}){0,${most - 1}}$`));
