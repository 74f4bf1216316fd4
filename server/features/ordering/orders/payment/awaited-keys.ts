import type { LicenceKey } from '#contract/customers/profile.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { Database } from '../../../../platform/database/db.ts';
import { rowOf } from '../../../../platform/database/row.ts';
import { joinProduct, productColumns } from '../../../storefront/catalog/products.rows.ts';
import { returnedUnits } from '../returned.rows.ts';
import { orders } from '../orders.table.ts';

const awaitedRow = rowOf({
  productId: productColumns.id,
  nameRu: productColumns.nameRu,
  nameKk: productColumns.nameKk,
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
    select ${awaitedRow} from orders join order_lines on order_lines.order_id = orders.id
      ${joinProduct(sql, sql`order_lines.product_id`)}
      cross join lateral generate_series(1, order_lines.quantity - ${returnedUnits(sql)} - (
        select count(*)::int from licence_keys k where k.order_number = orders.number and k.product_id = order_lines.product_id))
    where order_lines.digital and orders.customer_id = ${customerId} and orders.is_paid and orders.status not in ('cancelled', 'returned')
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
