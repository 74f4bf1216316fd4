import type { CheckoutDraft } from '#contract/checkout.ts';
import type { CartTotals } from '#domain/cart-totals.ts';
import type { Language } from '#domain/language.ts';
import type { CityScope } from '../../platform/call.ts';
import type { SnapshotLine } from '../cart/cart.service.ts';
import type { DeliveryProblem } from './checkout.policy.ts';

/** Whose checkout, where and when. */
export type CheckoutPlace = { sessionId: number | null; city: CityScope; now: Date; language: Language };

/** A checkout ready to become orders: what stands, what it costs and which lines travel together. */
export type PreparedCheckout = {
  lines: SnapshotLine[];
  draft: CheckoutDraft;
  totals: CartTotals;
  stamp: string;
  step: number;
  finished: boolean;
  problem: DeliveryProblem | undefined;
  /** Day a pickup order is ready. */
  pickupDate: string | undefined;
  /** Product ids by the day they are ready. */
  parts: { date: string; productIds: number[] }[];
};
