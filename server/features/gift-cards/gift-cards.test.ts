import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings.ts';
import { createTryLimit } from '#server/platform/try-limit.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/ordering.ts';
import { issueCard } from '#test/factories/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { CallContext } from '../../platform/call.ts';
import { giftCardsRoutes } from './gift-cards.routes.ts';

let database: TestDatabase;
let shop: Ordering;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

/** The call of one session, with no wrong tries behind it. */
function asker() {
  const routes = giftCardsRoutes({
    giftCards: shop.giftCards,
    settings: { current: () => ({ ...defaultSettings, 'savings.triesOfSession': 3 }) },
    tries: createTryLimit(database),
  });
  const context = { sessionId: 1, ip: '10.0.0.1', now: noon } as CallContext;
  return (card: { number: string; pin: string }) => routes['POST /api/gift-cards/balance'](card, context);
}

test('who knows number and PIN sees what is left, also of a card that pays no more', async () => {
  const ask = asker();
  const card = await issueCard(shop, 5000);
  expect(await ask(card)).toEqual({
    number: `•••• •••• •••• ${card.number.slice(-4)}`,
    nominal: 5000,
    balance: 5000,
    expiresAt: '2027-11-24T19:00:00.000Z',
  });
  const over = await issueCard(shop, 5000, noon);
  expect(await ask(over)).toMatchObject({ expiresAt: noon.toISOString() });
});

test('wrong numbers and wrong PINs are answered alike, and a session has only so many', async () => {
  const ask = asker();
  const card = await issueCard(shop, 5000);
  const wrongPin = { ...card, pin: card.pin === '0000' ? '0001' : '0000' };
  await expect(ask(wrongPin)).rejects.toThrow('gift_card_refused');
  await expect(ask({ number: '4000000000000002', pin: card.pin })).rejects.toThrow('gift_card_refused');
  await ask(card);
  await expect(ask(wrongPin)).rejects.toThrow('gift_card_refused');
  await expect(ask(card)).rejects.toThrow('too_many_tries');
});

test.each(['ru', 'kk'] as const)(
  "a customer's card is printed with its barcode in %s, another's is not",
  async (language) => {
    const { customerId } = await insertCustomer(database.db, `70633000${language === 'ru' ? '01' : '02'}`);
    const purchaseCardId = language === 'ru' ? 1 : 2;
    const given = {
      customerId,
      purchaseCardId,
      sender: 'Әсел',
      message: 'Құттықтаймыз!',
      design: 'ornament',
      colour: 'gold',
    } as const;
    await shop.giftCards.give(database.db.$client, 5000, given, noon);
    const { id } = (await shop.giftCards.list(customerId, noon)).activeCards[0]!;
    const terms = { shopName: 'Sauda', language, now: noon };
    const printed = await shop.giftCards.print(customerId, id, terms);
    expect(printed?.name).toMatch(/^gift-card-\d{4}\.pdf$/);
    const text = printed!.bytes.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain('/Subtype /Image');
    expect(await shop.giftCards.print(customerId + 1, id, terms)).toBeUndefined();
  },
);
