import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { notFound, type LoaderArgs } from '#web/start/screen.ts';

/** Data from the URL of an order page; the order itself is personal and loaded in the browser. */
export type OrderPage = { number: string };

/** Reads the order number from the URL; an invalid one is a missing page. */
export const loadOrderPage = async ({ params }: Pick<LoaderArgs, 'params'>): Promise<OrderPage> => ({
  number: parseOrderNumber(params.id ?? '') ?? notFound('order'),
});
