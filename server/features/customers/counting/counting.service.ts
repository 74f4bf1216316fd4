import type { CountingReport, PageReport } from '#contract/content/counting.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import {
  VITALS,
  vitalBucket,
  bucketCount,
  type Counter,
  type Device,
  type PageKind,
  type Vital,
} from '#domain/customers/counting.ts';
import type { Language } from '#domain/text/language.ts';
import { POPULARITY_DAYS } from '#domain/catalog/popularity.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Database } from '#server/platform/database/db.ts';
import { networkAddress } from '#server/platform/http/client-address.ts';
import { createDailyLimit, createOnceADay, type DailyKey } from '#server/platform/limits/daily-limit.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import { buildReport } from './counting.policy.ts';
import {
  addHourCounts,
  addProductViews,
  addVitalCounts,
  deleteCountsBefore,
  deleteProductViewsBefore,
  findDayCounts,
  findHourViews,
  findDailyOrders,
  findVitals,
  foldHours,
  type HourCount,
  type ProductViews,
  type VitalCount,
} from './counting.queries.ts';

const FLUSH_MS = 10_000;
/** Hours are kept for this number of days, then aggregated to days. */
const HOURLY_RETENTION_DAYS = 14;
const SHOWN_DAYS = 30;
const SHOWN_HOURS = 48;
/** Max buffered counters; new ones beyond it are dropped. Holds a day of failed writes. */
const MAX_BUFFERED = 20_000;
/** Max views of one product by one IPv6 network per day. */
const MAX_NETWORK_VIEWS = 5;
/** Max product views by one IPv4 address or IPv6 network per day; thousands of phones share an operator's address. */
const MAX_VIEWS_OF_SOURCE = 2_000;

/** Dimensions of a counter. */
type Detail = { language: Language; kind?: PageKind; device?: Device };

/** Anonymous counting of events in the shop: see docs/decisions/0019. */
export type CountingService = ReturnType<typeof createCountingService>;

/**
 * Creates the counting service. It aggregates in memory and writes every ten seconds while `start` runs, so a flood
 * adds no rows.
 */
export function createCountingService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  const sql = db.$client;
  const isFirstToday = createOnceADay();
  // Separate, so product views never use up the room of the funnel steps.
  const viewLimit = createDailyLimit();
  let hours = new Map<string, HourCount>();
  let vitals = new Map<string, VitalCount>();
  let productViews = new Map<string, ProductViews>();
  let writing: Promise<void> = Promise.resolve();

  const add = (counter: Counter, { language, kind, device }: Detail, now: Date, count = 1): void => {
    const at = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
    const row: HourCount = { at, counter, kind: kind ?? '', device: device ?? '', language, count };
    const key = `${at} ${counter} ${row.kind} ${row.device} ${language}`;
    const existing = hours.get(key);
    if (existing) existing.count += count;
    else if (hours.size < MAX_BUFFERED) hours.set(key, row);
  };
  const addVital = (vital: Vital, value: number, kind: PageKind, device: Device, day: string): void => {
    const key = `${day} ${vital} ${kind} ${device}`;
    let row = vitals.get(key);
    if (!row) {
      if (vitals.size >= MAX_BUFFERED) return;
      vitals.set(
        key,
        (row = { day, vital, kind, device, buckets: Array.from({ length: bucketCount(vital) }, () => 0) }),
      );
    }
    row.buckets[vitalBucket(vital, value)]!++;
  };
  const addProductView = (day: string, productId: number, count = 1): void => {
    const key = `${day} ${productId}`;
    const existing = productViews.get(key);
    if (existing) existing.count += count;
    else if (productViews.size < MAX_BUFFERED) productViews.set(key, { day, productId, count });
  };
  const write = async (): Promise<void> => {
    const [hourCounts, vitalCounts, viewCounts] = [hours, vitals, productViews];
    hours = new Map();
    vitals = new Map();
    productViews = new Map();
    const failed: unknown[] = [];
    // A failed write is merged with newer counts and retried.
    if (hourCounts.size > 0)
      await addHourCounts(sql, [...hourCounts.values()]).catch((error: unknown) => {
        failed.push(error);
        for (const { at, counter, kind, device, language, count } of hourCounts.values())
          add(counter, { language, ...(kind && { kind }), ...(device && { device }) }, new Date(at), count);
      });
    if (vitalCounts.size > 0)
      await addVitalCounts(sql, [...vitalCounts.values()]).catch((error: unknown) => {
        failed.push(error);
        for (const [key, row] of vitalCounts) {
          const newer = vitals.get(key);
          if (newer) row.buckets.forEach((count, bucket) => (newer.buckets[bucket]! += count));
          else vitals.set(key, row);
        }
      });
    if (viewCounts.size > 0)
      await addProductViews(sql, [...viewCounts.values()]).catch((error: unknown) => {
        failed.push(error);
        for (const { day, productId, count } of viewCounts.values()) addProductView(day, productId, count);
      });
    if (failed.length > 0) throw failed[0];
  };
  /** Writes the buffered counters; only one write runs at a time. */
  const flush = (): Promise<void> => (writing = writing.catch(() => {}).then(write));

  return {
    /** Counts an event. */
    add,

    /** Counts an event once per session and day. Remembers sessions only in memory, salted, until the day ends. */
    addOnce(counter: Counter, session: number, detail: Detail, now: Date): void {
      if (isFirstToday.isFirst(almatyDate(now), `${counter} ${session}`)) add(counter, detail, now);
    },

    /**
     * Counts a page's report. A product view counts once per address and day, and five times per IPv6 network;
     * addresses are remembered only in memory, salted, until the day ends.
     */
    see(
      { language, device, visit, views, products, kind, vitals: vitalValues }: PageReport,
      address: string,
      now: Date,
    ): void {
      if (visit) add('visit', { language, device }, now);
      for (const [pageKind, count] of Object.entries(views) as [PageKind, number][])
        add('view', { language, kind: pageKind, device }, now, count);
      const day = almatyDate(now);
      for (const id of products ?? []) if (viewLimit.allow(day, viewKeys(id, address))) addProductView(day, id);
      for (const vital of VITALS) {
        const value = vitalValues[vital];
        if (value !== undefined) addVital(vital, value, kind, device, day);
      }
    },

    flush,

    /** Writes counters every ten seconds and the rest at `stop`; reports failed writes to `onProblem`. */
    start(onProblem: (error: unknown) => void): { stop(): Promise<void> } {
      const timer = setInterval(() => void flush().catch(onProblem), FLUSH_MS);
      timer.unref();
      return {
        async stop() {
          clearInterval(timer);
          await flush().catch(onProblem);
        },
      };
    },

    /** Aggregates old hours to days and deletes data older than `counting.keepDays`; returns how many rows changed. */
    async tidy(now: Date): Promise<number> {
      const today = almatyDate(now);
      const folded = await foldHours(sql, addDays(today, -HOURLY_RETENTION_DAYS));
      const views = await deleteProductViewsBefore(sql, addDays(today, -POPULARITY_DAYS));
      return folded + views + (await deleteCountsBefore(sql, addDays(today, -settings.current()['counting.keepDays'])));
    },

    /** Returns the shop's report: the last 30 days, and the last two by hour. */
    async report(now: Date): Promise<CountingReport> {
      const since = addDays(almatyDate(now), 1 - SHOWN_DAYS);
      const from = new Date((Math.floor(now.getTime() / HOUR_MS) + 1 - SHOWN_HOURS) * HOUR_MS);
      const [counts, views, vitalRows, orders] = await Promise.all([
        findDayCounts(sql, since),
        findHourViews(sql, from),
        findVitals(sql, since),
        findDailyOrders(sql, since),
      ]);
      const days = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(since, index));
      const hoursShown = Array.from({ length: SHOWN_HOURS }, (_, index) => new Date(from.getTime() + index * HOUR_MS));
      return buildReport({ days, hours: hoursShown, counts, views, vitals: vitalRows, orders });
    },
  };
}

function viewKeys(productId: number, address: string): DailyKey[] {
  const network = networkAddress(address);
  return [
    { key: `product ${productId} ${address}`, limit: 1 },
    ...(network === null ? [] : [{ key: `product ${productId} ${network}`, limit: MAX_NETWORK_VIEWS }]),
    { key: `views ${network ?? address}`, limit: MAX_VIEWS_OF_SOURCE },
  ];
}
