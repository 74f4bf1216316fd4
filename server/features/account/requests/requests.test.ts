import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormValues } from '#domain/content/business-forms.ts';
import { resolveSettings } from '#domain/settings/settings.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { createRequestsService, type SentForm } from './requests.service.ts';

const openedAt = new Date('2026-11-22T07:00:00Z');
const later = (seconds: number) => new Date(openedAt.getTime() + seconds * 1000);
const values: FormValues = { name: 'Айгүл', phone: '+7 (701) 123-45-67', message: 'Когда привезут?' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let store: TestDatabase;
let dir: string;
let sent: { to: string; text: string }[];
let notices: NoticesService;
beforeAll(async () => {
  store = await createTestDatabase();
  notices = createTestNotices(store.db, {
    sms: { name: 'test', send: async ({ phone, text }) => void sent.push({ to: phone, text }) },
    mail: { name: 'test', send: async ({ to, subject, text }) => void sent.push({ to, text: `${subject}. ${text}` }) },
  });
});
afterAll(() => store.drop());
beforeEach(async () => {
  sent = [];
  await store.db.$client`truncate notices, business_requests, request_files, sessions, counted_tries cascade`;
  await store.db
    .$client`insert into sessions (id, seal_hash, created_at, seen_at) values (1, 'a', now(), now()), (2, 'b', now(), now())`;
  dir = await mkdtemp(join(tmpdir(), 'requests-'));
  return () => rm(dir, { recursive: true });
});

const createRequests = (changed: Record<string, number> = {}) =>
  createRequestsService({
    db: store.db,
    dir,
    secret: 'secret',
    settings: { current: () => resolveSettings(Object.entries(changed)) },
    notices,
  });
const form = (token: string, overrides: Partial<SentForm> = {}): SentForm => ({
  form: 'question',
  values,
  files: [],
  token,
  website: '',
  ...overrides,
});
const sender = { language: 'ru', ip: '203.0.113.7', sessionId: 1, now: later(10) } as const;
const readStored = () => store.db.$client`select number, form, values from business_requests order by id`;

test('saves a form under a number and sends one confirmation', async () => {
  const requests = createRequests();
  const number = await requests.send(form(requests.start(openedAt)), sender);
  expect(number).toMatch(/^R-2026-\d{9}$/);
  expect(await readStored()).toMatchObject([{ number, form: 'question', values }]);
  await Promise.all([notices.sendDue(later(11)), notices.sendDue(later(11))]);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.to).toBe('7011234567');
  expect(sent[0]!.text).toMatch(new RegExp(`^Sauda: заявка ${number} принята\\. Мы ответим вам\\. Вопросы: \\S+$`));
});

test('confirms by email when an address is given, in the language of the page', async () => {
  const requests = createRequests();
  const values_ = { ...values, email: 'a@example.kz' };
  await requests.send(form(requests.start(openedAt), { values: values_ }), { ...sender, language: 'kk' });
  await notices.sendDue(later(11));
  expect(sent).toEqual([{ to: 'a@example.kz', text: expect.stringContaining('өтінімі қабылданды') }]);
});

test('returns the same number for a repeat, even when concurrent, and saves one request', async () => {
  const requests = createRequests();
  const token = requests.start(openedAt);
  const numbers = await Promise.all([1, 2, 3].map(() => requests.send(form(token), sender)));
  expect(new Set(numbers).size).toBe(1);
  expect(await readStored()).toHaveLength(1);
});

describe('rejects robots and unverified callers', () => {
  test.each([
    ['a field nobody sees is filled in', (token: string) => form(token, { website: 'x' }), later(10), 'robot'],
    ['it was sent at once', (token: string) => form(token), later(1), 'too-fast'],
    ['it was begun the day before', (token: string) => form(token), later(90_000), 'expired'],
    ['its token is of somebody else', () => form(`${openedAt.getTime()}.00.11`), later(10), 'robot'],
  ] as const)('%s', async (_name, sentForm, now, reason) => {
    const requests = createRequests();
    await expect(requests.send(sentForm(requests.start(openedAt)), { ...sender, now })).rejects.toMatchObject({
      error: 'request_refused',
      details: { reason },
    });
    expect(await readStored()).toEqual([]);
  });

  test('limits requests per IP address and day, even when concurrent', async () => {
    const requests = createRequests({ 'request.perAddress': 2 });
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => requests.send(form(requests.start(openedAt)), sender)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const tomorrow = later(86_500);
    await requests.send(form(requests.start(later(86_400))), { ...sender, now: tomorrow });
  });

  test('sends a phone two confirmations a day, regardless of the sender', async () => {
    const requests = createRequests();
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await requests.send(form(requests.start(openedAt)), { ...sender, ip });
    await notices.sendDue(later(11));
    expect(await readStored()).toHaveLength(3);
    expect(sent).toHaveLength(2);
  });

  /** Sends forms with random phones from the addresses and returns the number of SMS sent. */
  const collectSms = async (requests: ReturnType<typeof createRequests>, addresses: readonly string[]) => {
    for (const [index, ip] of addresses.entries()) {
      const values_ = { ...values, phone: `+7 701 ${String(1_000_000 + index)}` };
      await requests.send(form(requests.start(openedAt), { values: values_ }), { ...sender, ip });
    }
    await notices.sendDue(later(11));
    return sent.length;
  };

  test('saves forms without an SMS once the hourly limit is reached', async () => {
    const addresses = [1, 2, 3, 4, 5].map((index) => `203.${index}.113.7`);
    expect(await collectSms(createRequests({ 'request.smsPerHour': 3 }), addresses)).toBe(3);
    expect(await readStored()).toHaveLength(5);
  });

  test('limits SMS per network and day, regardless of the number of addresses', async () => {
    const addresses = Array.from({ length: 25 }, (_, index) => `2001:db8:7:${index}::/64`);
    expect(await collectSms(createRequests(), addresses)).toBe(20);
  });

  test('sends a mail address two confirmations a day, regardless of the phone', async () => {
    const requests = createRequests();
    for (const phone of ['+7 701 123 45 01', '+7 701 123 45 02', '+7 701 123 45 03'])
      await requests.send(
        form(requests.start(openedAt), { values: { ...values, phone, email: 'A@example.kz' } }),
        sender,
      );
    await notices.sendDue(later(11));
    expect(sent).toHaveLength(2);
  });
});

test('reports errors by field and drops fields the form does not have', async () => {
  const requests = createRequests();
  await expect(
    requests.send(form(requests.start(openedAt), { values: { ...values, phone: '12' } }), sender),
  ).rejects.toMatchObject({ error: 'invalid_input', details: { phone: 'phone' } });
  await requests.send(form(requests.start(openedAt), { values: { ...values, area: '99', city: 'x' } }), sender);
  expect((await readStored())[0]!.values).toEqual(values);
});

describe('files', () => {
  const file = { name: 'photo.png', data: png.toString('base64') };

  test('are attached once, to a form of their own session', async () => {
    const requests = createRequests();
    const { key } = await requests.storeFile({ sessionId: 1, ip: '192.0.2.1' }, file, openedAt);
    const other = requests.send(form(requests.start(openedAt), { files: [key] }), { ...sender, sessionId: 2 });
    await expect(other).rejects.toMatchObject({ error: 'file_not_found' });
    expect(await readStored()).toEqual([]);
    await requests.send(form(requests.start(openedAt), { files: [key] }), sender);
    const repeated = requests.send(form(requests.start(openedAt), { files: [key] }), sender);
    await expect(repeated).rejects.toMatchObject({ error: 'file_not_found' });
  });

  test.each([
    ['nothing', '', 'file-empty'],
    ['a page', Buffer.from('<script>alert(1)</script>').toString('base64'), 'file-type'],
    ['too much', Buffer.alloc(8 * 1024 * 1024 + 1).toString('base64'), 'file-too-large'],
  ])('refuses %s', async (_name, data, reason) => {
    await expect(
      createRequests().storeFile({ sessionId: 1, ip: '192.0.2.1' }, { name: 'x', data }, openedAt),
    ).rejects.toMatchObject({
      error: 'file_refused',
      details: { reason },
    });
  });

  test('are deleted with their bytes a day after the upload if never attached', async () => {
    const requests = createRequests();
    await requests.storeFile({ sessionId: 1, ip: '192.0.2.1' }, file, openedAt);
    expect(await requests.deleteExpired(later(3600))).toBe(0);
    expect(await requests.deleteExpired(later(86_401))).toBe(1);
    const remainingFiles = await readdir(dir, { recursive: true, withFileTypes: true });
    expect(remainingFiles.filter((entry) => entry.isFile())).toEqual([]);
  });

  test('are limited per session and day', async () => {
    const requests = createRequests();
    const pdf = { name: 'a.pdf', data: Buffer.from('%PDF-1.7').toString('base64') };
    for (let count = 0; count < 12; count++) await requests.storeFile({ sessionId: 1, ip: '192.0.2.1' }, pdf, openedAt);
    await expect(requests.storeFile({ sessionId: 1, ip: '192.0.2.1' }, pdf, openedAt)).rejects.toMatchObject({
      error: 'rate_limited',
    });
    await requests.storeFile({ sessionId: 2, ip: '192.0.2.1' }, pdf, openedAt);
  });

  test('are limited per network and day without affecting others', async () => {
    const requests = createRequests();
    const sql = store.db.$client;
    await sql`insert into sessions (id, seal_hash, created_at, seen_at) select i, 'many ' || i, now(), now() from generate_series(10, 20) i`;
    const pdf = {
      name: 'a.pdf',
      data: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(8_000_000)]).toString('base64'),
    };
    const storeFrom = async (sessionId: number, ip: string) => requests.storeFile({ sessionId, ip }, pdf, openedAt);
    const results = [];
    for (let count = 0; count < 10; count++)
      results.push(
        await storeFrom(10 + count, `192.0.2.${count}`).then(
          () => 'kept',
          (error: Error) => error.message,
        ),
      );
    expect(results).toEqual([...Array.from({ length: 8 }, () => 'kept'), 'rate_limited', 'rate_limited']);
    await storeFrom(20, '198.51.100.1');
  });
});

test('deletes requests after their retention time', async () => {
  const requests = createRequests({ 'request.keepDays': 30 });
  await requests.send(form(requests.start(openedAt)), sender);
  await requests.deleteExpired(later(29 * 86_400));
  expect(await readStored()).toHaveLength(1);
  await requests.deleteExpired(later(31 * 86_400));
  expect(await readStored()).toEqual([]);
});

test("shows a request's state to a caller with number and phone, and lets operators change it", async () => {
  const requests = createRequests();
  const values = {
    organisation: 'legal-entity',
    company: 'ТОО «Пример»',
    name: 'Айгүл',
    phone: '+7 (701) 123-45-67',
    quantity: '50',
  };
  const validForm = form(requests.start(openedAt), { form: 'gift-cards', values });
  const invalidForm = { ...validForm, values: { ...values, organisation: 'другое' } };
  await expect(requests.send(invalidForm, sender)).rejects.toThrow('invalid_input');
  const number = await requests.send(validForm, sender);
  expect(await requests.status(number, '7011234567')).toMatchObject({ state: 'received', answer: null });
  await expect(requests.status(number, '7011234568')).rejects.toThrow('request_not_found');
  expect(await requests.listAll('received', 'gift-cards', 10)).toMatchObject([{ number, values, files: 0 }]);
  await requests.changeState(number, { state: 'in-work', answer: 'Счёт отправлен' }, later(60));
  await requests.changeState(number, { state: 'done', answer: null }, later(90));
  expect(await requests.status(number, '7011234567')).toMatchObject({ state: 'done', answer: 'Счёт отправлен' });
  expect(await requests.listAll('received', null, 10)).toEqual([]);
  await expect(requests.changeState('R-2026-999999', { state: 'done', answer: null }, later(90))).rejects.toThrow(
    'request_not_found',
  );
});

test('limits callbacks per phone, regardless of the address', async () => {
  const requests = createRequests({ 'request.callbacksPerPhone': 2 });
  const callback = (ip: string) =>
    requests.send(
      form(requests.start(openedAt), { form: 'callback', values: { name: 'Айгүл', phone: '7011234567' } }),
      {
        ...sender,
        ip,
      },
    );
  await callback('203.0.113.1');
  await callback('203.0.113.2');
  await expect(callback('203.0.113.3')).rejects.toMatchObject({ error: 'rate_limited' });
  expect(await readStored()).toMatchObject([{ form: 'callback' }, { form: 'callback' }]);
});

test('counts neither a callback nor a confirmation of a refused form', async () => {
  const requests = createRequests({ 'request.callbacksPerPhone': 1 });
  const callback = (files: string[]) =>
    requests.send(form(requests.start(openedAt), { form: 'callback', values, files }), sender);
  for (let count = 0; count < 3; count++) await expect(callback(['unknown'])).rejects.toThrow('file_not_found');
  await callback([]);
  await notices.sendDue(later(11));
  expect(sent).toHaveLength(1);
});
