import type { Order } from '#contract/orders/orders.ts';
import { sum } from '#domain/pricing/money.ts';
import {
  canCancel,
  isPayable,
  nextStates,
  findOrderTransition,
  type OrderActor,
  type OrderState,
} from '#domain/orders/order-status.ts';
import { usesGateway, paymentPolicies, type ExchangeableMethod } from '#domain/payments/payment-policies.ts';
import { masterNumber as masterOf } from '#domain/orders/order-number.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { ReceiptTender } from '#domain/payments/receipt.ts';
import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { forEachSafely, ExpectedFailure, fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { StockService } from '../../storefront/stock/stock.service.ts';
import type { SlotsService } from '../../places/delivery/slots.service.ts';
import type { Opening, PaymentsService } from '../../money/payments/payments.service.ts';
import type { ReceiptsService } from '../../money/receipts/receipts.service.ts';
import { createOrderClaims } from './view/order-claims.service.ts';
import type { GuestMerge } from './view/order-claims.queries.ts';
import { createOrderAccess, createCodeMask, type OrderCaller, type OrderKey } from './view/order-access.service.ts';
import { sumPaymentDue, type PaymentDue } from './payment/payment-due.ts';
import { drawNumber, selectOrders } from './order-number.policy.ts';
import {
  claimKey,
  countOpen,
  findByKey,
  findById,
  findByMaster,
  findExpired,
  findMasterNumber,
  findUnsettled,
  findMissingKeys,
  insertOrders,
  lockBuyer,
  lockKeyClaim,
  nextIds,
  type OrderRow,
} from './orders.queries.ts';
import { insertGift } from './order-gifts.queries.ts';
import { changePaymentMethod } from './payment/method-change.service.ts';
import { createOrdersView, type ViewDeps } from './view/orders-view.service.ts';
import type { EffectDeps } from './effects.service.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import { refundCancelled } from './payment/cancel-refund.service.ts';
import { recordTransfer, type InvoicePayment } from './payment/transfers.service.ts';
import { createTransitions, findFlow, paidPath, type ChooseMoves } from './transitions.service.ts';

export type { OpenedOrder, OrderCaller, OrderKey } from './view/order-access.service.ts';
export type { PaymentDue } from './payment/payment-due.ts';
export type { OrderGiftRow } from './order-gifts.queries.ts';
export type {
  NewOrderRow,
  OpenOrders,
  OrderEventRow,
  OrderLineRow,
  OrderRow,
  PlacedOrders,
} from './orders.queries.ts';

/** An order and the states an operator may move it to; excludes returns, which have their own requests. */
export type OrderWithNextStates = { order: OrderRow; next: OrderState[] };

const BATCH = 100;
/** Max retries when the payment method changes concurrently. */
const MAX_RETRIES = 5;
/** States that expire: unpaid, unconfirmed, not collected. */
const EXPIRING_STATES = ['waiting_payment', 'created', 'awaiting_client'] as const satisfies OrderState[];

/** Orders from checkout to completion. */
export type OrdersService = ReturnType<typeof createOrdersService>;

type Deps = {
  db: Database;
  bonuses: EffectDeps['bonuses'];
  promotions: EffectDeps['promotions'];
  giftCards: EffectDeps['giftCards'];
  keys: Pick<KeysService, 'assign' | 'withdraw' | 'assignToCustomer'>;
  cart: CartService;
  slots: SlotsService;
  stock: StockService;
  payments: PaymentsService;
  receipts: EffectDeps['receipts'] & Pick<ReceiptsService, 'findByOrders'>;
} & Pick<ViewDeps, 'creditStates' | 'invoiceReferences'>;

/** Creates the orders service: creation, viewing, payment, cancellation and expiry (decisions §4, §5). */
export function createOrdersService(deps: Deps) {
  const { db, bonuses, keys, payments } = deps;
  const { move } = createTransitions(deps);

  const view = createOrdersView(deps);
  const showOrders = (orders: readonly OrderRow[], caller: OrderCaller) =>
    view(orders.map(createCodeMask(caller)), caller);

  const { readAccessible, openOrder, isOwn } = createOrderAccess({ db });
  const claims = createOrderClaims({ db, keys, bonuses });

  /** Sends the refunds of these orders immediately; a job sends all others. */
  const sendRefunds = async ([first]: readonly OrderRow[], now: Date): Promise<void> => {
    if (first) await payments.sendRefunds(now, first.id);
  };

  /**
   * Applies the bank's accepted payment: marks waiting orders paid, refunds cancelled ones. An event sends the refund,
   * since the bank may be slow. Orders fully paid by promo code, bonuses and gift cards need no bank.
   */
  const applyPayment = async (masterNumber: string, now: Date): Promise<OrderRow[]> => {
    return move(masterNumber, 'system', now, async (orders, tx) => {
      const accepted = await payments.findAccepted(tx, orders[0]?.id ?? 0);
      if (!accepted) {
        const unpaid = orders.filter(({ status }) => isPayable(status));
        return unpaid.some(({ toPay }) => toPay > 0) ? [] : unpaid.map((order) => ({ order, path: paidPath(order) }));
      }
      const coveredOrders = orders.filter(({ id }) => accepted.covers.includes(id));
      const cancelledOrders = coveredOrders.filter(({ status }) => status === 'cancelled');
      if (await refundCancelled(tx, payments, { accepted, orders: cancelledOrders }, now))
        await recordEvents(tx, [{ type: 'refund.requested', orderId: orders[0]!.id }]);
      return coveredOrders.filter(({ status }) => isPayable(status)).map((order) => ({ order, path: paidPath(order) }));
    });
  };

  /** Re-fetches the payment status; for watching callers, at most at the bank's poll interval. */
  const recheck = async (orders: OrderRow[], now: Date, isWatching = false): Promise<OrderRow[]> => {
    const [first] = orders;
    if (!first || !usesGateway(first.paymentMethod)) return orders;
    await payments.check(first.id, now, isWatching);
    return applyPayment(first.masterNumber, now);
  };

  const beginPayment = (orders: OrderRow[], caller: OrderCaller, opening?: Opening) => {
    const { language, city, origin, now, customerId = null, card } = caller;
    const unpaid = orders.filter(
      ({ status, expiresAt }) => isPayable(status) && expiresAt !== null && new Date(expiresAt) > now,
    );
    const [first] = unpaid;
    if (!first || !usesGateway(first.paymentMethod)) return fail('order_not_payable');
    return payments.begin(
      {
        orderId: orders[0]!.id,
        method: first.paymentMethod,
        covers: unpaid.map(({ id }) => id),
        amount: sum(unpaid.map(({ toPay }) => toPay)),
        number: first.masterNumber,
        language,
        returnUrl: origin + createScopedPaths(language, city.keyword).payment(first.masterNumber),
        expiresAt: new Date(first.expiresAt!),
        card: card && customerId !== null ? { ...card, customerId } : undefined,
      },
      now,
      opening,
    );
  };

  /** Returns the bank's page; null for a QR code or if the payment cannot start now (the order page retries). */
  const findPageUrl = async (orders: OrderRow[], caller: OrderCaller): Promise<string | null> => {
    const unpaid = orders.filter(({ status }) => isPayable(status));
    if (unpaid.length === 0) return null;
    if (unpaid.every(({ toPay }) => toPay === 0)) {
      await applyPayment(unpaid[0]!.masterNumber, caller.now);
      return null;
    }
    if (!usesGateway(unpaid[0]!.paymentMethod)) return null;
    return beginPayment(orders, caller).then(
      (page) => (paymentPolicies[unpaid[0]!.paymentMethod].opens === 'code' ? null : page.pageUrl),
      (error: unknown) => {
        if (error instanceof ExpectedFailure) return null;
        throw error;
      },
    );
  };

  const expireOrder = async (masterNumber: string, status: OrderState, now: Date): Promise<void> => {
    // A payment made in time must not be lost to a late webhook.
    if (isPayable(status)) await recheck(await findByMaster(db.$client, masterNumber), now);
    await move(masterNumber, 'system', now, (orders) =>
      cancelMoves(orders.filter((order) => order.status === status && isExpired(order, now))),
    );
  };

  return {
    /** Renders orders with their details. */
    view,

    /** Finds an order by its id, for the shop's own use. */
    findById: (id: number): Promise<OrderRow | undefined> => findById(db.$client, id),

    /** Functions for checkout, inside its transaction: ids, key claim, buyer limits, rows. */
    placement: { nextIds, drawNumber, claimKey, findByKey, lockBuyer, countOpen, insert: insertOrders, insertGift },

    /** Returns the payment page of a new order; null if nothing is due online or the payment cannot start now. */
    async paymentPage(masterNumber: string, caller: OrderCaller): Promise<string | null> {
      return findPageUrl(await findByMaster(db.$client, masterNumber), caller);
    },

    /** Returns an order's parts to its session or a caller with number and phone; fails with `order_not_found`. */
    async read(key: OrderKey, caller: OrderCaller): Promise<{ orders: Order[] }> {
      return { orders: await showOrders(await readAccessible(key, caller), caller) };
    },

    /**
     * Starts a payment attempt or returns the open one, switching to `method` if given; fails with
     * `order_not_payable`, `payment_under_way`, `bank_unreachable`.
     */
    async pay(key: OrderKey, caller: OrderCaller, method?: ExchangeableMethod): Promise<{ paymentUrl: string }> {
      let orders = await recheck(await readAccessible(key, caller), caller.now);
      const { masterNumber } = orders[0]!;
      if (method) orders = await changePaymentMethod(db, payments, masterNumber, method, caller.now);
      for (let attempt = 0; attempt < MAX_RETRIES; attempt++) {
        const { pageUrl: paymentUrl } = await beginPayment(orders, caller);
        const current = await findByMaster(db.$client, masterNumber);
        if (current[0]!.paymentMethod === orders[0]!.paymentMethod) return { paymentUrl };
        // Another tab changed the method, so this page must not be paid.
        orders = current;
      }
      return fail('payment_under_way');
    },

    /** Returns the amount due for an order to a caller with access; fails with `order_not_found`. */
    paymentDue: async (key: OrderKey, caller: OrderCaller): Promise<PaymentDue> =>
      sumPaymentDue(await readAccessible(key, caller), caller),

    /**
     * Starts an attempt opened by the caller, or returns the open one; fails with `order_not_payable`,
     * `bank_unreachable`.
     */
    payWithOpening: async (key: OrderKey, caller: OrderCaller, opening: Opening): Promise<{ pageUrl: string }> =>
      beginPayment(await recheck(await readAccessible(key, caller), caller.now), caller, opening),

    /** Re-fetches the payment status and returns the orders (return page, polling). */
    async check(key: OrderKey, caller: OrderCaller): Promise<{ orders: Order[] }> {
      return { orders: await showOrders(await recheck(await readAccessible(key, caller), caller.now, true), caller) };
    },

    /**
     * Returns the ids of an order's parts for a change stream, to a caller with access; fails with `order_not_found`.
     */
    async watchedIds(key: OrderKey, caller: OrderCaller): Promise<number[]> {
      return (await readAccessible(key, caller)).map(({ id }) => id);
    },

    /** Returns one order to a caller with access, and whether it is the caller's own; fails with `order_not_found`. */
    openOrder,

    /** Returns whether a session or a customer owns an order, without a phone. */
    isOwn,

    /** Re-fetches the payment status for a caller watching an order; false if it can no longer change. */
    async poll(orderId: number, now: Date): Promise<boolean> {
      const masterNumber = await findMasterNumber(db.$client, orderId);
      if (masterNumber === undefined) return false;
      const orders = await recheck(await findByMaster(db.$client, masterNumber), now, true);
      return orders.some(({ status }) => isPayable(status));
    },

    /**
     * Cancels unshipped orders; a part's number cancels only that part. Restores and refunds everything exactly once;
     * fails with `order_not_cancellable`.
     */
    async cancel(key: OrderKey, caller: OrderCaller): Promise<{ orders: Order[] }> {
      await readAccessible(key, caller);
      const orders = await move(masterOf(key.number), 'customer', caller.now, (parts) => {
        const requestedOrders = selectOrders(parts, key.number);
        const cancellable = requestedOrders.filter((order) => canCancel(findFlow(order), order.status));
        if (cancellable.length === 0 && requestedOrders.some(({ status }) => status !== 'cancelled'))
          fail('order_not_cancellable');
        return cancelMoves(cancellable);
      });
      await sendRefunds(orders, caller.now);
      return { orders: await showOrders(orders, caller) };
    },

    /** Applies an invoice payment to its orders; false if they do not all await exactly this amount. */
    async payByTransfer(masterNumber: string, money: InvoicePayment, now: Date): Promise<boolean> {
      const isPaid = await recordTransfer(db, payments, masterNumber, money, now);
      if (isPaid) await applyPayment(masterNumber, now);
      return isPaid;
    },

    /**
     * Returns the state of an order or of all parts of a master number, and the states an operator may move each to;
     * fails with `order_not_found`.
     */
    async readWithNextStates(number: string): Promise<OrderWithNextStates[]> {
      const requestedOrders = selectOrders(await findByMaster(db.$client, masterOf(number)), number);
      if (requestedOrders.length === 0) fail('order_not_found');
      return requestedOrders.map((order) => ({
        order,
        next: nextStates(findFlow(order), order.status, 'operator').filter((state) => state !== 'returned'),
      }));
    },

    /**
     * Moves one order on behalf of an operator or the system by the table of decisions §5; `paidBy` is the tender used
     * at the door. Fails with `order_not_found`; false if the table does not allow it.
     */
    async advance(
      number: string,
      to: OrderState,
      actor: OrderActor,
      now: Date,
      paidBy: ReceiptTender | null = null,
    ): Promise<boolean> {
      let isMoved = false;
      const choose: ChooseMoves = (orders) => {
        const order = orders.find((candidate) => candidate.number === number) ?? fail('order_not_found');
        isMoved =
          to !== 'returned' && (findOrderTransition(findFlow(order), order.status, to)?.by.includes(actor) ?? false);
        return isMoved ? [{ order, path: [to] }] : [];
      };
      await move(masterOf(number), actor, now, choose, paidBy);
      return isMoved;
    },

    /** Locks a master number's orders during a return; `choose` returns the fully returned ones, which are moved. */
    moveReturned: (masterNumber: string, now: Date, choose: ChooseMoves): Promise<OrderRow[]> =>
      move(masterNumber, 'operator', now, choose),

    /** Cancels orders not paid, confirmed or collected in time; returns the number of master numbers processed. */
    async expire(now: Date): Promise<number> {
      const expiredOrders: { status: OrderState; masterNumber: string }[] = [];
      for (const status of EXPIRING_STATES)
        for (const masterNumber of await findExpired(db.$client, status, now, BATCH))
          expiredOrders.push({ status, masterNumber });
      await forEachSafely(
        expiredOrders,
        ({ status, masterNumber }) => expireOrder(masterNumber, status, now),
        'some orders could not be expired',
      );
      return expiredOrders.length;
    },

    /**
     * Moves guest orders of the session and of a just verified phone to the customer's account at login, with keys and
     * earned bonuses. Orders under another name await the customer's confirmation.
     */
    mergeGuest: (tx: Sql, merge: GuestMerge, { now }: { now: Date }): Promise<{ orders: number; claims: number }> =>
      claims.mergeGuest(tx, merge, now),

    /** Guest orders to be confirmed by customers. */
    claims: { list: claims.list, confirm: claims.confirm, decline: claims.decline },

    /** Assigns missing keys to paid orders; returns the number of lines processed. */
    async assignKeys(now: Date, since: Date): Promise<number> {
      const missingKeys = await findMissingKeys(db.$client, since, BATCH);
      for (const claim of missingKeys)
        await inTransaction(db, async (tx) => {
          const due = await lockKeyClaim(tx, claim);
          const { orderNumber, productId } = claim;
          const missing = due ? await keys.assign(tx, [due], now) : null;
          if (due && due.quantity > 0 && missing === 0)
            await recordEvents(tx, [{ type: 'keys.loaded', orderNumber, productId }]);
        });
      return missingKeys.length;
    },

    /** Polls the gateways of due attempts and applies the outcome to the orders. */
    reconcile: (now: Date): Promise<number> => payments.reconcile(now, (orderId) => applyPaymentToOrder(orderId, now)),

    /**
     * Applies accepted payments whose event was lost: to waiting orders, and to cancelled ones without a refund.
     * Considers attempts settled after `since`; returns the number of orders.
     */
    async settle(now: Date, since: Date): Promise<number> {
      const masterNumbers = await findUnsettled(db.$client, since, BATCH);
      await forEachSafely(
        masterNumbers,
        (masterNumber) => applyPayment(masterNumber, now),
        'some paid orders could not be settled',
      );
      return masterNumbers.length;
    },

    /** Handles a settled payment of an order. Idempotent. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'payment.settled') await applyPaymentToOrder(event.orderId, now);
    },
  };

  async function applyPaymentToOrder(orderId: number, now: Date): Promise<void> {
    const masterNumber = await findMasterNumber(db.$client, orderId);
    if (masterNumber) await applyPayment(masterNumber, now);
  }
}

function cancelMoves(orders: OrderRow[]) {
  return orders.map((order) => ({ order, path: ['cancelled' as const] }));
}

function isExpired({ expiresAt }: OrderRow, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}
