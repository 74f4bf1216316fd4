import { createStore, readStored } from '../tabs/store.ts';
import { parseFields, parseId, parseText } from '../tabs/stored-values.ts';

/** The logged-in customer as far as the header needs it. Scripts cannot read the token itself. */
export type Customer = { id: number; firstName: string };

/** Storage key of the customer. */
export const CUSTOMER_KEY = 'customer';
/** Storage key of the token's expiry (spec §3), ISO. */
export const EXPIRED_KEY = 'expired';
/** Id of the logged-in customer; null for a guest and before it is known. */
export const customerId = createStore<number | null>(null);
/** First name for the header, '' for a guest. */
export const customerName = createStore('');

/** Whether a customer is logged in. */
export const isCustomer = (): boolean => customerId.get() !== null;

/** Parses the stored customer; null for a guest and for anything of another shape. */
export function readStoredCustomer(stored: unknown = readStored(CUSTOMER_KEY)): Customer | null {
  const { id, firstName } = parseFields(stored);
  const validId = parseId(id);
  return validId === null ? null : { id: validId, firstName: parseText(firstName) };
}

/** Sets the logged-in customer or a guest; without an argument, reads storage. */
export function showCustomer(customer: Customer | null = readStoredCustomer()): void {
  customerName.set(customer?.firstName ?? '');
  customerId.set(customer?.id ?? null);
}
