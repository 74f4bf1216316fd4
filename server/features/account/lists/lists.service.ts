import type { Lists } from '#contract/customers/lists.ts';
import { mergeCompared, type ComparedEntry } from '#domain/catalog/compare.ts';
import { mergeRecent } from '#domain/catalog/recent-products.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findProductCategories } from '../../storefront/catalog/products.rows.ts';
import { findListEntries, lockLists, replaceList, type ListName } from './lists.queries.ts';

/** Changes to a list since the device's last sync; newest first. */
export type ListChanges = { added: readonly number[]; removed: readonly number[] };

/** Comparison and recently viewed products of customers, shared by their devices. */
export type ListsService = ReturnType<typeof createListsService>;

/** Creates the service for lists that guests keep in their browsers (decisions §3: login merges the comparison). */
export function createListsService({ db }: { db: Database }) {
  return {
    /**
     * Merges a device's changes into the customer's lists and returns them. The device's additions count as newest.
     * Unknown products are dropped, as are the oldest beyond each list's limit.
     */
    change: (customerId: number, changes: Record<ListName, ListChanges>, now: Date): Promise<Lists> =>
      inTransaction(db, async (tx) => {
        await lockLists(tx, customerId);
        const stored = await findListEntries(tx, customerId);
        const remainingEntries = (name: ListName): ComparedEntry[] =>
          stored
            .filter(({ list, productId }) => list === name && !changes[name].removed.includes(productId))
            .map(({ productId, categoryId }) => ({ id: productId, categoryId }));
        const added = {
          // Withdrawn products cannot be compared (spec §8).
          compare: await findProductCategories(tx, changes.compare.added, { withdrawn: false }),
          recent: await findProductCategories(tx, changes.recent.added, { withdrawn: true }),
        };
        const toIds = (entries: readonly ComparedEntry[]) => entries.map(({ id }) => id);
        const lists: Lists = {
          compare: toIds(mergeCompared(remainingEntries('compare'), added.compare)),
          recent: mergeRecent(toIds(added.recent), toIds(remainingEntries('recent'))),
        };
        for (const name of ['compare', 'recent'] as const)
          if (changes[name].added.length + changes[name].removed.length > 0)
            await replaceList(tx, customerId, name, lists[name], now);
        return lists;
      }),
  };
}
