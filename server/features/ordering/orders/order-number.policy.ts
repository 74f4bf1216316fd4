import { randomInt } from 'node:crypto';
import { orderNumber } from '#domain/orders/order-number.ts';

/** Numbers of eight digits. */
const NUMBER_COUNT = 90_000_000;

/**
 * Draws the number people see: eight digits that tell neither how many orders there are nor what another one is called.
 */
export function drawNumber(): string {
  return orderNumber(randomInt(1, NUMBER_COUNT));
}
