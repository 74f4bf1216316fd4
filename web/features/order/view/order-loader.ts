import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { notFound, type LoaderArgs } from '#web/start/screen.ts';

/** What the URL of an order's page says; the order itself is personal and loaded in the browser. */
export type OrderPage = { number: string };

/** Reads the number of the URL; what cannot be a number is no page. */
export const loadOrderPage = async ({ params }: Pick<LoaderArgs, 'params'>): Promise<OrderPage> => ({
  number: parseOrderNumber(params.id ?? '') ?? notFound('order'),
});
