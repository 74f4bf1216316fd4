import type { SaleGate } from '#server/features/storefront/sales/sales.service.ts';

/** A shop without launches: no queue protects any product. */
export const noSales: SaleGate = {
  findClosedProducts: async () => new Map(),
  quantityLimit: () => Infinity,
  spend: async () => {},
};
