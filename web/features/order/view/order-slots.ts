import type { ReactNode } from 'react';
import type { Order, OrderLine } from '#contract/orders/orders.ts';

/** The screen renders pictures, sums and the verification of a phone. */
export type OrderSlots = {
  picture: (line: Pick<OrderLine, 'picture' | 'kind'>) => ReactNode;
  sum: (order: Order) => ReactNode;
  /** Form that verifies the order's phone by a code. */
  phoneVerification: (phone: string, onVerified: () => void) => ReactNode;
};
