import { randomInt } from 'node:crypto';
import type { LoginResult } from '#contract/customers/auth.ts';
import type { SavedAddress } from '#contract/places/addresses.ts';
import type { Cart } from '#contract/orders/cart.ts';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { createCaller, RequestRefused, type Caller } from './caller.ts';

const MIN_CHANGES = 4;
const MAX_CHANGES = 10;
const NAMES = ['Әсел', 'Жан-Поль', 'Бауыржан', 'Ирина', 'Гүлнәр', 'Тимур'] as const;

/** Facts that successful answers confirmed to a customer, and that the shop must therefore have. */
export type Account = {
  phone: string;
  /** False until a registration, or a login after it, was answered. */
  isRegistered: boolean;
  password: string;
  name: { first: string; last: string };
  /** Street by address id. */
  addresses: Map<number, string>;
  /** Unanswered additions: each may have succeeded. */
  unansweredAdds: number;
  favourites: Set<number>;
  /** Quantity by product. */
  cart: Map<number, number>;
  /** The open login, and the ended ones. */
  token: string;
  endedTokens: string[];
  counts: { logins: number; changes: number };
  /** Answers of the shop that contradict earlier ones. */
  contradictions: string[];
  /** Reason for an early end of the visit; the account is checked anyway. */
  failure: string;
};

type CustomerSession = {
  account: Account;
  caller: Caller;
  headers: Record<string, string>;
  productIds: readonly number[];
  findCode: (phone: string) => Promise<string>;
};

/**
 * Runs a customer of an app: a guest's cart, a code, a registration, changes to every part of a profile, logouts, and
 * logins with a new guest's cart. `findCode` returns the newest code sent to a phone.
 */
export async function liveCustomer(
  origin: string,
  phone: string,
  { productIds, findCode }: Pick<CustomerSession, 'productIds' | 'findCode'>,
  isStopped: () => boolean,
): Promise<Account> {
  const account = emptyAccount(phone);
  const headers: Record<string, string> = { 'x-platform': 'native' };
  const caller = createCaller(origin, headers, {
    onAnswer(answer) {
      const seal = answer.headers.get('x-session-seal');
      if (seal) headers['x-session-seal'] = seal;
    },
    // The shop is healthy again when the crowd is stopped, so started work is completed.
    stopped: () => false,
  });
  const session = { account, caller, headers, productIds, findCode };
  try {
    await fillCart(session);
    await register(session);
    const maxChanges = randomInt(MIN_CHANGES, MAX_CHANGES);
    for (let change = 0; change < maxChanges && !isStopped(); change++) {
      await changes[randomInt(changes.length)]!(session);
      account.counts.changes++;
    }
    await browse(session);
  } catch (error) {
    account.failure = (error as Error).message;
  }
  return account;
}

function emptyAccount(phone: string): Account {
  return {
    phone,
    isRegistered: false,
    password: `құпия ${phone}`,
    name: { first: NAMES[0], last: 'Ким' },
    addresses: new Map(),
    unansweredAdds: 0,
    favourites: new Set(),
    cart: new Map(),
    token: '',
    endedTokens: [],
    counts: { logins: 0, changes: 0 },
    contradictions: [],
    failure: '',
  };
}

/** Adds a quantity and then sets it, because an unanswered addition may have succeeded. */
async function fillCart({ account, caller, productIds }: CustomerSession): Promise<void> {
  const productId = productIds[randomInt(productIds.length)]!;
  const quantity = 1 + randomInt(2);
  await caller.request('POST', '/api/cart/lines', { productId, quantity: 1 });
  await caller.request('PUT', `/api/cart/lines/${productId}`, { quantity });
  account.cart.set(productId, (account.cart.get(productId) ?? 0) + quantity);
}

async function register(walk: CustomerSession): Promise<void> {
  const { account, caller, findCode } = walk;
  const { phone, password, name } = account;
  const tolerate = async (work: Promise<unknown>, ...expectedErrors: string[]) => {
    const unansweredBefore = caller.countUnanswered();
    await work.catch((error: unknown) => {
      // An unanswered attempt may have succeeded; the next attempt is then refused for that reason.
      if (
        !(
          error instanceof RequestRefused &&
          expectedErrors.includes(error.message) &&
          caller.countUnanswered() > unansweredBefore
        )
      )
        throw error;
    });
  };
  await tolerate(caller.request('POST', '/api/auth/code', { phone }), 'code_too_soon');
  const code = await caller.retry(() => findCode(phone));
  await tolerate(caller.request('POST', '/api/auth/code/confirm', { phone, code }), 'code_wrong', 'code_expired');
  const { news: _news, ...agreed } = CONSENT_VERSIONS;
  const consents = { ...agreed, news: null };
  const body = { phone, firstName: name.first, lastName: name.last, password, consents };
  const before = caller.countUnanswered();
  try {
    recordLogin(walk, await caller.request<LoginResult>('POST', '/api/auth/register', body));
  } catch (error) {
    if (!(error instanceof RequestRefused) || caller.countUnanswered() === before) throw error;
    await logIn(walk);
  }
}

async function logIn(walk: CustomerSession): Promise<void> {
  const { phone, password } = walk.account;
  recordLogin(walk, await walk.caller.request<LoginResult>('POST', '/api/auth/password', { phone, password }));
}

function recordLogin({ account, headers }: CustomerSession, { token }: LoginResult): void {
  account.isRegistered = true;
  account.token = token ?? '';
  account.counts.logins++;
  delete headers['x-session-seal'];
  headers['authorization'] = `Bearer ${account.token}`;
}

const changes: readonly ((walk: CustomerSession) => Promise<void>)[] = [
  async ({ account, caller }) => {
    const name = { first: NAMES[randomInt(NAMES.length)]!, last: NAMES[randomInt(NAMES.length)]! };
    const rest = { birthday: null, gender: null, email: 'asel@example.kz' };
    const body = { first_name: name.first, last_name: name.last, ...rest };
    await caller.request('PUT', '/api/pages/profile/profile', body);
    account.name = name;
  },
  async ({ account, caller }) => {
    const before = caller.countUnanswered();
    const { data } = await caller
      .request<{ data: SavedAddress }>('POST', '/api/pages/profile/add-address', createAddress('проспект Абая'))
      .finally(() => (account.unansweredAdds += caller.countUnanswered() - before));
    account.addresses.set(data.id, data.street_name);
  },
  async ({ account, caller }) => {
    const [id] = account.addresses.keys();
    if (id === undefined) return;
    const street = `улица Сатпаева ${randomInt(1_000)}`;
    await caller.request('PUT', '/api/pages/profile/edit-address', { ...createAddress(street), id });
    account.addresses.set(id, street);
  },
  async ({ account, caller }) => {
    const [id] = account.addresses.keys();
    if (id === undefined) return;
    const before = caller.countUnanswered();
    try {
      await caller.request('DELETE', `/api/pages/profile/delete-address?id=${id}`);
    } catch (error) {
      if (!(error instanceof RequestRefused) || caller.countUnanswered() === before) throw error;
    }
    account.addresses.delete(id);
  },
  async ({ account, caller, productIds }) => {
    const productId = productIds[randomInt(productIds.length)]!;
    await caller.request('PUT', `/api/favourites/${productId}`);
    account.favourites.add(productId);
  },
  async ({ account, caller }) => {
    const [productId] = account.favourites;
    if (productId === undefined) return;
    await caller.request('DELETE', `/api/favourites/${productId}`);
    account.favourites.delete(productId);
  },
  async ({ account, caller }) => {
    const password = `жаңа құпия ${randomInt(1_000_000)}`;
    const before = caller.countUnanswered();
    try {
      await caller.request('PUT', '/api/auth/password', { current: account.password, password });
    } catch (error) {
      // The first attempt succeeded without an answer, so the old password is wrong now. The account is checked with
      // the new one.
      if (!(error instanceof RequestRefused) || error.message !== 'login_wrong' || caller.countUnanswered() === before)
        throw error;
    }
    account.password = password;
  },
  async (walk) => {
    const { account, caller, headers } = walk;
    await caller.request('POST', '/api/auth/logout', {});
    account.endedTokens.push(account.token);
    const { customer } = await caller.request<{ customer: object | null }>('GET', '/api/auth/state');
    if (customer) account.contradictions.push('a revoked token opens the account');
    delete headers['authorization'];
    await fillCart(walk);
    await logIn(walk);
  },
  browse,
];

function createAddress(street_name: string): object {
  return { city_name: 'Алматы', street_name, house_number: '10', latitude: 43.24, longitude: 76.95 };
}

/** Reloads the profile and compares it with earlier answers. */
async function browse({ account, caller }: CustomerSession): Promise<void> {
  const profile = await caller.request<{ first_name: string; last_name: string }>('GET', '/api/pages/profile/profile');
  const addresses = await caller.request<SavedAddress[]>('GET', '/api/pages/profile/addresses');
  const { ids } = await caller.request<{ ids: number[] }>('GET', '/api/favourites/ids');
  const cart = await caller.request<Cart>('GET', '/api/cart');
  const { contradictions, name } = account;
  if (profile.first_name !== name.first || profile.last_name !== name.last)
    contradictions.push(`named ${profile.first_name} ${profile.last_name}, confirmed ${name.first} ${name.last}`);
  for (const [id, confirmed] of account.addresses) {
    const street = addresses.find((address) => address.id === id)?.street_name;
    if (street !== confirmed) contradictions.push(`address ${id} is ${street}, confirmed ${confirmed}`);
  }
  const extra = addresses.length - account.addresses.size;
  if (extra > account.unansweredAdds) contradictions.push(`${extra} unrequested addresses`);
  if (ids.toSorted().join() !== [...account.favourites].toSorted().join())
    contradictions.push(`favourites ${ids.join()}, confirmed ${[...account.favourites].join()}`);
  const displayed = cart.lines.map(({ product, quantity }) => `${product.id}×${quantity}`).toSorted();
  const confirmed = [...account.cart].map(([id, quantity]) => `${id}×${quantity}`).toSorted();
  if (displayed.join() !== confirmed.join())
    contradictions.push(`cart ${displayed.join()}, confirmed ${confirmed.join()}`);
}
