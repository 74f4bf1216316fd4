import { addDays, almatyDate, almatyMinutes, almatyMoment, parseMinutes, nextMidnight } from '../time/calendar.ts';
import type { DateText, TimeText } from '../time/calendar.ts';
import { slots, type Slot, type SlotId } from './delivery-slots.ts';
import { multiply } from '../pricing/money.ts';
import type { Tenge } from '../pricing/money.ts';

export { SLOT_IDS, slots, type Slot, type SlotId } from './delivery-slots.ts';

/** Delivery fees and hours, all from settings (decisions §4). */
export type DeliverySettings = {
  /** Standard courier fee, tenge. */
  courierFee: Tenge;
  /** Products total from which delivery is free, tenge. */
  freeFrom: Tenge;
  /** Express courier fee, tenge. */
  expressFee: Tenge;
  /** Express is available for orders before this time. */
  expressBefore: TimeText;
  /** Express delivery time, hours. */
  expressHours: number;
  /** Lifting is charged from this weight on, grams. */
  liftingFromGrams: number;
  /** Without an elevator, lifting is charged above this floor. */
  liftingAboveFloor: number;
  /** Fee per floor, tenge. */
  liftingPerFloor: Tenge;
  /** Maximum deliveries per city and slot. */
  slotCapacity: number;
  /** Number of days offered for booking. */
  daysAhead: number;
};

/** Defaults (decisions §4). */
export const defaultDelivery: DeliverySettings = {
  courierFee: 1490,
  freeFrom: 20_000,
  expressFee: 2990,
  expressBefore: '15:00',
  expressHours: 3,
  liftingFromGrams: 10_000,
  liftingAboveFloor: 5,
  liftingPerFloor: 500,
  slotCapacity: 30,
  daysAhead: 10,
};

/** Delivery kinds; digital products are delivered as keys. */
export const DELIVERY_KINDS = ['courier', 'express', 'pickup', 'digital'] as const;
/** One of `DELIVERY_KINDS`. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Lifting destination; a private house has no floor. */
export type LiftingAddress = { floor: number; hasElevator: boolean; isPrivateHouse?: boolean | undefined };

/** Returns the standard courier fee, tenge; free from a threshold (decisions §4). */
export function courierFee(productsTotal: Tenge, settings: DeliverySettings = defaultDelivery): Tenge {
  return productsTotal >= settings.freeFrom ? 0 : settings.courierFee;
}

/** Returns the amount missing for free delivery, tenge; 0 when already free. */
export function missingForFreeDelivery(productsTotal: Tenge, settings: DeliverySettings = defaultDelivery): Tenge {
  return Math.max(0, settings.freeFrom - productsTotal);
}

/** Maximum missing share of the threshold at which free delivery counts as near. */
const NEAR_FREE_SHARE = 1 / 3;

/** Returns whether little is missing for free delivery, so that products that close the gap are worth offering. */
export function isNearFreeDelivery(productsTotal: Tenge, missing: Tenge): boolean {
  return missing > 0 && missing <= (productsTotal + missing) * NEAR_FREE_SHARE;
}

/** Sorts prices by how well they close the gap to free delivery: the lowest sufficient one first, then the highest of the others. */
export function compareForGap(missing: Tenge, price: Tenge, otherPrice: Tenge): number {
  const [isEnough, isOtherPriceEnough] = [price >= missing, otherPrice >= missing];
  if (isEnough !== isOtherPriceEnough) return isEnough ? -1 : 1;
  return isEnough ? price - otherPrice : otherPrice - price;
}

/** Returns whether express is available: the city has it and it is before 15:00:00 in Almaty (decisions §4). */
export function isExpressAvailable(
  now: Date,
  hasCityExpress: boolean,
  settings: DeliverySettings = defaultDelivery,
): boolean {
  return hasCityExpress && now.getTime() < expressCutoff(now, settings).getTime();
}

/** Returns today's express cutoff, even when it has passed. */
export function expressCutoff(now: Date, settings: DeliverySettings = defaultDelivery): Date {
  return almatyMoment(almatyDate(now), settings.expressBefore);
}

/**
 * Returns the lifting fee, tenge (decisions §4): per floor from `liftingFromGrams`, or above `liftingAboveFloor`
 * without an elevator. Lighter orders with an elevator, ground floor, basements and private houses are free.
 */
export function liftingFee(
  order: { weightGrams: number } & LiftingAddress,
  settings: Pick<DeliverySettings, 'liftingFromGrams' | 'liftingAboveFloor' | 'liftingPerFloor'> = defaultDelivery,
): Tenge {
  const isHeavy = order.weightGrams >= settings.liftingFromGrams;
  const isHigh = order.floor > settings.liftingAboveFloor && !order.hasElevator;
  if (order.isPrivateHouse || order.floor < 1 || (!isHeavy && !isHigh)) return 0;
  return multiply(settings.liftingPerFloor, order.floor);
}

/** Lighter orders (grams) are carried to the door on any floor, so lifting is not offered. */
const LIGHT_GRAMS = 3_000;

/** Returns whether to offer lifting: for heavy orders, and for others to a high floor without an elevator. */
export function shouldOfferLifting(
  order: { weightGrams: number; fromGrams: number; aboveFloor: number },
  address: { floor: string; hasElevator: boolean; isPrivateHouse: boolean },
): boolean {
  if (address.isPrivateHouse || order.weightGrams < LIGHT_GRAMS) return false;
  return order.weightGrams >= order.fromGrams || (!address.hasElevator && Number(address.floor) > order.aboveFloor);
}

/** Returns the slots of a day that have not begun (decisions §4); a past day has none. */
export function remainingSlots(date: DateText, now: Date): Slot[] {
  const today = almatyDate(now);
  if (date < today) return [];
  return slots.filter((slot) => date > today || parseMinutes(slot.from) > almatyMinutes(now));
}

/** A courier visit: a date and a slot. */
export type Visit = { date: DateText; slot: SlotId };

/** Returns the earliest visit from the day the products are ready; ignores bookings. */
export function earliestVisit(readyDate: DateText, now: Date): Visit {
  const today = almatyDate(now);
  const date = readyDate > today ? readyDate : today;
  const [slot] = remainingSlots(date, now);
  return slot ? { date, slot: slot.id } : { date: addDays(date, 1), slot: slots[0]!.id };
}

/** Returns the next moment the delivery promise changes: a slot begins, express ends, or midnight. */
export function promiseChangesAt(
  now: Date,
  hasCityExpress: boolean,
  settings: DeliverySettings = defaultDelivery,
): Date {
  const today = almatyDate(now);
  const moments = [nextMidnight(now), ...remainingSlots(today, now).map(({ from }) => almatyMoment(today, from))];
  if (isExpressAvailable(now, hasCityExpress, settings)) moments.push(expressCutoff(now, settings));
  return new Date(Math.min(...moments.map(Number)));
}

/** A calendar day with its slots; a full slot has `free: false`. */
export type CourierDay = { date: DateText; slots: { slot: SlotId; free: boolean }[] };

/** Inputs of the courier calendar; `booked` counts a city's deliveries by `{date} {slot}`. */
export type CourierCalendar = {
  now: Date;
  /** First day the products can be delivered. */
  readyDate: DateText;
  booked: ReadonlyMap<string, number>;
  settings?: DeliverySettings;
};

/** Key of a day's slot in `CourierCalendar.booked`. */
export function slotKey(date: DateText, slot: SlotId): string {
  return `${date} ${slot}`;
}

/** Lists the bookable days from the day the products are ready, with the slots that have not begun (decisions §4). */
export function deliveryDates({ now, readyDate, booked, settings = defaultDelivery }: CourierCalendar): CourierDay[] {
  const today = almatyDate(now);
  const firstDay = readyDate > today ? readyDate : today;
  const dates = Array.from({ length: settings.daysAhead + 1 }, (_, index) => addDays(firstDay, index));
  return dates
    .map((date) => ({
      date,
      slots: remainingSlots(date, now).map(({ id }) => ({
        slot: id,
        free: (booked.get(slotKey(date, id)) ?? 0) < settings.slotCapacity,
      })),
    }))
    .filter((day) => day.slots.length > 0)
    .slice(0, settings.daysAhead);
}

/** Returns whether a day and slot can still be booked. */
export function isSlotFree(calendar: CourierCalendar, date: DateText, slot: SlotId): boolean {
  return deliveryDates(calendar).some(
    (day) => day.date === date && day.slots.some((interval) => interval.slot === slot && interval.free),
  );
}
