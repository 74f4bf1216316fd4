import type { Contract, EndpointKey } from '#contract/index.ts';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import type { OperatorScope } from '#domain/customers/operator.ts';
import type { Sql } from '../database/sql.ts';
import { fail } from './failure.ts';

/** City a call is about. */
export type CityScope = {
  id: number;
  keyword: string;
  mobileCode: string;
  latitude: number;
  longitude: number;
  hasExpress: boolean;
};

/** For whom and when something is shown: prices, stock and words follow from these three. */
export type Viewer = { language: Language; city: CityScope; now: Date };

/** The key an operator has called with: its row, name and what it is good for. */
export type OperatorKey = { keyId: number; name: string; scopes: readonly OperatorScope[] };

/** Who calls and about what; one object a call, never shared between people. */
export type CallContext = Viewer & {
  /** The customer who has logged in; null for a guest. A handler of `access: 'customer'` takes it by `requireCustomer`. */
  customerId: number | null;
  /** The login (row of `customer_logins`) the call came with; null for a guest. */
  loginId: number | null;
  /** The operator's key; null or absent for everybody else. */
  operator?: OperatorKey | null;
  /** Session id: the customer's own on every device, a guest's behind the seal, null for a guest without one. */
  sessionId: number | null;
  /** SHA-256 of the seal the call came with, also of one that opens no session any more; absent for in-process calls. */
  sealHash?: string | null;
  /** Session id, created (and its seal sent back) when there is none. */
  ensureSession(): Promise<number>;
  /** How the caller talks to the shop: a browser keeps its token in a cookie, an app in its own storage. */
  platform: 'web' | 'native';
  /**
   * Hands a customer's token to the caller: a browser gets it in a cookie no script can read, and null comes back; an
   * app gets the token back, for the answer's body. The seal of the guest is forgotten with it.
   */
  handToken(token: string): string | null;
  /** Has a browser forget the token. */
  forgetToken(): void;
  /** Client's key of a creating call; empty when it sent none. */
  idempotencyKey: string;
  /** What the caller is counted by in limits (`platform/client-address.ts`). */
  ip: string;
  /** SHA-256 of the id that the caller's device has given itself (spec §3), null without one; absent for in-process calls. */
  deviceHash?: string | null;
  /** Whom a preview of the home page is for; absent for every other page. */
  audience?: 'guest' | 'customer';
  /** The caller's user agent is a robot's; absent for in-process calls. */
  robot?: boolean;
  requestId: string;
  /** Origin the shopper sees, without a slash at the end. */
  origin: string;
  /** Raw body and headers, for signatures of webhooks; absent for in-process calls. */
  raw?: { body: string; headers: Record<string, string | string[] | undefined> };
  /** Tags of the page cache this answer depends on, e.g. `product:17`; in-process calls collect them. */
  tag(...tags: string[]): void;
  /** The answer's words change at this moment; a page with it is kept no longer. */
  changesAt(moment: Date): void;
};

/** What calls in process know of their caller: nobody, and nothing to keep a session or a token in. */
export const WITHOUT_SESSION = {
  customerId: null,
  loginId: null,
  sessionId: null,
  platform: 'web',
  handToken: () => null,
  forgetToken: () => {},
  ensureSession: () => Promise.reject(new Error('a page has no session')),
  idempotencyKey: '',
} as const satisfies Partial<CallContext>;

/** Returns the customer of a call; `unauthorised` for a guest. */
export function requireCustomer({ customerId }: Pick<CallContext, 'customerId'>): number {
  return customerId ?? fail('unauthorised');
}

/** Returns the operator of a call; `unauthorised` without a key, `forbidden` when the key has not this scope. */
export function requireOperator({ operator }: Pick<CallContext, 'operator'>, scope?: OperatorScope): OperatorKey {
  if (!operator) return fail('unauthorised');
  return scope === undefined || operator.scopes.includes(scope) ? operator : fail('forbidden');
}

/** Handler of one call: parsed input in, declared output out. */
export type Handler<K extends EndpointKey> = (
  input: ParsedInputOf<Contract[K]>,
  context: CallContext,
) => Promise<OutputOf<Contract[K]>>;

/** Handlers of a slice, by the keys of its contract. */
export type Handlers<K extends EndpointKey> = { [P in K]: Handler<P> };

/** Whether another operator has asked for the same before; reads by the connection it is given. */
export type IsSecond = (sql: Sql) => Promise<boolean>;

/** Of a call that nobody else has made. */
export const noSecond: IsSecond = async () => false;
