import { number, type SettingDefinition } from './setting.ts';

/** Settings of sales with a queue: its times and admission rate (decisions §10). */
export const saleSettings = {
  'sale.openMinutes': number(
    60,
    'minutes',
    'Time before a sale when tickets start; from then on its products are sold through the queue only.',
    5,
    1440,
  ),
  'sale.closeHours': number(
    24,
    'hours',
    'Time after the start of a sale when its products return to normal selling.',
    1,
    240,
  ),
  'sale.admittedPerSecond': number(10, 'quantity', 'Buyers admitted to a sale per second.', 1, 1000),
  'sale.buyersInside': number(
    300,
    'quantity',
    'Maximum admitted buyers without an order, by the capacity of the checkout.',
    1,
    100_000,
  ),
  'sale.comeMinutes': number(3, 'minutes', 'Time for an admitted buyer to open the checkout (decisions §10).', 1, 60),
  'sale.orderMinutes': number(10, 'minutes', 'Time for an admitted buyer to place the order.', 2, 120),
  'sale.perCustomer': number(1, 'quantity', 'Maximum quantity per customer at a sale.', 1, 100),
  'sale.ticketsPerAddress': number(
    100,
    'quantity',
    'Sale tickets per address; many households may share one.',
    1,
    100_000,
  ),
  'sale.ticketsPerNetwork': number(
    1000,
    'quantity',
    'Sale tickets per IPv6 provider network (/48), which providers assign to anyone.',
    1,
    1_000_000,
  ),
} satisfies Record<string, SettingDefinition>;
