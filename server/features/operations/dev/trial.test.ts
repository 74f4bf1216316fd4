import { afterAll, beforeAll, expect, test } from 'vitest';
import { devContract } from '#contract/operator/dev.ts';
import { createOutboxMail } from '#server/gateways/mail/outbox.mail.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { trialRoutes } from './trial.routes.ts';

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

test('has no inbox in a shop with a public address', async () => {
  await expect(read(false)).rejects.toMatchObject({ error: 'page_not_found' });
});
