import type { SaleGate } from '#server/features/storefront/sales/sales.service.ts';

/** A shop without a sale at an hour: no queue guards any product. */
export const noSales: SaleGate = {
  closedTo: async () => new Map(),
  limitOf: () => Infinity,
  spend: async () => {},
};
