import type { Lists } from '#contract/customers/lists.ts';
import { mergeCompared, type ComparedEntry } from '#domain/catalog/compare.ts';
import { mergeRecent } from '#domain/catalog/recent-products.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { findKnown, findListed, lockLists, replaceList, type ListName } from './lists.queries.ts';

/** What has changed in one list since a device saw it last; newest first. */
export type ListChanges = { added: readonly number[]; removed: readonly number[] };

/** Comparison and seen products of customers, on all their devices. */
export type ListsService = ReturnType<typeof createListsService>;

/** Creates the service of the lists that guests keep in their browsers (decisions §3: at login the comparison merges). */
export function createListsService({ db }: { db: Database }) {
  return {
    /**
     * Brings a device's changes into the customer's lists and returns them. What a device adds was added last; products the
     * shop does not know are left out, and the oldest leave beyond the bounds of each list.
     */
    change: (customerId: number, changes: Record<ListName, ListChanges>, now: Date): Promise<Lists> =>
      inTransaction(db, async (tx) => {
        await lockLists(tx, customerId);
        const kept = await findListed(tx, customerId);
        const entriesOf = (name: ListName): ComparedEntry[] =>
          kept
            .filter(({ list, productId }) => list === name && !changes[name].removed.includes(productId))
            .map(({ productId, categoryId }) => ({ id: productId, categoryId }));
        const added = {
          compare: await findKnown(tx, 'compare', changes.compare.added),
          recent: await findKnown(tx, 'recent', changes.recent.added),
        };
        const idsOf = (entries: readonly ComparedEntry[]) => entries.map(({ id }) => id);
        const lists: Lists = {
          compare: idsOf(mergeCompared(entriesOf('compare'), added.compare)),
          recent: mergeRecent(idsOf(added.recent), idsOf(entriesOf('recent'))),
        };
        for (const name of ['compare', 'recent'] as const)
          if (changes[name].added.length + changes[name].removed.length > 0)
            await replaceList(tx, customerId, name, lists[name], now);
        return lists;
      }),
  };
}
