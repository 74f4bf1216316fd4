import { hostname, networkInterfaces } from 'node:os';

const HOST_SHAPE = /^([a-z0-9][a-z0-9._-]{0,250}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

type Asking = { protocol: string; headers: { host?: string | undefined } };

/**
 * Origin a request names itself by, when the shop is not told its own: a name or address of this machine, as seen from
 * it or from its network. Another host is not believed, or links in letters and the way back from the bank would be
 * the caller's.
 */
export function originOf({ protocol, headers: { host = '' } }: Asking, settled: string): string {
  const name = HOST_SHAPE.exec(host)?.[1]?.toLowerCase();
  if (name === undefined || (name !== new URL(settled).hostname && !ownNames().has(name))) return settled;
  return `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

let names = { until: 0, all: new Set<string>() };

/** Names and addresses of this machine; networks come and go, so they are asked for once a minute. */
function ownNames(): Set<string> {
  if (names.until > Date.now()) return names.all;
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const all = new Set([
    'localhost',
    hostname().toLowerCase(),
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ]);
  names = { until: Date.now() + 60_000, all };
  return all;
}
