import type { ReactNode } from 'react';
import type { SentFile } from '#contract/orders/complaints.ts';
import type { OrderLine } from '#contract/orders/orders.ts';
import { ApiError } from '#web/calls/api.ts';

/** Number of an order and, for who opened it by its phone, the phone. */
export type OrderKey = { number: string; phone?: string };

/** Makes a call; where the proof of the phone has ended, again once there is a new one. */
export type WithProof = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** What the returns of an order take from the screen. */
export type ReturnSlots = {
  /** What the calls name the order by. */
  orderKey: OrderKey;
  picture: (line: OrderLine) => ReactNode;
  /** The choice of photos for the order; each is sent `within` what asks for a new proof of the phone. */
  photos: (
    files: readonly SentFile[],
    onFiles: (change: (now: SentFile[]) => SentFile[]) => void,
    within: WithProof,
  ) => ReactNode;
  /** The form that proves a phone by a code. */
  proof: (phone: string, onProved: () => void) => ReactNode;
  /** What is put beside the returns while they wait: it tells of changes of the order. */
  follow: (changed: () => void) => ReactNode;
};

/** The phone of the order is not proved by this browser, or not any more. */
export const isUnproved = (error: unknown) => error instanceof ApiError && error.error === 'proof_expired';
