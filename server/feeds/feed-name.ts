import path from 'node:path';

/**
 * A date at the end of a file name, with or without a time, as suppliers write it: 2026-11-22, 20261122_0830,
 * 22.11.2026.
 */
const DATE_TIME_PATTERN =
  /[-_. ]*(?:20\d\d[-_.]?[01]\d[-_.]?[0-3]\d|[0-3]\d[-_.][01]\d[-_.]20\d\d)(?:[-_. T]*[0-2]\d[-_.:]?[0-5]\d(?:[-_.:]?[0-5]\d)?)?$/i;

/**
 * Default name of a feed: its file or host. A date in the file name is dropped: tomorrow's file is the same feed, not a
 * second set of the same products.
 */
export function defaultFeedName(address: string): string {
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address).hostname;
  const name = path
    .basename(address)
    .replace(/\.gz$/i, '')
    .replace(/\.[a-z]+$/i, '')
    .replace(DATE_TIME_PATTERN, '')
    .replace(/[-_]feed$/i, '');
  return name || 'feed';
}
