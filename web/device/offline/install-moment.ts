import { DAY_MS } from '#domain/time/durations.ts';
import { parseFields, parseText } from '#web/state/tabs/stored-values.ts';

/** Visit history in the browser: days of visits, and when the hint was last shown. */
export type Visits = { days: readonly string[]; shownOn: string | null };

/** Parses stored visits; empty for another shape. */
export function parseVisits(stored: unknown): Visits {
  const { days, shownOn } = parseFields(stored);
  return {
    days: Array.isArray(days) ? days.filter((day): day is string => typeof day === 'string') : [],
    shownOn: parseText(shownOn) || null,
  };
}

/** Min number of days with a visit before the hint. */
const MIN_VISIT_DAYS = 2;
/** Days without the hint after it was shown. */
const QUIET_DAYS = 60;

/** Records the day of a visit; only the latest are kept. */
export function withVisit({ days, shownOn }: Visits, today: string): Visits {
  return { days: [...days.filter((day) => day !== today), today].slice(-MIN_VISIT_DAYS), shownOn };
}

/** Whether to offer installation now: never on the first day or during a purchase, and at most every two months. */
export function isInstallMoment({ days, shownOn }: Visits, today: string, path: string): boolean {
  const isQuiet = shownOn !== null && (Date.parse(today) - Date.parse(shownOn)) / DAY_MS < QUIET_DAYS;
  return days.length >= MIN_VISIT_DAYS && !isQuiet && !/\/(?:check|checkout|payment|thanks|auth)(?:\/|$|-)/.test(path);
}
