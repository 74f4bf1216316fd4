import type { DueService } from '#contract/operator/operator-services.ts';
import type { OrderService } from '#contract/orders/orders.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import { fail } from '../../../../platform/http/failure.ts';
import { findDueServices, findServices, updateServiceDays, type ServiceDays } from '../order-services.queries.ts';
import { lockOrder } from '../orders.rows.ts';
import type { OrdersService } from '../orders.service.ts';
import { orderServiceView } from '../orders.view.ts';

/** Services of orders for operators. */
export type OperatorServicesService = ReturnType<typeof createOperatorServicesService>;

type Deps = {
  db: Database;
  orders: Pick<OrdersService, 'readWithNextStates'>;
  /** URL keyword of a city. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the operators' list of services to do. */
export function createOperatorServicesService({ db, orders, cityKeyword }: Deps) {
  const sql = db.$client;
  return {
    /** Lists the services to do, the earliest day first. */
    async listDue(limit: number, language: Language): Promise<DueService[]> {
      return (await findDueServices(sql, limit)).map((row) => ({
        productId: row.productId,
        code: row.code,
        kind: row.kind,
        name: pick({ ru: row.nameRu, kk: row.nameKk }, language),
        quantity: row.due,
        date: row.date,
        number: row.number,
        product: pick({ ru: row.productRu, kk: row.productKk }, language),
        city: cityKeyword(row.cityId),
        contact: { firstName: row.firstName, phone: row.phone },
        address: row.address === null ? null : { ...row.address },
      }));
    },

    /**
     * Sets the agreed day of a service, and the day and quantity it was done; undefined keeps a day. Fails with
     * `order_not_found`, or `service_unavailable` when the order has no such work, or is cancelled.
     */
    async setDays(
      { number, productId, code }: { number: string; productId: number; code: string },
      days: ServiceDays,
      language: Language,
    ): Promise<OrderService> {
      const found = await orders.readWithNextStates(number);
      const { order } = found.find((candidate) => candidate.order.number === number) ?? found[0]!;
      const isSaved = await inTransaction(db, async (tx) => {
        // A concurrent cancellation or refund must finish first: its amount depends on the work done.
        await lockOrder(tx, order.number);
        return updateServiceDays(tx, { orderId: order.id, productId, code }, days);
      });
      if (!isSaved) fail('service_unavailable');
      const updated = (await findServices(sql, [order.id])).find(
        (candidate) => candidate.productId === productId && candidate.code === code,
      )!;
      return orderServiceView(updated, order, language);
    },
  };
}
