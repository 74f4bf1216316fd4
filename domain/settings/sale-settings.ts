import { number, type SettingDefinition } from './setting.ts';

/** Settings of queued sales: timing and admission rate (decisions §10). */
export const saleSettings = {
  'sale.openMinutes': number(
    60,
    'minutes',
    'How long before a sale the ticket queue opens; from then on its products are sold only through the queue.',
    5,
    1440,
  ),
  'sale.closeHours': number(
    24,
    'hours',
    'How long after its start a sale ends and its products return to normal sale.',
    1,
    240,
  ),
  'sale.admittedPerSecond': number(10, 'quantity', 'Buyers admitted to a sale per second.', 1, 1000),
  'sale.buyersInside': number(
    300,
    'quantity',
    'Max admitted buyers who have not ordered yet; limited by checkout capacity.',
    1,
    100_000,
  ),
  'sale.comeMinutes': number(3, 'minutes', 'Time for an admitted buyer to open the checkout (decisions §10).', 1, 60),
  'sale.orderMinutes': number(10, 'minutes', 'Time for an admitted buyer to place the order.', 2, 120),
  'sale.perCustomer': number(1, 'quantity', 'Maximum quantity per customer at a sale.', 1, 100),
  'sale.ticketsPerAddress': number(
    100,
    'quantity',
    'Max sale tickets per IP address; carriers put many households behind one.',
    1,
    100_000,
  ),
  'sale.ticketsPerNetwork': number(
    1000,
    'quantity',
    'Max sale tickets per IPv6 /48; providers hand out whole /48s to single customers.',
    1,
    1_000_000,
  ),
} satisfies Record<string, SettingDefinition>;
