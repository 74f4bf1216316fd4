import { address } from '#test/factories/address.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { becomeCustomer, database } from '../account/customer.ts';
import { origin, type Shopper } from '../behaviour/shopper.ts';

/** Cheap products in stock that no other journey competes for. */
export async function productsInStock(
  { context, language }: Shopper,
  count: number,
): Promise<{ id: number; name: string }[]> {
  const answer = await context.request.get(`${origin}/api/catalog/listing?category=chekhly`, {
    headers: { origin, 'x-language': language },
  });
  const { data } = (await answer.json()) as {
    data: { products: { id: number; name: string; availability: { state: string } }[] };
  };
  return data.products.filter(({ availability }) => availability.state === 'in-stock').slice(0, count);
}

/** Makes the shopper a customer with an earlier courier order of the products, paid on receipt. */
export async function becomeBuyer(
  shopper: Shopper,
  productIds: readonly number[] = [],
): Promise<{ customerId: number; number: string }> {
  const { customerId } = await becomeCustomer(shopper);
  const number = await insertOrder(database, customerId, productIds);
  await database.$client`
    update orders set address = ${JSON.stringify(address)}::text::jsonb where number = ${number}`;
  // Ordered at today's price, so nothing has changed for the next order.
  await database.$client`
    update order_lines set price = offers.price from orders, offers
    where orders.id = order_lines.order_id and orders.number = ${number} and offers.product_id = order_lines.product_id`;
  return { customerId, number };
}

/** Counts the orders of a customer. */
export const countOrders = async (customerId: number): Promise<number> =>
  (await database.$client`select from orders where customer_id = ${customerId}`).length;

/** Adds a product to the shopper's cart, outside the page. */
export const addToCart = ({ context, language }: Shopper, productId: number) =>
  context.request.post(`${origin}/api/cart/lines`, {
    headers: { origin, 'x-language': language },
    data: { productId },
  });
