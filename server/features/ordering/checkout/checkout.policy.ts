import { hash } from 'node:crypto';
import type {
  Checkout,
  CheckoutDraft,
  DeliveryChoice,
  DeliveryPart,
  PaymentChoice,
  PickupShop,
} from '#contract/orders/checkout.ts';
import type { Address } from '#domain/addresses/address.ts';
import { almatyDate, type DateText } from '#domain/time/calendar.ts';
import {
  priceCart,
  type CartInput,
  type CartTotals,
  type DeliveryForPrice,
  type PriceSettings,
} from '#domain/pricing/cart-totals.ts';
import {
  deliveryDates,
  isExpressAvailable,
  expressCutoff,
  isSlotFree,
  type CourierCalendar,
  type LiftingAddress,
} from '#domain/delivery/delivery.ts';
import {
  requiredContactFields,
  missingContactFields,
  type OptionalContactField,
} from '#domain/customers/contact-fields.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { isInCity } from '#domain/addresses/coordinates.ts';
import { needsVisit } from '#domain/orders/service-offer.ts';
import { deliverySplit } from '#domain/orders/split.ts';
import type { CityScope } from '../../../platform/http/call.ts';
import { chosenServices, pricedLines, type SnapshotLine } from '../cart/cart.service.ts';
import type { SessionDraft } from './checkout.queries.ts';
import type { GiftOffer } from '../../money/gift-offers/gift-offers.service.ts';
import type { AvailableGift } from './available-gift.policy.ts';
import { effectiveSavings, type CurrentSavings } from './savings.policy.ts';

/** Consistent snapshot of all checkout inputs. */
export type CheckoutSnapshot = {
  lines: readonly SnapshotLine[];
  draft: SessionDraft;
  city: CityScope;
  now: Date;
  bookedVisits: ReadonlyMap<string, number>;
  pickup: readonly PickupShop[];
  /** Days a shop keeps a ready order. */
  pickupKeepDays: number;
  /** Stock reservation for online payment, minutes. */
  reservationMinutes: number;
  prices: PriceSettings;
  savings: CurrentSavings;
  /** Active gift offers, earned or not. */
  gifts: readonly GiftOffer[];
  /** The chosen gift, if still offered and in stock. */
  gift: AvailableGift | null;
  /** Payment methods offered by this shop. */
  offeredMethods: readonly PaymentMethod[];
  /** Amount limits of payment methods. */
  settings: Settings;
};

/** Snapshot without the chosen gift, which depends on the delivery. */
export type DeliverySnapshot = Omit<CheckoutSnapshot, 'gift'>;

/** Limit of `domain/orders/order-number.ts`. */
const MAX_PARTS = 9;

/** Lines that need delivery: all that the city sells and that are not digital. */
function linesToDeliver(lines: readonly SnapshotLine[]): SnapshotLine[] {
  return lines.filter(({ product, state }) => !product.digital && state !== 'unavailable');
}

/** True if a chosen service is done at the buyer's address, so that the order cannot be picked up. */
export function hasVisit(lines: readonly SnapshotLine[]): boolean {
  return lines.some((line) => chosenServices(line).some(({ offer }) => needsVisit(offer.kind)));
}

/** Groups lines that need delivery by ready date, earliest first (decisions §4). */
export function partsByReadyDate(
  lines: readonly SnapshotLine[],
  now: Date,
): { date: DateText; productIds: number[] }[] {
  const items = linesToDeliver(lines).map(({ productId, sourcing }) => ({
    productId,
    date: sourcing.ready ?? almatyDate(now),
  }));
  const offer = deliverySplit(items);
  const parts = offer ? (offer.split ?? [offer.together]) : [];
  // Parts beyond the limit are merged into the last one.
  const rest = parts.slice(MAX_PARTS - 1);
  return rest.length < 2
    ? parts
    : [
        ...parts.slice(0, MAX_PARTS - 1),
        { date: rest.at(-1)!.date, productIds: rest.flatMap(({ productIds }) => productIds) },
      ];
}

/** Returns the delivery days of each part. */
export function deliveryParts(snapshot: DeliverySnapshot): DeliveryPart[] {
  return partsByReadyDate(snapshot.lines, snapshot.now).map((part) => ({
    ...part,
    days: deliveryDates(courierCalendar(snapshot, part.date)),
  }));
}

/** Returns the courier options of step 2; null if nothing needs delivery. */
export function courierOptions(snapshot: CheckoutSnapshot): Checkout['courier'] {
  const parts = deliveryParts(snapshot);
  const last = parts.at(-1);
  if (!last) return null;
  const {
    now,
    city,
    prices: { delivery },
  } = snapshot;
  const totals = priceCart(buildCartInput(snapshot, { kind: 'courier' }));
  return {
    days: last.days,
    fee: totals.parts[0]?.fee ?? 0,
    freeFrom: delivery.freeFrom,
    express: city.hasExpress
      ? {
          available: isExpressPossible(snapshot),
          fee: delivery.expressFee,
          until: expressCutoff(now, delivery).toISOString(),
          hours: delivery.expressHours,
        }
      : null,
    lifting: {
      perFloor: delivery.liftingPerFloor,
      weightGrams: totals.weightGrams,
      fromGrams: delivery.liftingFromGrams,
      aboveFloor: delivery.liftingAboveFloor,
    },
    parts,
  };
}

/** Lists the payment methods allowed for the cart (decisions §5). */
export function paymentMethods(snapshot: CheckoutSnapshot): PaymentMethod[] {
  const delivery = validDelivery(snapshot);
  return snapshot.offeredMethods.filter((method) => paymentMethodProblem(snapshot, method, delivery) === null);
}

/** Reason credit is unavailable for the cart; null if it is available or not offered by the shop. */
export function creditProblem(snapshot: CheckoutSnapshot): Checkout['creditProblem'] {
  if (!snapshot.offeredMethods.includes('credit')) return null;
  const problem = paymentMethodProblem(snapshot, 'credit', validDelivery(snapshot));
  return problem === 'delivery' ? null : problem;
}

function paymentMethodProblem(
  snapshot: CheckoutSnapshot,
  method: PaymentMethod,
  delivery: DeliveryChoice | undefined,
): NonNullable<Checkout['creditProblem']> | 'delivery' | null {
  const { lines, savings, settings } = snapshot;
  const { deliveries, acceptsSavings, sumLimits } = paymentPolicies[method];
  if (!deliveries.includes('digital') && lines.some(({ product }) => product.digital)) return 'digital';
  if (delivery && !deliveries.includes(delivery.kind)) return 'delivery';
  if (!acceptsSavings && (savings.requestedBonuses > 0 || savings.cards.some(({ isApplied }) => isApplied)))
    return 'savings';
  if (!sumLimits) return null;
  const { toPay } = priceCart(cartInputForChoice(snapshot, delivery));
  return toPay < settings[sumLimits.min] || toPay > settings[sumLimits.max] ? 'sum' : null;
}

/** Reason a delivery choice is not possible. */
export type DeliveryProblem =
  | 'invalid_input'
  | 'address_outside_city'
  | 'slot_unavailable'
  | 'express_unavailable'
  | 'pickup_unavailable';

/** Validates a choice against current availability; `resolved` is the choice with its later visits filled in. */
export function checkDelivery(
  snapshot: DeliverySnapshot,
  choice: DeliveryChoice,
): { problem: DeliveryProblem } | { resolved: DeliveryChoice } {
  const needsDelivery = linesToDeliver(snapshot.lines).length > 0;
  if ((choice.kind === 'digital') === needsDelivery) return { problem: 'invalid_input' };
  if (choice.kind === 'digital') return { resolved: choice };
  if (choice.kind === 'pickup')
    return snapshot.pickup.some(({ shopId }) => shopId === choice.shopId)
      ? { resolved: choice }
      : { problem: 'pickup_unavailable' };
  if (choice.lifting && !choice.address.isPrivateHouse && choice.address.floor === '')
    return { problem: 'invalid_input' };
  const { coordinates } = choice.address;
  if (coordinates && !isInCity(coordinates, snapshot.city)) return { problem: 'address_outside_city' };
  if (choice.kind === 'express')
    return isExpressPossible(snapshot) ? { resolved: choice } : { problem: 'express_unavailable' };
  return choice.parts === 'split' ? checkSplitVisits(snapshot, choice) : checkSingleVisit(snapshot, choice);
}

/** Returns the draft's delivery if still possible; a changed cart or city may have invalidated it (decisions §4). */
export function validDelivery(snapshot: DeliverySnapshot): DeliveryChoice | undefined {
  const { draft, city, lines } = snapshot;
  if (lines.length > 0 && linesToDeliver(lines).length === 0) return { kind: 'digital' };
  if (!draft.delivery || draft.cityId !== city.id) return undefined;
  const checked = checkDelivery(snapshot, draft.delivery);
  return 'resolved' in checked ? checked.resolved : undefined;
}

/** Reason the draft's delivery is invalid, for the place-order response; undefined if none was chosen. */
export function deliveryProblem(snapshot: CheckoutSnapshot): DeliveryProblem | undefined {
  const { draft, city } = snapshot;
  if (!draft.delivery || draft.cityId !== city.id) return undefined;
  const checked = checkDelivery(snapshot, draft.delivery);
  return 'problem' in checked ? checked.problem : undefined;
}

/** Returns the delivery to price; only a courier brings an order in parts. */
export function deliveryForPrice(
  { lines, now }: CheckoutSnapshot,
  kind: DeliveryForPrice['kind'],
  isSplit: boolean,
): DeliveryForPrice {
  if (kind !== 'courier' || !isSplit) return { kind };
  return { kind, parts: partsByReadyDate(lines, now).map(({ productIds }) => productIds) };
}

/** Builds the pricing input: the cart with its savings and a delivery, if one is chosen. */
export function buildCartInput(
  snapshot: CheckoutSnapshot,
  delivery: DeliveryForPrice | undefined,
  lifting?: LiftingAddress,
): CartInput {
  const { lines, prices, savings, gift } = snapshot;
  return {
    lines: pricedLines(lines),
    delivery,
    lifting,
    settings: prices,
    ...(gift && { gifts: [gift.gift] }),
    ...effectiveSavings(savings),
  };
}

/** Builds the pricing input for a validated delivery choice. */
export function cartInputForChoice(snapshot: CheckoutSnapshot, choice: DeliveryChoice | undefined): CartInput {
  if (!choice) return buildCartInput(snapshot, undefined);
  const isSplit = choice.kind === 'courier' && choice.parts === 'split';
  return buildCartInput(snapshot, deliveryForPrice(snapshot, choice.kind, isSplit), liftingAddress(choice));
}

/** Returns the floor for courier lifting, if requested. */
function liftingAddress(choice: DeliveryChoice): LiftingAddress | undefined {
  if ((choice.kind !== 'courier' && choice.kind !== 'express') || !choice.lifting) return undefined;
  const { floor, hasElevator, isPrivateHouse } = choice.address;
  return { floor: Number(floor) || 0, hasElevator, isPrivateHouse };
}

/**
 * Returns the first incomplete step and whether all are complete (spec §4). Savings are optional; step 5 has no content
 * yet.
 */
export function progress(
  draft: CheckoutDraft,
  requiredFields: readonly OptionalContactField[],
): { step: number; isComplete: boolean } {
  if (!draft.contact || missingContactFields(draft.contact, requiredFields).length > 0)
    return { step: 1, isComplete: false };
  if (!draft.delivery) return { step: 2, isComplete: false };
  return { step: 3, isComplete: draft.payment !== undefined };
}

/** Contact fields the order requires. */
export function requiredContact(
  { lines }: Pick<CheckoutSnapshot, 'lines'>,
  { payment }: CheckoutDraft,
): OptionalContactField[] {
  return requiredContactFields({ isDigital: lines.some(({ product }) => product.digital), method: payment?.method });
}

/** Returns a digest of what the shopper sees: lines, prices, delivery, payment and totals. */
export function checkoutStamp(snapshot: CheckoutSnapshot, draft: CheckoutDraft, totals: CartTotals): string {
  const lines = snapshot.lines.map((line) => [
    line.productId,
    line.quantity,
    line.price,
    line.state,
    ...chosenServices(line).map(({ quantity, offer }) => [offer.code, quantity, offer.price, offer.kind, offer.months]),
  ]);
  const visibleState = {
    city: snapshot.city.id,
    lines,
    delivery: draft.delivery,
    payment: draft.payment,
    contact: draft.contact,
    explanation: totals.explanation,
  };
  return hash('sha256', JSON.stringify(visibleState)).slice(0, 32);
}

/** Returns the current draft without invalid choices. */
export function validDraft(snapshot: CheckoutSnapshot): CheckoutDraft & { address?: Address | undefined } {
  const { draft, city } = snapshot;
  const delivery = validDelivery(snapshot);
  const canPay = ({ method }: PaymentChoice) =>
    snapshot.offeredMethods.includes(method) && paymentMethodProblem(snapshot, method, delivery) === null;
  const payment = draft.payment && canPay(draft.payment) ? draft.payment : undefined;
  return {
    ...(draft.contact && { contact: draft.contact }),
    ...(delivery && { delivery }),
    ...(payment && { payment }),
    ...(draft.cityId === city.id && draft.address && { address: draft.address }),
  };
}

type CourierChoice = Extract<DeliveryChoice, { kind: 'courier' }>;

function checkSingleVisit(snapshot: DeliverySnapshot, choice: CourierChoice): ReturnType<typeof checkDelivery> {
  const readyDate = partsByReadyDate(snapshot.lines, snapshot.now).at(-1)?.date ?? almatyDate(snapshot.now);
  const { later: _none, ...singleVisit } = choice;
  return isSlotFree(courierCalendar(snapshot, readyDate), choice.date, choice.slot)
    ? { resolved: singleVisit }
    : { problem: 'slot_unavailable' };
}

function checkSplitVisits(snapshot: DeliverySnapshot, choice: CourierChoice): ReturnType<typeof checkDelivery> {
  const [first, ...rest] = deliveryParts(snapshot);
  if (!first || rest.length === 0) return checkSingleVisit(snapshot, { ...choice, parts: 'together' });
  const later = choice.later ?? rest.map((part) => firstFreeVisit(part, choice.slot));
  const requestedVisits = [{ date: choice.date, slot: choice.slot }, ...later];
  if (requestedVisits.length !== rest.length + 1) return { problem: 'slot_unavailable' };
  const isFree = [first, ...rest].every((part, index) => {
    const visit = requestedVisits[index];
    return visit && isSlotFree(courierCalendar(snapshot, part.date), visit.date, visit.slot);
  });
  return isFree
    ? { resolved: { ...choice, later: requestedVisits.slice(1) as NonNullable<CourierChoice['later']> } }
    : { problem: 'slot_unavailable' };
}

/** Earliest free visit of a part, in the preferred slot if available. */
export function firstFreeVisit(
  part: DeliveryPart,
  slot: CourierChoice['slot'] | undefined,
): { date: DateText; slot: CourierChoice['slot'] } | undefined {
  const day = part.days.find(({ slots }) => slots.some(({ free }) => free));
  const freeSlot =
    day?.slots.find((candidate) => candidate.slot === slot && candidate.free) ?? day?.slots.find(({ free }) => free);
  return day && freeSlot && { date: day.date, slot: freeSlot.slot };
}

function isExpressPossible({ lines, now, city, prices }: DeliverySnapshot): boolean {
  return (
    isExpressAvailable(now, city.hasExpress, prices.delivery) &&
    linesToDeliver(lines).every(({ sourcing }) => sourcing.state === 'in-stock' && sourcing.ready === almatyDate(now))
  );
}

function courierCalendar(
  { now, bookedVisits: booked, prices }: DeliverySnapshot,
  readyDate: DateText,
): CourierCalendar {
  return { now, readyDate, booked, settings: prices.delivery };
}
