import { createStore, readKept } from '../tabs/store.ts';

/** Who has logged in here, as this browser remembers: enough for the header. The token itself no script can read. */
export type Customer = { id: number; firstName: string };

/** Where that is kept. */
export const CUSTOMER_KEY = 'customer';
/** Until when the token is good (spec §3), ISO. */
export const EXPIRED_KEY = 'expired';
/** Id of the customer who has logged in here; null for a guest and until it is known. */
export const customerId = createStore<number | null>(null);
/** First name for the header, '' for a guest. */
export const customerName = createStore('');

/** Tells whether somebody has logged in here. */
export const isCustomer = (): boolean => customerId.get() !== null;

/** Shows who has logged in, or that nobody has; what is kept when nothing is given. */
export function showCustomer(customer: Customer | null = readKept<Customer>(CUSTOMER_KEY)): void {
  customerName.set(customer?.firstName ?? '');
  customerId.set(customer?.id ?? null);
}
