import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  countLogins,
  createLogins,
  deleteCustomers,
  insertCustomer,
  PASSWORD,
  passwordCost,
  registration,
  type Logins,
} from '#test/factories/customers.ts';
import { daysLater, minutesLater, noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';

const phone = '7011234567';

let database: TestDatabase;
let shop: Logins;

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  await deleteCustomers(database.db);
  shop = createLogins(database.db);
});

describe('login by code', () => {
  test('asks to register when the phone has no customer, and registration logs in', async () => {
    const call = await shop.guest();
    expect(await shop.logIn(phone, call)).toEqual({ state: 'unregistered' });
    const { state, token } = await shop.auth.register({ ...registration, phone }, call);
    expect(state).toBe('logged-in');
    const device = await shop.deviceCall(token);
    expect(await shop.customers.read(device.customerId!)).toMatchObject({
      phone_number: phone,
      first_name: 'Әсел',
      getIsNews: false,
      has_password: true,
    });
  });

  test("opens the customer's account and stores only the hash of the token", async () => {
    const { customerId } = await shop.register(phone);
    const answer = await shop.logIn(phone, await shop.guest({ now: minutesLater(2) }));
    if (answer.state !== 'logged-in') throw new Error(answer.state);
    expect((await shop.deviceCall(answer.token)).customerId).toBe(customerId);
    const [row] = await database.db.$client`select string_agg(l::text, ' ') as rows from customer_logins l`;
    expect(row!.rows).not.toContain(answer.token);
  });

  test('consumes the code', async () => {
    await shop.register(phone);
    const call = await shop.guest({ now: minutesLater(2) });
    await shop.logIn(phone, call);
    const code = await shop.lastCode(phone);
    await expect(shop.auth.confirmCode(phone, code, call)).rejects.toThrow('code_expired');
    await expect(shop.auth.confirmCode(phone, code, await shop.guest())).rejects.toThrow('code_expired');
  });

  test('rejects a code requested by another session', async () => {
    await shop.register(phone);
    const requester = await shop.guest({ now: minutesLater(2) });
    await shop.auth.sendCode(phone, requester.sessionId!, requester);
    const otherGuest = await shop.guest({ now: minutesLater(2) });
    await expect(shop.auth.confirmCode(phone, await shop.lastCode(phone), otherGuest)).rejects.toThrow('code_expired');
  });

  test('responds alike for known and unknown phones', async () => {
    await shop.register(phone);
    const attemptConfirm = async (to: string) => {
      const call = await shop.guest({ now: minutesLater(2) });
      const sent = await shop.auth.sendCode(to, call.sessionId!, call);
      const wrongCode = (await shop.lastCode(to)) === '000000' ? '111111' : '000000';
      const refused = await shop.auth.confirmCode(to, wrongCode, call).catch((error: unknown) => error);
      return { sent, refused };
    };
    expect(await attemptConfirm(phone)).toEqual(await attemptConfirm('7017654321'));
  });

  test('limits guessing to forty attempts an hour: five per code and eight codes', async () => {
    await shop.register(phone);
    let wrongAttempts = 0;
    for (let attempt = 0; attempt < 60; attempt++) {
      const call = await shop.guest({ now: minutesLater(61 + attempt * 0.99), ip: `198.51.100.${attempt}` });
      const sent = await shop.auth.sendCode(phone, call.sessionId!, call).catch(() => null);
      if (!sent) continue;
      const wrongCode = (await shop.lastCode(phone)) === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 20; guess++)
        await shop.auth.confirmCode(phone, wrongCode, call).catch((error: Error) => {
          if (error.message === 'code_wrong') wrongAttempts++;
        });
    }
    expect(wrongAttempts).toBe(40);
  });
});

describe('registration', () => {
  test('requires a fresh verification of the same phone and consumes it', async () => {
    const call = await shop.guest();
    const register = (guestCall = call, to = phone) => shop.auth.register({ ...registration, phone: to }, guestCall);
    await expect(register()).rejects.toThrow('proof_expired');
    await shop.logIn(phone, call);
    await expect(register(call, '7017654321')).rejects.toThrow('proof_expired');
    await expect(register({ ...call, now: minutesLater(16) })).rejects.toThrow('proof_expired');
    await expect(register(await shop.guest())).rejects.toThrow('proof_expired');
    await register();
    await expect(register()).rejects.toThrow('proof_expired');
  });

  test('rejects a phone that has a customer, and changes nothing', async () => {
    const { customerId } = await shop.register(phone);
    const call = await shop.guest({ now: minutesLater(2) });
    await shop.auth.sendCode(phone, call.sessionId!, call);
    await shop.phoneVerification.confirm({ phone, sessionId: call.sessionId! }, await shop.lastCode(phone), call.now);
    await expect(shop.auth.register({ ...registration, firstName: 'Чужой', phone }, call)).rejects.toThrow(
      'phone_taken',
    );
    expect((await shop.customers.read(customerId!)).first_name).toBe('Әсел');
  });

  test('creates one customer for concurrent calls', async () => {
    const call = await shop.guest();
    await shop.logIn(phone, call);
    const results = await Promise.allSettled([1, 2, 3].map(() => shop.auth.register({ ...registration, phone }, call)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countLogins(database.db)).toBe(1);
  });

  test('records each consent with its version and time', async () => {
    await shop.register(phone);
    const rows = await database.db.$client`select document, version, given, at from consents order by id`;
    expect(rows.map(({ document, version, given }) => [document, version, given])).toEqual(
      registration.consents.map(({ document, version, given }) => [document, version, given]),
    );
    expect(rows.every(({ at }) => new Date(at as string).getTime() === noon.getTime())).toBe(true);
  });

  test('is limited by address', async () => {
    shop = createLogins(database.db, { settings: { 'auth.registrationsPerAddress': 2 } });
    for (const to of ['7010000001', '7010000002']) await shop.register(to);
    await expect(shop.register('7010000003')).rejects.toThrow('too_many_tries');
    expect((await shop.register('7010000003', { ip: '198.51.100.9', now: minutesLater(2) })).customerId).not.toBeNull();
  });

  test('does not count a call without verification, so users of the same address are not affected', async () => {
    shop = createLogins(database.db, { settings: { 'auth.registrationsPerAddress': 1 } });
    const otherGuest = await shop.guest();
    await expect(shop.auth.register({ ...registration, phone }, otherGuest)).rejects.toThrow('proof_expired');
    await shop.register(phone);
  });
});

describe('login by password', () => {
  const logIn = async (password: string, options: Parameters<Logins['guest']>[0] = {}, to = phone) =>
    shop.auth.logInWithPassword(to, password, await shop.guest(options));
  const guessMany = async (count: number, options: (index: number) => Parameters<Logins['guest']>[0], to?: string) => {
    const results = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => logIn(`wrong ${index}`, options(index), to)),
    );
    return Object.groupBy(results, (result) =>
      result.status === 'rejected' ? (result.reason as Error).message : 'in',
    );
  };

  test('opens the account, and responds alike to a wrong password and an unknown phone', async () => {
    const { customerId } = await shop.register(phone);
    const { token } = await logIn(PASSWORD);
    expect((await shop.deviceCall(token)).customerId).toBe(customerId);
    await expect(logIn('wrong')).rejects.toThrow('login_wrong');
    await expect(logIn(PASSWORD, {}, '7017654321')).rejects.toThrow('login_wrong');
  });

  test('limits an address to five attempts per phone, even when concurrent; login by code still works', async () => {
    await shop.register(phone);
    const { login_wrong, too_many_tries } = await guessMany(20, () => ({}));
    expect([login_wrong?.length, too_many_tries?.length]).toEqual([5, 15]);
    await expect(logIn(PASSWORD)).rejects.toThrow('too_many_tries');
    expect((await logIn(PASSWORD, { ip: '198.51.100.9' })).state).toBe('logged-in');
    expect(await shop.logIn(phone, await shop.guest({ now: minutesLater(2) }))).toMatchObject({ state: 'logged-in' });
    expect((await logIn(PASSWORD, { now: minutesLater(61) })).state).toBe('logged-in');
  });

  test('limits an address to thirty attempts over all phones', async () => {
    const outcome: string[] = [];
    for (let index = 0; index < 33; index++)
      await logIn('wrong', {}, `70100000${10 + index}`).catch((error: Error) => outcome.push(error.message));
    expect(outcome.filter((message) => message === 'login_wrong')).toHaveLength(30);
  });

  test('limits a phone to fifty attempts overall; the owner can still log in by code', async () => {
    await shop.register(phone);
    const { login_wrong } = await guessMany(60, (index) => ({ ip: `198.51.100.${index}` }));
    expect(login_wrong).toHaveLength(50);
    await expect(logIn(PASSWORD, { ip: '192.0.2.1' })).rejects.toThrow('too_many_tries');
    expect(await shop.logIn(phone, await shop.guest({ now: minutesLater(2) }))).toMatchObject({ state: 'logged-in' });
  });

  test("is blocked on the owner's device only by five wrong attempts on that device", async () => {
    const deviceHash = 'owner-device-hash';
    await shop.register(phone, { deviceHash });
    await guessMany(60, (index) => ({ ip: `198.51.100.${index}` }));
    await expect(logIn(PASSWORD, { deviceHash: 'another' })).rejects.toThrow('too_many_tries');
    expect((await logIn(PASSWORD, { deviceHash })).state).toBe('logged-in');
    const { login_wrong } = await guessMany(8, () => ({ deviceHash }));
    expect(login_wrong).toHaveLength(5);
  });

  test("treats the owner's device as unknown after a password change elsewhere, until the next login", async () => {
    const deviceHash = 'owner-device-hash';
    await shop.register(phone, { deviceHash });
    const other = await shop.deviceCall((await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest())).token);
    const change = { current: PASSWORD, password: 'жаңа құпия' };
    await shop.auth.changePassword(other.customerId!, change, { ...other, deviceHash: 'other-device-hash' });
    const knownDevices = await database.db.$client`select device_hash from known_devices`;
    expect(knownDevices.map((row) => row.device_hash)).toEqual(['other-device-hash']);
  });

  test('limits the addresses of one provider to ninety attempts', async () => {
    const outcome: string[] = [];
    for (let addressIndex = 0; addressIndex < 95; addressIndex++)
      await logIn(
        'wrong',
        { ip: `2a02:2698:a020:${addressIndex.toString(16)}::/64` },
        `70100000${10 + (addressIndex % 90)}`,
      ).catch((error: Error) => outcome.push(error.message));
    expect(outcome.filter((message) => message === 'login_wrong')).toHaveLength(90);
  });

  test('resets the counter after a right password', async () => {
    await shop.register(phone);
    await guessMany(4, () => ({}));
    await logIn(PASSWORD);
    const { login_wrong } = await guessMany(8, () => ({}));
    expect(login_wrong).toHaveLength(5);
  });
});

describe('new password', () => {
  test('rejects a common password everywhere, without consuming the verification', async () => {
    const call = await shop.guest();
    await shop.logIn(phone, call);
    const registerWith = (password: string) => shop.auth.register({ ...registration, phone, password }, call);
    await expect(registerWith('Qwerty123')).rejects.toThrow('password_refused');
    const device = await shop.deviceCall((await registerWith(PASSWORD)).token);
    const common = { current: PASSWORD, password: 'iloveyou' };
    await expect(shop.auth.changePassword(device.customerId!, common, device)).rejects.toThrow('password_refused');
    const lostDevice = await verifiedCall();
    await expect(shop.auth.recover(phone, '123456', lostDevice)).rejects.toThrow('password_refused');
    expect((await shop.auth.recover(phone, 'жаңа құпия', lostDevice)).state).toBe('logged-in');
  });

  const verifiedCall = async (options = { now: minutesLater(2) }) => {
    const call = await shop.guest(options);
    await shop.auth.sendCode(phone, call.sessionId!, call);
    await shop.phoneVerification.confirm({ phone, sessionId: call.sessionId! }, await shop.lastCode(phone), call.now);
    return call;
  };

  test('ends every other login after the phone is verified', async () => {
    await shop.register(phone);
    await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest());
    const { token } = await shop.auth.recover(phone, 'жаңа құпия', await verifiedCall());
    expect(await countLogins(database.db)).toBe(1);
    expect((await shop.deviceCall(token)).loginId).not.toBeNull();
    await expect(shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest())).rejects.toThrow('login_wrong');
    await shop.auth.logInWithPassword(phone, 'жаңа құпия', await shop.guest());
  });

  test('changes the password once for concurrent calls', async () => {
    await shop.register(phone);
    const call = await verifiedCall();
    const passwords = ['жаңа құпия', 'тағы біреу', 'үшінші құпия'];
    const results = await Promise.allSettled(passwords.map((password) => shop.auth.recover(phone, password, call)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('fails without verification before hashing the password', async () => {
    await expect(shop.auth.recover(phone, '123456', await shop.guest())).rejects.toThrow('proof_expired');
  });

  test('requires an unused verification and an existing customer', async () => {
    await expect(shop.auth.recover(phone, 'жаңа құпия', await shop.guest())).rejects.toThrow('proof_expired');
    const call = await verifiedCall();
    await expect(shop.auth.recover(phone, 'жаңа құпия', call)).rejects.toThrow('customer_not_found');
    const { customerId } = await shop.register(phone, { now: minutesLater(4) });
    const nextLogin = await verifiedCall({ now: minutesLater(6) });
    await shop.auth.recover(phone, 'жаңа құпия', nextLogin);
    await expect(shop.auth.recover(phone, 'тағы біреу', nextLogin)).rejects.toThrow('proof_expired');
    expect(customerId).not.toBeNull();
  });

  test('asks for the old password in the profile and ends the other logins', async () => {
    const device = await shop.register(phone);
    await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest());
    const change = (current: string) =>
      shop.auth.changePassword(device.customerId!, { current, password: 'жаңа құпия' }, device);
    await expect(change('wrong')).rejects.toThrow('login_wrong');
    await change(PASSWORD);
    expect((await shop.auth.logins(device.customerId!, noon)).map(({ id }) => id)).toEqual([device.loginId]);
    await shop.auth.logInWithPassword(phone, 'жаңа құпия', await shop.guest());
  });
});

describe('a login', () => {
  test('lasts thirty days from its last visit', async () => {
    await shop.register(phone);
    const { token } = await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest());
    const openLogin = (now: Date) => shop.auth.findByToken(token ?? undefined, now);
    expect(await openLogin(minutesLater(30))).toMatchObject({ isExtended: false });
    expect(await openLogin(daysLater(29))).toMatchObject({ isExtended: true });
    expect(await openLogin(daysLater(58))).toMatchObject({ isExtended: true });
    expect(await openLogin(daysLater(89))).toBeNull();
    expect(await shop.auth.deleteExpired(daysLater(89))).toBeGreaterThan(0);
  });

  test('is listed with its device, and can be ended alone or with all others', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    };
    const device = await shop.register(phone, { raw: { body: '', headers }, ip: '95.56.12.34' });
    for (let index = 0; index < 3; index++) await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest());
    const logins = await shop.auth.logins(device.customerId!, noon);
    expect(logins).toHaveLength(4);
    expect(logins.find(({ id }) => id === device.loginId)).toMatchObject({
      device: 'Chrome, Windows',
      network: '95.56.*.*',
    });
    await shop.auth.end(device.customerId!, logins.find(({ id }) => id !== device.loginId)!.id);
    expect(await shop.auth.endOthers(device.customerId!, device.loginId)).toBe(2);
    await shop.auth.logOut(device);
    expect(await countLogins(database.db)).toBe(0);
  });

  test('cannot be ended or seen by another customer', async () => {
    const [first, second] = [await shop.register(phone), await shop.register('7017654321')];
    await expect(shop.auth.end(second.customerId!, first.loginId!)).rejects.toThrow('login_not_found');
    await shop.auth.endOthers(second.customerId!, null);
    expect(await shop.auth.logins(first.customerId!, noon)).toHaveLength(1);
  });

  test('takes nothing over from an account that was logged in before, and ends its login', async () => {
    const owners: (number | null)[] = [];
    shop = createLogins(database.db, {
      guestMergers: [
        async (_tx, { from }) => {
          owners.push(from);
          return {};
        },
      ],
    });
    const first = await shop.register(phone);
    await shop.register('7017654321');
    await shop.auth.logInWithPassword('7017654321', PASSWORD, first);
    expect(owners.map((from) => from === null)).toEqual([false, false, true]);
    expect(await shop.auth.logins(first.customerId!, noon)).toEqual([]);
  });

  test("ends the guest's session, so the next user of the browser finds nothing", async () => {
    const call = await shop.guest();
    await shop.logIn(phone, call);
    await shop.auth.register({ ...registration, phone }, call);
    const rows = await database.db.$client`select from sessions where id = ${call.sessionId}`;
    expect(rows).toHaveLength(0);
  });

  test('shares one session across devices, and its phone counts as verified there', async () => {
    const first = await shop.register(phone);
    const second = await shop.deviceCall(
      (await shop.auth.logInWithPassword(phone, PASSWORD, await shop.guest())).token,
    );
    expect(second.sessionId).toBe(first.sessionId);
    const owner = { phone, sessionId: second.sessionId! };
    expect(await shop.phoneVerification.isVerified(database.db.$client, owner, daysLater(300))).toBe(true);
    const other = { ...owner, phone: '7017654321' };
    expect(await shop.phoneVerification.isVerified(database.db.$client, other, noon)).toBe(false);
  });
});

test('logs two hundred customers in concurrently, each into their own account', async () => {
  const hash = await hashPassword(PASSWORD, passwordCost);
  const customers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => insertCustomer(database.db, `70122${String(index).padStart(5, '0')}`)),
  );
  await database.db.$client`update customers set password_hash = ${hash}`;
  const answers = await Promise.all(
    customers.map(async (person, index) => {
      const call = await shop.guest({ ip: `198.51.${index}.1` });
      const answer = await (index % 2
        ? shop.logIn(person.phone, call)
        : shop.auth.logInWithPassword(person.phone, PASSWORD, call));
      return answer.state === 'logged-in' ? (await shop.deviceCall(answer.token)).customerId : null;
    }),
  );
  expect(answers).toEqual(customers.map(({ customerId }) => customerId));
});
