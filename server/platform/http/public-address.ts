import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Decides whether a picture may be fetched from an address; replaced in tests, which have only private ones. */
export type IsAllowed = (address: string) => boolean;

const forbiddenIpv4 = new BlockList();
const networks: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
];
for (const [network, prefix, family] of networks) forbiddenIpv4.addSubnet(network, prefix, family);

/** In IPv6 only global unicast is public, except ranges that embed IPv4 addresses or are for documentation. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const forbiddenIpv6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  forbiddenIpv6.addSubnet(network, prefix, 'ipv6');

/**
 * True for an address on the public Internet: not private, loopback, link-local, shared (CGNAT), multicast, reserved or
 * an embedded IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !forbiddenIpv4.check(address, 'ipv4');
  if (family === 6) return publicIpv6.check(address, 'ipv6') && !forbiddenIpv6.check(address, 'ipv6');
  return false;
}

/** Resolves a host. Undefined unless all its addresses are allowed, so a mixed DNS record cannot reach the internal network. */
export async function allowedAddress(
  host: string,
  isAllowed: IsAllowed,
): Promise<{ address: string; family: 4 | 6 } | undefined> {
  const unbracketed = host.replace(/^\[|\]$/g, '');
  const family = isIP(unbracketed);
  const addresses =
    family === 4 || family === 6
      ? [{ address: unbracketed, family: family }]
      : await lookup(unbracketed, { all: true, verbatim: true });
  const first = addresses[0];
  if (!first || !addresses.every(({ address }) => isAllowed(address))) return undefined;
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}
