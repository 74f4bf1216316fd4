import { restockAllocations } from '#domain/orders/return-request.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { StockService, Take } from '../../storefront/stock/stock.service.ts';
import { findTakes, subtractReserved } from '../orders/orders.rows.ts';

/** Adds returned products and keys of an order to the stock they were taken from. */
export type Restock = ReturnType<typeof createRestock>;

/** Creates the functions that restock returned lines of an order. */
export function createRestock(stock: Pick<StockService, 'restock' | 'release'>) {
  const recordChange = async (tx: Sql, takes: readonly Take[]): Promise<void> => {
    const productIds = [...new Set(takes.map(({ productId }) => productId))];
    if (productIds.length > 0) await recordEvents(tx, [{ type: 'stock.changed', productIds }]);
  };

  return {
    /** Restocks received products; `returned` is their quantity in earlier returns. */
    async products(
      tx: Sql,
      orderId: number,
      lines: readonly { productId: number; quantity: number; returned: number }[],
    ): Promise<void> {
      const takes = restockAllocations(await findTakes(tx, orderId), lines);
      await stock.restock(tx, takes);
      await recordChange(tx, takes);
    },

    /** Releases returned keys that are still reserved, and restocks those handed over. */
    async keys(tx: Sql, orderId: number, returned: { productId: number; quantity: number }): Promise<void> {
      const takes = await subtractReserved(tx, orderId, returned);
      await stock.release(
        tx,
        takes.filter(({ isHeld }) => isHeld),
      );
      await stock.restock(
        tx,
        takes.filter(({ isHeld }) => !isHeld),
      );
      await recordChange(tx, takes);
    },
  };
}
