import type { Order } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { PrintButton } from '#web/ui/buttons/print-button.tsx';
import { RepeatButton } from '../view/repeat-button.tsx';

/** Actions on an order besides cancelling and changing the date: repeat and print. */
export function CustomerOrderActions({ order }: { order: Order }) {
  return (
    <>
      <RepeatButton number={order.number} />
      <PrintButton kind="quiet">{m.orders_print()}</PrintButton>
    </>
  );
}
