import { randomInt } from 'node:crypto';
import { masterNumber, orderNumber } from '#domain/orders/order-number.ts';

/** Count of eight-digit numbers. */
const NUMBER_COUNT = 90_000_000;

/** Draws a random eight-digit order number, which reveals neither the number of orders nor other order numbers. */
export function drawNumber(): string {
  return orderNumber(randomInt(1, NUMBER_COUNT));
}

/** Selects the orders that a number names: all parts of a master number, or one part. */
export function selectOrders<T extends { number: string }>(orders: readonly T[], number: string): T[] {
  return orders.filter((order) => number === masterNumber(number) || order.number === number);
}
