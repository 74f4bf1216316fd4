import { receipts } from './receipts.table.ts';

/** Columns of a receipt, for statements that read from `receipts`. */
export const receiptColumns = {
  reference: receipts.reference,
  orderNumber: receipts.orderNumber,
  kind: receipts.kind,
  paid: receipts.paid,
};
