import { afterAll, beforeEach } from 'vitest';
import type { ServiceInput } from '#contract/orders/services.ts';
import { AUDIT_CHECKS, findFaults } from '#server/features/operations/audit/audit.queries.ts';
import { createOperatorServicesService } from '#server/features/ordering/orders/view/operator-services.service.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { insertCustomer } from '../customers.ts';
import { createOrdering, evening, noon, type Ordering } from './ordering.ts';
import { createTestReturns } from './returns.ts';
import { createScriptedGateway } from './scripted-gateway.ts';

/** Rate without conditions. */
export const rate = { categories: [], cities: [], fromGrams: 0, belowGrams: null };
const texts = { nameKk: 'Орнату', includedRu: 'Подключение и проверка', includedKk: 'Қосу және тексеру' };

/** Installation: 9000 tenge in Astana, 5000 for light phones elsewhere. */
export const installation: ServiceInput = {
  ...texts,
  kind: 'installation',
  nameRu: 'Установка',
  months: null,
  active: true,
  rates: [
    { ...rate, cities: ['astana'], price: 9000, percent: null },
    { ...rate, categories: ['telefony'], belowGrams: 60_000, price: 5000, percent: null },
  ],
};

/** Warranty of a year for 10 % of the price. */
export const warranty: ServiceInput = {
  ...texts,
  kind: 'warranty',
  nameRu: 'Гарантия +1 год',
  months: 12,
  active: true,
  rates: [{ ...rate, price: null, percent: 10 }],
};

/** Warranty of two years for 10 % of the price. */
export const longWarranty: ServiceInput = { ...warranty, nameRu: 'Гарантия +2 года', months: 24 };

/**
 * Creates a shop that offers services, with returns and the operators' calls, for a test file. Its offers, an
 * installation and a warranty of a year, are restored before each test.
 */
export async function openServiceShop() {
  const database = await createTestDatabase();
  const { db } = database;
  const bank = createScriptedGateway();
  const shop = await createOrdering(db, {
    gateway: bank,
    settings: { 'services.offered': true, 'delivery.slotCapacity': 10_000, 'order.openUnproven': 100 },
  });
  const returns = createTestReturns(shop);
  const operator = createOperatorServicesService({ db, orders: shop.orders, cityKeyword: () => 'almaty' });
  let phones = 0;
  afterAll(() => database.drop());
  beforeEach(async () => {
    await shop.serviceOffers.save('install', installation);
    await shop.serviceOffers.save('warranty', warranty);
  });

  /** A customer at the checkout with two phones, two installations and a warranty. */
  const shopper = async (choice: Parameters<Ordering['shopper']>[1] = {}) => {
    const product = await shop.addProduct({ price: 50_000, weightGrams: 2000 });
    const customer = await insertCustomer(db, `70700${String(++phones).padStart(5, '0')}`);
    const buyer = await shop.shopper({ [product]: 2 }, { customer, method: 'card', ...choice });
    await shop.cart.setService(buyer.caller, product, 'install', 2);
    await shop.cart.setService(buyer.caller, product, 'warranty', 1);
    return {
      ...buyer,
      product,
      read: () => shop.checkout.read(buyer.caller),
      place: async () =>
        shop.checkout.place(buyer.sessionId, (await shop.checkout.read(buyer.caller)).stamp, 'key', buyer.caller),
    };
  };
  type Buyer = Awaited<ReturnType<typeof shopper>>;

  const settle = async ({ caller }: Pick<Buyer, 'caller'>, number: string): Promise<void> => {
    await shop.orders.pay({ number }, caller);
    for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
    await shop.orders.check({ number }, caller);
  };

  const pay = async (buyer: Buyer): Promise<string> => {
    const { number } = await buyer.place();
    await settle(buyer, number);
    return number;
  };

  return {
    shop,
    bank,
    returns,
    operator,
    shopper,
    pay,
    /** Pays a placed order. */
    settle,

    /** Pays an order and hands it over. */
    async deliver(buyer: Buyer): Promise<string> {
      const number = await pay(buyer);
      for (const to of ['preparing', 'on_the_way', 'completed'] as const)
        await shop.orders.advance(number, to, 'operator', noon);
      return number;
    },

    /** Reads the receipts of an order: kind, then code and sum of each line. */
    async receiptsOf(number: string): Promise<string[][]> {
      const rows = await db.$client<{ kind: string; content: { lines: { code: string; total: number }[] } }[]>`
        select kind, content from receipts where order_number = ${number} order by id`;
      return rows.map(({ kind, content }) => [kind, ...content.lines.map(({ code, total }) => `${code} ${total}`)]);
    },

    /** Runs the audit and returns examples of faults. */
    async findAuditFaults(): Promise<string[]> {
      const found = await Promise.all(AUDIT_CHECKS.map((check) => findFaults(db.$client, check, evening)));
      return found.flatMap(({ examples }) => examples);
    },
  };
}

/** A customer at the checkout. */
export type ServiceBuyer = Awaited<ReturnType<Awaited<ReturnType<typeof openServiceShop>>['shopper']>>;
