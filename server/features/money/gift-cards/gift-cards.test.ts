import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GiftCardKey } from '#contract/gifts/gift-cards.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { createAttemptLimit } from '#server/platform/limits/attempt-limit.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, daysLater, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { issueCard } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { giftCardsRoutes } from './gift-cards.routes.ts';

let database: TestDatabase;
let shop: Ordering;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client`truncate counted_tries`);

/** The call of one session, with three wrong attempts an hour by default. */
function createBalanceCheck(caller: Partial<CallContext> = {}, triesOfSession = 3) {
  const routes = giftCardsRoutes({
    db: database.db,
    phoneVerification: shop.phoneVerification,
    giftCards: shop.giftCards,
    settings: { current: () => ({ ...defaultSettings, 'savings.triesOfSession': triesOfSession }) },
    tries: createAttemptLimit(database),
  });
  const context = { sessionId: 1, customerId: null, ip: '10.0.0.1', now: noon, ...caller } as CallContext;
  return (card: { number: string; pin: string }) => routes['POST /api/gift-cards/balance'](card, context);
}

test('shows the balance to a caller with number and PIN, also of an unusable card', async () => {
  const checkBalance = createBalanceCheck();
  const card = await issueCard(shop, 5000);
  expect(await checkBalance(card)).toEqual({
    number: `•••• •••• •••• ${card.number.slice(-4)}`,
    nominal: 5000,
    balance: 5000,
    expiresAt: '2027-11-24T19:00:00.000Z',
  });
  const expiredCard = await issueCard(shop, 5000, noon);
  expect(await checkBalance(expiredCard)).toMatchObject({ expiresAt: noon.toISOString() });
});

test('answers wrong numbers and wrong PINs alike and limits attempts per session', async () => {
  const checkBalance = createBalanceCheck();
  const card = await issueCard(shop, 5000);
  const wrongPin = { ...card, pin: card.pin === '000000' ? '000001' : '000000' };
  await expect(checkBalance(wrongPin)).rejects.toThrow('gift_card_refused');
  await expect(checkBalance({ number: '4000000000000002', pin: card.pin })).rejects.toThrow('gift_card_refused');
  await checkBalance(card);
  await expect(checkBalance(wrongPin)).rejects.toThrow('gift_card_refused');
  await expect(checkBalance(card)).rejects.toThrow('too_many_tries');
});

describe('unverified callers who guess a PIN', () => {
  const wrongPins = (pin: string) =>
    Array.from({ length: 40 }, (_, n) => String(n).padStart(pin.length, '0')).filter((item) => item !== pin);
  /**
   * Tries PINs from one address, one session each, until another error is returned; returns the number of checked PINs.
   */
  const attack = async (card: { number: string; pin: string }, ip: (n: number) => string) => {
    for (const [n, pin] of wrongPins(card.pin).entries()) {
      const refusal = await createBalanceCheck({ sessionId: null, ip: ip(n) })({ ...card, pin }).catch(
        (error: Error) => error.message,
      );
      if (refusal !== 'gift_card_refused') return { tries: n, refusal };
    }
    return { tries: Infinity, refusal: '' };
  };

  test('have five attempts from one network and twenty a day in total, then must verify a phone', async () => {
    const card = await issueCard(shop, 5000);
    expect(card.pin).toMatch(/^\d{6}$/);
    expect(await attack(card, (n) => `192.0.2.${n}`)).toEqual({ tries: 5, refusal: 'phone_not_proved' });
    expect(await attack(card, (n) => `10.1.${n}.1`)).toEqual({ tries: 15, refusal: 'phone_not_proved' });
    const nextHour = new Date(noon.getTime() + HOUR_MS);
    await expect(createBalanceCheck({ ip: '10.2.0.1', now: nextHour })(card)).rejects.toMatchObject({
      error: 'phone_not_proved',
      details: { reason: 'card' },
    });
    const nextDay = daysLater(1);
    expect(await createBalanceCheck({ ip: '10.2.0.1', now: nextDay })(card)).toMatchObject({ balance: 5000 });
  });

  test('never lock out an owner with a verified phone or login, whose wrong attempts are limited too', async () => {
    const card = await issueCard(shop, 5000);
    await attack(card, (n) => `10.1.${n}.1`);
    const { sessionId } = await shop.sessions.create();
    await database.db.$client`
      insert into phone_proofs (session_id, phone, proved_at, expires_at)
      values (${sessionId}, '7015550001', ${noon}, ${new Date(noon.getTime() + HOUR_MS)})`;
    const { customerId } = await insertCustomer(database.db, '7063300009');
    for (const holder of [{ sessionId }, { sessionId: null, customerId }]) {
      const checkBalance = createBalanceCheck({ ...holder, ip: '10.1.0.1' }, 1000);
      expect(await checkBalance(card)).toMatchObject({ balance: 5000 });
      for (const pin of wrongPins(card.pin).slice(0, 10))
        await expect(checkBalance({ ...card, pin })).rejects.toThrow('gift_card_refused');
      await expect(checkBalance(card)).rejects.toThrow('too_many_tries');
    }
  });
});

test('accepts payment with a card whose PIN has four digits', async () => {
  const card = (await shop.giftCards.issue(5000, noon, { number: '7770000000000094', pin: '2026' }))!;
  expect(GiftCardKey.safeParse(card).success).toBe(true);
  expect(GiftCardKey.safeParse({ ...card, pin: '20260' }).success).toBe(false);
  expect(await createBalanceCheck()(card)).toMatchObject({ balance: 5000 });
});

test.each(['ru', 'kk'] as const)(
  "prints a customer's own card with its barcode in %s and refuses another customer's",
  async (language) => {
    const { customerId } = await insertCustomer(database.db, `70633000${language === 'ru' ? '01' : '02'}`);
    const purchaseCardId = language === 'ru' ? 1 : 2;
    const cardInput = {
      customerId,
      purchaseCardId,
      sender: 'Әсел',
      message: 'Құттықтаймыз!',
      design: 'ornament',
      colour: 'gold',
    } as const;
    await shop.giftCards.issueOwned(database.db.$client, 5000, cardInput, noon);
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
