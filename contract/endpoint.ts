import { z } from 'zod';
import type { OperatorScope } from '#domain/customers/operator.ts';
import type { ErrorName } from './errors.ts';

/**
 * A guess at a secret: the tried pair, the entities it concerns, and the proof of its owner: the phone, or the number
 * of an order or gift card, as far as the guess names one.
 */
export type Guess = {
  pair: string;
  about: readonly string[];
  /** Ten digits after +7, or the text typed instead. */
  phone?: string;
  order?: string;
  card?: string;
};

/**
 * Who may make a call: everybody, a customer who has logged in, or an operator whose key has the scope of the call; the
 * router refuses others with `unauthorised`, and a key without the scope with `forbidden`.
 */
export type Access = 'guest' | 'customer' | 'operator';

/**
 * One call: what goes in, what comes out, which failures are expected. Path parameters, query and body are one input.
 */
export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> = {
  /** One line for the API document. */
  summary: string;
  input: I;
  /** An allow-list: what is not named here never leaves the server. */
  output: O;
  errors: readonly ErrorName[];
  access: A;
  /** Scope that the operator's key needs; the access is then `operator`. */
  scope?: OperatorScope;
  /** `{code: 0, data}` unless the specification wants the bare answer. */
  envelope: boolean;
  /** Takes an `Idempotency-Key` header: a repeat with the same key gets the first answer and does nothing again. */
  repeatable: boolean;
  /** Longest body, bytes, where the shop's usual one is too short: for files. */
  maxBody?: number;
  /** Calls a minute from one address, for what costs money or can be guessed. */
  perMinute?: number;
  /**
   * Secrets that a stranger could guess with this call, read from a validated but unparsed input. The router counts
   * wrong guesses by value, address and network, slows them down and finally refuses the address
   * (`server/platform/limits/guess-limit.ts`).
   */
  guessed?: (input: Readonly<Record<string, unknown>>) => Guess | null;
};

const REFUSALS: Record<Access, readonly ErrorName[]> = {
  guest: [],
  customer: ['unauthorised'],
  operator: ['unauthorised', 'forbidden'],
};

/**
 * Calls a minute of one address, behind which a mobile operator has thousands of shoppers: where limits of a phone, an
 * order or an address for hours, which are settings, stand behind the call, or nothing is gained by calling often.
 */
export const MANY_BEHIND_ONE_ADDRESS = 600;

/** Declares a call with the usual choices filled in. */
export function endpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Exclude<Access, 'operator'> = 'guest',
>(given: {
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
  guessed?: Endpoint['guessed'];
}): Endpoint<I, O, A | 'operator'> {
  const { input = z.object({}) as unknown as I, errors = [], envelope = true, repeatable = false, ...rest } = given;
  const access = given.scope ? 'operator' : (given.access ?? 'guest');
  return {
    input,
    errors: [...REFUSALS[access], ...errors],
    envelope,
    repeatable,
    ...rest,
    access: access as A | 'operator',
  };
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
 * Positive integer, as a number or as the plain digits of a URL: no sign, exponent or blank gives one entity a second
 * address.
 */
export const whole = (max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^(?:0|[1-9]\d{0,9})$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(1).max(max));
/** PostgreSQL's integer ends here. */
const MAX_ID = 2147483647;
/** Positive database id. */
export const Id = whole(MAX_ID);
/** Latitude and longitude, degrees. */
export const Position = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).readonly();
/** Ids with commas between them, at most `max` of them; none is larger than a database id can be. */
export const IdList = (max: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,10}(?:,\\d{1,10}){0,${max - 1}}$`))
    .refine((ids) => ids.split(',').every((id) => Number(id) <= MAX_ID));

/** A served city by its name in either language; without one, or with an unknown one, the caller's city is meant. */
export const InCity = z.string().trim().max(100).optional();
