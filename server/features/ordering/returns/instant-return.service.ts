import { masterNumber } from '#domain/orders/order-number.ts';
import type { ReturnSums } from '#domain/orders/product-return.ts';
import { isFullyReturned, type ReturnReason, type ReturnState } from '#domain/orders/return-request.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { createRefund } from './refund.service.ts';
import { countReturns, drawReturnNumber, findReturn, insertReturn } from './returns.queries.ts';
import type { ReadReturnable, Returnable } from './returnable.service.ts';

/** Max requests per order and day; each step sends messages that cost the shop money. */
const MAX_REQUESTS_PER_DAY = 5;

/** Dependencies of returns that need no inspection. */
export type InstantReturnDeps = {
  orders: Pick<OrdersService, 'moveReturned'>;
  payments: Pick<PaymentsService, 'sendRefunds'>;
  read: ReadReturnable;
  refund: ReturnType<typeof createRefund>;
};

/** Records and refunds a return at once, in one transaction; returns its number. */
export type InstantReturn = ReturnType<typeof createInstantReturn>;

/**
 * Creates the function that records a return that needs no inspection, and refunds it. `computeSums` runs with the order
 * locked. Fails with `order_not_found`.
 */
export function createInstantReturn({ orders, payments, read, refund }: InstantReturnDeps) {
  return async (
    number: string,
    reason: ReturnReason,
    now: Date,
    {
      computeSums,
      restock,
    }: {
      computeSums: (tx: Sql, returnable: Returnable) => Promise<ReturnSums>;
      restock?: (tx: Sql, orderId: number) => Promise<void>;
    },
  ): Promise<string> => {
    let request = '';
    const parts = await orders.moveReturned(masterNumber(number), now, async (all, tx) => {
      const returnable = await read(tx, number);
      const { order, lines } = returnable;
      const sums = await computeSums(tx, returnable);
      request = await drawReturnNumber(tx, now);
      const draft = { number: request, orderId: order.id, state: 'received', reason, comment: '', sums } as const;
      await insertReturn(tx, { ...draft, includesGift: false, fileIds: [] }, now);
      const stored = (await findReturn(tx, request))!;
      await refund(tx, { request: stored, firstId: all[0]!.id }, now);
      // Money, then stock: the lock order of checkout.
      await restock?.(tx, order.id);
      await recordEvents(tx, [returnChangedEvent(stored.id, order.id, 'received')]);
      const isOver = order.status === 'completed' && isFullyReturned(lines, sums.lines);
      return isOver ? [{ order: all.find(({ id }) => id === order.id)!, path: ['returned'] }] : [];
    });
    await payments.sendRefunds(now, parts[0]?.id ?? null);
    return request;
  };
}

/** Fails with `rate_limited` after the maximum of an order's requests in a day. */
export async function checkDailyLimit(
  tx: Sql,
  orderId: number,
  returned: 'products' | 'services',
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countReturns(tx, orderId, returned, since)) >= MAX_REQUESTS_PER_DAY) fail('rate_limited');
}

/** Event of a changed return request. */
export const returnChangedEvent = (returnId: number, orderId: number, state: ReturnState) => ({
  type: 'return.changed' as const,
  returnId,
  orderId,
  state,
});
