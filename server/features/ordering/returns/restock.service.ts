import { restockAllocations } from '#domain/orders/return-request.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { StockService } from '../../storefront/stock/stock.service.ts';
import { findTakes } from '../orders/orders.rows.ts';

/** Adds returned products of an order to the stock they were taken from. */
export type Restock = ReturnType<typeof createRestock>;

/** Creates the function that restocks lines of an order; `returned` is their quantity in earlier returns. */
export const createRestock =
  (stock: Pick<StockService, 'restock'>) =>
  async (
    tx: Sql,
    orderId: number,
    lines: readonly { productId: number; quantity: number; returned: number }[],
  ): Promise<void> => {
    const takes = restockAllocations(await findTakes(tx, orderId), lines);
    await stock.restock(tx, takes);
    const productIds = [...new Set(takes.map(({ productId }) => productId))];
    if (productIds.length > 0) await recordEvents(tx, [{ type: 'stock.changed', productIds }]);
  };
