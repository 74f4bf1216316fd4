import type { LicenceKey } from '#contract/customers/profile.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { Database } from '../../../../platform/database/db.ts';
import { int, rowOf, text } from '../../../../platform/database/row.ts';
import { orders } from '../orders.table.ts';

const awaitedRow = rowOf({
  productId: int,
  nameRu: text,
  nameKk: text,
  orderNumber: orders.number,
  createdAt: orders.createdAt,
});

/** Lists a customer's paid keys that are not loaded yet, newest first: one entry per key, without an id. */
export async function awaitedKeys(
  { $client: sql }: Database,
  customerId: number,
  language: Language,
): Promise<LicenceKey[]> {
  const rows = await sql`
    select ${awaitedRow}, products.id as "productId", products.name_ru as "nameRu", products.name_kk as "nameKk" from orders join order_lines l on l.order_id = orders.id
      join products on products.id = l.product_id and products.digital
      cross join lateral generate_series(1, l.quantity - (
        select count(*)::int from licence_keys k where k.order_number = orders.number and k.product_id = l.product_id))
    where orders.customer_id = ${customerId} and orders.is_paid and orders.status not in ('cancelled', 'returned')
    order by orders.id desc, products.id`;
  return rows.map(({ nameRu, nameKk, createdAt, ...of }) => ({
    ...of,
    id: null,
    name: pick({ ru: nameRu, kk: nameKk }, language),
    key: null,
    openedAt: null,
    boughtAt: new Date(createdAt).toISOString(),
  }));
}
