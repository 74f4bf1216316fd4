import type { ReactNode } from 'react';
import type { SentFile } from '#contract/orders/complaints.ts';
import type { OrderLine } from '#contract/orders/orders.ts';
import type { WithVerification } from '#web/state/calls/use-phone-verification.ts';

/** Order number and, if the order was opened by phone, the phone. */
export type OrderKey = { number: string; phone?: string };

/** Parts of the returns provided by the screen. */
export type ReturnSlots = {
  /** Order reference for calls. */
  orderKey: OrderKey;
  picture: (line: OrderLine) => ReactNode;
  /** Photo input of the order; `withVerification` wraps uploads and renews the phone verification. */
  photos: (
    files: readonly SentFile[],
    onFiles: (change: (current: SentFile[]) => SentFile[]) => void,
    withVerification: WithVerification,
  ) => ReactNode;
  /** Form that verifies a phone by a code. */
  phoneVerification: (phone: string, onVerified: () => void) => ReactNode;
  /** Rendered while the returns are pending; reports changes of the order. */
  follow: (onChange: () => void) => ReactNode;
};
