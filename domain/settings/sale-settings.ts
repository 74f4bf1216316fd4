import { number, type SettingDefinition } from './setting.ts';

/** Settings of the hour of sale: when its queue stands and how it admits (decisions §10). */
export const saleSettings = {
  'sale.openMinutes': number(
    60,
    'minutes',
    'Tickets of a sale are given so long before its hour; from then on its products are sold through the queue alone.',
    5,
    1440,
  ),
  'sale.closeHours': number(24, 'hours', 'So long after the hour its products are sold as all others are.', 1, 240),
  'sale.admittedPerSecond': number(10, 'quantity', 'Buyers that a sale admits to its products in a second.', 1, 1000),
  'sale.buyersInside': number(
    300,
    'quantity',
    'Admitted buyers who have not ordered yet: so many the checkout bears at once.',
    1,
    100_000,
  ),
  'sale.comeMinutes': number(3, 'minutes', 'An admission waits so long for its owner (decisions §10).', 1, 60),
  'sale.orderMinutes': number(10, 'minutes', 'A buyer who has come in has so long to place the order.', 2, 120),
  'sale.perCustomer': number(1, 'quantity', 'What one customer may buy at a sale.', 1, 100),
  'sale.ticketsPerAddress': number(
    100,
    'quantity',
    'Tickets of a sale given to one address, which many homes may share.',
    1,
    100_000,
  ),
  'sale.ticketsPerNetwork': number(
    1000,
    'quantity',
    'The same of one IPv6 network (a /48), which a provider hands out to whoever asks.',
    1,
    1_000_000,
  ),
} satisfies Record<string, SettingDefinition>;
