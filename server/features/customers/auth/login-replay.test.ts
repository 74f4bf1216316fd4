import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { countLogins, createLogins, deleteCustomers, PASSWORD, type Logins } from '#test/factories/customers.ts';
import { minutesLater } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { ExpectedFailure } from '../../../platform/http/failure.ts';

const phone = '7011234567';

let database: TestDatabase;
let shop: Logins;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await deleteCustomers(database.db);
  shop = createLogins(database.db);
});

describe('repeating a login by code after a lost response', () => {
  const sealedCall = async (seal: string) => ({
    ...(await shop.guest({ now: minutesLater(2) })),
    sealHash: `hash of ${seal}`,
  });
  const logInSealed = async (seal: string) => {
    await shop.register(phone);
    const call = await sealedCall(seal);
    await shop.auth.sendCode(phone, call.sessionId!, call);
    const code = await shop.lastCode(phone);
    const first = await shop.auth.confirmCode(phone, code, call);
    if (first.state !== 'logged-in') throw new Error(first.state);
    // The login has deleted the guest's session, so its seal is no longer valid.
    return { code, first, again: { ...call, sessionId: null } };
  };

  test('succeeds for the same code and seal within two minutes, with a valid token', async () => {
    const { code, first, again: retry } = await logInSealed('guest');
    const before = await countLogins(database.db);
    const second = await shop.auth.confirmCode(phone, code, { ...retry, now: minutesLater(3) });
    if (second.state !== 'logged-in') throw new Error(second.state);
    expect(second.joined).toEqual(first.joined);
    expect((await shop.deviceCall(second.token)).customerId).not.toBeNull();
    await expect(shop.deviceCall(first.token)).rejects.toThrow('the token opens nothing');
    expect(await countLogins(database.db)).toBe(before);
    await expect(shop.auth.confirmCode(phone, code, { ...retry, now: minutesLater(5) })).rejects.toThrow(
      'code_expired',
    );
  });

  test('fails for another seal, code or phone, and is limited to five attempts', async () => {
    const { code, again: retry } = await logInSealed('guest');
    const confirm = (call: typeof retry, givenCode = code, to = phone) => shop.auth.confirmCode(to, givenCode, call);
    await expect(confirm({ ...retry, sealHash: 'other-seal-hash' })).rejects.toThrow('code_expired');
    await expect(confirm({ ...retry, sealHash: null as never })).rejects.toThrow('code_expired');
    await expect(confirm(retry, code, '7017654321')).rejects.toThrow('code_expired');
    for (let n = 0; n < 4; n++)
      await expect(confirm(retry, code === '000000' ? '111111' : '000000')).rejects.toThrow('code_expired');
    await expect(confirm(retry)).rejects.toThrow('code_expired');
  });

  test('succeeds for a browser that already has the cookie', async () => {
    const { code, first, again: retry } = await logInSealed('guest');
    const device = await shop.deviceCall(first.token);
    const call = { ...retry, ...device, platform: 'web' as const, sealHash: null as never, now: minutesLater(3) };
    expect(await shop.auth.confirmCode(phone, code, call)).toEqual({ ...first, token: null });
  });

  test('succeeds for a phone without a customer', async () => {
    const call = await sealedCall('guest');
    await shop.auth.sendCode('7017654321', call.sessionId!, call);
    const code = await shop.lastCode('7017654321');
    for (const at of [2, 3])
      expect(await shop.auth.confirmCode('7017654321', code, { ...call, now: minutesLater(at) })).toEqual({
        state: 'unregistered',
      });
  });

  test('succeeds for a call that began before the first one deleted its session', async () => {
    await shop.register(phone);
    const call = await sealedCall('slow');
    await shop.auth.sendCode(phone, call.sessionId!, call);
    const code = await shop.lastCode(phone);
    await shop.auth.confirmCode(phone, code, call);
    expect((await shop.auth.confirmCode(phone, code, call)).state).toBe('logged-in');
    await expect(shop.auth.confirmCode(phone, '000000', call)).rejects.toThrow('code_expired');
  });

  test('succeeds for both of two concurrent calls', async () => {
    await shop.register(phone);
    const call = await sealedCall('guest');
    await shop.auth.sendCode(phone, call.sessionId!, call);
    const code = await shop.lastCode(phone);
    const results = await Promise.all([1, 2].map(() => shop.auth.confirmCode(phone, code, call)));
    expect(results.map(({ state }) => state)).toEqual(['logged-in', 'logged-in']);
  });
});

describe('80 wrong passwords by an attacker', () => {
  const deviceHash = 'owner-device-hash';
  const failEightyLogins = async () => {
    for (let n = 0; n < 80; n++)
      await shop.auth
        .logInWithPassword(phone, 'wrong', await shop.guest({ ip: `198.51.100.${n}`, now: minutesLater(5) }))
        .catch(() => null);
  };

  test('do not block the owner: immediately on a known device, by code on a new one', async () => {
    await shop.register(phone, { deviceHash });
    await failEightyLogins();
    const known = await shop.guest({ deviceHash, now: minutesLater(6) });
    expect((await shop.auth.logInWithPassword(phone, PASSWORD, known)).state).toBe('logged-in');
    const fresh = await shop.guest({ ip: '203.0.113.99', now: minutesLater(6) });
    await expect(shop.auth.logInWithPassword(phone, PASSWORD, fresh)).rejects.toThrow('too_many_tries');
    expect((await shop.logIn(phone, fresh)).state).toBe('logged-in');
  });

  test('do not block the password change of a logged-in customer or the login of a verified session', async () => {
    const device = await shop.register(phone);
    await failEightyLogins();
    const verifiedGuest = await shop.guest({ ip: '203.0.113.99', now: minutesLater(6) });
    await shop.auth.sendCode(phone, verifiedGuest.sessionId!, verifiedGuest);
    await shop.phoneVerification.confirm(
      { phone, sessionId: verifiedGuest.sessionId! },
      await shop.lastCode(phone),
      minutesLater(6),
    );
    expect((await shop.auth.logInWithPassword(phone, PASSWORD, verifiedGuest)).state).toBe('logged-in');
    const change = { current: PASSWORD, password: 'бес тиін 43' };
    await shop.auth.changePassword(device.customerId!, change, { ...device, now: minutesLater(7) });
  });

  test('share one counter per verified session, regardless of the device it sends', async () => {
    await shop.register(phone);
    const verifiedGuest = await shop.guest({ ip: '203.0.113.98', now: minutesLater(6) });
    await shop.auth.sendCode(phone, verifiedGuest.sessionId!, verifiedGuest);
    await shop.phoneVerification.confirm(
      { phone, sessionId: verifiedGuest.sessionId! },
      await shop.lastCode(phone),
      minutesLater(6),
    );
    const tries = defaultSettings['auth.guessesOfPair'] + 1;
    const refused: string[] = [];
    for (let n = 0; n < tries; n++)
      await shop.auth
        .logInWithPassword(phone, 'wrong', { ...verifiedGuest, deviceHash: `device ${n}` })
        .catch((error: ExpectedFailure) => refused.push(error.error));
    expect(refused.at(-1)).toBe('too_many_tries');
  });
});
