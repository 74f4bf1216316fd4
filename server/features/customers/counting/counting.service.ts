import type { CountingReport, SeenReport } from '#contract/content/counting.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import {
  VITALS,
  vitalBucket,
  bucketsOf,
  type Counter,
  type Device,
  type PageKind,
  type Vital,
} from '#domain/customers/counting.ts';
import type { Language } from '#domain/text/language.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createOnceADay } from '#server/platform/limits/once-a-day.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import { reportOf } from './counting.policy.ts';
import {
  addHourCounts,
  addVitalCounts,
  deleteCountsBefore,
  findDayCounts,
  findHourViews,
  findOrdersOfDays,
  findVitals,
  foldHours,
  type HourCount,
  type VitalCount,
} from './counting.queries.ts';

const FLUSH_MS = 10_000;
/** Hours are told apart for so many days, then added up to days. */
const HOURS_DAYS = 14;
const SHOWN_DAYS = 30;
const SHOWN_HOURS = 48;
/** A count that could not be written for long makes room for the next: the kinds and hours of a day of failures. */
const MAX_WAITING = 20_000;

/** What a counter is told apart by. */
type Detail = { language: Language; kind?: PageKind; device?: Device };

/** Counting of what happens in the shop, without names: see docs/decisions/0019. */
export type CountingService = ReturnType<typeof createCountingService>;

/** Creates the counting; numbers are added up in memory and written every ten seconds while `start` runs, so a flood costs no rows. */
export function createCountingService({ db, settings }: { db: Database; settings: Pick<SettingsReader, 'current'> }) {
  const sql = db.$client;
  const onceADay = createOnceADay();
  let hours = new Map<string, HourCount>();
  let vitals = new Map<string, VitalCount>();
  let writing: Promise<void> = Promise.resolve();

  const add = (counter: Counter, { language, kind, device }: Detail, now: Date, count = 1): void => {
    const at = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
    const row: HourCount = { at, counter, kind: kind ?? '', device: device ?? '', language, count };
    const key = `${at} ${counter} ${row.kind} ${row.device} ${language}`;
    const known = hours.get(key);
    if (known) known.count += count;
    else if (hours.size < MAX_WAITING) hours.set(key, row);
  };
  const addVital = (vital: Vital, value: number, kind: PageKind, device: Device, day: string): void => {
    const key = `${day} ${vital} ${kind} ${device}`;
    let row = vitals.get(key);
    if (!row) {
      if (vitals.size >= MAX_WAITING) return;
      vitals.set(key, (row = { day, vital, kind, device, buckets: Array.from({ length: bucketsOf(vital) }, () => 0) }));
    }
    row.buckets[vitalBucket(vital, value)]!++;
  };
  const write = async (): Promise<void> => {
    const [counted, felt] = [hours, vitals];
    hours = new Map();
    vitals = new Map();
    const failed: unknown[] = [];
    // What could not be written waits for the next time, beside what came meanwhile.
    if (counted.size > 0)
      await addHourCounts(sql, [...counted.values()]).catch((error: unknown) => {
        failed.push(error);
        for (const { at, counter, kind, device, language, count } of counted.values())
          add(counter, { language, ...(kind && { kind }), ...(device && { device }) }, new Date(at), count);
      });
    if (felt.size > 0)
      await addVitalCounts(sql, [...felt.values()]).catch((error: unknown) => {
        failed.push(error);
        for (const [key, row] of felt) {
          const known = vitals.get(key);
          if (known) row.buckets.forEach((count, bucket) => (known.buckets[bucket]! += count));
          else vitals.set(key, row);
        }
      });
    if (failed.length > 0) throw failed[0];
  };
  /** Writes what was counted; one writing at a time. */
  const flush = (): Promise<void> => (writing = writing.catch(() => {}).then(write));

  return {
    /** Counts something that has happened. */
    add,

    /** Counts something once a day for a session; which one is remembered in memory alone, salted, until the day ends. */
    addOnce(counter: Counter, session: number, detail: Detail, now: Date): void {
      if (onceADay.first(almatyDate(now), `${counter} ${session}`)) add(counter, detail, now);
    },

    /** Counts what a page has told when it was left. */
    see({ language, device, visit, views, kind, vitals: told }: SeenReport, now: Date): void {
      if (visit) add('visit', { language, device }, now);
      for (const [shown, count] of Object.entries(views) as [PageKind, number][])
        add('view', { language, kind: shown, device }, now, count);
      const day = almatyDate(now);
      for (const vital of VITALS) {
        const value = told[vital];
        if (value !== undefined) addVital(vital, value, kind, device, day);
      }
    },

    flush,

    /** Writes every ten seconds what was counted, and at `stop` what is left; `onProblem` hears of what could not be written. */
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

    /** Adds old hours up to days and forgets what is older than `counting.keepDays`; returns how many rows it changed. */
    async tidy(now: Date): Promise<number> {
      const today = almatyDate(now);
      const folded = await foldHours(sql, addDays(today, -HOURS_DAYS));
      return folded + (await deleteCountsBefore(sql, addDays(today, -settings.current()['counting.keepDays'])));
    },

    /** Returns how the shop did in the last 30 days, and in the last two by the hour. */
    async report(now: Date): Promise<CountingReport> {
      const since = addDays(almatyDate(now), 1 - SHOWN_DAYS);
      const from = new Date((Math.floor(now.getTime() / HOUR_MS) + 1 - SHOWN_HOURS) * HOUR_MS);
      const [counts, views, felt, orders] = await Promise.all([
        findDayCounts(sql, since),
        findHourViews(sql, from),
        findVitals(sql, since),
        findOrdersOfDays(sql, since),
      ]);
      const days = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(since, index));
      const hoursShown = Array.from({ length: SHOWN_HOURS }, (_, index) => new Date(from.getTime() + index * HOUR_MS));
      return reportOf({ days, hours: hoursShown, counts, views, vitals: felt, orders });
    },
  };
}
