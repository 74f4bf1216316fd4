import fc from 'fast-check';
import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, networkAddress } from './client-address.ts';

test.each([
  ['an IPv4 address (unchanged)', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address with a port', '203.0.113.7:4711', '203.0.113.7'],
  ['an IPv6 address to its /64', '2a02:2698:a020:1::15', '2a02:2698:a020:1::/64'],
  ['a long upper-case IPv6 address', '2A02:2698:A020:0001:ffff:1:2:3', '2a02:2698:a020:1::/64'],
  ['an IPv6 address of another /64', '2a02:2698:a020:2::15', '2a02:2698:a020:2::/64'],
  ['a bracketed IPv6 address with a port', '[2a02:2698::1]:443', '2a02:2698:0:0::/64'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the loopback address', '::1', '0:0:0:0::/64'],
  ['an IPv4 address inside IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv4-mapped address in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
])('normalizes %s', (_name, claimed, normalized) => expect(clientAddress(claimed, '198.51.100.1')).toBe(normalized));

test.each(['', 'unknown', '1', '999.1.1.1', '1.2.3', 'a'.repeat(5000), '203.0.113.7, 10.0.0.1', '_hidden', "' or 1=1"])(
  'uses the socket address for an invalid address such as %j',
  (claimed) => {
    expect(clientAddress(claimed, '198.51.100.1')).toBe('198.51.100.1');
    expect(clientAddress(claimed, undefined)).toBe('unknown');
  },
);

test('groups IPv6 addresses by /64 and keeps IPv4 addresses separate', () => {
  const hex = fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16));
  const prefix = fc.array(hex, { minLength: 4, maxLength: 4 }).filter(([first]) => first !== '0');
  fc.assert(
    fc.property(prefix, fc.array(hex, { minLength: 8, maxLength: 8 }), (groups, ends) => {
      const [a, b] = [ends.slice(0, 4), ends.slice(4)].map((end) => clientAddress([...groups, ...end].join(':'), ''));
      return a === b && a?.endsWith('::/64') === true;
    }),
  );
  fc.assert(fc.property(fc.ipV4(), (address) => isIP(address) === 4 && clientAddress(address, undefined) === address));
});

test('uses the /48 as the network of an IPv6 address and none for IPv4', () => {
  expect(networkAddress(clientAddress('2a02:2698:a020:1::15', undefined))).toBe('2a02:2698:a020::/48');
  expect(networkAddress(clientAddress('2a02:2698:a020:ff::1', undefined))).toBe('2a02:2698:a020::/48');
  expect(networkAddress('203.0.113.7')).toBeNull();
  expect(networkAddress('unknown')).toBeNull();
});
