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
export function deliveryParts(situation: DeliverySnapshot): DeliveryPart[] {
  return partsByReadyDate(situation.lines, situation.now).map((part) => ({
    ...part,
    days: deliveryDates(courierCalendar(situation, part.date)),
  }));
}

/** Returns the courier options of step 2; null if nothing needs delivery. */
export function courierOptions(situation: CheckoutSnapshot): Checkout['courier'] {
  const parts = deliveryParts(situation);
  const last = parts.at(-1);
  if (!last) return null;
  const {
    now,
    city,
    prices: { delivery },
  } = situation;
  const totals = priceCart(buildCartInput(situation, { kind: 'courier' }));
  return {
    days: last.days,
    fee: totals.parts[0]?.fee ?? 0,
    freeFrom: delivery.freeFrom,
    express: city.hasExpress
      ? {
          available: isExpressPossible(situation),
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
export function paymentMethods(situation: CheckoutSnapshot): PaymentMethod[] {
  const delivery = validDelivery(situation);
  return situation.offeredMethods.filter((method) => paymentMethodProblem(situation, method, delivery) === null);
}

/** Reason credit is unavailable for the cart; null if it is available or not offered by the shop. */
export function creditProblem(situation: CheckoutSnapshot): Checkout['creditProblem'] {
  if (!situation.offeredMethods.includes('credit')) return null;
  const problem = paymentMethodProblem(situation, 'credit', validDelivery(situation));
  return problem === 'delivery' ? null : problem;
}

function paymentMethodProblem(
  situation: CheckoutSnapshot,
  method: PaymentMethod,
  delivery: DeliveryChoice | undefined,
): NonNullable<Checkout['creditProblem']> | 'delivery' | null {
  const { lines, savings, settings } = situation;
  const { deliveries, acceptsSavings, sumLimits } = paymentPolicies[method];
  if (!deliveries.includes('digital') && lines.some(({ product }) => product.digital)) return 'digital';
  if (delivery && !deliveries.includes(delivery.kind)) return 'delivery';
  if (!acceptsSavings && (savings.requestedBonuses > 0 || savings.cards.some(({ isApplied }) => isApplied)))
    return 'savings';
  if (!sumLimits) return null;
  const { toPay } = priceCart(cartInputForChoice(situation, delivery));
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
  situation: DeliverySnapshot,
  choice: DeliveryChoice,
): { problem: DeliveryProblem } | { resolved: DeliveryChoice } {
  const needsDelivery = linesToDeliver(situation.lines).length > 0;
  if ((choice.kind === 'digital') === needsDelivery) return { problem: 'invalid_input' };
  if (choice.kind === 'digital') return { resolved: choice };
  if (choice.kind === 'pickup')
    return situation.pickup.some(({ shopId }) => shopId === choice.shopId)
      ? { resolved: choice }
      : { problem: 'pickup_unavailable' };
  if (choice.lifting && !choice.address.isPrivateHouse && choice.address.floor === '')
    return { problem: 'invalid_input' };
  const { coordinates } = choice.address;
  if (coordinates && !isInCity(coordinates, situation.city)) return { problem: 'address_outside_city' };
  if (choice.kind === 'express')
    return isExpressPossible(situation) ? { resolved: choice } : { problem: 'express_unavailable' };
  return choice.parts === 'split' ? checkSplitVisits(situation, choice) : checkSingleVisit(situation, choice);
}

/** Returns the draft's delivery if still possible; a changed cart or city may have invalidated it (decisions §4). */
export function validDelivery(situation: DeliverySnapshot): DeliveryChoice | undefined {
  const { draft, city, lines } = situation;
  if (lines.length > 0 && linesToDeliver(lines).length === 0) return { kind: 'digital' };
  if (!draft.delivery || draft.cityId !== city.id) return undefined;
  const checked = checkDelivery(situation, draft.delivery);
  return 'resolved' in checked ? checked.resolved : undefined;
}

/** Reason the draft's delivery is invalid, for the place-order response; undefined if none was chosen. */
export function deliveryProblem(situation: CheckoutSnapshot): DeliveryProblem | undefined {
  const { draft, city } = situation;
  if (!draft.delivery || draft.cityId !== city.id) return undefined;
  const checked = checkDelivery(situation, draft.delivery);
  return 'problem' in checked ? checked.problem : undefined;
}

/** Builds the pricing input: the cart with its savings and a delivery, if one is chosen. */
export function buildCartInput(
  situation: CheckoutSnapshot,
  delivery: DeliveryForPrice | undefined,
  lifting?: LiftingAddress,
): CartInput {
  const { lines, prices, savings, gift } = situation;
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
export function cartInputForChoice(situation: CheckoutSnapshot, choice: DeliveryChoice | undefined): CartInput {
  if (!choice) return buildCartInput(situation, undefined);
  const isSplit = choice.kind === 'courier' && choice.parts === 'split';
  return buildCartInput(
    situation,
    {
      kind: choice.kind,
      ...(isSplit && { parts: partsByReadyDate(situation.lines, situation.now).map(({ productIds }) => productIds) }),
    },
    liftingAddress(choice),
  );
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
export function checkoutStamp(situation: CheckoutSnapshot, draft: CheckoutDraft, totals: CartTotals): string {
  const lines = situation.lines.map((line) => [
    line.productId,
    line.quantity,
    line.price,
    line.state,
    ...chosenServices(line).map(({ quantity, offer }) => [offer.code, quantity, offer.price, offer.kind, offer.months]),
  ]);
  const visibleState = {
    city: situation.city.id,
    lines,
    delivery: draft.delivery,
    payment: draft.payment,
    contact: draft.contact,
    explanation: totals.explanation,
  };
  return hash('sha256', JSON.stringify(visibleState)).slice(0, 32);
}

/** Returns the current draft without invalid choices. */
export function validDraft(situation: CheckoutSnapshot): CheckoutDraft & { address?: Address | undefined } {
  const { draft, city } = situation;
  const delivery = validDelivery(situation);
  const canPay = ({ method }: PaymentChoice) =>
    situation.offeredMethods.includes(method) && paymentMethodProblem(situation, method, delivery) === null;
  const payment = draft.payment && canPay(draft.payment) ? draft.payment : undefined;
  return {
    ...(draft.contact && { contact: draft.contact }),
    ...(delivery && { delivery }),
    ...(payment && { payment }),
    ...(draft.cityId === city.id && draft.address && { address: draft.address }),
  };
}

type CourierChoice = Extract<DeliveryChoice, { kind: 'courier' }>;

function checkSingleVisit(situation: DeliverySnapshot, choice: CourierChoice): ReturnType<typeof checkDelivery> {
  const readyDate = partsByReadyDate(situation.lines, situation.now).at(-1)?.date ?? almatyDate(situation.now);
  const { later: _none, ...singleVisit } = choice;
  return isSlotFree(courierCalendar(situation, readyDate), choice.date, choice.slot)
    ? { resolved: singleVisit }
    : { problem: 'slot_unavailable' };
}

function checkSplitVisits(situation: DeliverySnapshot, choice: CourierChoice): ReturnType<typeof checkDelivery> {
  const [first, ...rest] = deliveryParts(situation);
  if (!first || rest.length === 0) return checkSingleVisit(situation, { ...choice, parts: 'together' });
  const later = choice.later ?? rest.map((part) => firstFreeVisit(part, choice.slot));
  const requestedVisits = [{ date: choice.date, slot: choice.slot }, ...later];
  if (requestedVisits.length !== rest.length + 1) return { problem: 'slot_unavailable' };
  const isFree = [first, ...rest].every((part, index) => {
    const visit = requestedVisits[index];
    return visit && isSlotFree(courierCalendar(situation, part.date), visit.date, visit.slot);
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
