import { createStore } from '../tabs/store.ts';

/** Ids of the customer's favourites, newest first; empty for a guest and before loading. */
export const favouriteIds = createStore<readonly number[]>([]);
