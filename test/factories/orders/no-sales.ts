import type { SaleGate } from '#server/features/storefront/sales/sales.service.ts';

/** A shop without launches: no queue protects any product. */
export const noSales: SaleGate = {
  closedTo: async () => new Map(),
  limitOf: () => Infinity,
  spend: async () => {},
};
