import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import { SmsProblem } from '#server/gateways/sms/sms.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createSessionService } from '../session/session.service.ts';
import { createPhoneProofService, type PhoneOwner, type PhoneProofService } from './phone-proof.service.ts';

const now = new Date('2026-11-21T06:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const phone = '7011234567';
const host = 'https://shop.example:3000';

let database: TestDatabase;
let proof: PhoneProofService;
let owner: PhoneOwner;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.$client`truncate phone_codes, phone_proofs, sent_messages`;
  proof = service();
  owner = { sessionId: (await createSessionService({ db: database.db }).create()).sessionId, phone };
});

function service(settings: Partial<Settings> = {}): PhoneProofService {
  const { db } = database;
  const current = { ...defaultSettings, ...settings };
  return createPhoneProofService({
    db,
    sms: createOutboxSms({ db }),
    secret: 'a secret of the tests',
    settings: { current: () => current },
  });
}

const send = (at = now, to = owner, address = '203.0.113.7', language: 'ru' | 'kk' = 'ru') =>
  proof.send(to, { address, origin: host, language, now: at });
const texts = async () =>
  (await database.db.$client<{ text: string }[]>`select text from sent_messages order by id`).map(({ text }) => text);
const lastCode = async () => /#(\d{6})$/.exec((await texts()).at(-1)!)![1]!;
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('a code proves the phone to its session, and to no other', async () => {
  expect(await send()).toEqual({ resendSeconds: 60, lifeSeconds: 300, tries: 5 });
  expect(await proof.isProved(database.db.$client, owner, now)).toBe(false);
  const { provedUntil } = await proof.confirm(owner, await lastCode(), seconds(30));
  expect(provedUntil).toBe(seconds(30 + 12 * 3_600).toISOString());
  expect(await proof.isProved(database.db.$client, owner, seconds(60))).toBe(true);
  expect(await proof.isProved(database.db.$client, owner, seconds(13 * 3_600))).toBe(false);
  const { sessionId } = await createSessionService({ db: database.db }).create();
  expect(await proof.isProved(database.db.$client, { sessionId, phone }, seconds(60))).toBe(false);
  await expect(proof.confirm({ sessionId, phone }, await lastCode(), seconds(60))).rejects.toThrow('code_expired');
});

test('the message ends with the line that the browser reads, in either language', async () => {
  await send();
  await send(seconds(60), owner, '203.0.113.7', 'kk');
  const [russian, kazakh] = await texts();
  expect(russian).toMatch(/^Sauda: код подтверждения (\d{6})\..+\n\n@shop\.example #\1$/su);
  expect(kazakh).toMatch(/^Sauda: растау коды — (\d{6})\..+\n\n@shop\.example #\1$/su);
});

test('the database does not know the code', async () => {
  await send();
  const code = await lastCode();
  const [row] = await database.db.$client<{ row: string }[]>`select c::text as row from phone_codes c`;
  expect(row!.row).not.toContain(code);
});

test('five tries, each counted however many come at once; the right code comes too late then', async () => {
  await send();
  const code = await lastCode();
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => proof.confirm(owner, otherThan(code), seconds(1))),
  );
  const answers = tries.map(
    (one) => (one as PromiseRejectedResult).reason as { error: string; details?: { left: number } },
  );
  expect(
    answers
      .filter(({ error }) => error === 'code_wrong')
      .map(({ details }) => details!.left)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4]);
  await expect(proof.confirm(owner, code, seconds(2))).rejects.toThrow('code_expired');
});

test('a code is good for five minutes, once, and until the next one is sent', async () => {
  await send();
  await expect(proof.confirm(owner, await lastCode(), seconds(301))).rejects.toThrow('code_expired');
  await send(seconds(400));
  const old = await lastCode();
  await send(seconds(460));
  const fresh = await lastCode();
  if (old !== fresh) await expect(proof.confirm(owner, old, seconds(461))).rejects.toThrow('code_wrong');
  await proof.confirm(owner, fresh, seconds(462));
  await expect(proof.confirm(owner, fresh, seconds(463))).rejects.toThrow('code_expired');
});

test('the next code waits a minute and an hour has five of a phone, in whatever process they are asked for', async () => {
  await send();
  await expect(send(seconds(20))).rejects.toMatchObject({ error: 'code_too_soon', details: { seconds: 40 } });
  for (let turn = 1; turn < 5; turn++) {
    proof = service();
    await send(seconds(turn * 60));
  }
  await expect(send(seconds(600))).rejects.toMatchObject({ error: 'too_many_codes', details: { seconds: 3_000 } });
  await expect(send(seconds(3_601))).resolves.toBeDefined();
});

test('one address has twenty codes an hour, also when it asks for all at once', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => send(now, { ...owner, phone: `70100000${10 + index}` })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(send(now, { ...owner, phone: '7010000099' }, '203.0.113.8')).resolves.toBeDefined();
});

test('what has served is deleted after a day', async () => {
  await send();
  await proof.confirm(owner, await lastCode(), now);
  expect(await proof.forget(seconds(3_600))).toBe(0);
  await database.db.$client`update sent_messages set created_at = ${now.toISOString()}`;
  expect(await proof.forget(seconds(25 * 3_600))).toBe(3);
});

test('a code the provider does not take is told so, is counted, and its text is in no log', async () => {
  const logged: string[] = [];
  const { db } = database;
  const failing = createPhoneProofService({
    db,
    sms: { name: 'broken', send: () => Promise.reject(new SmsProblem('refused', 'no such number')) },
    secret: 'a secret of the tests',
    settings: { current: () => defaultSettings },
    log: { warn: (details) => void logged.push(Object.values(details).map(String).join(' ')) },
  });
  const send = () => failing.send(owner, { address: '203.0.113.7', origin: host, language: 'ru', now });
  await expect(send()).rejects.toThrow('code_not_sent');
  await expect(send()).rejects.toThrow('code_too_soon');
  expect(logged).toHaveLength(1);
  expect(logged.join()).not.toMatch(/\d{6}|7011234567/);
});
