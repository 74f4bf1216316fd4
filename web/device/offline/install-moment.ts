import { DAY_MS } from '#domain/time/durations.ts';

/** What the browser remembers of visits: days it came on, and when the hint was last shown. */
export type Visits = { days: readonly string[]; shownOn: string | null };

/** On how many different days somebody comes before they are asked. */
const MIN_DAYS = 2;
/** Who has not taken the hint hears nothing for so many days. */
const QUIET_DAYS = 60;

/** Notes a day of a visit; only the last ones are of interest. */
export function withVisit({ days, shownOn }: Visits, today: string): Visits {
  return { days: [...days.filter((day) => day !== today), today].slice(-MIN_DAYS), shownOn };
}

/**
 * Tells whether this is a moment to offer the installed shop: never on the first day, not among the steps of a purchase,
 * and not again for two months.
 */
export function isInstallMoment({ days, shownOn }: Visits, today: string, path: string): boolean {
  const quiet = shownOn !== null && (Date.parse(today) - Date.parse(shownOn)) / DAY_MS < QUIET_DAYS;
  return days.length >= MIN_DAYS && !quiet && !/\/(?:check|checkout|payment|thanks|auth)(?:\/|$|-)/.test(path);
}
