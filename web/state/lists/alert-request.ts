import type { ProductCard } from '#contract/catalog/catalog.ts';
import { createStore } from '../tabs/store.ts';

/** Product for a notify-me request; `kind` as in contract/customers/alerts.ts. */
export type AlertRequest = { product: Pick<ProductCard, 'id' | 'name' | 'price'>; kind: 'stock' | 'price' };

/** The request whose dialog is open; null without one. */
export const alertRequest = createStore<AlertRequest | null>(null);
