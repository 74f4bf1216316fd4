import type { Language } from '#domain/text/language.ts';
import { fetchApi, type Api } from '../calls/api.ts';

/** Language and city of the calls, and the secrets that identify the shopper; null for a guest or without a session. */
export type CallIdentity = {
  language: Language;
  /** `codeForMobApi` of the city. */
  locationId: string;
  token: string | null;
  seal: string | null;
};

/** Stores or removes a secret received in a response. */
export type SaveSecret = (name: 'token' | 'seal', value: string | null) => void;

/** City of a shopper who has not chosen one: Almaty (spec §3). */
export const DEFAULT_LOCATION_ID = '8';

/** Returns a hash of the login for the keys of stored data; the token itself is only in the secure storage. */
export function hashLogin(token: string | null): string {
  if (token === null) return 'guest';
  // FNV-1a of 32 bits.
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Client of the app (spec §7). It identifies the shopper by headers, because its origin gets no cookies, and reads HTML
 * responses as text.
 */
export function createNativeApi(base: string, identity: CallIdentity, save: SaveSecret): Api {
  const headers = () => ({
    'X-Platform': 'native',
    'Location-Id': identity.locationId,
    'X-Language': identity.language,
    ...(identity.seal !== null && { 'x-session-seal': identity.seal }),
    ...(identity.token !== null && { Authorization: `Bearer ${identity.token}` }),
  });
  const setSecret: SaveSecret = (name, value) => {
    if (identity[name] === value) return;
    identity[name] = value;
    save(name, value);
  };
  const send: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    const seal = response.headers.get('x-session-seal');
    if (seal !== null) setSecret('seal', seal);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(JSON.stringify(await response.text()), { status: response.status });
  };
  const api = fetchApi(base, headers, send);
  return async (key, input, options) => {
    const { token } = identity;
    const output = await api(key, input, options);
    const newToken = (output as { token?: unknown } | null)?.token;
    if (key.startsWith('POST /api/auth/') && typeof newToken === 'string') setSecret('token', newToken);
    // A response to an older token does not end the current login.
    const hasEnded =
      key === 'POST /api/auth/logout' ||
      key === 'POST /api/auth/deletion' ||
      (key === 'GET /api/auth/state' && (output as { customer: unknown }).customer === null);
    if (hasEnded && identity.token === token) setSecret('token', null);
    return output;
  };
}
