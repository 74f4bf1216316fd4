import { AUDIT_CHECKS, findFaults } from '#server/features/operations/audit/audit.queries.ts';
import type { Database } from '#server/platform/database/db.ts';
import { insertCustomer } from '../customers.ts';
import { createOrdering, courierToday, evening, noon } from './ordering.ts';
import { issueCard, createPromoCode, giveBonuses } from './savings.ts';
import { createTestReturns } from './returns.ts';
import { createScriptedGateway } from './scripted-gateway.ts';

/** Creates a shop that sells keys of 10 000 tenge and phones of 50 000, with returns. */
export async function createKeyShop(db: Database) {
  const bank = createScriptedGateway();
  const shop = await createOrdering(db, {
    gateway: bank,
    sandbox: true,
    settings: { 'delivery.slotCapacity': 10_000, 'order.openUnproven': 100, 'giftCard.minOtherTender': 0 },
  });
  const returns = createTestReturns(shop);
  let phones = 0;

  /** A customer with a paid order of keys, and of a phone unless `isDigital`. */
  const buy = async ({
    keys = 2,
    isDigital = false,
    bonuses = 0,
    card = 0,
    promoPercent = 0,
    bonusPercent = 0,
    stock = { 1: null },
  }: {
    keys?: number;
    isDigital?: boolean;
    /** Bonuses that pay for the order. */
    bonuses?: number;
    /** Gift card that pays for the order, tenge. */
    card?: number;
    promoPercent?: number;
    /** Bonuses earned by the keys, percent. */
    bonusPercent?: number;
    /** Stock of the keys by shop; null is not counted. */
    stock?: Record<number, number | null>;
  } = {}) => {
    const key = await shop.addProduct({ price: 10_000, isDigital: true, stock, bonusPercent });
    const device = isDigital ? null : await shop.addProduct({ price: 50_000 });
    const customer = await insertCustomer(db, `70800${String(++phones).padStart(5, '0')}`);
    const buyer = await shop.shopper(
      { [key]: keys, ...(device !== null && { [device]: 1 }) },
      { customer, method: 'card', delivery: isDigital ? { kind: 'digital' } : courierToday },
    );
    const { caller, sessionId } = buyer;
    const { customerId } = customer;
    if (bonuses > 0) {
      const expiresAt = new Date('2027-06-01T00:00:00Z');
      await giveBonuses(db, customerId, [{ amount: bonuses, expiresAt }]);
    }
    if (promoPercent > 0) await shop.checkout.setPromo(caller, await createPromoCode(shop, { value: promoPercent }));
    if (bonuses > 0) await shop.checkout.setBonuses(caller, bonuses);
    if (card > 0) await shop.checkout.addCard(caller, await issueCard(shop, card));
    const { stamp } = await shop.checkout.read(caller);
    const { number } = await shop.checkout.place(sessionId, stamp, 'key', caller);
    // Opens the bank's page, or completes an order that savings pay in full.
    await shop.orders.paymentPage(number, caller);
    for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
    await shop.orders.check({ number }, caller);
    return {
      ...buyer,
      customerId,
      key,
      number,
      /** The order as its buyer sees it. */
      read: async () => (await shop.orders.read({ number }, caller)).orders[0]!,
      /** Ids of the unopened keys. */
      unopened: async () =>
        (await shop.keys.list(customerId, 'ru')).filter(({ openedAt }) => openedAt === null).map(({ id }) => id),
      /** Opens one key. */
      async openKey() {
        const closed = (await shop.keys.list(customerId, 'ru')).find(({ openedAt }) => openedAt === null)!;
        await shop.keys.open(customerId, closed.id, 'ru', noon);
      },
      /** Returns keys as the buyer. */
      returnKeys: (quantity: number, returned = 0) =>
        returns.returnKeys({ number }, { productId: key, quantity, returned }, caller),
      /** Delivers the order. */
      async deliver() {
        for (const to of ['preparing', 'on_the_way', 'completed'] as const)
          await shop.orders.advance(number, to, 'operator', noon);
      },
    };
  };

  return {
    shop,
    bank,
    returns,
    buy,

    /** Reads the refunds of an order to its bank card, in order of creation. */
    async refundsOf(number: string): Promise<number[]> {
      const rows = await db.$client<{ amount: number }[]>`
        select r.amount from payment_refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.created_at, r.cause desc`;
      return rows.map(({ amount }) => amount);
    },

    /** Reads the refunds of an order to gift cards, tenge. */
    async cardRefundsOf(number: string): Promise<number> {
      const [row] = await db.$client<{ sum: number }[]>`
        select coalesce(sum(amount), 0)::int as sum from gift_card_entries where order_number = ${number} and kind = 'return'`;
      return row!.sum;
    },

    /** Reads the return receipts of an order: quantity and sum of each line, then paid and prepaid. */
    async returnReceiptsOf(number: string): Promise<{ lines: string[]; paid: number; prepaid: number }[]> {
      type Content = { lines: { quantity: number; total: number }[]; paid: number; prepaid: number };
      const rows = await db.$client<{ content: Content }[]>`
        select content from receipts where order_number = ${number} and kind = 'return' order by id`;
      return rows.map(({ content: { lines, paid, prepaid } }) => ({
        lines: lines.map(({ quantity, total }) => `${quantity} × ${total}`),
        paid,
        prepaid,
      }));
    },

    /** Reads the stock of a product by shop: quantity, reserved. */
    async stockOf(productId: number): Promise<[number, number][]> {
      const rows = await db.$client<{ quantity: number; reserved: number }[]>`
        select quantity, reserved from stocks where product_id = ${productId} order by shop_id`;
      return rows.map(({ quantity, reserved }) => [quantity, reserved]);
    },

    /** Runs the audit and returns examples of faults. */
    async findAuditFaults(): Promise<string[]> {
      const found = await Promise.all(AUDIT_CHECKS.map((check) => findFaults(db.$client, check, evening)));
      return found.flatMap(({ examples }) => examples);
    },
  };
}

/** A shop that sells keys. */
export type KeyShop = Awaited<ReturnType<typeof createKeyShop>>;
