import type { ReactNode } from 'react';
import type { SentFile } from '#contract/complaints.ts';
import type { OrderLine } from '#contract/orders.ts';

/** Number of an order and, for who opened it by its phone, the phone. */
export type OrderKey = { number: string; phone?: string };

/** What the returns of an order take from the screen. */
export type ReturnSlots = {
  /** What the calls name the order by. */
  orderKey: OrderKey;
  picture: (line: OrderLine) => ReactNode;
  /** The choice of photos for the order. */
  photos: (files: readonly SentFile[], onFiles: (change: (now: SentFile[]) => SentFile[]) => void) => ReactNode;
  /** The form that proves a phone by a code. */
  proof: (phone: string, onProved: () => void) => ReactNode;
  /** What is put beside the returns while they wait: it tells of changes of the order. */
  follow: (changed: () => void) => ReactNode;
};
