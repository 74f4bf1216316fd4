import { hostname, networkInterfaces } from 'node:os';
import { MINUTE_MS } from '#domain/time/durations.ts';

const HOST_SHAPE = /^([a-z0-9][a-z0-9._-]{0,250}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const NAMES_LIFE_MS = MINUTE_MS;
/** Max remembered hosts, since callers can send any host. */
const MAX_CACHED_ORIGINS = 100;

type OriginRequest = { protocol: string; headers: { host?: string | undefined } };

/**
 * Returns a request's origin when none is configured: a name or address of this machine or its network. Other hosts are
 * not trusted: the caller could redirect links in letters and the return from the bank.
 */
export function originOf({ protocol, headers: { host = '' } }: OriginRequest, configured: string): string {
  const name = HOST_SHAPE.exec(host)?.[1]?.toLowerCase();
  if (name === undefined || (name !== new URL(configured).hostname && !ownNames().has(name))) return configured;
  return `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

let names = { until: 0, all: new Set<string>() };

/**
 * Creates `originOf` for a shop without a configured origin. Caches results for a minute, because every page needs one.
 */
export function rememberOrigins(configured: string): (asking: OriginRequest) => string {
  let known = new Map<string, string>();
  let until = 0;
  return (request) => {
    const { host = '' } = request.headers;
    if (until < Date.now() || known.size >= MAX_CACHED_ORIGINS) {
      known = new Map();
      until = Date.now() + NAMES_LIFE_MS;
    }
    const key = `${request.protocol} ${host}`;
    let origin = known.get(key);
    if (origin === undefined) known.set(key, (origin = originOf(request, configured)));
    return origin;
  };
}

/** Names and addresses of this machine, re-read once a minute because networks change. */
function ownNames(): Set<string> {
  if (names.until > Date.now()) return names.all;
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const all = new Set([
    'localhost',
    hostname().toLowerCase(),
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]);
  names = { until: Date.now() + NAMES_LIFE_MS, all };
  return all;
}
