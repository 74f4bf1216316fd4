import type { Checkout, CourierDay, DeliveryChoice, DeliveryPart, DeliveryPreview } from '#contract/orders/checkout.ts';
import {
  parseStoredAddress,
  EMPTY_ADDRESS,
  isFloor,
  normalizeAddress,
  type Address,
} from '#domain/addresses/address.ts';
import { shouldOfferLifting, SLOT_IDS, type SlotId } from '#domain/delivery/delivery.ts';
import { parseFields, parseId } from '#web/state/tabs/stored-values.ts';

/** Day and time of a courier visit; null where not chosen. */
export type Visit = { date: string; slot: SlotId } | null;

const KINDS = ['', 'courier', 'express', 'pickup'] as const;

/** Fields of step 2 in the form. */
export type DeliveryFields = {
  kind: (typeof KINDS)[number];
  address: Address;
  lifting: boolean;
  parts: 'together' | 'split';
  /** Visit for an undivided delivery. */
  visit: Visit;
  /** Visits of a split delivery, one per part. */
  visits: Visit[];
  shopId: number | null;
};

/** Keys of possible problems, each with a message. */
export type DeliveryProblem = 'kind' | 'street' | 'house' | 'floor' | 'floor-lifting' | 'visit' | 'shop';

/** Returns the first free time. */
export function firstFreeVisit(days: readonly CourierDay[]): Visit {
  for (const { date, slots } of days) {
    const slot = slots.find(({ free }) => free);
    if (slot) return { date, slot: slot.slot };
  }
  return null;
}

/** Days on which the first and the last products can arrive, equal for a single delivery; null when none can. */
export function courierSpan({
  days,
  parts,
}: Pick<NonNullable<Checkout['courier']>, 'days' | 'parts'>): { first: string; last: string } | null {
  const last = firstFreeVisit(days);
  return last && { first: firstFreeVisit(parts[0]?.days ?? [])?.date ?? last.date, last: last.date };
}

/** Keeps a visit that can still be booked; otherwise returns the first free one. */
function bookableVisit(visit: Visit, days: readonly CourierDay[]): Visit {
  const isBookable =
    visit &&
    days.some(({ date, slots }) => date === visit.date && slots.some(({ slot, free }) => free && slot === visit.slot));
  return isBookable ? visit : firstFreeVisit(days);
}

/** Fields restored from the previous choice. */
export function deliveryFields({ draft: { delivery }, address, courier }: Checkout): DeliveryFields {
  const courierFields = delivery?.kind === 'courier' || delivery?.kind === 'express' ? delivery : null;
  const courierChoice = delivery?.kind === 'courier' ? delivery : null;
  const visit = courierChoice && { date: courierChoice.date, slot: courierChoice.slot };
  return {
    kind: delivery && delivery.kind !== 'digital' ? delivery.kind : '',
    address: courierFields?.address ?? address ?? EMPTY_ADDRESS,
    lifting: courierFields?.lifting ?? false,
    parts: courierChoice?.parts ?? 'together',
    visit: courierChoice?.parts === 'split' ? null : visit,
    visits:
      courierChoice?.parts === 'split'
        ? [visit, ...(courierChoice.later ?? [])]
        : (courier?.parts ?? []).map(() => null),
    shopId: delivery?.kind === 'pickup' ? delivery.shopId : null,
  };
}

/** Parses stored fields, possibly from another release; invalid ones get their initial value. */
export function parseStoredDelivery(stored: unknown, initial: DeliveryFields): DeliveryFields {
  const { kind, address, lifting, parts, visit, visits, shopId } = parseFields(stored);
  return {
    kind: KINDS.find((candidate) => candidate === kind) ?? initial.kind,
    address: address === undefined ? initial.address : parseStoredAddress(address),
    lifting: typeof lifting === 'boolean' ? lifting : initial.lifting,
    parts: parts === 'split' || parts === 'together' ? parts : initial.parts,
    visit: visit === undefined ? initial.visit : parseStoredVisit(visit),
    visits: Array.isArray(visits) ? visits.map(parseStoredVisit) : initial.visits,
    shopId: shopId === undefined ? initial.shopId : parseId(shopId),
  };
}

function parseStoredVisit(stored: unknown): Visit {
  const { date, slot } = parseFields(stored);
  const slotId = SLOT_IDS.find((candidate) => candidate === slot);
  return typeof date === 'string' && slotId ? { date, slot: slotId } : null;
}

/** Adjusts stored fields to current availability: full times move to free ones, an unavailable shop is deselected. */
export function availableFields(fields: DeliveryFields, { courier, pickup }: Checkout): DeliveryFields {
  const parts = courier?.parts ?? [];
  const isUnavailable =
    (fields.kind === 'express' && !courier?.express?.available) ||
    (fields.kind === 'courier' && !courier) ||
    (fields.kind === 'pickup' && pickup.length === 0);
  return {
    ...fields,
    kind: isUnavailable ? '' : fields.kind,
    parts: parts.length > 1 ? fields.parts : 'together',
    lifting: fields.lifting && courier !== null && shouldOfferLifting(courier.lifting, fields.address),
    visit: bookableVisit(fields.visit, courier?.days ?? []),
    visits: parts.map(({ days }, index) => bookableVisit(fields.visits[index] ?? null, days)),
    shopId: pickup.some(({ shopId }) => shopId === fields.shopId) ? fields.shopId : null,
  };
}

/** Lists the fields' problems, in screen order. */
export function deliveryProblems({
  kind,
  address,
  lifting,
  parts,
  visit,
  visits,
  shopId,
}: DeliveryFields): DeliveryProblem[] {
  if (kind === '') return ['kind'];
  if (kind === 'pickup') return shopId === null ? ['shop'] : [];
  const problems: DeliveryProblem[] = [];
  if (address.street.trim() === '') problems.push('street');
  if (address.house.trim() === '') problems.push('house');
  if (!address.isPrivateHouse && !isFloor(address.floor.trim())) problems.push('floor');
  else if (lifting && !address.isPrivateHouse && address.floor.trim() === '') problems.push('floor-lifting');
  const requiredVisits = kind === 'express' ? [] : parts === 'split' ? visits : [visit];
  if (requiredVisits.includes(null)) problems.push('visit');
  return problems;
}

/** Delivery choice of the fields; call it only when they are valid. */
export function deliveryChoice({
  kind,
  address,
  lifting,
  parts,
  visit,
  visits,
  shopId,
}: DeliveryFields): DeliveryChoice {
  if (kind === 'pickup') return { kind, shopId: shopId ?? 0 };
  const tidiedAddress = normalizeAddress(address);
  const courierFields = { address: tidiedAddress, lifting: lifting && !tidiedAddress.isPrivateHouse };
  if (kind === 'express') return { kind, ...courierFields };
  const [first, ...later] = (parts === 'split' ? visits : [visit]).filter((candidate) => candidate !== null);
  if (!first) throw new Error('a courier delivery needs a day and a slot');
  return { kind: 'courier', ...courierFields, ...first, parts, ...(parts === 'split' && { later }) };
}

/** Price-relevant part of the fields, even if unfinished; null without a delivery method. */
export function deliveryPreview({ kind, address, lifting, parts }: DeliveryFields): DeliveryPreview | null {
  if (kind === '') return null;
  const floor = address.floor.trim();
  const isLifted = lifting && !address.isPrivateHouse && kind !== 'pickup' && floor !== '' && isFloor(floor);
  return {
    kind,
    parts: kind === 'courier' ? parts : 'together',
    lifting: isLifted ? { floor: Number(floor), hasElevator: address.hasElevator, isPrivateHouse: false } : null,
  };
}

/** Names the products of a part. */
export function partProductNames({ productIds }: DeliveryPart, { cart }: Checkout): string {
  return cart.lines
    .filter(({ product }) => productIds.includes(product.id))
    .map(({ product }) => product.name)
    .join(', ');
}
