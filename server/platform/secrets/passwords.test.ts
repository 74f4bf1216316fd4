import { describe, expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

describe('password hashing', () => {
  test('produces Argon2id with a unique salt that matches only its password', async () => {
    const [one, two] = await Promise.all([hashPassword('Қызыл алма 7'), hashPassword('Қызыл алма 7')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(two).not.toBe(one);
    expect(await passwordMatches('Қызыл алма 7', one)).toBe(true);
    expect(await passwordMatches('Қызыл алма 8', one)).toBe(false);
  });

  test('ignores the Unicode form', async () => {
    expect(await passwordMatches('пароль Й'.normalize('NFD'), await hashPassword('пароль Й'.normalize('NFC')))).toBe(
      true,
    );
  });

  test('checks with the costs stored in the hash', async () => {
    const cheap = '$argon2id$v=19$m=32,t=3,p=1$c29tZXNhbHQwMDAwMDAwMA$9rUCLuHLYbdcRwaBFe2vQ2WHZ4YyUC5ukRCO1sHWSoo';
    expect(await passwordMatches('anything', cheap)).toBe(false);
  });

  test.each([null, '', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1$x$y'])(
    'rejects the hash %j',
    async (hash) => {
      expect(await passwordMatches('plain', hash)).toBe(false);
    },
  );

  test('serves a hundred concurrent customers', async () => {
    const hashes = await Promise.all(Array.from({ length: 12 }, (_, index) => hashPassword(`password ${index}`)));
    expect(new Set(hashes).size).toBe(12);
  });
});
