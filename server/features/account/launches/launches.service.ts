import type { Launch, LaunchQueue } from '#contract/content/launches.ts';
import type { Language } from '#domain/text/language.ts';
import { queueWindow } from '#domain/orders/sale-queue.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { withFallback, type CatalogService } from '../../storefront/catalog/catalog.service.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { findSaleProducts } from '../../storefront/sales/sale-products.service.ts';
import {
  countEntries,
  findEntry,
  findWaitingLaunches,
  leaveQueue,
  markNotified,
  joinQueue,
  lockUnnotified,
} from './launches.queries.ts';
import { saleStartedMessage } from './launches.policy.ts';

/** Customers notified per transaction. */
const BATCH = 50;

/** Launches and their queues. */
export type LaunchesService = ReturnType<typeof createLaunchesService>;

type Deps = {
  db: Database;
  content: Pick<ContentService, 'launch'>;
  catalog: Pick<CatalogService, 'listing'>;
  settings: Pick<SettingsReader, 'current'>;
  notices: Pick<NoticesService, 'write'>;
};
/** Caller data needed to find a launch. */
type Reader = Pick<CallContext, 'language' | 'now'>;

/** Creates the launch service: a sale at a fixed time and its queue (decisions §10). */
export function createLaunchesService({ db, content, catalog, settings, notices }: Deps) {
  const findSaleStart = (key: string, reader: Reader): Date => {
    const found = content.launch(key, undefined, reader);
    return 'moved' in found ? fail('page_not_found') : new Date(found.head.starts);
  };
  const findQueue = async (launch: string, customerId: number): Promise<LaunchQueue> => {
    const [entry, taken] = await Promise.all([
      findEntry(db.$client, launch, customerId),
      countEntries(db.$client, launch),
    ]);
    return { place: entry ?? null, taken };
  };
  return {
    /** Returns the state and products of a launch. The cached page expires when the sale starts or ends. */
    async state(
      { starts, category, models }: { starts: string; category: string; models: readonly string[] },
      context: CallContext,
    ): Promise<Pick<Launch, 'starts' | 'state' | 'products'>> {
      const startDate = new Date(starts);
      const { 'sale.openMinutes': openMinutes, 'sale.closeHours': closeHours } = settings.current();
      const { endsAt } = queueWindow({ startsAt: startDate, openMinutes, closeHours });
      const next = [startDate, endsAt].find((moment) => moment > context.now);
      if (next) context.changesAt(next);
      return {
        starts: startDate.toISOString(),
        state: startDate > context.now ? 'queue' : endsAt > context.now ? 'sale' : 'over',
        // The page works without products: start time and queue matter more.
        products: await withFallback(findSaleProducts(catalog, { category, models }, context), context, () => []),
      };
    },

    /** Returns a customer's place; fails with `page_not_found`. */
    place(key: string, customerId: number, reader: Reader): Promise<LaunchQueue> {
      findSaleStart(key, reader);
      return findQueue(key, customerId);
    },

    /**
     * Takes a place or changes its version; fails with `launch_begun` once the sale has started, `product_not_found`
     * for a product not on sale there.
     */
    async takePlace(key: string, productId: number, customerId: number, context: CallContext): Promise<LaunchQueue> {
      const found = content.launch(key, undefined, context);
      if ('moved' in found) return fail('page_not_found');
      const { starts, category, models } = found.head;
      if (new Date(starts) <= context.now) fail('launch_begun');
      const products = await findSaleProducts(catalog, { category, models }, context);
      if (!products.some(({ id }) => id === productId)) fail('product_not_found');
      const entry = { launch: key, customerId, productId, language: context.language };
      await inTransaction(db, (tx) => joinQueue(tx, entry, context.now));
      return findQueue(key, customerId);
    },

    /** Leaves the queue. */
    async leavePlace(key: string, customerId: number, reader: Reader): Promise<LaunchQueue> {
      findSaleStart(key, reader);
      await leaveQueue(db.$client, key, customerId, reader.now);
      return findQueue(key, customerId);
    },

    /** Announces the start of the sale to queued customers, by number. */
    async announceStart(now: Date): Promise<void> {
      for (const launch of await findWaitingLaunches(db.$client)) {
        const found = findLaunch(content, launch, 'ru', now);
        if (!found || new Date(found.startsAt) > now) continue;
        await inTransaction(db, async (tx) => {
          const entries = await lockUnnotified(tx, launch, BATCH);
          for (const { id, number, phone, language } of entries) {
            const text = saleStartedMessage(settings.current()['shop.name'], number, language);
            const recipient = { channel: 'sms' as const, customerId: null, sessionId: null, recipient: phone };
            await notices.write(tx, { key: `launch place ${id}`, kind: 'stock', path: '', ...recipient, ...text }, now);
          }
          await markNotified(
            tx,
            entries.map(({ id }) => id),
            now,
          );
        });
      }
    },
  };
}

/** Returns the start of a launch; null when its text no longer exists. */
function findLaunch(content: Deps['content'], key: string, language: Language, now: Date): { startsAt: string } | null {
  try {
    const found = content.launch(key, undefined, { language, now });
    return 'moved' in found ? null : { startsAt: found.head.starts };
  } catch {
    return null;
  }
}
