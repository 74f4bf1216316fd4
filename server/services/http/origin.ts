import { hostname, networkInterfaces } from 'node:os';
import { MINUTE_MS } from '#domain/time/durations.ts';

const HOST_SHAPE = /^([a-z0-9][a-z0-9._-]{0,250}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const NAMES_LIFETIME_MS = MINUTE_MS;
/** Max remembered hosts, since callers can send any host. */
const MAX_CACHED_ORIGINS = 100;

type OriginRequest = { protocol: string; headers: { host?: string | undefined } };

/**
 * Returns a request's origin when none is configured: a name or address of this machine or its network. Other hosts are
 * not trusted: the caller could redirect links in emails and the return from the bank.
 */
export function trustedOrigin({ protocol, headers: { host = '' } }: OriginRequest, configured: string): string {
  const name = HOST_SHAPE.exec(host)?.[1]?.toLowerCase();
  if (name === undefined || (name !== new URL(configured).hostname && !machineNames().has(name))) return configured;
  return `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

let names = { until: 0, all: new Set<string>() };

/**
 * Returns the origin of a request for a shop without a configured origin. Caches results for a minute, because every page needs one.
 */
export function createOriginCache(configured: string): (request: OriginRequest) => string {
  let origins = new Map<string, string>();
  let until = 0;
  return (request) => {
    const { host = '' } = request.headers;
    if (until < Date.now() || origins.size >= MAX_CACHED_ORIGINS) {
      origins = new Map();
      until = Date.now() + NAMES_LIFETIME_MS;
    }
    const key = `${request.protocol} ${host}`;
    let origin = origins.get(key);
    if (origin === undefined) origins.set(key, (origin = trustedOrigin(request, configured)));
    return origin;
  };
}

/** Names and addresses of this machine, re-read once a minute because networks change. */
function machineNames(): Set<string> {
  if (names.until > Date.now()) return names.all;
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const all = new Set([
    'localhost',
    hostname().toLowerCase(),
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]);
  names = { until: Date.now() + NAMES_LIFETIME_MS, all };
  return all;
}
