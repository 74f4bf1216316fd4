import { almatyDate } from '#domain/time/calendar.ts';
import { promisedAfterPayment } from '#domain/payments/paid-promise.ts';
import type { OrderEffect } from '#domain/orders/order-status.ts';
import { pickupDeadline } from '#domain/delivery/pickup.ts';
import type { ReceiptTender } from '#domain/payments/receipt.ts';
import type { BonusesService } from '../../money/bonuses/bonuses.service.ts';
import type { CartService } from '../cart/cart.service.ts';
import { compareVisits, type SlotsService, type SlotVisit } from '../../places/delivery/slots.service.ts';
import type { GiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { ReceiptsService } from '../../money/receipts/receipts.service.ts';
import type { PromotionsService } from '../../money/promotions/promotions.service.ts';
import type { Sql, StockService, Take } from '../../storefront/stock/stock.service.ts';
import { findCancelRefunds, refundCancelled } from './payment/cancel-refund.service.ts';
import { toDatePromise } from './payment/paid-promise.policy.ts';
import { findEarnedBonuses, findKeyClaims, type OrderRow } from './orders.queries.ts';
import { cancelReservations, handOverReservations, verifyReservations } from './reservations.queries.ts';

/** Dependencies of transition effects. */
export type EffectDeps = {
  bonuses: Pick<BonusesService, 'freeze' | 'restore'>;
  promotions: Pick<PromotionsService, 'releaseUse'>;
  giftCards: Pick<GiftCardsService, 'refund'>;
  keys: Pick<KeysService, 'assign' | 'withdraw'>;
  cart: CartService;
  slots: SlotsService;
  stock: StockService;
  payments: PaymentsService;
  receipts: Pick<ReceiptsService, 'requestSales' | 'requestCancels'>;
};

/**
 * Orders of one effect, within the transaction that moves them. `firstId` is the first order of the master order;
 * `paidBy` is the tender used at the door, if reported.
 */
type EffectContext = {
  tx: Sql;
  orders: readonly OrderRow[];
  firstId: number;
  paidBy: ReceiptTender | null;
  now: Date;
};

/** Applies an effect: `change` updates the order row, `run` does everything else. */
export type EffectHandler = {
  change?: (now: Date, order: OrderRow) => Partial<OrderRow>;
  /** Runs once for all affected orders; returns the products whose stock changed. */
  run?: (context: EffectContext) => Promise<number[]>;
};

/** Nothing to do here: consumers of `order.changed` apply the effect after commit. */
const HANDLED_BY_EVENT: EffectHandler = {};

/**
 * Creates the table of all effects of `domain/orders/order-status.ts`. Effects run in table order: unopened keys are
 * withdrawn before refunds, savings and money precede stock, the lock order of checkout, and confirmation precedes
 * hand-over.
 */
export function createEffects({
  bonuses,
  promotions,
  giftCards,
  keys,
  cart,
  slots,
  stock,
  payments,
  receipts,
}: EffectDeps): Record<OrderEffect, EffectHandler> {
  const releaseStock = async ({ tx, orders }: EffectContext) => {
    const { released, handed } = await cancelReservations(tx, toIds(orders));
    await stock.release(tx, released);
    await stock.handOver(tx, handed);
    for (const { cityId, visit } of courierVisits(orders)) await slots.release(tx, cityId, visit);
    return toProductIds(released);
  };

  const handOver = async ({ tx, orders }: EffectContext) => {
    const takes = await handOverReservations(tx, toIds(orders));
    await stock.handOver(tx, takes);
    return toProductIds(takes);
  };

  const confirmStock = async ({ tx, orders, now }: EffectContext) => {
    await stock.verify(tx, await verifyReservations(tx, toIds(orders)));
    // The promised date is kept even if its courier slots are full.
    for (const order of orders) {
      const { deliveryDate: day = null, deliverySlot: slot } = order;
      const newDay = confirmDelivery(order, now).deliveryDate;
      if (day === null || slot === null || newDay === day || !newDay) continue;
      await slots.release(tx, order.cityId, { day, slot });
      await slots.force(tx, order.cityId, { day: newDay, slot });
    }
    return [];
  };

  // Refunds what the bank has accepted, even if the order has not recorded it yet.
  const refundTenders = async ({ tx, orders, firstId, now }: EffectContext) => {
    const accepted = await payments.findAccepted(tx, firstId);
    if (accepted) await refundCancelled(tx, payments, { accepted, orders }, now);
    // Bonuses, then cards: the lock order of checkout.
    const refunds = await findCancelRefunds(tx, toIds(orders));
    for (const { id, number: orderNumber } of orders) {
      const { bonuses: amount } = refunds.get(id)!;
      if (amount > 0) await bonuses.restore(tx, { orderNumber, amount }, now);
    }
    await giftCards.refund(
      tx,
      orders.map(({ id, number: orderNumber }) => ({ orderNumber, cause: '', cards: refunds.get(id)!.cards })),
      now,
    );
    return [];
  };

  const releasePromo = async ({ tx, orders, now }: EffectContext) => {
    // Cancelling the last part restores the promo code, even if the discount was on another part. An opened key keeps it.
    await promotions.releaseUse(tx, orders[0]!.masterNumber, now);
    return [];
  };

  const freezeBonuses = async ({ tx, orders, now }: EffectContext) => {
    const ids = orders.flatMap(({ id, customerId }) => (customerId === null ? [] : [id]));
    if (ids.length > 0) await bonuses.freeze(tx, await findEarnedBonuses(tx, ids, now));
    return [];
  };

  // A missing key does not block the order; a job assigns it once loaded.
  const assignKeys = async ({ tx, orders, now }: EffectContext) => {
    await keys.assign(tx, await findKeyClaims(tx, toIds(orders)), now);
    return [];
  };

  const withdrawKeys = async ({ tx, orders }: EffectContext) => {
    await keys.withdraw(
      tx,
      orders.map(({ number }) => number),
    );
    return [];
  };

  const issueReceipts = async ({ tx, orders, paidBy, now }: EffectContext) => {
    await receipts.requestSales(tx, toIds(orders), paidBy, now);
    return [];
  };

  const issueReturnReceipts = async ({ tx, orders, now }: EffectContext) => {
    await receipts.requestCancels(tx, await findCancelRefunds(tx, toIds(orders)), now);
    return [];
  };

  return {
    'withdraw-keys': { run: withdrawKeys },
    'give-back-promo': { run: releasePromo },
    'return-tenders': { run: refundTenders },
    'take-payment': { change: () => ({ isPaid: true }) },
    'hold-stock': {
      change: (now, order) => ({ expiresAt: null, ...confirmDelivery(order, now) }),
      run: confirmStock,
    },
    'release-stock': { change: () => ({ expiresAt: null }), run: releaseStock },
    'hand-over-stock': { change: () => ({ expiresAt: null }), run: handOver },
    'start-pickup-term': {
      change: (now) => ({ expiresAt: pickupDeadline(almatyDate(now), cart.pickupTerms()).toISOString() }),
    },
    'assign-keys': { run: assignKeys },
    'freeze-bonuses': { run: freezeBonuses },
    'issue-receipt': { run: issueReceipts },
    'issue-return-receipt': { run: issueReturnReceipts },
    'notify-customer': HANDLED_BY_EVENT,
  };
}

/** Returns the delivery date after a payment or the shop's confirmation. */
function confirmDelivery(order: OrderRow, now: Date): Pick<OrderRow, 'deliveryDate'> {
  const { deliveryDate } = order;
  if (deliveryDate === null) return { deliveryDate };
  return { deliveryDate: promisedAfterPayment(toDatePromise(order, deliveryDate), almatyDate(now)) };
}

function toIds(orders: readonly OrderRow[]): number[] {
  return orders.map(({ id }) => id);
}

function toProductIds(takes: readonly Take[]): number[] {
  return takes.map(({ productId }) => productId);
}

/** Returns the courier visits in lock order; slots are always locked in the same order to avoid deadlocks. */
function courierVisits(orders: readonly OrderRow[]): { cityId: number; visit: SlotVisit }[] {
  return orders
    .flatMap(({ cityId, deliveryDate, deliverySlot }) =>
      deliveryDate && deliverySlot ? [{ cityId, visit: { day: deliveryDate, slot: deliverySlot } }] : [],
    )
    .toSorted((a, b) => a.cityId - b.cityId || compareVisits(a.visit, b.visit));
}
