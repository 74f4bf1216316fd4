import type { Order } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/base/cx.ts';
import { orderStatusText, shownSteps } from './tracking.tsx';
import css from '../customer-orders/customer-orders.module.css';

/** One-line progress of an order, for lists; on phones only the current step has a label. */
export function TrackingBar({ order }: { order: Order }) {
  return (
    <ol
      role="list"
      className={css.bar}
      aria-label={`${m.order_tracking()}: ${m.order_number({ number: order.number })}`}
    >
      {shownSteps(order).map(({ status, state }) => (
        <li
          key={status}
          className={cx(css.step, state === 'done' && css.done, state === 'current' && css.current)}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>{orderStatusText(status)}</span>
        </li>
      ))}
    </ol>
  );
}
