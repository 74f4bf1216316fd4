import { addDays, almatyDate, almatyMinutes, atAlmaty, minutesOf, nextMidnight } from '../time/calendar.ts';
import type { DateText, TimeText } from '../time/calendar.ts';
import { slots, type Slot, type SlotId } from './delivery-slots.ts';
import { multiply } from '../pricing/money.ts';
import type { Tenge } from '../pricing/money.ts';

export { SLOT_IDS, slots, type Slot, type SlotId } from './delivery-slots.ts';

/** Delivery fees and hours; every value is a setting (decisions §4). */
export type DeliverySettings = {
  /** Standard courier, tenge. */
  courierFee: Tenge;
  /** Products of this sum and more travel free, tenge. */
  freeFrom: Tenge;
  /** Express courier, tenge. */
  expressFee: Tenge;
  /** Express is offered for orders placed before this time. */
  expressBefore: TimeText;
  /** Hours within which an express order arrives. */
  expressHours: number;
  /** Lifting is charged from this weight, grams. */
  liftingFromGrams: number;
  /** Without an elevator lifting is charged above this floor. */
  liftingAboveFloor: number;
  /** One floor, tenge. */
  liftingPerFloor: Tenge;
  /** Deliveries per slot of a day in a city. */
  slotCapacity: number;
  /** Days ahead a courier can be booked. */
  daysAhead: number;
};

/** The defaults of decisions §4. */
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

/** How an order reaches its buyer; digital products travel as keys. */
export const DELIVERY_KINDS = ['courier', 'express', 'pickup', 'digital'] as const;
/** One of `DELIVERY_KINDS`. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Destination of a lift; a private house has no floor. */
export type LiftingPlace = { floor: number; hasElevator: boolean; isPrivateHouse?: boolean | undefined };

/** Returns the standard courier's fee for products of a sum, tenge: free from a threshold (decisions §4). */
export function courierFee(productsTotal: Tenge, settings: DeliverySettings = defaultDelivery): Tenge {
  return productsTotal >= settings.freeFrom ? 0 : settings.courierFee;
}

/** Returns how many tenge are missing to free delivery; 0 when it is free. */
export function missingForFree(productsTotal: Tenge, settings: DeliverySettings = defaultDelivery): Tenge {
  return Math.max(0, settings.freeFrom - productsTotal);
}

/** Returns whether express can be chosen: in a city that has it, before 15:00:00 of Almaty (decisions §4). */
export function expressAvailable(
  now: Date,
  cityHasExpress: boolean,
  settings: DeliverySettings = defaultDelivery,
): boolean {
  return cityHasExpress && now.getTime() < expressEnds(now, settings).getTime();
}

/** Returns the moment of the day when express ends, also when it has passed. */
export function expressEnds(now: Date, settings: DeliverySettings = defaultDelivery): Date {
  return atAlmaty(almatyDate(now), settings.expressBefore);
}

/**
 * Returns what lifting costs, tenge (decisions §4): per floor from `liftingFromGrams`, or above `liftingAboveFloor`
 * with no elevator; so with an elevator and less weight it is 0. Ground level, basements and private houses are 0.
 */
export function liftingFee(
  order: { weightGrams: number } & LiftingPlace,
  settings: Pick<DeliverySettings, 'liftingFromGrams' | 'liftingAboveFloor' | 'liftingPerFloor'> = defaultDelivery,
): Tenge {
  const heavy = order.weightGrams >= settings.liftingFromGrams;
  const high = order.floor > settings.liftingAboveFloor && !order.hasElevator;
  if (order.isPrivateHouse || order.floor < 1 || (!heavy && !high)) return 0;
  return multiply(settings.liftingPerFloor, order.floor);
}

/** Returns the slots of a day that have not begun (decisions §4); a past day has none. */
export function slotsFor(date: DateText, now: Date): Slot[] {
  const today = almatyDate(now);
  if (date < today) return [];
  return slots.filter((slot) => date > today || minutesOf(slot.from) > almatyMinutes(now));
}

/** A courier's visit: a day and a slot of it. */
export type Visit = { date: DateText; slot: SlotId };

/** Returns the first visit that can be promised from the day the products are ready; bookings are not looked at. */
export function firstVisit(readyDate: DateText, now: Date): Visit {
  const today = almatyDate(now);
  const date = readyDate > today ? readyDate : today;
  const [slot] = slotsFor(date, now);
  return slot ? { date, slot: slot.id } : { date: addDays(date, 1), slot: slots[0]!.id };
}

/** Returns the next moment when what is promised changes: a slot of today begins, express ends, or midnight. */
export function promiseChangesAt(
  now: Date,
  cityHasExpress: boolean,
  settings: DeliverySettings = defaultDelivery,
): Date {
  const today = almatyDate(now);
  const moments = [nextMidnight(now), ...slotsFor(today, now).map(({ from }) => atAlmaty(today, from))];
  if (expressAvailable(now, cityHasExpress, settings)) moments.push(expressEnds(now, settings));
  return new Date(Math.min(...moments.map(Number)));
}

/** A day of the calendar with its slots; one that is full is shown as not free. */
export type CourierDay = { date: DateText; slots: { slot: SlotId; free: boolean }[] };

/** Inputs of the offered days; bookings per city are counted by `{date} {slot}`. */
export type CourierCalendar = {
  now: Date;
  /** First day the products can travel. */
  readyDate: DateText;
  booked: ReadonlyMap<string, number>;
  settings?: DeliverySettings;
};

/** Returns the key of a slot of a day in `CourierCalendar.booked`. */
export function slotKey(date: DateText, slot: SlotId): string {
  return `${date} ${slot}`;
}

/**
 * Lists the days a courier can come, from the day the products are ready, with the slots that have not begun (decisions
 * §4).
 */
export function deliveryDates({ now, readyDate, booked, settings = defaultDelivery }: CourierCalendar): CourierDay[] {
  const today = almatyDate(now);
  const first = readyDate > today ? readyDate : today;
  const dates = Array.from({ length: settings.daysAhead + 1 }, (_, index) => addDays(first, index));
  return dates
    .map((date) => ({
      date,
      slots: slotsFor(date, now).map(({ id }) => ({
        slot: id,
        free: (booked.get(slotKey(date, id)) ?? 0) < settings.slotCapacity,
      })),
    }))
    .filter((day) => day.slots.length > 0)
    .slice(0, settings.daysAhead);
}

/** Returns whether a chosen day and slot can still be booked. */
export function isSlotFree(calendar: CourierCalendar, date: DateText, slot: SlotId): boolean {
  return deliveryDates(calendar).some(
    (day) => day.date === date && day.slots.some((own) => own.slot === slot && own.free),
  );
}
