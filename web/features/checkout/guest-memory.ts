import { parseStoredAddress, type Address } from '#domain/addresses/address.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { drop, readStored, saveStored } from '#web/state/tabs/store.ts';
import { parseStored, parseFields, parseId, parseText } from '#web/state/tabs/stored-values.ts';
import { contactFields, type ContactFields } from './contact/contact-fields.ts';
import type { DeliveryFields } from './delivery/delivery-fields.ts';

/** Storage key; a logout clears it like all customer data. */
const KEY = 'guest-checkout';
/** Lifetime of the entries after the last saved step, ms. */
const LIFETIME_MS = 90 * DAY_MS;

/** How a guest last received an order, in one city. */
type GuestDelivery = { city: string; kind: 'courier' | 'pickup'; address: Address; shopId: number | null };

/** Entries of a guest, stored on this device at their request. */
export type GuestMemory = { contact: ContactFields; delivery: GuestDelivery | null };

/** Returns the stored entries, null without any; deletes expired ones. */
export function loadGuest(now = Date.now()): GuestMemory | null {
  const { contact, delivery, savedAt } = parseFields(readStored(KEY));
  if (typeof savedAt !== 'number') return null;
  if (savedAt > now || now - savedAt >= LIFETIME_MS) {
    forgetGuest();
    return null;
  }
  return { contact: parseStored(contact, contactFields(undefined)), delivery: parseDelivery(delivery) };
}

/** Stores the contact, which the guest asked for; a stored delivery stays. */
export function rememberContact(contact: ContactFields, now = Date.now()): void {
  saveStored(KEY, { delivery: loadGuest(now)?.delivery ?? null, contact, savedAt: now });
}

/** Stores the delivery of a guest whose contact is stored; otherwise nothing. Express is ordered for one occasion. */
export function rememberDelivery(city: string, fields: DeliveryFields, now = Date.now()): void {
  const memory = loadGuest(now);
  const { kind, address, shopId } = fields;
  if (!memory || (kind !== 'courier' && kind !== 'pickup')) return;
  saveStored(KEY, { ...memory, delivery: { city, kind, address, shopId }, savedAt: now });
}

/** Fills an untouched form with the stored delivery in this city. */
export function withGuestDelivery(fields: DeliveryFields, city: string): DeliveryFields {
  const delivery = fields.kind === '' ? loadGuest()?.delivery : null;
  if (delivery?.city !== city) return fields;
  const { kind, address, shopId } = delivery;
  return { ...fields, kind, shopId, address: fields.address.street === '' ? address : fields.address };
}

/** Deletes the entries from this device. */
export const forgetGuest = (): void => drop(KEY);

function parseDelivery(stored: unknown): GuestDelivery | null {
  const { city, kind, address, shopId } = parseFields(stored);
  if (kind !== 'courier' && kind !== 'pickup') return null;
  return { city: parseText(city), kind, address: parseStoredAddress(address), shopId: parseId(shopId) };
}
