import { RETURN_DAYS } from './return-days.ts';
import { almatyDate, daysBetween } from '../time/calendar.ts';
import type { DateText } from '../time/calendar.ts';
import type { DeliveryKind } from '../delivery/delivery.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';
import { paymentPolicies } from '../payments/payment-policies.ts';

/** Order states, in the order they can occur (decisions §5). */
export const ORDER_STATES = [
  'created',
  'waiting_payment',
  'paid',
  'preparing',
  'on_the_way',
  'awaiting_client',
  'completed',
  'cancelled',
  'returned',
] as const;
/** State of an order. */
export type OrderState = (typeof ORDER_STATES)[number];

/** Actors that change an order's state. */
export const ORDER_ACTORS = ['customer', 'operator', 'system'] as const;
/** One of `ORDER_ACTORS`. */
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** Delivery, and whether payment comes before or on receipt; digital products are always prepaid. */
export type OrderFlow = { delivery: 'courier' | 'pickup' | 'digital'; payment: 'online' | 'on-receipt' };

/** Side effects of a transition; each runs exactly once, in its transaction or by its event. */
export type OrderEffect =
  | 'hold-stock' // the reservation no longer expires with the payment deadline
  | 'release-stock'
  | 'hand-over-stock'
  | 'take-payment'
  | 'return-tenders'
  | 'give-back-promo'
  | 'assign-keys'
  | 'withdraw-keys' // those not opened yet
  | 'start-pickup-term'
  | 'freeze-bonuses'
  | 'issue-receipt'
  | 'issue-return-receipt'
  | 'notify-customer';

/** A transition; absent `delivery` or `payment` means any. */
export type OrderTransition = {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
  delivery?: readonly OrderFlow['delivery'][];
  payment?: OrderFlow['payment'];
  effects: readonly OrderEffect[];
};

const ANY_ACTOR = ORDER_ACTORS;
const STAFF = ['operator', 'system'] as const;
const CARRIED_DELIVERIES = ['courier', 'pickup'] as const;
const UNPAID_CANCEL_EFFECTS = ['release-stock', 'return-tenders', 'give-back-promo', 'notify-customer'] as const;
const PAID_CANCEL_EFFECTS = [
  'release-stock',
  'return-tenders',
  'give-back-promo',
  'withdraw-keys',
  'issue-return-receipt',
  'notify-customer',
] as const;
const HAND_OVER_EFFECTS = ['hand-over-stock', 'freeze-bonuses', 'notify-customer'] as const;
const PAY_AND_HAND_OVER_EFFECTS = ['take-payment', 'issue-receipt', ...HAND_OVER_EFFECTS] as const;

/** Order transitions with their actors and effects (decisions §5); the only source of these rules. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'created', to: 'waiting_payment', by: ['system'], payment: 'online', effects: [] },
  {
    from: 'waiting_payment',
    to: 'paid',
    by: ['system'],
    payment: 'online',
    delivery: CARRIED_DELIVERIES,
    effects: ['hold-stock', 'issue-receipt', 'assign-keys', 'notify-customer'],
  },
  {
    from: 'waiting_payment',
    to: 'paid',
    by: ['system'],
    payment: 'online',
    delivery: ['digital'],
    effects: ['hold-stock', 'issue-receipt', 'assign-keys'],
  },
  {
    from: 'paid',
    to: 'completed',
    by: ['system'],
    payment: 'online',
    delivery: ['digital'],
    effects: HAND_OVER_EFFECTS,
  },

  {
    from: 'created',
    to: 'preparing',
    by: STAFF,
    payment: 'on-receipt',
    delivery: CARRIED_DELIVERIES,
    effects: ['hold-stock', 'notify-customer'],
  },
  { from: 'paid', to: 'preparing', by: STAFF, payment: 'online', delivery: CARRIED_DELIVERIES, effects: [] },

  { from: 'preparing', to: 'on_the_way', by: ['operator'], delivery: ['courier'], effects: ['notify-customer'] },
  {
    from: 'on_the_way',
    to: 'completed',
    by: ['operator'],
    delivery: ['courier'],
    payment: 'online',
    effects: HAND_OVER_EFFECTS,
  },
  {
    from: 'on_the_way',
    to: 'completed',
    by: ['operator'],
    delivery: ['courier'],
    payment: 'on-receipt',
    effects: PAY_AND_HAND_OVER_EFFECTS,
  },

  {
    from: 'preparing',
    to: 'awaiting_client',
    by: ['operator'],
    delivery: ['pickup'],
    effects: ['start-pickup-term', 'notify-customer'],
  },
  {
    from: 'awaiting_client',
    to: 'completed',
    by: ['operator'],
    delivery: ['pickup'],
    payment: 'online',
    effects: HAND_OVER_EFFECTS,
  },
  {
    from: 'awaiting_client',
    to: 'completed',
    by: ['operator'],
    delivery: ['pickup'],
    payment: 'on-receipt',
    effects: PAY_AND_HAND_OVER_EFFECTS,
  },

  { from: 'created', to: 'cancelled', by: ANY_ACTOR, effects: UNPAID_CANCEL_EFFECTS },
  { from: 'waiting_payment', to: 'cancelled', by: ANY_ACTOR, payment: 'online', effects: UNPAID_CANCEL_EFFECTS },
  { from: 'paid', to: 'cancelled', by: ANY_ACTOR, payment: 'online', effects: PAID_CANCEL_EFFECTS },
  {
    from: 'preparing',
    to: 'cancelled',
    by: ANY_ACTOR,
    delivery: CARRIED_DELIVERIES,
    payment: 'online',
    effects: PAID_CANCEL_EFFECTS,
  },
  {
    from: 'preparing',
    to: 'cancelled',
    by: ANY_ACTOR,
    delivery: CARRIED_DELIVERIES,
    payment: 'on-receipt',
    effects: UNPAID_CANCEL_EFFECTS,
  },
  {
    from: 'awaiting_client',
    to: 'cancelled',
    by: ANY_ACTOR,
    delivery: ['pickup'],
    payment: 'online',
    effects: PAID_CANCEL_EFFECTS,
  },
  {
    from: 'awaiting_client',
    to: 'cancelled',
    by: ANY_ACTOR,
    delivery: ['pickup'],
    payment: 'on-receipt',
    effects: UNPAID_CANCEL_EFFECTS,
  },
  // The buyer refused or was absent; the courier returns the order.
  {
    from: 'on_the_way',
    to: 'cancelled',
    by: ['operator'],
    delivery: ['courier'],
    payment: 'online',
    effects: PAID_CANCEL_EFFECTS,
  },
  {
    from: 'on_the_way',
    to: 'cancelled',
    by: ['operator'],
    delivery: ['courier'],
    payment: 'on-receipt',
    effects: UNPAID_CANCEL_EFFECTS,
  },

  // When the last product is returned; partial returns and refunds are in domain/orders/return-request.ts.
  { from: 'completed', to: 'returned', by: ['operator'], effects: [] },
];

/** Returns the flow of an order from the buyer's choices; digital products are prepaid. */
export function orderFlow(delivery: DeliveryKind, paymentMethod: PaymentMethod): OrderFlow {
  const payment = delivery === 'digital' ? 'online' : paymentPolicies[paymentMethod].flow;
  return { delivery: delivery === 'express' ? 'courier' : delivery, payment };
}

/** Finds the transition of a flow between two states; undefined when there is none. */
export function findOrderTransition(flow: OrderFlow, from: OrderState, to: OrderState): OrderTransition | undefined {
  return orderTransitions.find((row) => row.from === from && row.to === to && appliesTo(row, flow));
}

/** Returns whether an actor may make a transition (decisions §5). */
export function canTransition(flow: OrderFlow, from: OrderState, to: OrderState, by: OrderActor): boolean {
  return findOrderTransition(flow, from, to)?.by.includes(by) ?? false;
}

/** Lists the states an actor may move an order to. */
export function nextStates(flow: OrderFlow, from: OrderState, by: OrderActor): OrderState[] {
  return ORDER_STATES.filter((to) => canTransition(flow, from, to, by));
}

/** Returns whether the buyer may still cancel (decisions §5). */
export function canCancel(flow: OrderFlow, state: OrderState): boolean {
  return canTransition(flow, state, 'cancelled', 'customer');
}

/** Returns whether the delivery date can still be changed: until dispatch (decisions §5). */
export function canChangeDate(flow: OrderFlow, state: OrderState): boolean {
  return flow.delivery !== 'digital' && ['created', 'waiting_payment', 'paid', 'preparing'].includes(state);
}

/** Returns whether products can be returned: within 14 calendar days after the day of completion (decisions §5). */
export function canReturn(state: OrderState, completedOn: DateText, now: Date): boolean {
  return state === 'completed' && daysBetween(completedOn, almatyDate(now)) <= RETURN_DAYS;
}

/** Returns whether an order awaits an online payment. */
export function isPayable(state: OrderState): boolean {
  return state === 'waiting_payment';
}

/** Tracking labels of spec §4, plus two for cancelled and returned orders. */
export type TrackingLabel =
  | 'created'
  | 'waiting'
  | 'paid'
  | 'preparing'
  | 'on-the-way'
  | 'awaiting-client'
  | 'completed'
  | 'cancelled'
  | 'returned';

const TRACKING_LABELS: Readonly<Record<OrderState, TrackingLabel>> = {
  created: 'created',
  waiting_payment: 'waiting',
  paid: 'paid',
  preparing: 'preparing',
  on_the_way: 'on-the-way',
  awaiting_client: 'awaiting-client',
  completed: 'completed',
  cancelled: 'cancelled',
  returned: 'returned',
};

/** Returns the tracking label of a state; the wording is in messages (spec §4). */
export function trackingLabel(state: OrderState): TrackingLabel {
  return TRACKING_LABELS[state];
}

/** A step of the order timeline. */
export type TrackingStep = { status: OrderState; state: 'done' | 'current' | 'ahead' };

/** Returns the timeline of an order; a cancelled or returned one has the passed steps and its final state. */
export function trackingSteps(flow: OrderFlow, state: OrderState, passed: readonly OrderState[] = []): TrackingStep[] {
  const path = successPath(flow);
  const currentIndex = path.indexOf(state);
  if (currentIndex < 0)
    return [
      ...path.filter((step) => passed.includes(step)).map((status) => ({ status, state: 'done' as const })),
      { status: state, state: 'current' },
    ];
  return path.map((status, index) => ({
    status,
    state: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead',
  }));
}

/** Lists the states of a successful order. */
export function successPath(flow: OrderFlow): OrderState[] {
  const path: OrderState[] = ['created'];
  for (;;) {
    const last = path.at(-1);
    const next = orderTransitions.find(
      (row) => row.from === last && appliesTo(row, flow) && row.to !== 'cancelled' && row.to !== 'returned',
    );
    if (!next) return path;
    path.push(next.to);
  }
}

function appliesTo(row: OrderTransition, flow: OrderFlow): boolean {
  return (row.delivery?.includes(flow.delivery) ?? true) && (row.payment ?? flow.payment) === flow.payment;
}
