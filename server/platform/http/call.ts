import type { Contract, EndpointKey } from '#contract/index.ts';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import type { OperatorScope } from '#domain/customers/operator.ts';
import type { Sql } from '../database/sql.ts';
import { fail } from './failure.ts';

/** City of a call. */
export type CityScope = {
  id: number;
  keyword: string;
  mobileCode: string;
  latitude: number;
  longitude: number;
  hasExpress: boolean;
};

/** Language, city and time, which determine prices, stock and texts. */
export type Viewer = { language: Language; city: CityScope; now: Date };

/** Key of an operator's call: its id, name and scopes. */
export type OperatorKey = { keyId: number; name: string; scopes: readonly OperatorScope[] };

/** The caller and the request; one object per call, never shared. */
export type CallContext = Viewer & {
  /** The logged-in customer; null for a guest. Handlers with `access: 'customer'` use `requireCustomer`. */
  customerId: number | null;
  /** Login of the call (row of `customer_logins`); null for a guest. */
  loginId: number | null;
  /** The operator's key; null or absent for all other callers. */
  operator?: OperatorKey | null;
  /** Session id: a customer's on every device, a guest's by the seal; null for a guest without one. */
  sessionId: number | null;
  /** SHA-256 of the call's seal, even of an outdated one; absent for in-process calls. */
  sealHash?: string | null;
  /** Returns the session id; creates a session and sends its seal when there is none. */
  ensureSession(): Promise<number>;
  /** Client platform: a browser keeps its token in a cookie, an app in its own storage. */
  platform: 'web' | 'native';
  /**
   * Sends a customer's token to the caller and removes the guest's seal. A browser gets an HttpOnly cookie and the
   * result is null; for an app the result is the token, for the response body.
   */
  sendToken(token: string): string | null;
  /** Removes the token from a browser. */
  removeToken(): void;
  /** Client's key of a creating call; empty when it sent none. */
  idempotencyKey: string;
  /** Key for rate limits (`platform/client-address.ts`). */
  ip: string;
  /** SHA-256 of the client's device id (spec §3); null without one, absent for in-process calls. */
  deviceHash?: string | null;
  /** Audience of a home page preview; absent for every other page. */
  audience?: 'guest' | 'customer';
  /** True for a robot's user agent; absent for in-process calls. */
  isRobot?: boolean;
  requestId: string;
  /** Origin that the shopper sees, without a trailing slash. */
  origin: string;
  /** Raw body and headers, for webhook signatures; absent for in-process calls. */
  raw?: { body: string; headers: Record<string, string | string[] | undefined> };
  /** Adds page cache tags that the response depends on, e.g. `product:17`; collected by in-process calls. */
  tag(...tags: string[]): void;
  /** Limits caching: the response changes at this time. */
  changesAt(moment: Date): void;
};

/** Context of in-process calls: no caller, and no place to store a session or a token. */
export const WITHOUT_SESSION = {
  customerId: null,
  loginId: null,
  sessionId: null,
  platform: 'web',
  sendToken: () => null,
  removeToken: () => {},
  ensureSession: () => Promise.reject(new Error('a page has no session')),
  idempotencyKey: '',
} as const satisfies Partial<CallContext>;

/** Returns the customer of a call; `unauthorised` for a guest. */
export function requireCustomer({ customerId }: Pick<CallContext, 'customerId'>): number {
  return customerId ?? fail('unauthorised');
}

/** Returns the operator of a call; `unauthorised` without a key, `forbidden` without this scope. */
export function requireOperator({ operator }: Pick<CallContext, 'operator'>, scope?: OperatorScope): OperatorKey {
  if (!operator) return fail('unauthorised');
  return scope === undefined || operator.scopes.includes(scope) ? operator : fail('forbidden');
}

/** Handler of one call: parsed input in, declared output out. */
type Handler<K extends EndpointKey> = (
  input: ParsedInputOf<Contract[K]>,
  context: CallContext,
) => Promise<OutputOf<Contract[K]>>;

/** Handlers of a slice, by contract key. */
export type Handlers<K extends EndpointKey> = { [P in K]: Handler<P> };

/** True when another operator has made the same request before; reads with the given connection. */
export type IsConfirmed = (sql: Sql) => Promise<boolean>;

/** For calls without a first operator. */
export const neverConfirmed: IsConfirmed = async () => false;
