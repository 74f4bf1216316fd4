import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { OperatorReceipt } from '#contract/operator/operator.ts';
import type { OrderReceipt, Receipt } from '#contract/orders/receipts.ts';
import { parseGtin } from '#domain/catalog/gtin.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { multiply, sum } from '#domain/pricing/money.ts';
import {
  createGiftCardsReceipt,
  lineDiscount,
  receiptVatTiyn,
  createReturnReceipt,
  createSaleReceipt,
  type ReceiptContent,
  type ReceiptLine,
  type ReceiptTender,
} from '#domain/payments/receipt.ts';
import { GIFT_CARD_TENDER, paymentPolicies } from '#domain/payments/payment-policies.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { isCardTender } from '#domain/payments/tender.ts';
import type { ReturnSums } from '#domain/orders/product-return.ts';
import { legalDetails, legalName } from '#domain/customers/legal-name.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { FiscalProblem, type FiscalGateway, type FiscalReceipt } from '#server/gateways/fiscal/fiscal.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import {
  countOpen,
  findBasisNumber,
  findById,
  findByOrders,
  findReceipt,
  findSales,
  insertReceipt,
  listOpen,
  markIssued,
  markProblem,
  retryNow,
  claimDue,
  type NewReceipt,
  type ReceiptCounts,
  type ReceiptRow,
} from './receipts.queries.ts';

export type { ReceiptCounts } from './receipts.queries.ts';

/** Advisory lock for the cash register, which takes one request at a time. */
const REGISTER_LOCK = 8_204_001;
const REFERENCE_BYTES = 15;
const MAX_ROWS = 200;
const TIYN = 100;

/** Fiscal receipts of payments and refunds. */
export type ReceiptsService = ReturnType<typeof createReceiptsService>;

/** Receipt data of an order; amounts in tenge. */
type SoldOrder = Parameters<typeof createSaleReceipt>[0] & {
  id: number;
  number: string;
  email: string;
  phone: string;
  paymentMethod: PaymentMethod;
};
/** Receipt data of an order line. */
type SoldLine = Omit<ReceiptLine, 'gtin'> & { orderId: number; productId: number; barcode: string };
/** Receipt data of a service of a line, sold at its price. */
type SoldService = Omit<SoldLine, 'barcode' | 'total'> & { returned: number };
/** A sold order with its lines and services. */
type Sold = { order: SoldOrder; lines: SoldLine[]; services: SoldService[] };
/** Reads orders, their lines and services from a higher layer; injected by the composition root. */
type SoldReader = {
  orders(sql: Sql, ids: readonly number[]): Promise<SoldOrder[]>;
  lines(sql: Sql, orderIds: readonly number[]): Promise<SoldLine[]>;
  services(sql: Sql, orderIds: readonly number[]): Promise<SoldService[]>;
};

type Deps = {
  db: Database;
  gateway: FiscalGateway;
  settings: { current(): Settings };
  soldReader: SoldReader;
  /** Receives receipts refused by the cash register. */
  log: Pick<Logger, 'error'>;
};

/** Refund of a cancelled order, tenge; `money` without gift cards. */
type CancelledSums = {
  lines: readonly { productId: number; quantity: number; money: number }[];
  money: number;
  giftCards: number;
};

/** Receipt data of a partial return: amounts per line and per tender. */
export type ReturnReceiptInput = {
  lines: readonly Pick<ReturnSums['lines'][number], 'productId' | 'quantity' | 'money'>[];
  services: ReturnSums['services'];
  tenders: ReturnSums['tenders'];
  orderId: number;
  orderNumber: string;
  /** Number of the return. */
  cause: string;
  /** Refunded delivery fee, tenge. */
  delivery: number;
};

/**
 * Creates the receipt service. A receipt is written in the transaction of its payment and sent to the cash register
 * later. Its reference makes repeated sends return the same receipt (docs/decisions/0014-fiscal-receipts.md).
 */
export function createReceiptsService({ db, gateway, settings, soldReader, log }: Deps) {
  const requestReceipt = async (tx: Sql, receipt: Omit<NewReceipt, 'reference'>, now: Date): Promise<void> => {
    const reference = randomBytes(REFERENCE_BYTES).toString('base64url');
    const id = await insertReceipt(tx, { ...receipt, reference }, now);
    if (id !== undefined) await recordEvents(tx, [{ type: 'receipt.requested', receiptId: id }]);
  };

  const requestReversal = async (
    tx: Sql,
    sale: ReceiptRow,
    content: ReceiptContent | null,
    { cause, email, phone }: Pick<NewReceipt, 'cause' | 'email' | 'phone'>,
    now: Date,
  ) => {
    const { orderNumber, id: basisId } = sale;
    if (content) await requestReceipt(tx, { orderNumber, kind: 'return', cause, basisId, content, email, phone }, now);
  };

  const readSold = async (tx: Sql, orderIds: readonly number[]): Promise<Sold[]> => {
    const orders = await soldReader.orders(tx, orderIds);
    const lines = Map.groupBy(await soldReader.lines(tx, orderIds), ({ orderId }) => orderId);
    const services = Map.groupBy(await soldReader.services(tx, orderIds), ({ orderId }) => orderId);
    return orders.map((order) => ({ order, lines: lines.get(order.id) ?? [], services: services.get(order.id) ?? [] }));
  };

  const toFiscalReceipt = async (row: ReceiptRow): Promise<FiscalReceipt> => {
    const { reference, kind, orderNumber, content, email, phone } = row;
    const sale = row.basisId === null ? undefined : await findById(db.$client, row.basisId);
    const basis =
      sale?.number && sale.issuedAt
        ? {
            number: sale.number,
            issuedAt: new Date(sale.issuedAt),
            registration: sale.registration,
            offline: sale.offline,
            paid: sale.content.paid,
          }
        : null;
    return { reference, kind, orderNumber, content, basis, customer: { email, phone } };
  };

  /** Issues one receipt; false if the register is unavailable. */
  const issue = async (row: ReceiptRow): Promise<boolean> => {
    try {
      const issued = await gateway.issue(await toFiscalReceipt(row));
      await inTransaction(db, async (tx) => {
        if (await markIssued(tx, row.id, gateway.name, issued))
          await recordEvents(tx, [{ type: 'receipt.issued', receiptId: row.id }]);
      });
      return true;
    } catch (error) {
      if (!(error instanceof FiscalProblem)) throw error;
      const isRefused = error.kind === 'refused';
      if (isRefused) log.error({ receipt: row.reference, order: row.orderNumber, err: error }, 'a receipt was refused');
      await markProblem(db.$client, row.id, isRefused ? 'refused' : 'waiting', error.message);
      return isRefused;
    }
  };

  const findSeller = (language: Language) => {
    const current = settings.current();
    const office = pick({ ru: current['shop.address'], kk: current['shop.addressKk'] }, language);
    return {
      name: legalName(current, language) || current['shop.name'],
      bin: current['shop.bin'],
      address: legalDetails(current, language).address || office,
    };
  };

  return {
    /**
     * Requests receipts for paid orders in the payment's transaction; orders without a charge get none. `tender` is the
     * tender used if the payment method does not determine it.
     */
    async requestSales(tx: Sql, orderIds: readonly number[], tender: ReceiptTender | null, now: Date): Promise<void> {
      const vatPercent = settings.current()['payment.vatPercent'];
      for (const { order, lines, services } of await readSold(tx, orderIds)) {
        const { number: orderNumber, paymentMethod, email, phone } = order;
        const orderLines = [...lines.map(toReceiptLine), ...services.map(toServiceLine)];
        const defaultTender = paymentPolicies[paymentMethod].receipt;
        const content =
          defaultTender && createSaleReceipt(order, orderLines, { tender: tender ?? defaultTender, vatPercent });
        if (content)
          await requestReceipt(tx, { orderNumber, kind: 'sale', cause: '', basisId: null, content, email, phone }, now);
      }
    },

    /**
     * Requests receipts for cancelled paid orders by order id, reversing the sale less earlier refunds and opened keys.
     */
    async requestCancels(tx: Sql, refunds: ReadonlyMap<number, CancelledSums>, now: Date): Promise<void> {
      const soldOrders = await readSold(tx, [...refunds.keys()]);
      const numbers = soldOrders.map(({ order }) => order.number);
      const sales = new Map((await findSales(tx, numbers)).map((sale) => [sale.orderNumber, sale]));
      for (const sold of soldOrders) {
        const { number, email, phone, toPay, giftCardsPaid } = sold.order;
        const refund = refunds.get(sold.order.id)!;
        const sale = sales.get(number);
        if (!sale) continue;
        const isWhole = refund.money + refund.giftCards === toPay + giftCardsPaid;
        const content = isWhole ? sale.content : createRestReceipt(sale, sold, refund);
        await requestReversal(tx, sale, content, { cause: '', email, phone }, now);
      }
    },

    /** Requests a receipt for returned products and services. */
    async requestReturn(tx: Sql, returned: ReturnReceiptInput, now: Date): Promise<void> {
      const [sale] = await findSales(tx, [returned.orderNumber]);
      const [sold] = await readSold(tx, [returned.orderId]);
      // Sales made before the shop issued receipts have no return receipt.
      if (!sale || !sold) return;
      const { order, lines, services } = sold;
      const content = createReturnReceipt(sale.content, {
        lines: [
          ...returned.lines.map(({ productId, quantity, money }) => ({
            line: toReceiptLine(lines.find((line) => line.productId === productId)!),
            quantity,
            total: money,
          })),
          ...returned.services.map(({ productId, code, quantity, money }) => ({
            line: toServiceLine(services.find((line) => line.productId === productId && line.code === code)!),
            quantity,
            total: money,
          })),
        ],
        delivery: returned.delivery,
        paid: sum(returned.tenders.filter(({ id }) => !isCardTender(id)).map(({ amount }) => amount)),
        prepaid: sum(returned.tenders.filter(({ id }) => isCardTender(id)).map(({ amount }) => amount)),
      });
      await requestReversal(tx, sale, content, { cause: returned.cause, email: order.email, phone: order.phone }, now);
    },

    /**
     * Requests a receipt for purchased gift cards, one line per denomination; `orderNumber` is the purchase number.
     */
    async requestGiftCards(
      tx: Sql,
      { orderNumber, nominals: denominations }: { orderNumber: string; nominals: readonly number[] },
      now: Date,
    ): Promise<void> {
      const content = createGiftCardsReceipt(denominations, GIFT_CARD_TENDER);
      await requestReceipt(
        tx,
        { orderNumber, kind: 'sale', cause: '', basisId: null, content, email: '', phone: '' },
        now,
      );
    },

    /** Requests a receipt for one refunded gift card; `cause` identifies it. */
    async requestGiftCardRefund(
      tx: Sql,
      { orderNumber, cause, nominal }: { orderNumber: string; cause: string; nominal: number },
      now: Date,
    ): Promise<void> {
      const [sale] = await findSales(tx, [orderNumber]);
      if (!sale) return;
      const content = createGiftCardsReceipt([nominal], sale.content.tender);
      await requestReversal(tx, sale, content, { cause, email: '', phone: '' }, now);
    },

    /**
     * Sends due receipts one at a time across all processes until the register is unreachable. Returns the number
     * processed; the rest stay due.
     */
    async send(now: Date): Promise<number> {
      const sent = await db.$client.ifUnlocked(REGISTER_LOCK, async () => {
        let processed = 0;
        for (;;) {
          const row = await claimDue(db.$client, now);
          if (!row || !(await issue(row))) return processed;
          processed++;
        }
      });
      return sent ?? 0;
    },

    /** Closes the cash register's shift, limited to 24 hours by law. */
    async closeShift(): Promise<void> {
      await db.$client.underLock(REGISTER_LOCK, () => gateway.closeShift());
    },

    /** Lists the receipts of orders by order number, oldest first. */
    async findByOrders(orderNumbers: readonly string[]): Promise<Map<string, OrderReceipt[]>> {
      const rows = await findByOrders(db.$client, orderNumbers);
      return Map.groupBy(rows.map(toOrderReceipt), ({ orderNumber }) => orderNumber);
    },

    /** Returns a receipt to a caller with its reference; fails with `receipt_not_found`. */
    async read(reference: string, language: Language): Promise<Receipt> {
      const row = (await findReceipt(db.$client, reference)) ?? fail('receipt_not_found');
      const { content, basisId } = row;
      return {
        ...toOrderReceipt(row),
        seller: findSeller(language),
        basisNumber: basisId === null ? null : await findBasisNumber(db.$client, basisId),
        lines: content.lines.map((line) => ({
          name: pick({ ru: line.nameRu, kk: line.nameKk }, language),
          quantity: line.quantity,
          price: line.price,
          discount: lineDiscount(line),
          total: line.total,
        })),
        total: sum(content.lines.map(({ total }) => total)),
        prepaid: content.prepaid,
        tender: content.tender,
        vat: { percent: content.vatPercent, amount: receiptVatTiyn(content) / TIYN },
        register: row.registration === null ? null : { registration: row.registration, operator: row.operator ?? '' },
        offline: row.offline,
      };
    },

    /** Returns the QR target of a receipt, if its cash register provides one; undefined without the receipt. */
    async findQrTarget(reference: string): Promise<{ url: string | null } | undefined> {
      const row = await findReceipt(db.$client, reference);
      return row && { url: row.url };
    },

    /** Lists unissued receipts for operators. */
    async listOpen(): Promise<OperatorReceipt[]> {
      return (await listOpen(db.$client, MAX_ROWS)).map((row) => ({
        reference: row.reference,
        orderNumber: row.orderNumber,
        kind: row.kind,
        amount: row.content.paid,
        state: row.state === 'refused' ? 'refused' : 'waiting',
        tries: row.tries,
        nextTryAt: row.state === 'waiting' ? new Date(row.nextTryAt).toISOString() : null,
        problem: row.problem,
        at: new Date(row.createdAt).toISOString(),
      }));
    },

    /**
     * Retries a receipt immediately, after an operator fixed the cause of a refusal; fails with `receipt_not_found`.
     */
    async retry(reference: string, now: Date): Promise<{ state: OrderReceipt['state'] }> {
      if (await retryNow(db.$client, reference, now)) await this.send(now);
      const row = (await findReceipt(db.$client, reference)) ?? fail('receipt_not_found');
      return { state: row.state };
    },
  };
}

/** Creates the receipt that reverses the rest of a sale; null if nothing is left. */
function createRestReceipt(sale: ReceiptRow, { order, lines, services }: Sold, refund: CancelledSums) {
  return createReturnReceipt(sale.content, {
    lines: [
      ...refund.lines.map(({ productId, quantity, money: total }) => ({
        line: toReceiptLine(lines.find((line) => line.productId === productId)!),
        quantity,
        total,
      })),
      ...services.map((service) => {
        const quantity = service.quantity - service.returned;
        return { line: toServiceLine(service), quantity, total: multiply(service.price, quantity) };
      }),
    ],
    delivery: order.deliveryTotal,
    paid: refund.money,
    prepaid: refund.giftCards,
  });
}

/** Counts unissued receipts, for metrics. */
export const countOpenReceipts = ({ $client }: Database): Promise<ReceiptCounts> => countOpen($client);

function toReceiptLine(soldLine: Omit<ReceiptLine, 'gtin'> & { barcode: string }): ReceiptLine {
  const { nameRu, nameKk, code, barcode, quantity, price, total } = soldLine;
  return { nameRu, nameKk, code, gtin: parseGtin(barcode) ?? '', quantity, price, total };
}

function toServiceLine({ nameRu, nameKk, code, quantity, price }: SoldService): ReceiptLine {
  return { nameRu, nameKk, code, gtin: '', quantity, price, total: multiply(price, quantity) };
}

function toOrderReceipt(row: ReceiptRow): OrderReceipt & { orderNumber: string } {
  return {
    reference: row.reference,
    orderNumber: row.orderNumber,
    kind: row.kind,
    state: row.state,
    number: row.number,
    amount: row.content.paid,
    url: row.url,
    at: new Date(row.issuedAt ?? row.createdAt).toISOString(),
  };
}
