import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowOf } from '#server/platform/database/row.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { createOrdering, noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findRequestForNotice } from '#server/features/account/requests/requests.rows.ts';
import { findConversationForNotice } from '#server/features/account/support/support.rows.ts';
import { findQuestionForNotice } from '../../storefront/questions/questions.rows.ts';
import { findTradeInForNotice } from '#server/features/ordering/trade-in/trade-in.rows.ts';
import { sentMessages } from '../../../gateways/sms/sent-messages.table.ts';
import { createAnswerNoticesService } from './answer-notices.service.ts';
import type { NoticesService } from './notices.service.ts';

let database: TestDatabase;
let notices: NoticesService;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createOrdering(db);
  notices = createTestNotices(db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.$client`delete from notices`;
  await database.db.$client`delete from sent_messages`;
});

type Answered = Parameters<ReturnType<typeof createAnswerNoticesService>['onEvent']>[0];
/** Handles an event twice and returns the messages sent. */
async function collectMessages(event: Answered) {
  const answers = createAnswerNoticesService({
    findTradeIn: findTradeInForNotice,
    findRequest: findRequestForNotice,
    findConversation: findConversationForNotice,
    findQuestion: findQuestionForNotice,
    db: database.db,
    notices,
    cityKeyword: () => 'almaty',
  });
  for (let attempt = 0; attempt < 2; attempt++) await answers.onEvent(event, noon);
  await notices.sendDue(noon);
  const message = rowOf({ channel: sentMessages.channel, recipient: sentMessages.recipient, text: sentMessages.text });
  return database.db.$client`select ${message} from sent_messages order by id`;
}

let count = 0;
async function addTradeIn(state: 'accepted' | 'refused', customerId: number | null): Promise<string> {
  const number = `T-2026-${String(++count).padStart(6, '0')}`;
  const isAccepted = state === 'accepted';
  await database.db.$client`
    insert into trade_ins (number, customer_id, key, language, name, phone, shop_id, answers, estimate, state, price, code, answer, created_at)
    values (${number}, ${customerId}, ${number}, 'kk', 'Айгүл', '7011112244', 1, '{}'::jsonb, 1, ${state}, ${isAccepted ? 50_000 : null},
      ${isAccepted ? 'TI-SECRET' : null}, ${isAccepted ? null : 'Экран'}, ${noon})`;
  return number;
}

test('texts a guest the trade-in decision in the language of the page, without the promo code', async () => {
  const number = await addTradeIn('accepted', null);
  const messages = await collectMessages({ type: 'trade-in.decided', number });
  expect(messages).toMatchObject([{ channel: 'sms', recipient: '7011112244' }]);
  expect(messages[0]!.text).toMatch(
    new RegExp(`^Айырбас мақұлданды\\. ${number}\\..* https://shop\\.test/kz/trade-in$`),
  );
  expect(messages[0]!.text).not.toMatch(/SECRET|50/);
});

test('notifies a customer of a refusal here and of a discount through the promo code notice', async () => {
  const { customerId } = await insertCustomer(database.db, '7011112255');
  await database.db.$client`update customers set email = 'own@example.kz' where id = ${customerId}`;
  expect(await collectMessages({ type: 'trade-in.decided', number: await addTradeIn('accepted', customerId) })).toEqual(
    [],
  );
  expect(
    await collectMessages({ type: 'trade-in.decided', number: await addTradeIn('refused', customerId) }),
  ).toMatchObject([{ channel: 'mail', recipient: 'own@example.kz' }]);
});

async function addRequest(state: string, values: object): Promise<string> {
  const number = `R-2026-${String(++count).padStart(6, '0')}`;
  await database.db.$client`
    insert into business_requests (number, form, values, language, state, answer, nonce, phone, address_hash, created_at)
    values (${number}, 'gift-cards', ${JSON.stringify(values)}::text::jsonb, 'ru', ${state}, 'Счёт отправлен', ${number}, '7011112266', '', ${noon})`;
  return number;
}

test('notifies an organisation of each step of a gift card request, with the answer in emails only', async () => {
  const number = await addRequest('in-work', { email: 'office@example.kz' });
  const [letter, ...others] = await collectMessages({ type: 'request.moved', number, state: 'in-work' });
  expect([letter, others]).toMatchObject([{ channel: 'mail', recipient: 'office@example.kz' }, []]);
  expect(letter!.text).toBe(`Заявка в работе\n\nЗаявка ${number}. Счёт отправлен\n\nhttps://shop.test/gift-cards\n`);
  await database.db.$client`delete from sent_messages`;
  const other = await addRequest('done', {});
  expect(await collectMessages({ type: 'request.moved', number: other, state: 'done' })).toMatchObject([
    {
      channel: 'sms',
      recipient: '7011112266',
      text: `Заявка выполнена. Заявка ${other}. https://shop.test/gift-cards`,
    },
  ]);
});

test('sends nothing for a request that has moved on or no longer exists', async () => {
  const number = await addRequest('done', {});
  expect(await collectMessages({ type: 'request.moved', number, state: 'in-work' })).toEqual([]);
  expect(await collectMessages({ type: 'request.moved', number: 'R-2026-999999', state: 'done' })).toEqual([]);
  expect(await collectMessages({ type: 'trade-in.decided', number: 'T-2026-999999' })).toEqual([]);
});
