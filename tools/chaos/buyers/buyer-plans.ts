import { randomInt } from 'node:crypto';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { methodsWhere, paymentPolicies } from '#domain/payments/payment-policies.ts';
import type { GiftCardSecret } from '#server/features/money/gift-cards/gift-cards.service.ts';
import type { ChaosCustomer, ShelfProducts } from '../audits/shelf.ts';
import { randomPaymentMethod } from './tenders.ts';

/** Actions of a buyer once the order is paid. */
type FollowUp = 'leave' | 'look' | 'cancel' | 'return';

/** A buyer's plan. */
export type BuyerPlan = {
  /** Null for a guest. */
  customer: ChaosCustomer | null;
  kind: 'products' | 'keys' | 'gift-cards';
  /** Quantity by product. */
  products: ReadonlyMap<number, number>;
  method: PaymentMethod;
  promo: string;
  /** Bonuses to spend, tenge. */
  bonuses: number;
  giftCard: GiftCardSecret | null;
  /** Takes the offered gift, if any. */
  takesGift: boolean;
  followUp: FollowUp;
};

/** Methods that pay for keys. */
const KEY_METHODS = methodsWhere(({ deliveries }) => deliveries.includes('digital'));
const MAX_QUANTITY = 3;
const MAX_BONUSES = 5_000;

const pickRandom = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;
const chance = (percent: number) => randomInt(100) < percent;

/** Creates a random guest who buys one product by card, or with any payment method. */
export function planGuest(shelf: ShelfProducts, method: 'any' | 'card'): BuyerPlan {
  return {
    customer: null,
    kind: 'products',
    products: new Map([[pickRandom(shelf.productIds), 1 + randomInt(2)]]),
    method: method === 'card' ? 'card' : randomPaymentMethod(),
    promo: chance(33) ? shelf.promo : '',
    bonuses: 0,
    giftCard: null,
    takesGift: false,
    followUp: chance(50) ? 'look' : 'leave',
  };
}

/** Creates a random wish of a customer or guest from everything the shop sells and accepts. */
export function planBuyer(shelf: ShelfProducts, customer: ChaosCustomer | null): BuyerPlan {
  const roll = customer ? randomInt(100) : 100;
  const kind = roll < 15 ? 'gift-cards' : roll < 50 ? 'keys' : 'products';
  const ids = kind === 'keys' ? shelf.digitalIds : shelf.productIds;
  const quantities = Array.from(
    { length: 1 + randomInt(2) },
    () => [pickRandom(ids), 1 + randomInt(MAX_QUANTITY)] as const,
  );
  const method = kind === 'keys' ? pickRandom(KEY_METHODS) : randomPaymentMethod();
  const acceptsSavings = paymentPolicies[method].acceptsSavings;
  return {
    customer,
    kind,
    products: new Map(quantities),
    method,
    promo: chance(33) ? shelf.promo : '',
    bonuses: customer && acceptsSavings && chance(40) ? 1 + randomInt(MAX_BONUSES) : 0,
    giftCard: acceptsSavings && chance(25) ? pickRandom(shelf.giftCards) : null,
    takesGift: chance(60),
    followUp: pickFollowUp(customer !== null, kind),
  };
}

function pickFollowUp(isCustomer: boolean, kind: BuyerPlan['kind']): FollowUp {
  const roll = randomInt(100);
  if (roll < 20) return 'cancel';
  if (roll < 60 && isCustomer && kind === 'products') return 'return';
  return roll < 80 ? 'look' : 'leave';
}
