import type { CheckoutDraft } from '#contract/orders/checkout.ts';
import type { CartInput, CartTotals } from '#domain/pricing/cart-totals.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { SnapshotLine } from '../cart/cart.service.ts';
import type { FoundPromo } from '../../money/promotions/promotions.service.ts';
import type { DeliveryProblem } from './checkout.policy.ts';
import type { AvailableGift } from './available-gift.policy.ts';

/** Session, city and time of a checkout. */
export type CheckoutCaller = Viewer & { sessionId: number | null; customerId?: number | null };
/** A buyer placing an order: with a session, and an address for rate limits. */
export type CheckoutBuyer = CheckoutCaller & { sessionId: number; ip: string };

/** A checkout ready to become orders: valid choices, totals and lines grouped by delivery. */
export type PreparedCheckout = {
  lines: SnapshotLine[];
  draft: CheckoutDraft;
  /** Pricing input and result. */
  input: CartInput;
  totals: CartTotals;
  /** The promo code with a discount in effect. */
  promo: FoundPromo | null;
  /** The chosen gift, if earned and in stock. */
  gift: AvailableGift | null;
  /** Whether the chosen gift is no longer available. */
  isGiftGone: boolean;
  stamp: string;
  step: number;
  isComplete: boolean;
  problem: DeliveryProblem | undefined;
  /** Ready date of a pickup order. */
  pickupDate: string | undefined;
  /** Product ids by ready date. */
  parts: { date: string; productIds: number[] }[];
};
