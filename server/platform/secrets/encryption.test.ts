import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const { encrypt, decrypt } = createEncryption('a secret of the tests', 'iin');

test('decrypts an encrypted text, and encrypts it differently each time', () => {
  const [one, two] = [encrypt('990131300007'), encrypt('990131300007')];
  expect(one).not.toContain('990131300007');
  expect(two).not.toBe(one);
  expect([decrypt(one), decrypt(two)]).toEqual(['990131300007', '990131300007']);
});

test('rejects a modified text, another secret and another purpose', () => {
  const bytes = Buffer.from(encrypt('990131300007'), 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => decrypt(bytes.toString('base64url'))).toThrow();
  expect(() => decrypt('')).toThrow();
  for (const other of [createEncryption('another secret', 'iin'), createEncryption('a secret of the tests', 'key')])
    expect(() => other.decrypt(encrypt('990131300007'))).toThrow();
});
