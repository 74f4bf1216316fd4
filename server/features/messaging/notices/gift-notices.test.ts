import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#server/gateways/mail/mail.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestNotices } from '#test/factories/notices.ts';
import { almaty, createOrdering, minutesLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { unannouncedGifts } from '#server/app/app-notices.ts';
import { giftCardDetails } from './gift-notices.policy.ts';
import { createGiftNoticesService, type GiftNoticesService } from './gift-notices.service.ts';
import type { NoticesService } from './notices.service.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let notices: NoticesService;
let gifts: GiftNoticesService;
let letters: Mail[] = [];
let people = 0;
let purchases = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  bank = createScriptedGateway();
  shop = await createOrdering(db, { gateway: bank });
  letters = [];
  await db.$client`delete from outbox`;
  notices = createTestNotices(db, {
    mail: { name: 'kept', send: async (letter) => void letters.push(letter) },
    async giftCardPicture({ customerId, giftCardId, language }) {
      const bytes = await shop.giftCards.picture(customerId, giftCardId, { shopName: 'Sauda', language });
      return bytes && giftCardDetails(bytes, language);
    },
  });
  gifts = createGiftNoticesService({ ...unannouncedGifts, db, notices, cityKeyword: () => 'almaty' });
});

async function someone(language: 'ru' | 'kk') {
  const customer = await insertCustomer(database.db, `708${String(++people).padStart(7, '0')}`);
  const email = `${customer.customerId}@example.kz`;
  await database.db
    .$client`update customers set language = ${language}, email = ${email} where id = ${customer.customerId}`;
  return { ...customer, email };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const callOf = ({ customerId }: Someone) => ({
  customerId,
  language: 'ru' as const,
  city: almaty,
  origin: 'https://shop.test',
  now: noon,
});

/** Paid gift cards for friends, due in an hour. */
async function bought(buyer: Someone, friends: readonly Someone[]) {
  const recipients = friends.map(({ phone }) => ({ phone, nominal: 10_000, name: '' }));
  const cards = { kind: 'electronic' as const, sendAt: minutesLater(60).toISOString(), recipients };
  const look = { design: 'birthday', colour: 'gold', sender: 'Әсел', message: 'Туған күніңмен!' } as const;
  const { number } = await shop.giftPurchases.buy({ ...look, cards }, `key ${++purchases}`, callOf(buyer));
  const payment = bank.orderPayments(number).at(-1)!;
  payment.truth = 'approved';
  const orderId = (await shop.payments.receive('scripted', { body: payment.reference, headers: {} }, noon))!;
  await shop.giftPurchases.onEvent({ type: 'payment.settled', attemptId: 0, orderId, status: '' }, noon);
  return number;
}

/** Handles every event twice, newest first, and sends the resulting notices. */
async function deliverNotices(now: Date) {
  const events = await database.db.$client<{ purchaseId: number }[]>`
    select (payload->>'purchaseId')::int as "purchaseId" from outbox where type = 'gift-cards.sent' order by seq desc`;
  for (const { purchaseId } of [...events, ...events])
    await gifts.onEvent({ type: 'gift-cards.sent', purchaseId }, now);
  await gifts.notify(now);
  await notices.sendDue(now);
  return events.length;
}

test.each(['ru', 'kk'] as const)('notifies the buyer in %s once, after all cards are delivered', async (language) => {
  const buyer = await someone(language);
  const friends = await Promise.all(Array.from({ length: 3 }, () => someone('ru')));
  const number = await bought(buyer, friends);
  expect(await deliverNotices(minutesLater(10))).toBe(0);
  expect(letters).toEqual([]);
  await Promise.all([1, 2, 3].map(() => shop.giftPurchases.send(minutesLater(61))));
  expect(await deliverNotices(minutesLater(62))).toBeGreaterThan(0);
  const own = letters.filter(({ to }) => to === buyer.email);
  expect(own).toMatchObject([
    { subject: language === 'kk' ? 'Сыйлық карталары жеткізілді' : 'Подарочные карты доставлены', files: [] },
  ]);
  expect(own[0]!.text).toContain(number);
  expect(own[0]!.text).toContain(`/profile/my-giftcards?bought=${number}`);
});

test('sends the buyer nothing while a card waits, and mentions the refund when a recipient is gone', async () => {
  const buyer = await someone('ru');
  const [here, gone] = [await someone('ru'), await someone('ru')];
  const number = await bought(buyer, [here, gone]);
  const sql = database.db.$client;
  await sql`update gift_purchase_cards set due_at = ${minutesLater(120)} where customer_id = ${gone.customerId}`;
  await shop.giftPurchases.send(minutesLater(61));
  await deliverNotices(minutesLater(62));
  expect(letters.filter(({ to }) => to === buyer.email)).toEqual([]);
  await sql`delete from customers where id = ${gone.customerId}`;
  await shop.giftPurchases.send(minutesLater(121));
  await deliverNotices(minutesLater(122));
  const [letter, ...more] = letters.filter(({ to }) => to === buyer.email);
  expect(more).toEqual([]);
  expect(letter?.text).toContain(`Покупка ${number}: карт в профилях получателей — 1; возвращено карт — 1`);
});

test('texts a recipient whom no other channel reaches, unless they refused SMS', async () => {
  const [friend, silent] = [await someone('kk'), await someone('ru')];
  const sql = database.db.$client;
  await sql`update customers set email = null where id in (${friend.customerId}, ${silent.customerId})`;
  await notices.choose(silent.customerId, { kind: 'gifts', channel: 'sms', wanted: false }, noon);
  await bought(await someone('ru'), [friend, silent]);
  await shop.giftPurchases.send(minutesLater(61));
  await deliverNotices(minutesLater(62));
  await deliverNotices(minutesLater(63));
  const sent = await sql<{ recipient: string; text: string }[]>`
    select recipient, text from sent_messages where channel = 'sms' and recipient in (${friend.phone}, ${silent.phone})`;
  expect(sent.map(({ recipient }) => recipient)).toEqual([friend.phone]);
  expect(sent[0]!.text).toMatch(/^Сізге сыйлық картасы келді\. .*\/kz\/profile\/my-giftcards$/);
});

test("attaches the picture of the card to the email, in the recipient's language", async () => {
  const friend = await someone('kk');
  await bought(await someone('ru'), [friend]);
  await shop.giftPurchases.send(minutesLater(61));
  await deliverNotices(minutesLater(62));
  const [letter, ...more] = letters.filter(({ to }) => to === friend.email);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    subject: 'Сізге сыйлық картасы келді',
    files: [{ type: 'image/jpeg', id: 'gift-card' }],
  });
  expect(letter!.html).toContain('<img src="cid:gift-card" alt="Сыйлық картасы"');
  expect(await sharp(letter!.files![0]!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 808 });
  expect(letter!.text).toContain('https://shop.test/kz/profile/my-giftcards');
});
