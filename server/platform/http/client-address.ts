import { isIP, isIPv6 } from 'node:net';

/** Groups of an IPv6 address assigned to one line of a provider: a /64. */
const SUBSCRIBER_GROUPS = 4;

/**
 * Returns the rate limit key of a caller: an IPv4 address, or the /64 of an IPv6 address, because one household has all of it.
 * `claimed` comes from a proxy or the socket; if invalid, the socket's address is used. Callers with a closed socket
 * share one key.
 */
export function clientAddress(claimed: string, socket: string | undefined): string {
  return rateLimitKey(claimed) ?? rateLimitKey(socket ?? '') ?? 'unknown';
}

/**
 * Returns the /48 of an address from `clientAddress`; null for IPv4. Providers assign a /48 or /56 on request, so a /64
 * alone costs an attacker nothing.
 */
export function networkAddress(address: string): string | null {
  const groups = address.split(':');
  return address.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : null;
}

/** Returns the network for counting guesses: an IPv4 /24 or an IPv6 /48; null for an invalid address. */
export function guessNetwork(address: string): string | null {
  const [, prefix] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  return prefix === undefined ? networkAddress(address) : `${prefix}.0/24`;
}

function rateLimitKey(claimed: string): string | undefined {
  const plain = claimed
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const address = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(plain) ? plain.replace(/:\d+$/, '') : plain;
  if (isIP(address) === 0) return undefined;
  if (!isIPv6(address)) return address;
  const groups = ipv6Groups(address.toLowerCase());
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, SUBSCRIBER_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the last two may be written as an IPv4 address. */
function ipv6Groups(address: string): number[] {
  const parts = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(parseGroups));
  const [head = [], tail = []] = parts;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function parseGroups(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
