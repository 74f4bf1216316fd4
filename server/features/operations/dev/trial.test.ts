import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { devContract } from '#contract/operator/dev.ts';
import { createOutboxMail } from '#server/gateways/mail/outbox.mail.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { registerTrialLetters, trialRoutes } from './trial.routes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const context = { now: new Date('2026-11-27T06:00:00Z'), changesAt: () => {} } as unknown as CallContext;
const read = (isTrial: boolean) => trialRoutes({ db: database.db, isTrial })['GET /api/trial/messages']({}, context);

test('lists stored messages in a trial, newest first, with the code of an SMS', async () => {
  await createOutboxMail(database).send({ to: 'a@example.kz', subject: 'Заказ 10000042', text: 'Готов' });
  await createOutboxSms(database).send({ phone: '7011234567', text: 'Код 123456. Sauda' });
  expect(devContract['GET /api/trial/messages'].output.parse(await read(true))).toMatchObject([
    { channel: 'sms', recipient: '7011234567', code: '123456' },
    { channel: 'mail', recipient: 'a@example.kz', code: null },
  ]);
});

test('serves the HTML of a letter to the frame of the inbox without scripts, and its files', async () => {
  await createOutboxMail(database).send({
    to: 'a@example.kz',
    subject: 'Заказ принят',
    text: 'Готов',
    html: '<p>Готов<img src="cid:card" alt=""></p>',
    files: [
      { name: 'card.jpg', type: 'image/jpeg', bytes: Buffer.from('card'), id: 'card' },
      { name: 'order.ics', type: 'text/calendar; charset=utf-8', bytes: Buffer.from('BEGIN') },
    ],
  });
  const [message] = await read(true);
  expect(message).toMatchObject({ files: [{ name: 'order.ics', url: `${message!.letter}/1` }] });
  const app = Fastify();
  registerTrialLetters(app, { db: database.db, isTrial: true, origin: 'https://shop.test' });
  const page = await app.inject(message!.letter!);
  expect(page.body).toBe(`<p>Готов<img src="${message!.letter}/0" alt=""></p>`);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox allow-popups/);
  expect((await app.inject(`${message!.letter}/0`)).body).toBe('card');
  const file = await app.inject(message!.files[0]!.url);
  expect([file.body, file.headers['content-disposition']]).toEqual(['BEGIN', 'attachment; filename="order.ics"']);
  for (const path of ['/trial/letters/999', `${message!.letter}/7`])
    expect((await app.inject(path)).statusCode).toBe(404);
});

test('serves no letters in a shop with a public address', async () => {
  const app = Fastify();
  registerTrialLetters(app, { db: database.db, isTrial: false, origin: 'https://shop.test' });
  expect((await app.inject('/trial/letters/1')).statusCode).toBe(404);
});

test('has no inbox in a shop with a public address', async () => {
  await expect(read(false)).rejects.toMatchObject({ error: 'page_not_found' });
});
