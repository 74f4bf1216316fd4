import type { OperatorReturn } from '#contract/operator/operator.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { SentFile } from '#contract/orders/complaints.ts';
import type { OrderReturns, ReturnInput, ReturnPreview, ReturnRequest } from '#contract/orders/returns.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import type { OrderActor } from '#domain/orders/order-status.ts';
import { mustReturnGift } from '#domain/gifts/order-gift.ts';
import type { ReturnSums } from '#domain/orders/product-return.ts';
import {
  isFullyReturned,
  returnRefusal,
  returnStatesBefore,
  returnSums,
  restockedLines,
  returnRequestProblem,
  type ReceivedCondition,
  type ReturnState,
} from '#domain/orders/return-request.ts';
import { cardTender } from '#domain/payments/tender.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { neverConfirmed } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import type { OpenedOrder, OrderCaller, OrderKey, OrdersService } from '../orders/orders.service.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { PhoneVerificationService } from '../../customers/phone-verification/phone-verification.service.ts';
import type { StockService } from '../../storefront/stock/stock.service.ts';
import type { UploadsService } from '../../media/uploads/uploads.service.ts';
import {
  drawReturnNumber,
  findPhoto,
  findReturn,
  findReturns,
  insertReturn,
  listReturns,
  settleReturns,
  updateState,
  type ReturnRow,
} from './returns.queries.ts';
import { createRefund, type RefundDeps } from './refund.service.ts';
import { checkDailyLimit, createInstantReturn, returnChangedEvent } from './instant-return.service.ts';
import { createKeyReturns, type KeyQuantity } from './key-returns.service.ts';
import { createRestock } from './restock.service.ts';
import { createReturnableReader, type Returnable } from './returnable.service.ts';
import { createServiceRefunds, type ServiceQuantity, type ServiceToRefund } from './service-refund.service.ts';
import { dropOffShops } from './drop-off-shops.policy.ts';
import { completedOn, toOffer, createOperatorRenderer, toPreview, createReturnRenderer } from './returns.view.ts';

/** Returns of products. */
export type ReturnsService = ReturnType<typeof createReturnsService>;

type Deps = RefundDeps & {
  db: Database;
  geo: Pick<GeoService, 'shops'>;
  orders: Pick<OrdersService, 'moveReturned' | 'openOrder' | 'read'>;
  payments: Pick<PaymentsService, 'sendRefunds'>;
  keys: Pick<KeysService, 'lockOpened' | 'withdrawSurplus'>;
  stock: Pick<StockService, 'restock' | 'release'>;
  uploads: Pick<UploadsService, 'claim' | 'read' | 'store'>;
  phoneVerification: Pick<PhoneVerificationService, 'isVerified'>;
  settings: { current(): Pick<Settings, 'returns.excludedCategories' | 'operator.refundLimit'> };
};

/** Input of a new return request. */
type ReturnDraft = ReturnInput & { comment: string; photos: readonly string[] };

/**
 * Creates the returns service: buyers request returns, operators decide and receive them (decisions §5, law 274-IV art.
 * 30).
 */
export function createReturnsService(deps: Deps) {
  const { db, geo, orders, payments, stock, uploads, phoneVerification, settings } = deps;
  const refund = createRefund(deps);

  const read = createReturnableReader(settings);

  /**
   * Opens an order for a caller who may return it: its customer, the session that placed it, or a caller who knows
   * number and phone and has verified the phone. Fails with `order_not_found` or `proof_expired`.
   */
  const open = async (key: OrderKey, caller: OrderCaller): Promise<OpenedOrder> => {
    const order = await orders.openOrder(key, caller);
    const { sessionId, now } = caller;
    if (order.isOwn) return order;
    // A return gives access to money and photos, so number and phone, which are printed on the parcel, are not enough.
    if (sessionId === null || !(await phoneVerification.isVerified(db.$client, { sessionId, phone: order.phone }, now)))
      fail('proof_expired');
    return order;
  };

  const instantReturn = createInstantReturn({ ...deps, read, refund });
  const serviceRefunds = createServiceRefunds({ instantReturn, settings });
  const restock = createRestock(stock);
  const returnKeys = createKeyReturns({ instantReturn, restock, keys: deps.keys, settings });

  const findRefusal = ({ order, lines }: Returnable, now: Date) =>
    returnRefusal({ status: order.status, completed: completedOn(order), hasOpenRequest: order.isOpen, lines }, now);

  /** Computes the refund for these lines; fails with `return_refused` and the reason. */
  const computeSums = (
    returnable: Returnable,
    { lines: requestedLines, reason }: ReturnInput,
    now: Date,
  ): ReturnSums => {
    const refusal =
      findRefusal(returnable, now) ?? returnRequestProblem(returnable.lines, returnable.sold, requestedLines, reason);
    if (refusal) fail('return_refused', { reason: refusal });
    const days = { handedOver: completedOn(returnable.order), today: almatyDate(now) };
    return returnSums(returnable.sold, requestedLines, reason, days);
  };

  /** Returns the gift that must be returned with these products; null if the kept products still qualify for it. */
  const findGiftToReturn = ({ order, lines }: Returnable, requestedLines: ReturnInput['lines']) => {
    const linesWithCost = lines.map((line) => ({ ...line, cost: line.total + line.bonuses }));
    return order.gift && mustReturnGift(order.gift, linesWithCost, requestedLines) ? order.gift : null;
  };

  const readReturn = async (number: string) => (await findReturn(db.$client, number)) ?? fail('return_not_found');

  /** Moves a request by the state table; a request already in that state is left unchanged, so a repeat is no error. */
  const moveRequest = async (
    number: string,
    { to, by, answer }: { to: ReturnState; by: OrderActor; answer?: string | undefined },
    now: Date,
  ): Promise<void> => {
    const updated = await inTransaction(db, async (tx) => {
      const moved = await updateState(
        tx,
        number,
        { from: returnStatesBefore(to, by), to, answer: answer ?? null },
        now,
      );
      if (moved) await recordEvents(tx, [returnChangedEvent(moved.id, moved.orderId, to)]);
      return moved;
    });
    if (!updated && (await readReturn(number)).state !== to) fail('return_not_movable');
  };

  /** Returns resellable products to their original stock. */
  const restockProducts = async (tx: Sql, request: ReturnRow, returnable: Returnable, condition: ReceivedCondition) => {
    const giftId = request.gift?.productId ?? null;
    const linesToRestock = restockedLines({ ...request, giftId }, condition).map((line) => ({
      ...line,
      // A gift is never among the lines of its order.
      returned: returnable.lines.find(({ productId }) => productId === line.productId)?.returned ?? 0,
    }));
    await restock.products(tx, request.orderId, linesToRestock);
  };

  const settle = (now: Date): Promise<number> =>
    inTransaction(db, async (tx) => {
      const settledReturns = await settleReturns(tx, now);
      await recordEvents(
        tx,
        settledReturns.map(({ id, orderId }) => returnChangedEvent(id, orderId, 'refunded')),
      );
      return settledReturns.length;
    });

  return {
    /** Returns the returnable lines with the deadline, earlier requests and drop-off shops; fails like `open`. */
    async list(key: OrderKey, caller: OrderCaller): Promise<OrderReturns> {
      const { language, now } = caller;
      const { number } = await open(key, caller);
      const returnable = await read(db.$client, number);
      const { order } = returnable;
      const requests = await findReturns(db.$client, order.id);
      const isAccepted = requests.some(({ state }) => state === 'accepted');
      return {
        offer: toOffer(returnable, findRefusal(returnable, now)),
        requests: requests.map(createReturnRenderer(language)),
        bringTo: isAccepted ? dropOffShops(await geo.shops(language, order.cityId), order) : [],
      };
    },

    /** Returns the refund of a return by tender, without creating it; fails like `open`, or with `return_refused`. */
    async preview(key: OrderKey, input: ReturnInput, caller: OrderCaller): Promise<ReturnPreview> {
      const { number } = await open(key, caller);
      const returnable = await read(db.$client, number);
      const sums = computeSums(returnable, input, caller.now);
      const refundPreview = {
        ...sums,
        gift: findGiftToReturn(returnable, input.lines),
        tenders: sums.tenders
          .map(({ id, amount }) => ({
            tender: id,
            amount,
            lastDigits: returnable.cards.find((card) => id === cardTender(card.id))?.lastDigits ?? null,
          }))
          .toSorted((a, b) => (a.tender < b.tender ? -1 : 1)),
      };
      return toPreview(refundPreview, caller.language);
    },

    /** Stores a photo for a return of an order; fails like `open`, or with `file_refused`, `rate_limited`. */
    async addPhoto(key: OrderKey, file: { name: string; data: string }, caller: OrderCaller): Promise<SentFile> {
      const { id: orderId, isOwn } = await open(key, caller);
      const customerId = isOwn ? (caller.customerId ?? null) : null;
      return uploads.store({ customerId, orderId }, file, caller);
    },

    /**
     * Creates a return request; its amounts are fixed now. Fails like `open`, or with `return_refused`,
     * `file_not_found`, `rate_limited`.
     */
    async create(
      key: OrderKey,
      { reason, comment, photos, lines }: ReturnDraft,
      caller: OrderCaller,
    ): Promise<ReturnRequest> {
      const { now, language } = caller;
      const { number } = await open(key, caller);
      const request = await inTransaction(db, async (tx) => {
        const returnable = await read(tx, number, true);
        const sums = computeSums(returnable, { reason, lines }, now);
        const orderId = returnable.order.id;
        await checkDailyLimit(tx, orderId, 'products', now);
        const files = await uploads.claim(tx, { customerId: null, orderId }, [...new Set(photos)], 'return');
        const newNumber = await drawReturnNumber(tx, now);
        const fileIds = files.map(({ id }) => id);
        const includesGift = findGiftToReturn(returnable, lines) !== null;
        const returnId = await insertReturn(
          tx,
          { number: newNumber, orderId, state: 'asked', reason, comment, sums, includesGift, fileIds },
          now,
        );
        await recordEvents(tx, [returnChangedEvent(returnId, orderId, 'asked')]);
        return newNumber;
      });
      return createReturnRenderer(language)(await readReturn(request));
    },

    /**
     * Cancels a request before its products are received; fails like `open`, or with `return_not_found`,
     * `return_not_movable`.
     */
    async cancel(key: OrderKey, request: string, caller: OrderCaller): Promise<ReturnRequest> {
      const { id } = await open(key, caller);
      if ((await readReturn(request)).orderId !== id) fail('return_not_found');
      await moveRequest(request, { to: 'cancelled', by: 'customer' }, caller.now);
      return createReturnRenderer(caller.language)(await readReturn(request));
    },

    /** Lists requests in a state for operators. */
    listAll: async (state: ReturnState, limit: number, language: Language): Promise<OperatorReturn[]> =>
      (await listReturns(db.$client, state, limit)).map(createOperatorRenderer(language)),

    /**
     * Reads a photo of a request for operators, by position from 1; fails with `return_not_found`, `file_not_found`.
     */
    async photo(number: string, position: number): Promise<{ name: string; type: 'image/webp'; data: string }> {
      const { id } = await readReturn(number);
      const { key, name } = (await findPhoto(db.$client, id, position)) ?? fail('file_not_found');
      return { name, type: 'image/webp', data: (await uploads.read(key)).toString('base64') };
    },

    /**
     * Accepts or refuses a request with a message to the customer; fails with `return_not_found`, `return_not_movable`.
     */
    async decide(
      number: string,
      { to, answer }: { to: 'accepted' | 'refused'; answer?: string | undefined },
      language: Language,
      now: Date,
    ): Promise<OperatorReturn> {
      await moveRequest(number, { to, by: 'operator', answer }, now);
      return createOperatorRenderer(language)(await readReturn(number));
    },

    /**
     * Receives the products of an accepted request in one transaction, once. Refunds every tender and bonus, restocks
     * resellable products and marks a fully returned order as returned. Products without a stated condition are judged
     * by the return reason. Above the limit a second operator must confirm. Fails with `return_not_found`,
     * `return_not_movable`, `second_operator_needed`.
     */
    async receive(
      number: string,
      condition: ReceivedCondition,
      language: Language,
      now: Date,
      isConfirmed = neverConfirmed,
    ): Promise<OperatorReturn> {
      const { masterNumber, orderNumber, state, money } = await readReturn(number);
      // The amounts of a request never change.
      const isLarge = state === 'accepted' && money > settings.current()['operator.refundLimit'];
      if (isLarge && !(await isConfirmed(db.$client))) fail('second_operator_needed');
      const parts = await orders.moveReturned(masterNumber, now, async (all, tx) => {
        // The orders are locked, so no other operator receives their returns, and amounts match those of the request.
        const returnable = await read(tx, orderNumber);
        const updated = await updateState(
          tx,
          number,
          { from: returnStatesBefore('received', 'operator'), to: 'received' },
          now,
        );
        const request = (await findReturn(tx, number))!;
        if (!updated)
          return request.state === 'received' || request.state === 'refunded' ? [] : fail('return_not_movable');
        await refund(tx, { request, firstId: all[0]!.id }, now);
        await restockProducts(tx, request, returnable, condition);
        await recordEvents(tx, [returnChangedEvent(request.id, request.orderId, 'received')]);
        const order = all.find(({ id }) => id === request.orderId)!;
        return isFullyReturned(returnable.lines, request.lines) ? [{ order, path: ['returned'] }] : [];
      });
      await payments.sendRefunds(now, parts[0]?.id ?? null);
      await settle(now);
      return createOperatorRenderer(language)(await readReturn(number));
    },

    /** Refunds a service whose product is kept; fails like `createServiceRefunds`. */
    async refundService(
      input: ServiceToRefund,
      language: Language,
      now: Date,
      isConfirmed = neverConfirmed,
    ): Promise<ReturnRequest> {
      const request = await serviceRefunds.byOperator(input, now, isConfirmed);
      await settle(now);
      return createReturnRenderer(language)(await readReturn(request));
    },

    /**
     * Cancels a service of a paid order before the work begins, and refunds it in full. Fails like `open`, or with
     * `service_unavailable`, `return_refused`, `rate_limited`.
     */
    async cancelService(key: OrderKey, service: ServiceQuantity, caller: OrderCaller): Promise<{ orders: Order[] }> {
      const { number } = await open(key, caller);
      await serviceRefunds.byCustomer({ ...service, number }, caller.now);
      await settle(caller.now);
      return orders.read(key, caller);
    },

    /**
     * Returns unopened keys of a paid order and refunds them at once. Fails like `open`, or with `key_unavailable`,
     * `return_refused`, `rate_limited`.
     */
    async returnKeys(key: OrderKey, input: KeyQuantity, caller: OrderCaller): Promise<{ orders: Order[] }> {
      const { number } = await open(key, caller);
      await returnKeys({ ...input, number }, 'customer', caller.now);
      await settle(caller.now);
      return orders.read(key, caller);
    },

    /**
     * Returns unopened keys for operators, by the same rules; fails with `order_not_found`, `key_unavailable`,
     * `second_operator_needed`.
     */
    async returnKeysByOperator(
      input: KeyQuantity & { number: string },
      language: Language,
      now: Date,
      isConfirmed = neverConfirmed,
    ): Promise<ReturnRequest> {
      const request = await returnKeys(input, 'operator', now, isConfirmed);
      await settle(now);
      return createReturnRenderer(language)(await readReturn(request));
    },

    /** Marks received requests whose refunds are done as refunded; returns their number. */
    settle,
  };
}
