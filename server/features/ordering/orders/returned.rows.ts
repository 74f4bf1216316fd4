import type { Sql, Statement } from '../../../platform/database/sql.ts';

/** SQL condition: the shop has received the return `r`. */
export const isReturnReceived = (sql: Sql): Statement => sql`r.state in ('received', 'refunded')`;

/** SQL expression: returned quantity of the joined order line. */
export const returnedUnits = (sql: Sql): Statement => sql`
  coalesce((select sum(l.quantity)::int from return_lines l join returns r on r.id = l.return_id
    where r.order_id = order_lines.order_id and l.product_id = order_lines.product_id and ${isReturnReceived(sql)}), 0)`;

/** SQL expression: returned quantity of a row of `order_services`. */
export const returnedServices = (sql: Sql): Statement => sql`
  coalesce((select sum(b.quantity)::int from return_services b join returns r on r.id = b.return_id
    where r.order_id = order_services.order_id and b.product_id = order_services.product_id and b.code = order_services.code
      and ${isReturnReceived(sql)}), 0)`;
