import type { ProductCard } from '#contract/catalog/catalog.ts';
import { createStore } from '../tabs/store.ts';

/** A product that somebody wants to be told of; `kind` as in contract/customers/alerts.ts. */
export type AlertWish = { product: Pick<ProductCard, 'id' | 'name' | 'price'>; kind: 'stock' | 'price' };

/** The wish whose window is open; null while there is none. */
export const alertWish = createStore<AlertWish | null>(null);
