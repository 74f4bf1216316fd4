import type { Order } from '#contract/orders/orders.ts';
import { trackingLabel, type OrderState, type TrackingLabel } from '#domain/orders/order-status.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { StepIndicator } from '#web/ui/states/progress.tsx';
import { capital, momentText } from '#web/texts/times.ts';

const LABELS: Record<TrackingLabel, () => string> = {
  created: () => m.order_track_created(),
  waiting: () => m.order_track_waiting(),
  paid: () => m.order_track_paid(),
  preparing: () => m.order_track_preparing(),
  'on-the-way': () => m.order_track_on_the_way(),
  'awaiting-client': () => m.order_track_awaiting_client(),
  completed: () => m.order_track_completed(),
  cancelled: () => m.order_track_cancelled(),
  returned: () => m.order_track_returned(),
};

/** Labels an order's state for the buyer (spec §4 "Order tracking labels"). */
export function orderStatusText(status: OrderState): string {
  return LABELS[trackingLabel(status)]();
}

/** Steps to show: once the order is paid, it has never waited. */
export const shownSteps = ({ tracking, payment }: Order): Order['tracking'] =>
  tracking.filter(({ status }) => !(payment.paid && status === 'waiting_payment'));

/** Progress of an order: finished, current and coming steps. */
export function Tracking({ order }: { order: Order }) {
  const { language } = useShop();
  const now = useNow();
  const steps = shownSteps(order).map(({ status, state, at }) => ({
    id: status,
    title: orderStatusText(status),
    state: state === 'current' ? ('now' as const) : state,
    ...(at && state !== 'ahead' && { hint: capital(momentText(at, now, language)) }),
  }));
  return (
    <StepIndicator
      vertical
      label={`${m.order_tracking()}: ${m.order_number({ number: order.number })}`}
      doneLabel={m.order_step_done()}
      steps={steps}
    />
  );
}
