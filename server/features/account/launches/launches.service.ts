import type { Launch, LaunchQueue } from '#contract/content/launches.ts';
import type { Language } from '#domain/text/language.ts';
import { queueWindow } from '#domain/orders/sale-queue.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { whileUnavailable, type CatalogService } from '../../storefront/catalog/catalog.service.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { findSaleProducts } from '../../storefront/sales/sale-products.service.ts';
import {
  countPlaces,
  findPlace,
  findWaitingLaunches,
  leavePlace,
  noteTold,
  takePlace,
  takeUntold,
} from './launches.queries.ts';
import { begunWords } from './launches.policy.ts';

/** Customers told at once. */
const BATCH = 50;

/** Launches with their queues as the rest of the store knows them. */
export type LaunchesService = ReturnType<typeof createLaunchesService>;

type Deps = {
  db: Database;
  content: Pick<ContentService, 'launch'>;
  catalog: Pick<CatalogService, 'listing'>;
  settings: Pick<SettingsReader, 'current'>;
  notices: Pick<NoticesService, 'write'>;
};
/** What finding a launch needs to know of the caller. */
type Reader = Pick<CallContext, 'language' | 'now'>;

/** Creates the service of launches: a sale at an hour, and the queue for it (decisions §10). */
export function createLaunchesService({ db, content, catalog, settings, notices }: Deps) {
  const startOf = (key: string, reader: Reader): Date => {
    const found = content.launch(key, undefined, reader);
    return 'moved' in found ? fail('page_not_found') : new Date(found.head.starts);
  };
  const queueOf = async (launch: string, customerId: number): Promise<LaunchQueue> => {
    const [place, taken] = await Promise.all([
      findPlace(db.$client, launch, customerId),
      countPlaces(db.$client, launch),
    ]);
    return { place: place ?? null, taken };
  };
  return {
    /** Returns what is sold at a launch and where it stands; a page of it turns when the sale begins. */
    async state(
      { starts, category, models }: { starts: string; category: string; models: readonly string[] },
      context: CallContext,
    ): Promise<Pick<Launch, 'starts' | 'state' | 'products'>> {
      const begins = new Date(starts);
      const { 'sale.openMinutes': openMinutes, 'sale.closeHours': closeHours } = settings.current();
      const { ends } = queueWindow({ starts: begins, openMinutes, closeHours });
      const next = [begins, ends].find((moment) => moment > context.now);
      if (next) context.changesAt(next);
      return {
        starts: begins.toISOString(),
        state: begins > context.now ? 'queue' : ends > context.now ? 'sale' : 'over',
        // The hour and the queue matter more than the row of products.
        products: await whileUnavailable(findSaleProducts(catalog, { category, models }, context), context, () => []),
      };
    },

    /** Returns a customer's place; `page_not_found`. */
    place(key: string, customerId: number, reader: Reader): Promise<LaunchQueue> {
      startOf(key, reader);
      return queueOf(key, customerId);
    },

    /**
     * Takes a place, or changes its version; `launch_begun` when the sale is on, `product_not_found` for what is not sold
     * there.
     */
    async take(key: string, productId: number, customerId: number, context: CallContext): Promise<LaunchQueue> {
      const found = content.launch(key, undefined, context);
      if ('moved' in found) return fail('page_not_found');
      const { starts, category, models } = found.head;
      if (new Date(starts) <= context.now) fail('launch_begun');
      const products = await findSaleProducts(catalog, { category, models }, context);
      if (!products.some(({ id }) => id === productId)) fail('product_not_found');
      const place = { launch: key, customerId, productId, language: context.language };
      await inTransaction(db, (tx) => takePlace(tx, place, context.now));
      return queueOf(key, customerId);
    },

    /** Gives the place up. */
    async leave(key: string, customerId: number, reader: Reader): Promise<LaunchQueue> {
      startOf(key, reader);
      await leavePlace(db.$client, key, customerId, reader.now);
      return queueOf(key, customerId);
    },

    /** Writes the messages to those who stand in a queue that their sale has begun, in the order of their numbers. */
    async tellBegun(now: Date): Promise<void> {
      for (const launch of await findWaitingLaunches(db.$client)) {
        const found = launchAt(content, launch, 'ru', now);
        if (!found || new Date(found.starts) > now) continue;
        await inTransaction(db, async (tx) => {
          const places = await takeUntold(tx, launch, BATCH);
          for (const { id, number, phone, language } of places) {
            const words = begunWords(settings.current()['shop.name'], number, language);
            const to = { channel: 'sms' as const, customerId: null, sessionId: null, recipient: phone };
            await notices.write(tx, { key: `launch place ${id}`, kind: 'stock', path: '', ...to, ...words }, now);
          }
          await noteTold(
            tx,
            places.map(({ id }) => id),
            now,
          );
        });
      }
    },
  };
}

/** Finds when a launch begins; null when its text is gone. */
function launchAt(content: Deps['content'], key: string, language: Language, now: Date): { starts: string } | null {
  try {
    const found = content.launch(key, undefined, { language, now });
    return 'moved' in found ? null : { starts: found.head.starts };
  } catch {
    return null;
  }
}
