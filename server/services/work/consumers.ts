import type { App } from '../../app/app.ts';
import type { Consumer } from '../../platform/events/outbox-consumers.ts';

/** Durable event consumers: each event is handled once, across restarts. */
export function storeConsumers({
  orders,
  credit,
  giftPurchases,
  payments,
  receipts,
  messaging,
}: Pick<App, 'orders' | 'credit' | 'giftPurchases' | 'payments' | 'receipts' | 'messaging'>): Consumer[] {
  return [
    {
      name: 'orders.payments',
      types: ['payment.settled'],
      handle: (event) => orders.onEvent(event, new Date()),
    },
    {
      name: 'gift-purchases.payments',
      types: ['payment.settled'],
      handle: (event) => giftPurchases.onEvent(event, new Date()),
    },
    {
      // Separate from payments, so a slow refund does not delay customers who have paid.
      name: 'payments.refunds',
      types: ['refund.requested', 'payment.settled'],
      handle: async (event) => {
        const isRefund =
          event.type === 'refund.requested' || (event.type === 'payment.settled' && event.status === 'refunded');
        if (isRefund) await payments.sendRefunds(new Date(), event.orderId);
      },
    },
    {
      name: 'receipts.send',
      types: ['receipt.requested'],
      handle: async () => void (await receipts.send(new Date())),
    },
    {
      name: 'credit.applications',
      types: ['payment.settled', 'order.changed'],
      handle: (event) => credit.onEvent(event, new Date()),
    },
    {
      name: 'notices.orders',
      types: ['order.placed', 'order.changed', 'order.rescheduled', 'keys.loaded'],
      handle: (event) => messaging.orderNotices.onEvent(event, new Date()),
    },
    {
      name: 'notices.returns',
      types: ['return.changed'],
      handle: (event) => messaging.returnNotices.onEvent(event, new Date()),
    },
    {
      name: 'notices.receipts',
      types: ['receipt.issued'],
      handle: (event) => messaging.receiptNotices.onEvent(event, new Date()),
    },
    {
      name: 'notices.gift-cards',
      types: ['gift-cards.sent'],
      handle: (event) => messaging.giftNotices.onEvent(event, new Date()),
    },
    {
      name: 'notices.complaints',
      types: ['complaint.answered', 'trade-in.decided', 'request.moved', 'support.answered', 'question.answered'],
      handle: (event) => messaging.answerNotices.onEvent(event, new Date()),
    },
  ];
}
