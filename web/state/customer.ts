import { createStore, keep, readKept } from './store.ts';

/** Who has logged in here, as this browser remembers: enough for the header. The token itself no script can read. */
export type Customer = { id: number; firstName: string };

const KEY = 'customer';

/** Id of the customer who has logged in here; null for a guest and until it is known. */
export const customerId = createStore<number | null>(null);
/** First name for the header, '' for a guest. */
export const customerName = createStore('');

/** Tells whether somebody has logged in here. */
export const isCustomer = (): boolean => customerId.get() !== null;

/** Remembers who has logged in, or that nobody has. */
export function setCustomer(customer: Customer | null): void {
  keep(KEY, customer);
  show(customer);
}

/** Reads who has logged in once the page is hydrated, and again when another tab logs in or out. */
export function loadCustomer(): () => void {
  const load = () => show(readKept<Customer>(KEY));
  load();
  addEventListener('storage', load);
  return () => removeEventListener('storage', load);
}

function show(customer: Customer | null): void {
  customerName.set(customer?.firstName ?? '');
  customerId.set(customer?.id ?? null);
}
