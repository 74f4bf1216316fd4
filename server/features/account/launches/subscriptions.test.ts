import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Mail } from '#server/gateways/mail/mail.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createContentService, type ContentService } from '../../storefront/content/content.service.ts';
import { createShortLinksService } from '../../messaging/short-links/short-links.service.ts';
import { createSubscriptionsService, type SubscriptionsService } from './subscriptions.service.ts';

const starts = new Date(noon.getTime() + HOUR_MS);
let database: TestDatabase;
let dir: string;
let shop: Ordering;
let content: ContentService;
let subscriptions: SubscriptionsService;
let sendDue: (now: Date) => Promise<number>;
let hasLeft = false;
const letters: Mail[] = [];
const messages: { phone: string; text: string }[] = [];
const refused = (error: string) => expect.objectContaining({ error });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  dir = await mkdtemp(join(tmpdir(), 'subscriptions-'));
  await mkdir(join(dir, 'launches'));
  const frontMatter = {
    title: 'G',
    lead: 'Скоро',
    kind: 'phone',
    starts: starts.toISOString(),
    category: 'x',
    models: 'G 25',
  };
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${value}`);
  await writeFile(join(dir, 'launches', 'galaxy.ru.md'), `---\n${lines.join('\n')}\n---\nТекст\n`);
  const settings = { current: () => ({ ...defaultSettings, 'request.perAddress': 3 }) };
  content = await createContentService({ db, settings, secret: 'secret', dir });
  shop = await createOrdering(db);
  const mail = { name: 'test', send: async (letter: Mail) => void letters.push(letter) };
  const sms = { name: 'test', send: async (message: { phone: string; text: string }) => void messages.push(message) };
  const push = { send: async () => 0, hasDevice: async () => false };
  const notices = createTestNotices(db, { push, sms, mail });
  sendDue = notices.sendDue;
  subscriptions = createSubscriptionsService({
    db,
    content,
    sales: { hasUnclaimedStock: async () => hasLeft },
    phoneVerification: shop.phoneVerification,
    notices,
    shortLinks: await createShortLinksService({ db }),
    mail,
    settings,
    secret: 'secret',
  });
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await database.drop();
});
beforeEach(async () => {
  await database.db.$client`delete from launch_subscriptions`;
  letters.length = messages.length = 0;
  hasLeft = false;
});

async function caller(now = noon, ip = '10.0.0.1') {
  const { sessionId } = await shop.sessions.create();
  const ensureSession = async () => sessionId;
  return { sessionId, ensureSession, customerId: null, ip, language: 'ru' as const, now, origin: 'http://shop.test' };
}
const parseCode = (letter: Mail | undefined) => /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '';
const email = 'Asel@Example.kz';
async function byMail(now = noon) {
  const from = await caller(now);
  await subscriptions.subscribe('galaxy', { channel: 'mail', email }, from);
  await subscriptions.subscribe('galaxy', { channel: 'mail', email, code: parseCode(letters.at(-1)) }, from);
}
const announce = async (now: Date) => {
  letters.length = messages.length = 0;
  await subscriptions.announce(now);
  await sendDue(now);
  return letters.length + messages.length;
};

test('notifies a mail address only after its code is confirmed', async () => {
  const from = await caller();
  expect(await subscriptions.subscribe('galaxy', { channel: 'mail', email }, from)).toEqual({
    state: 'code_sent',
    resendSeconds: 60,
  });
  const code = parseCode(letters[0]);
  expect(letters[0]!.to).toBe('asel@example.kz');
  expect(await announce(starts)).toBe(0);
  const wrongCode = code === '000000' ? '000001' : '000000';
  await expect(subscriptions.subscribe('galaxy', { channel: 'mail', email, code: wrongCode }, from)).rejects.toEqual(
    refused('code_wrong'),
  );
  expect(await subscriptions.subscribe('galaxy', { channel: 'mail', email, code }, from)).toEqual({
    state: 'subscribed',
  });
  expect(await announce(new Date(starts.getTime() - 1))).toBe(0);
  expect(await announce(starts)).toBe(1);
  expect(letters[0]).toMatchObject({ to: 'asel@example.kz', subject: 'Продажи идут' });
  expect(await announce(starts)).toBe(0);
});

test('expires a code after five wrong attempts and sends no other within a minute', async () => {
  const from = await caller();
  await subscriptions.subscribe('galaxy', { channel: 'mail', email }, from);
  const code = parseCode(letters[0]);
  const wrongCode = code === '000000' ? '000001' : '000000';
  const soon = { ...from, now: new Date(from.now.getTime() + 20_000) };
  await expect(subscriptions.subscribe('galaxy', { channel: 'mail', email }, soon)).rejects.toMatchObject({
    error: 'code_too_soon',
    details: { seconds: 40 },
  });
  for (const attemptsLeft of [4, 3, 2, 1, 0])
    await expect(
      subscriptions.subscribe('galaxy', { channel: 'mail', email, code: wrongCode }, from),
    ).rejects.toMatchObject({ error: 'code_wrong', details: { left: attemptsLeft } });
  await expect(subscriptions.subscribe('galaxy', { channel: 'mail', email, code }, from)).rejects.toEqual(
    refused('code_expired'),
  );
});

test('subscribes a verified phone, and a device only when it receives push messages', async () => {
  const from = await caller();
  const phone = '7012345678';
  await expect(subscriptions.subscribe('galaxy', { channel: 'sms', phone }, from)).rejects.toEqual(
    refused('proof_expired'),
  );
  await shop.phoneVerification.send({ sessionId: from.sessionId, phone }, { ...from, address: from.ip });
  const [sent] = await database.db.$client<{ text: string }[]>`select text from sent_messages order by id desc limit 1`;
  await shop.phoneVerification.confirm({ sessionId: from.sessionId, phone }, /\d{6}/.exec(sent!.text)![0], noon);
  expect(await subscriptions.subscribe('galaxy', { channel: 'sms', phone }, from)).toEqual({ state: 'subscribed' });
  expect(await announce(starts)).toBe(1);
  expect(messages[0]).toMatchObject({ phone, text: expect.stringContaining('Продажи идут') });
  await expect(subscriptions.subscribe('galaxy', { channel: 'push' }, from)).rejects.toEqual(
    refused('alert_unreachable'),
  );
});

test('unsubscribes with the link in the message, but not with a forged one', async () => {
  await byMail();
  await expect(subscriptions.unsubscribe(`1-${'0'.repeat(64)}`)).rejects.toEqual(refused('page_not_found'));
  const link = /\/r\/(\w+)/.exec(letters[0]!.text)![1]!;
  const [target] = await database.db.$client<{ target: string }[]>`select target from short_links where id = ${link}`;
  await subscriptions.unsubscribe(new URL(target!.target, 'http://shop.test').searchParams.get('leave')!);
  expect(await announce(starts)).toBe(0);
});

test('notifies late subscribers when stock returns', async () => {
  await byMail(new Date(starts.getTime() + MINUTE_MS));
  const later = new Date(starts.getTime() + 120_000);
  expect(await announce(later)).toBe(0);
  hasLeft = true;
  expect(await announce(later)).toBe(1);
});

test('lets only the owner reactivate a notified mail address, once a day', async () => {
  await byMail();
  expect(await announce(starts)).toBe(1);
  hasLeft = true;
  const later = (minutes: number) => new Date(starts.getTime() + minutes * MINUTE_MS);
  await subscriptions.subscribe('galaxy', { channel: 'mail', email }, await caller(later(1)));
  const code = parseCode(letters.at(-1));
  expect(await announce(later(25 * 60))).toBe(0);
  const owner = await caller(later(26 * 60));
  await subscriptions.subscribe('galaxy', { channel: 'mail', email }, owner);
  const fresh = parseCode(letters.at(-1));
  await expect(subscriptions.subscribe('galaxy', { channel: 'mail', email, code }, owner)).rejects.toEqual(
    refused('code_wrong'),
  );
  await subscriptions.subscribe('galaxy', { channel: 'mail', email, code: fresh }, owner);
  expect(await announce(later(26 * 60 + 1))).toBe(1);
});

test('sends a verified phone one message a day despite repeated requests', async () => {
  const [from, phone] = [await caller(starts), '7012345679'];
  await shop.phoneVerification.send({ sessionId: from.sessionId, phone }, { ...from, address: from.ip });
  const [sent] = await database.db.$client<{ text: string }[]>`select text from sent_messages order by id desc limit 1`;
  await shop.phoneVerification.confirm({ sessionId: from.sessionId, phone }, /\d{6}/.exec(sent!.text)![0], starts);
  hasLeft = true;
  let count = 0;
  for (let minute = 0; minute < 30; minute += 10) {
    const now = new Date(starts.getTime() + minute * MINUTE_MS);
    await subscriptions.subscribe('galaxy', { channel: 'sms', phone }, { ...from, now });
    count += await announce(new Date(now.getTime() + MINUTE_MS));
  }
  expect(count).toBe(1);
  expect(await announce(new Date(starts.getTime() + DAY_MS + 61_000))).toBe(1);
});

test('limits the contacts per IP address and day', async () => {
  for (const name of ['a', 'b', 'c'])
    await subscriptions.subscribe('galaxy', { channel: 'mail', email: `${name}@example.kz` }, await caller());
  await expect(
    subscriptions.subscribe('galaxy', { channel: 'mail', email: 'd@example.kz' }, await caller()),
  ).rejects.toEqual(refused('rate_limited'));
});

test('deletes unconfirmed subscriptions after a day and notified ones after a month', async () => {
  await subscriptions.subscribe('galaxy', { channel: 'mail', email: 'x@example.kz' }, await caller());
  await byMail();
  const day = DAY_MS;
  await subscriptions.deleteExpired(new Date(noon.getTime() + day + 1));
  const count = async () => (await database.db.$client`select id from launch_subscriptions`).length;
  expect(await count()).toBe(1);
  await announce(starts);
  await subscriptions.deleteExpired(new Date(starts.getTime() + 30 * day + 1));
  expect(await count()).toBe(0);
});

test("reserves a code for the owner when attackers exhaust the rest, and keeps the owner's attempts", async () => {
  const subscribe = (ip: string) =>
    caller(noon, ip).then(async (from) => {
      await subscriptions.subscribe('galaxy', { channel: 'mail', email }, from);
      return from;
    });
  const otherVisitor = await subscribe('10.0.1.1');
  await subscribe('10.0.1.1');
  await subscribe('10.0.1.1');
  await expect(subscribe('10.0.1.1')).rejects.toEqual(refused('too_many_codes'));
  await subscribe('10.0.1.2');
  await subscribe('10.0.1.2');
  await expect(subscribe('10.0.1.2')).rejects.toEqual(refused('too_many_codes'));
  const from = await subscribe('10.0.0.1');
  const code = parseCode(letters.at(-1));
  const wrongCode = code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 6; attempt++)
    await subscriptions.subscribe('galaxy', { channel: 'mail', email, code: wrongCode }, otherVisitor).catch(() => {});
  // The owner's code does not work in the attacker's session, and vice versa.
  await expect(subscriptions.subscribe('galaxy', { channel: 'mail', email, code }, otherVisitor)).rejects.toEqual(
    refused('code_expired'),
  );
  expect(await subscriptions.subscribe('galaxy', { channel: 'mail', email, code }, from)).toEqual({
    state: 'subscribed',
  });
});
