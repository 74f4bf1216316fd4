import type { App } from '../app.ts';
import type { Consumer } from '../platform/outbox-consumers.ts';

/** Every reaction that must happen once for its event, whatever restarts in between. */
export function storeConsumers({ orders }: Pick<App, 'orders'>): Consumer[] {
  return [
    {
      name: 'orders.payments',
      types: ['payment.settled'],
      handle: (event) => orders.onEvent(event, new Date()),
    },
  ];
}
