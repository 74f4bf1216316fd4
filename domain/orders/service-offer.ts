import { addDays, daysBetween, type DateText } from '../time/calendar.ts';
import { percentRoundedDown, type Tenge } from '../pricing/money.ts';
import type { OrderState } from './order-status.ts';
import { warrantyEnd } from './warranty.ts';

/** Kinds of services for a product, in the order shown to shoppers. */
export const SERVICE_KINDS = ['installation', 'connection', 'removal', 'setup', 'transfer', 'warranty'] as const;
/** One of `SERVICE_KINDS`. */
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Maximum rates of a service. */
export const MAX_SERVICE_RATES = 50;
/** Maximum price of a service per unit, tenge. */
export const MAX_SERVICE_PRICE: Tenge = 10_000_000;

/** The first rate that matches product and city is charged; empty lists match everything. */
export type ServiceRate = {
  /** Slugs of categories, subcategories included. */
  categories: readonly string[];
  /** Keywords of cities. */
  cities: readonly string[];
  /** Product weight, grams: at least `fromGrams`, less than `belowGrams`; null without a limit. */
  fromGrams: number;
  belowGrams: number | null;
} & ({ price: Tenge; percent: null } | { price: null; percent: number });

/** Product and city that a service is priced for. */
export type ServiceTarget = {
  /** Slugs of the product's category and those above it. */
  categories: readonly string[];
  city: string;
  weightGrams: number;
  /** Unit price of the product, tenge. */
  unitPrice: Tenge;
};

/** Returns the price per unit in tenge, or null where the service is not offered. */
export function servicePrice(rates: readonly ServiceRate[], target: ServiceTarget): Tenge | null {
  const rate = rates.find(
    ({ categories, cities, fromGrams, belowGrams }) =>
      (categories.length === 0 || categories.some((slug) => target.categories.includes(slug))) &&
      (cities.length === 0 || cities.includes(target.city)) &&
      target.weightGrams >= fromGrams &&
      (belowGrams === null || target.weightGrams < belowGrams),
  );
  if (!rate) return null;
  return rate.price ?? Math.max(1, Math.min(MAX_SERVICE_PRICE, percentRoundedDown(target.unitPrice, rate.percent)));
}

/** Returns the rates that a city can be charged, without those that an earlier one always precedes. */
export function ratesInCity(rates: readonly ServiceRate[], city: string): ServiceRate[] {
  const listed: ServiceRate[] = [];
  for (const rate of rates.filter(({ cities }) => cities.length === 0 || cities.includes(city)))
    if (!listed.some((earlier) => covers(earlier, rate))) listed.push(rate);
  return listed;
}

function covers(earlier: ServiceRate, rate: ServiceRate): boolean {
  const hasCategories =
    earlier.categories.length === 0 ||
    (rate.categories.length > 0 && rate.categories.every((slug) => earlier.categories.includes(slug)));
  const endsLater = earlier.belowGrams === null || (rate.belowGrams !== null && rate.belowGrams <= earlier.belowGrams);
  return hasCategories && earlier.fromGrams <= rate.fromGrams && endsLater;
}

/** Whether a service is done at the buyer's address, so that its order needs a courier. */
export function needsVisit(kind: ServiceKind): boolean {
  return kind === 'installation' || kind === 'connection' || kind === 'removal';
}

/** States of orders whose services are to be done: paid or confirmed. */
export const OPEN_SERVICE_ORDER_STATES = [
  'paid',
  'preparing',
  'on_the_way',
  'awaiting_client',
  'completed',
] as const satisfies OrderState[];

/** A service of an order line, with its earlier refunds. */
export type OrderedService = {
  productId: number;
  code: string;
  kind: ServiceKind;
  /** Term of a warranty, and the months of the maker's warranty before it; null and 0 for other kinds. */
  months: number | null;
  afterMonths: number;
  quantity: number;
  /** Quantity already returned. */
  returned: number;
  /** Quantity that is done, without units refunded at the shop's fault. */
  done: number;
  /** Day of the work; null for a warranty and for work without a day. */
  date: DateText | null;
  /** Tenge for the whole quantity. */
  total: Tenge;
};

/** Returns the first and last day of an extended warranty, which follows the maker's. */
export function extendedWarranty(
  handedOver: DateText,
  months: number,
  afterMonths: number,
): { from: DateText; until: DateText } {
  return {
    from: afterMonths === 0 ? handedOver : addDays(warrantyEnd(handedOver, afterMonths), 1),
    until: warrantyEnd(handedOver, afterMonths + months),
  };
}

/**
 * Returns the quantity still to be done. Units that are not done are returned first: a product that is returned because
 * it is not needed must be unused.
 */
export function undoneQuantity({
  quantity,
  returned,
  done,
}: Pick<OrderedService, 'quantity' | 'returned' | 'done'>): number {
  return Math.max(0, quantity - returned - done);
}

/**
 * Returns the quantity that can be cancelled without the product: paid and not done. After dispatch, the visit or the
 * start of the warranty must be in the future. `handedOver` is null before the hand-over.
 */
export function cancellableQuantity(
  service: OrderedService,
  {
    status,
    isPaid,
    handedOver,
    today,
  }: { status: OrderState; isPaid: boolean; handedOver: DateText | null; today: DateText },
): number {
  const { months, afterMonths, date } = service;
  const start =
    months === null ? date : handedOver === null ? null : extendedWarranty(handedOver, months, afterMonths).from;
  const isBefore = start === null ? months !== null : today < start;
  const isOpen = OPEN_SERVICE_ORDER_STATES.some((state) => state === status);
  return isPaid && isOpen && (status === 'paid' || status === 'preparing' || isBefore) ? undoneQuantity(service) : 0;
}

/**
 * Returns the quantity of a service returned with units of its product: the kept units keep their services.
 */
export function returnedServiceQuantity(
  { quantity, returned }: Pick<OrderedService, 'quantity' | 'returned'>,
  keptProducts: number,
): number {
  return Math.max(0, quantity - returned - keptProducts);
}

/**
 * Returns the refund of a quantity, tenge: everything if the shop is at fault, otherwise undone work or the unused days
 * of a warranty, rounded down. `handedOver` is null before the hand-over.
 */
export function serviceRefund(
  service: OrderedService,
  quantity: number,
  { isShopAtFault, handedOver, today }: { isShopAtFault: boolean; handedOver: DateText | null; today: DateText },
): Tenge {
  const { total, returned, months, afterMonths } = service;
  const upTo = (units: number) => Math.floor((total * units) / service.quantity);
  const share = upTo(returned + quantity) - upTo(returned);
  if (isShopAtFault) return share;
  if (months !== null && handedOver !== null) {
    const { from, until } = extendedWarranty(handedOver, months, afterMonths);
    const days = daysBetween(from, addDays(until, 1));
    const unused = Math.max(0, days - Math.max(0, daysBetween(from, today)));
    return Math.floor((share * unused) / days);
  }
  return upTo(returned + Math.min(quantity, undoneQuantity(service))) - upTo(returned);
}
