import { afterAll, beforeAll, expect, test } from 'vitest';
import { isGiftCardNumber } from '#domain/gifts/gift-card.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { giveBonuses } from '#test/factories/orders/savings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createBonusCardsService } from './bonus-cards.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('gives a customer one card, from which a till reads the bonus balance', async () => {
  const cards = createBonusCardsService({ ...database, settings: { current: () => defaultSettings } });
  const { customerId } = await insertCustomer(database.db, '7060000777');
  await giveBonuses(database.db, customerId, [{ amount: 500, expiresAt: new Date(noon.getTime() + 9e8) }]);
  const numbers = await Promise.all([1, 2, 3].map(() => cards.readNumber(customerId)));
  expect(new Set(numbers).size).toBe(1);
  expect(isGiftCardNumber(numbers[0]!)).toBe(true);
  expect(await cards.read(numbers[0]!, noon)).toEqual({ firstName: 'Әсел', available: 500 });
  await expect(cards.read('2900000000000000', noon)).rejects.toThrow('bonus_card_not_found');
});
