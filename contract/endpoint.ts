import { z } from 'zod';
import { toSingleLine } from '#domain/text/single-line.ts';
import type { OperatorScope } from '#domain/customers/operator.ts';
import type { ErrorName } from './errors.ts';

/**
 * A guess at a secret: the attempted pair, the entities it concerns and, if present, the owner's phone, order number
 * or gift card number.
 */
export type Guess = {
  pair: string;
  subjects: readonly string[];
  /** Ten digits after +7, or the raw input if it is not a phone. */
  phone?: string;
  order?: string;
  card?: string;
};

/**
 * Who may make a call: anyone, a logged-in customer, or an operator whose key has the call's scope. The router refuses
 * others with `unauthorised`, and a key without the scope with `forbidden`.
 */
export type Access = 'guest' | 'customer' | 'operator';

/**
 * One API call: input, output, expected failures. Path parameters, query and body form one input.
 */
export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> = {
  /** One line for the API reference. */
  summary: string;
  input: I;
  /** An allow-list: fields not named here never leave the server. */
  output: O;
  errors: readonly ErrorName[];
  access: A;
  /** Scope required of the operator's key; implies access `operator`. */
  scope?: OperatorScope;
  /** Wraps the output in `{code: 0, data}`; false where the specification requires the bare output. */
  envelope: boolean;
  /** Accepts an `Idempotency-Key` header: a repeat with the same key returns the first answer and changes nothing. */
  repeatable: boolean;
  /** Max body size in bytes, for uploads above the default limit. */
  maxBody?: number;
  /** Max calls per minute from one address, for calls that cost money or can be guessed. */
  perMinute?: number;
  /**
   * Extracts the secret that an attacker could guess with this call from a validated but unparsed input. The router
   * counts
   * wrong guesses by value, address and network, slows them down and finally refuses the address
   * (`server/platform/limits/guess-limit.ts`).
   */
  extractGuess?: (input: Readonly<Record<string, unknown>>) => Guess | null;
};

const REFUSALS: Record<Access, readonly ErrorName[]> = {
  guest: [],
  customer: ['unauthorised'],
  operator: ['unauthorised', 'forbidden'],
};

/**
 * Calls per minute from one address, which thousands of a mobile operator's users may share. For calls that have their
 * own limits per phone, order or address (settings), or gain nothing from frequency.
 */
export const SHARED_ADDRESS_PER_MINUTE = 600;

/** Declares a call, with defaults. */
export function endpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Exclude<Access, 'operator'> = 'guest',
>(options: {
  summary: string;
  input?: I;
  output: O;
  errors?: readonly ErrorName[];
  access?: A;
  scope?: OperatorScope;
  envelope?: boolean;
  repeatable?: boolean;
  maxBody?: number;
  perMinute?: number;
  extractGuess?: Endpoint['extractGuess'];
}): Endpoint<I, O, A | 'operator'> {
  const { input = z.object({}) as unknown as I, errors = [], envelope = true, repeatable = false, ...rest } = options;
  const access = options.scope ? 'operator' : (options.access ?? 'guest');
  return {
    input,
    errors: [...REFUSALS[access], ...errors],
    envelope,
    repeatable,
    ...rest,
    access: access as A | 'operator',
  };
}

/** Input of a call before parsing. */
export type InputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.input<I> : never;
/** Input of a call after parsing. */
export type ParsedInputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.output<I> : never;
/** Output of a call. */
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer O> ? z.output<O> : never;

/** Integer tenge. */
export const Money = z.number().int();
/**
 * Positive integer, as a number or as plain digits of a URL. Signs, exponents and spaces are refused, so an entity has
 * one address.
 */
export const positiveInt = (max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^(?:0|[1-9]\d{0,9})$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(1).max(max));
/** Largest PostgreSQL integer. */
const MAX_ID = 2147483647;
/** Positive database id. */
export const Id = positiveInt(MAX_ID);
/** Latitude and longitude, degrees. */
export const Position = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).readonly();
/** At most `max` comma-separated database ids. */
export const IdList = (max: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,10}(?:,\\d{1,10}){0,${max - 1}}$`))
    .refine((ids) => ids.split(',').every((id) => Number(id) <= MAX_ID));

/** Typed text that is shown in one line (`singleLine`). */
export const Line = z.string().overwrite(toSingleLine);

/** City name in either language; defaults to the caller's city when absent or unknown. */
export const CityName = z.string().trim().max(100).optional();
