import { randomInt } from 'node:crypto';
import { orderNumber } from '#domain/orders/order-number.ts';

/** Count of eight-digit numbers. */
const NUMBER_COUNT = 90_000_000;

/** Draws a random eight-digit order number, which reveals neither the number of orders nor other order numbers. */
export function drawNumber(): string {
  return orderNumber(randomInt(1, NUMBER_COUNT));
}
