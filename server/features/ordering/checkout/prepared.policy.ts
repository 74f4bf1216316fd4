import type { CheckoutDraft } from '#contract/orders/checkout.ts';
import type { CartInput, CartTotals } from '#domain/pricing/cart-totals.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { SnapshotLine } from '../cart/cart.service.ts';
import type { FoundPromo } from '../../money/promotions/promotions.service.ts';
import type { DeliveryProblem } from './checkout.policy.ts';
import type { StandingGift } from './standing-gift.policy.ts';

/** Whose checkout, where and when. */
export type CheckoutPlace = Viewer & { sessionId: number | null; customerId?: number | null };
/** Somebody who places an order: with a session, from an address that limits count. */
export type BuyerPlace = CheckoutPlace & { sessionId: number; ip: string };

/** A checkout ready to become orders: what stands, what it costs and which lines travel together. */
export type PreparedCheckout = {
  lines: SnapshotLine[];
  draft: CheckoutDraft;
  /** What was priced, and what came of it. */
  input: CartInput;
  totals: CartTotals;
  /** The promo code that takes something off. */
  promo: FoundPromo | null;
  /** The chosen gift, as far as it is earned and there. */
  gift: StandingGift | null;
  /** A gift was chosen and is not there any more. */
  giftGone: boolean;
  stamp: string;
  step: number;
  finished: boolean;
  problem: DeliveryProblem | undefined;
  /** Day a pickup order is ready. */
  pickupDate: string | undefined;
  /** Product ids by the day they are ready. */
  parts: { date: string; productIds: number[] }[];
};
