import { almatyDate } from '#domain/time/calendar.ts';
import { mustReturnGift } from '#domain/gifts/order-gift.ts';
import { returnableKeys, returnSums } from '#domain/orders/return-request.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { neverConfirmed, type IsConfirmed } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import { checkDailyLimit, type InstantReturn } from './instant-return.service.ts';
import type { Restock } from './restock.service.ts';
import { sumLineRefunds } from './returns.queries.ts';
import { completedOn } from './returns.view.ts';

/** Keys of an order to return; `returned` is the returned quantity that the caller saw, so a repeat refunds nothing. */
export type KeyQuantity = { productId: number; quantity: number; returned: number };

type Deps = {
  instantReturn: InstantReturn;
  restock: Pick<Restock, 'keys'>;
  keys: Pick<KeysService, 'lockOpened' | 'withdrawSurplus'>;
  settings: { current(): Pick<Settings, 'operator.refundLimit'> };
};

/**
 * Creates the function that returns unopened keys of a paid order (decisions §5, §7): the keys are withdrawn and
 * refunded in one transaction, so a key is opened or refunded, never both. An open request for other products of the
 * order does not delay that, since the return period goes on. Returns the number of the return. Fails with
 * `order_not_found`, `key_unavailable`, `return_refused`; for buyers also with `rate_limited`, for operators above the
 * limit with `second_operator_needed`.
 */
export function createKeyReturns({ instantReturn, restock, keys, settings }: Deps) {
  return (
    { number, productId, quantity, returned }: KeyQuantity & { number: string },
    by: 'customer' | 'operator',
    now: Date,
    isConfirmed: IsConfirmed = neverConfirmed,
  ): Promise<string> =>
    instantReturn(number, 'not-needed', now, {
      restock: (tx, orderId) => restock.keys(tx, orderId, { productId, quantity }),
      computeSums: async (tx, { order, lines, sold }) => {
        const line = lines.find((candidate) => candidate.productId === productId && candidate.refusal === 'digital');
        if (!line || returned !== line.returned) return fail('key_unavailable');
        const orderedKeys = { orderNumber: number, productId };
        const opened = await keys.lockOpened(tx, orderedKeys);
        const completed = completedOn(order);
        if (quantity > returnableKeys({ ...line, opened }, { ...order, completed }, now)) fail('key_unavailable');
        const requested = [{ productId, quantity }];
        const linesWithCost = lines.map((candidate) => ({ ...candidate, cost: candidate.total + candidate.bonuses }));
        // The gift of the order must come back first; an operator may waive that.
        if (
          by === 'customer' &&
          order.gift &&
          mustReturnGift(order.gift, linesWithCost, [...order.openLines, ...requested])
        )
          fail('return_refused', { reason: 'return-gift' });
        if (by === 'customer') await checkDailyLimit(tx, order.id, 'products', now);
        const sums = returnSums(sold, requested, 'not-needed', { handedOver: completed, today: almatyDate(now) });
        // Several small refunds of one product count together.
        const money = sums.money + (await sumLineRefunds(tx, order.id, productId));
        const isLarge = by === 'operator' && money > settings.current()['operator.refundLimit'];
        if (isLarge && !(await isConfirmed(tx))) fail('second_operator_needed');
        await keys.withdrawSurplus(tx, orderedKeys, line.quantity - returned - quantity);
        return sums;
      },
    });
}
