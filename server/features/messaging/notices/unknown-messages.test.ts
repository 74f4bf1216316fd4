import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailProblem, type MailSender } from '#server/gateways/mail/mail.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import { SmsProblem, type Sms, type SmsFate, type SmsSender } from '#server/gateways/sms/sms.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { countOpenNotices } from './notices.service.ts';
import { insertNotice, type NewNotice } from './notices.queries.ts';
import { notices as noticesTable } from './notices.table.ts';

let database: TestDatabase;
let customerId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ customerId } = await insertCustomer(database.db, '7011112233'));
  await database.db.$client`update customers set email = 'asel@example.kz'`;
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client`delete from notices`);

const words = { title: 'Снова в продаже', body: 'Чайник: 9 990 ₸', path: '/p/7' };
const write = (change: Partial<NewNotice> = {}) => {
  const notice = { key: 'alert 1', kind: 'stock', channel: 'sms', customerId, sessionId: null, ...words } as const;
  return insertNotice(database.db.$client, { ...notice, ...change }, noon);
};
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const state = rowOf({ state: noticesTable.state, problem: noticesTable.problem });
const states = () => database.db.$client`select ${state} from notices order by id`;

/** A provider that loses its answers. `fates` are its successive replies to status checks, if it supports them. */
function createForgetful(accepted: Sms[], fates: SmsFate[] | null): SmsSender {
  return {
    name: 'forgetful',
    async send(message) {
      accepted.push(message);
      if (accepted.length === 1) throw new SmsProblem('unknown', 'no answer');
    },
    ...(fates && { find: async () => fates.shift() ?? 'unknown' }),
  };
}
const serviceWith = (sms: SmsSender, mail?: MailSender) =>
  createTestNotices(database.db, { sms, ...(mail && { mail }) });

test.each<[string, SmsFate[] | null, { texts: number; state: string; problem: string | null }]>([
  ['cannot be asked', null, { texts: 1, state: 'unknown', problem: 'no answer' }],
  ['has taken it', ['unknown', 'taken'], { texts: 1, state: 'sent', problem: null }],
  ['has not taken it', ['absent'], { texts: 2, state: 'sent', problem: null }],
  ['cannot say', [], { texts: 1, state: 'unknown', problem: 'the provider does not know' }],
])('an SMS whose answer was lost, of a provider that %s', async (_name, fates, { texts, ...end }) => {
  const accepted: Sms[] = [];
  const service = serviceWith(createForgetful(accepted, fates));
  await write();
  await Promise.all([service.sendDue(noon), service.sendDue(noon)]);
  expect(accepted).toHaveLength(1);
  expect(await service.sendDue(later(29))).toBe(0);
  for (let hour = 1; hour < 8; hour++)
    await Promise.all([service.sendDue(later(hour * 3_600)), service.sendDue(later(hour * 3_600))]);
  expect(accepted).toHaveLength(texts);
  expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(1);
  expect((await states())[0]).toMatchObject(end);
});

test('gets the status of a message whose worker crashed from the provider', async () => {
  const accepted: Sms[] = [];
  const service = serviceWith(createForgetful(accepted, ['taken']));
  await write();
  await database.db.$client`update notices set state = 'sending', due_at = ${noon}`;
  await service.sendDue(later(301));
  await service.sendDue(later(302));
  expect(accepted).toEqual([]);
  expect((await states())[0]).toMatchObject({ state: 'sent' });
});

test('does not resend an email after a lost response or an unclassified failure', async () => {
  for (const [key, error] of [
    ['lost', new MailProblem('unknown', 'smtp: ETIMEDOUT 0')],
    ['odd', new TypeError('nobody expects this')],
  ] as const) {
    let sends = 0;
    const mail = { name: 'm', send: async () => (sends++, Promise.reject(error)) };
    const service = serviceWith(createOutboxSms(database), mail);
    await write({ key, channel: 'mail' });
    for (const hour of [0, 1, 2]) await service.sendDue(later(hour * 3_600));
    expect([sends, (await states()).at(-1)?.state]).toEqual([1, 'unknown']);
  }
});

test('lets an operator resend or settle a message once, and rejects others', async () => {
  const accepted: Sms[] = [];
  let isLosing = true;
  const notices = serviceWith({
    name: 'losing',
    async send(message) {
      if (isLosing) throw new SmsProblem('unknown', 'no answer');
      accepted.push(message);
    },
  });
  for (const key of ['one', 'two', 'three']) await write({ key });
  await notices.sendDue(noon);
  isLosing = false;
  await write({ key: 'four' });
  const openNotices = await notices.listOpen('unknown', 10);
  expect(openNotices.map(({ key, recipient, state: noticeState }) => [key, recipient, noticeState])).toEqual(
    ['one', 'two', 'three'].map((key) => [key, '7011112233', 'unknown']),
  );
  expect(await countOpenNotices(database.db)).toEqual({ waiting: 1, asking: 0, unknown: 3, failed: 0 });
  const [firstId, secondId] = openNotices.map(({ id }) => id);
  await notices.resend(firstId!, noon);
  await notices.settle(secondId!, 'the customer has it');
  for (const id of [firstId!, secondId!, 999_999]) {
    await expect(notices.resend(id, noon)).rejects.toMatchObject({ error: 'message_not_found' });
    await expect(notices.settle(id, 'twice')).rejects.toMatchObject({ error: 'message_not_found' });
  }
  await notices.sendDue(noon);
  expect((await states()).map(({ state: noticeState, problem }) => [noticeState, problem])).toEqual([
    ['sent', null],
    ['settled', 'the customer has it'],
    ['unknown', 'no answer'],
    ['sent', null],
  ]);
  expect(accepted).toHaveLength(2);
});
