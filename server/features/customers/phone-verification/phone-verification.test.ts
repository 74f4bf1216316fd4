import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import { SmsProblem } from '#server/gateways/sms/sms.ts';
import type { Work } from '#contract/customers/phone-proof.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { sampleSize } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createSessionService } from '../session/session.service.ts';
import { solveProof, insufficientAnswer } from '#test/factories/proof-of-work.ts';
import {
  createPhoneVerificationService,
  type PhoneOwner,
  type PhoneVerificationService,
} from './phone-verification.service.ts';

const now = new Date('2026-11-21T06:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const phone = '7011234567';
const host = 'https://shop.example:3000';

let database: TestDatabase;
let phoneVerification: PhoneVerificationService;
let owner: PhoneOwner;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.$client`truncate phone_codes, phone_proofs, proved_devices, sent_messages`;
  phoneVerification = createService();
  owner = { sessionId: (await createSessionService({ db: database.db }).create()).sessionId, phone };
});

function createService(
  settings: Partial<Settings> = {},
  onAlarm: (text: string) => void = () => {},
): PhoneVerificationService {
  const { db } = database;
  const current = { ...defaultSettings, 'phone.workBits': 4, ...settings };
  return createPhoneVerificationService({
    db,
    sms: createOutboxSms({ db }),
    secret: 'test-secret',
    settings: { current: () => current },
    log: { warn: () => {}, error: (_details, text) => onAlarm(text) },
  });
}

const send = (
  at = now,
  to = owner,
  address = '203.0.113.7',
  {
    language = 'ru',
    deviceHash = null,
    work,
  }: { language?: 'ru' | 'kk'; deviceHash?: string | null; work?: Work } = {},
) => phoneVerification.send(to, { address, origin: host, language, now: at, deviceHash, work });
/** Sends like a browser: solves the challenge if there is one. */
const sendWithWork = (at: Date, to: PhoneOwner, address: string) =>
  send(at, to, address).catch((error: unknown) => send(at, to, address, { work: solveProof(error) }));
const createGuest = async (to = phone): Promise<PhoneOwner> => ({
  ...(await createSessionService({ db: database.db }).create()),
  phone: to,
});
const texts = async () =>
  (await database.db.$client<{ text: string }[]>`select text from sent_messages order by id`).map(({ text }) => text);
const lastCode = async () => /#(\d{6})$/.exec((await texts()).at(-1)!)![1]!;
const differentCode = (code: string) => (code === '000000' ? '111111' : '000000');

test('verifies the phone for its session only', async () => {
  expect(await send()).toEqual({ resendSeconds: 60, lifeSeconds: 300, tries: 5 });
  expect(await phoneVerification.isVerified(database.db.$client, owner, now)).toBe(false);
  const { provedUntil } = await phoneVerification.confirm(owner, await lastCode(), seconds(30));
  expect(provedUntil).toBe(seconds(30 + 12 * 3_600).toISOString());
  expect(await phoneVerification.isVerified(database.db.$client, owner, seconds(60))).toBe(true);
  expect(await phoneVerification.isVerified(database.db.$client, owner, seconds(13 * 3_600))).toBe(false);
  const { sessionId } = await createSessionService({ db: database.db }).create();
  expect(await phoneVerification.isVerified(database.db.$client, { sessionId, phone }, seconds(60))).toBe(false);
  await expect(phoneVerification.confirm({ sessionId, phone }, await lastCode(), seconds(60))).rejects.toThrow(
    'code_expired',
  );
});

test('ends the message with the line that browsers read, in both languages', async () => {
  await send();
  await send(seconds(60), owner, '203.0.113.7', { language: 'kk' });
  const [russian, kazakh] = await texts();
  expect(russian).toMatch(/^Sauda: код подтверждения (\d{6})\..+\n\n@shop\.example #\1$/su);
  expect(kazakh).toMatch(/^Sauda: растау коды — (\d{6})\..+\n\n@shop\.example #\1$/su);
});

test('does not store the code in the database', async () => {
  await send();
  const code = await lastCode();
  const [row] = await database.db.$client<{ row: string }[]>`select c::text as row from phone_codes c`;
  expect(row!.row).not.toContain(code);
});

test('allows five attempts, even when concurrent; the right code then comes too late', async () => {
  await send();
  const code = await lastCode();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => phoneVerification.confirm(owner, differentCode(code), seconds(1))),
  );
  const answers = outcomes.map(
    (item) => (item as PromiseRejectedResult).reason as { error: string; details?: { left: number } },
  );
  expect(
    answers
      .filter(({ error }) => error === 'code_wrong')
      .map(({ details }) => details!.left)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4]);
  await expect(phoneVerification.confirm(owner, code, seconds(2))).rejects.toThrow('code_expired');
});

test('accepts a code for five minutes, once, and until the next one is sent', async () => {
  await send();
  await expect(phoneVerification.confirm(owner, await lastCode(), seconds(301))).rejects.toThrow('code_expired');
  await send(seconds(400));
  const old = await lastCode();
  await send(seconds(460));
  const fresh = await lastCode();
  if (old !== fresh) await expect(phoneVerification.confirm(owner, old, seconds(461))).rejects.toThrow('code_wrong');
  await phoneVerification.confirm(owner, fresh, seconds(462));
  const first = await phoneVerification.confirm(owner, fresh, seconds(463));
  expect(first).toEqual(await phoneVerification.confirm(owner, fresh, seconds(500)));
  await expect(phoneVerification.confirm(owner, differentCode(fresh), seconds(501))).rejects.toThrow('code_expired');
  await expect(phoneVerification.confirm(owner, fresh, seconds(600))).rejects.toThrow('code_expired');
});

test('sends the next code after a minute, and four an hour per address and phone, across processes', async () => {
  await send();
  await expect(send(seconds(20))).rejects.toMatchObject({ error: 'code_too_soon', details: { seconds: 40 } });
  for (let attempt = 1; attempt < 4; attempt++) {
    phoneVerification = createService();
    await send(seconds(attempt * 60));
  }
  await expect(send(seconds(600))).rejects.toMatchObject({ error: 'too_many_codes', details: { seconds: 3_000 } });
  await expect(send(seconds(3_601))).resolves.toBeDefined();
});

test('sends the owner a code without a pause when an attacker exhausts the codes of an address', async () => {
  for (let attempt = 0; attempt < 20; attempt++)
    await send(seconds(attempt * 60), owner, '198.51.100.1').catch(() => null);
  expect(await texts()).toHaveLength(4);
  await expect(send(seconds(1_141), await createGuest())).resolves.toBeDefined();
  await expect(send(seconds(1_300), owner, '198.51.100.1')).rejects.toThrow('too_many_codes');
});

test("sends a code to a device of the owner regardless of attackers' requests", async () => {
  const knownDeviceHash = 'owner-device-hash';
  const sql = database.db.$client;
  const { customerId } = await insertCustomer(database.db, phone);
  await sql`insert into known_devices (customer_id, device_hash, seen_at) values (${customerId}, ${knownDeviceHash}, ${now})`;
  phoneVerification = createService({ 'phone.codesOfShop': 8 });
  for (let attempt = 0; attempt < 10; attempt++)
    await sendWithWork(now, await createGuest(), `198.51.100.${attempt}`).catch(() => null);
  for (let attempt = 0; attempt < 5; attempt++)
    await sendWithWork(now, await createGuest(`701000000${attempt}`), `198.51.101.${attempt}`).catch(() => null);
  await expect(send(now, owner, '203.0.113.9')).rejects.toThrow('too_many_codes');
  await expect(send(now, owner, '203.0.113.9', { deviceHash: 'another' })).rejects.toThrow('too_many_codes');
  for (let attempt = 0; attempt < 4; attempt++)
    await send(seconds(attempt * 60), owner, '203.0.113.9', { deviceHash: knownDeviceHash });
  await expect(send(seconds(300), owner, '203.0.113.9', { deviceHash: knownDeviceHash })).rejects.toThrow(
    'too_many_codes',
  );
  await sql`delete from customers where id = ${customerId}`;
});

test('requires a proof of work from every unknown device above the limit of a phone', async () => {
  for (const at of [0, 60, 120, 180]) await send(seconds(at), await createGuest(), '198.51.100.1').catch(() => null);
  for (let n = 2; n < 9; n++) await send(seconds(190), await createGuest(), `198.51.100.${n}`).catch(() => null);
  expect(await texts()).toHaveLength(8);
  await expect(send(seconds(270))).rejects.toThrow('work_required');
  await expect(sendWithWork(seconds(270), owner, '203.0.113.7')).resolves.toMatchObject({ tries: 5 });
  // Even with proof of work a phone's codes are capped, or attackers could flood it.
  for (let n = 20; n < 40; n++)
    await sendWithWork(seconds(300), await createGuest(), `198.51.100.${n}`).catch(() => null);
  expect(await texts()).toHaveLength(15);
  await expect(send(seconds(310), await createGuest(), '198.51.100.50')).rejects.toThrow('too_many_codes');
});

test('accepts a proof of work for its phone, once, within five minutes', async () => {
  for (let n = 0; n < 8; n++) await send(now, await createGuest(), `198.51.100.${n}`);
  const refusal = await send(seconds(1)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ error: 'work_required', details: { bits: 4, seconds: 300 } });
  const proof = solveProof(refusal);
  for (const invalidProof of [
    { ...proof, answer: insufficientAnswer(proof) },
    { ...proof, challenge: proof.challenge.replace(/^4/, '1') },
    { ...proof, challenge: 'x' },
  ])
    await expect(send(seconds(2), owner, '203.0.113.7', { work: invalidProof })).rejects.toThrow('work_required');
  const other = await createGuest('7010000099');
  for (let n = 0; n < 8; n++) await send(now, await createGuest('7010000099'), `198.51.100.${n}`);
  await expect(send(seconds(2), other, '203.0.113.8', { work: proof })).rejects.toThrow('work_required');
  await expect(send(seconds(302), owner, '203.0.113.7', { work: proof })).rejects.toThrow('work_required');
  const outcomes = await Promise.allSettled([
    send(seconds(3), await createGuest(), '203.0.113.7', { work: proof }),
    send(seconds(3), await createGuest(), '203.0.113.8', { work: proof }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('increases the work for an address that asks for more codes', async () => {
  phoneVerification = createService({ 'phone.codesOfShop': 10 });
  for (let n = 0; n < 10; n++)
    await send(now, await createGuest(`70100000${10 + n}`), '198.51.100.1').catch(() => null);
  const refusal = (address: string) => send(now, owner, address).catch((error: unknown) => error);
  expect(await refusal('198.51.100.1')).toMatchObject({ details: { bits: 5 } });
  expect(await refusal('203.0.113.7')).toMatchObject({ details: { bits: 4 } });
});

test('serves a customer and a new visitor while 93 addresses send more requests than the cap', async () => {
  const requestsPerAddress = sampleSize(20);
  phoneVerification = createService({ 'phone.codesOfShop': requestsPerAddress * 100 });
  const { customerId } = await insertCustomer(database.db, phone);
  const session = await createGuest();
  let next = 0;
  const attack = async () => {
    for (let n = next++; n < 93 * requestsPerAddress; n = next++)
      await send(
        seconds(Math.floor(n / 10)),
        { ...session, phone: String(7_020_000_000 + n) },
        `198.51.100.${n % 93}`,
      ).catch(() => null);
  };
  await Promise.all(Array.from({ length: 8 }, attack));
  expect(await texts()).toHaveLength(requestsPerAddress * 50);
  await expect(sendWithWork(seconds(200), owner, '203.0.113.7')).resolves.toBeDefined();
  await expect(sendWithWork(seconds(200), await createGuest('7015554433'), '203.0.113.8')).resolves.toBeDefined();
  await database.db.$client`delete from customers where id = ${customerId}`;
});

test('reserves a share of the cap for customers when attackers solve every challenge', async () => {
  phoneVerification = createService({ 'phone.codesOfShop': 20 });
  const { customerId } = await insertCustomer(database.db, phone);
  for (let n = 0; n < 30; n++)
    await sendWithWork(now, await createGuest(`70100000${10 + n}`), `198.51.100.${n}`).catch(() => null);
  expect(await texts()).toHaveLength(16);
  // The shop's limit is not the newcomer's fault, and the page says so.
  await expect(sendWithWork(now, await createGuest('7015554433'), '203.0.113.8')).rejects.toMatchObject({
    error: 'too_many_codes',
    details: { cause: 'shop' },
  });
  await expect(sendWithWork(now, owner, '203.0.113.7')).resolves.toBeDefined();
  await database.db.$client`delete from customers where id = ${customerId}`;
});

test('sends codes to a device that verified the phone in the last half year, regardless of attackers', async () => {
  const deviceHash = 'device-hash';
  await send(now, owner, '203.0.113.7', { deviceHash });
  await phoneVerification.confirm(owner, await lastCode(), seconds(30));
  const day = 86_400;
  for (let n = 0; n < 20; n++)
    await sendWithWork(seconds(day + n), await createGuest(), `198.51.100.${n}`).catch(() => null);
  const fresh = await createGuest();
  await expect(send(seconds(day + 20), fresh, '198.51.100.99')).rejects.toThrow('too_many_codes');
  await expect(send(seconds(day + 20), fresh, '198.51.100.99', { deviceHash })).resolves.toMatchObject({ tries: 5 });
  const [deviceRow] = await database.db.$client<{ phone_hash: string }[]>`select phone_hash from proved_devices`;
  expect(deviceRow!.phone_hash).not.toContain(phone);
  await phoneVerification.deleteExpired(seconds(181 * day));
  expect(await database.db.$client`select from proved_devices`).toHaveLength(0);
});

test('does not let attackers lock out a verified session, on any device', async () => {
  await send();
  await phoneVerification.confirm(owner, await lastCode(), seconds(30));
  for (let n = 0; n < 20; n++)
    await sendWithWork(seconds(40 + n), await createGuest(), `198.51.100.${n}`).catch(() => null);
  await expect(send(seconds(90), owner, '203.0.113.99')).resolves.toBeDefined();
});

test("caps the shop's codes per hour, even when concurrent, and logs when the cap is reached", async () => {
  const warnings: string[] = [];
  phoneVerification = createService(
    { 'phone.codesOfShop': 10, 'phone.customersPercent': 0, 'phone.workFromPercent': 100 },
    (text) => void warnings.push(text),
  );
  const results = await Promise.allSettled(
    Array.from({ length: 25 }, (_, index) =>
      send(now, { ...owner, phone: `70100000${10 + index}` }, `203.0.113.${index}`),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(warnings).toEqual(['the hourly cap of codes is reached: only known devices get one']);
  await expect(send(seconds(3_601), owner, '203.0.113.99')).resolves.toBeDefined();
});

test('counts the addresses of one provider as one network', async () => {
  phoneVerification = createService({ 'phone.codesPerNetwork': 6 });
  const requests: unknown[] = [];
  for (let network = 0; network < 10; network++) {
    const to = { ...owner, phone: `701000001${network}` };
    requests.push(await send(now, to, `2a02:2698:a020:${network}::/64`).catch((error: Error) => error.message));
  }
  expect(requests.filter((outcome) => outcome === 'work_required')).toHaveLength(4);
  await expect(send(now, owner, '2a02:2698:a021:0::/64')).resolves.toBeDefined();
});

test.each(['7172551234', '9161234567', '7271234567', '8005553535'])('sends no code to %s', async (to) => {
  await expect(send(now, { ...owner, phone: to })).rejects.toThrow('phone_not_mobile');
  expect(await texts()).toEqual([]);
});

test('limits an address to twenty codes an hour, even when concurrent', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => send(now, { ...owner, phone: `70100000${10 + index}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(send(now, { ...owner, phone: '7010000099' }, '203.0.113.8')).resolves.toBeDefined();
});

test('deletes old data after a day', async () => {
  await send();
  await phoneVerification.confirm(owner, await lastCode(), now);
  expect(await phoneVerification.deleteExpired(seconds(3_600))).toBe(0);
  await database.db.$client`update sent_messages set created_at = ${now.toISOString()}`;
  expect(await phoneVerification.deleteExpired(seconds(25 * 3_600))).toBe(3);
});

test('reports and counts a code that the provider rejects, and keeps its text out of logs', async () => {
  const warnings: string[] = [];
  const { db } = database;
  const failing = createPhoneVerificationService({
    db,
    sms: { name: 'broken', send: () => Promise.reject(new SmsProblem('refused', 'no such number')) },
    secret: 'test-secret',
    settings: { current: () => defaultSettings },
    log: { error: () => {}, warn: (details) => void warnings.push(Object.values(details).map(String).join(' ')) },
  });
  const send = () => failing.send(owner, { address: '203.0.113.7', origin: host, language: 'ru', now });
  await expect(send()).rejects.toThrow('code_not_sent');
  await expect(send()).rejects.toThrow('code_too_soon');
  expect(warnings).toHaveLength(1);
  expect(warnings.join()).not.toMatch(/\d{6}|7011234567/);
});
