import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-status.ts';
import { createApp } from '../app/app.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import type { OrdersService, OrderWithNextStates } from '../features/ordering/orders/orders.service.ts';
import { ExpectedFailure } from '../platform/http/failure.ts';
import { isLargeRefund } from '../features/ordering/orders/view/operator-orders.service.ts';

const USAGE = `npm run order -- <number> [<state>]\nStates: ${ORDER_STATES.join(', ')}`;

/**
 * Shows an order with its allowed next states, or moves it by the transitions of `domain/orders/order-status.ts` with
 * all effects. Never shows the buyer. Leaves refunds above `refundLimit` (tenge) to two operators. Codes: 1 unknown
 * order or forbidden step, 2 wrong usage.
 */
export async function runOrder(
  orders: Pick<OrdersService, 'readWithNextStates' | 'advance'>,
  [input, state, ...rest]: readonly string[],
  now: Date,
  refundLimit: number,
): Promise<CommandOutcome> {
  const number = input === undefined ? null : parseOrderNumber(input);
  if (number === null || rest.length > 0)
    return wrongUsage(`"${[input, ...rest].join(' ')}" is not an order number`, USAGE);
  if (state !== undefined && !isOrderState(state)) return wrongUsage(`"${state}" is not an order state`, USAGE);
  try {
    const parts = await orders.readWithNextStates(number);
    if (state === undefined) return { text: formatOrders(parts), code: 0 };
    if (parts.length > 1)
      return { text: `the order has ${parts.length} parts, give the number of one:\n${formatOrders(parts)}`, code: 1 };
    const [single] = parts as [OrderWithNextStates];
    const { order, next } = single;
    if (isLargeRefund(single, state, refundLimit))
      return {
        text: `a refund of more than ${refundLimit} tenge (setting operator.refundLimit) needs two operators: npm run operator -- order ${order.number} ${state}, once with the key of each`,
        code: 1,
      };
    if (!next.includes(state) || !(await orders.advance(order.number, state, 'operator', now)))
      return { text: `an operator cannot move it to ${state}:\n${formatOrders(parts)}`, code: 1 };
    return { text: formatOrders(await orders.readWithNextStates(order.number)), code: 0 };
  } catch (error) {
    if (!(error instanceof ExpectedFailure) || error.error !== 'order_not_found') throw error;
    return { text: `order ${number} does not exist`, code: 1 };
  }
}

function formatOrders(found: readonly OrderWithNextStates[]): string {
  return found
    .map(({ order: { number, status, deliveryKind, deliveryDate, paymentMethod, isPaid, toPay, expiresAt }, next }) =>
      [
        `${number}  ${status}`,
        `  ${[deliveryKind, deliveryDate].filter(Boolean).join(' ')}, ${paymentMethod}${isPaid ? ', paid' : ''}, ${toPay} tenge`,
        ...(expiresAt ? [` expires at ${new Date(expiresAt).toISOString()}`] : []),
        `  next: ${next.join(', ') || 'nothing'}`,
      ].join('\n'),
    )
    .join('\n');
}

function isOrderState(text: string): text is OrderState {
  return (ORDER_STATES as readonly string[]).includes(text);
}

if (import.meta.main)
  await runCommand({ usage: USAGE, minArguments: 1 }, () =>
    withStore(1, async ({ env, url, log }) => {
      const shop = await createApp(env, url, log);
      try {
        const args = process.argv.slice(2);
        const [number = '', status] = args;
        const work = () => runOrder(shop.orders, args, new Date(), shop.settings.current()['operator.refundLimit']);
        const change = { command: 'order', subject: number, input: { status } };
        return printOutcome(await (status === undefined ? work() : recordChange(shop.db, change, work)));
      } finally {
        await shop.db.$client.end();
      }
    }),
  );
