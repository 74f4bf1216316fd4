import path from 'node:path';

/** A day, with or without a time, as suppliers write it behind a file's name: 2026-11-22, 20261122_0830, 22.11.2026. */
const MOMENT =
  /[-_. ]*(?:20\d\d[-_.]?[01]\d[-_.]?[0-3]\d|[0-3]\d[-_.][01]\d[-_.]20\d\d)(?:[-_. T]*[0-2]\d[-_.:]?[0-5]\d(?:[-_.:]?[0-5]\d)?)?$/i;

/**
 * Names a feed after its file or host when nobody named it. A day in the file's name is no part of it: tomorrow's file is the same
 * feed, and not a second shop full of the same products.
 */
export function feedName(address: string): string {
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address).hostname;
  const name = path
    .basename(address)
    .replace(/\.gz$/i, '')
    .replace(/\.[a-z]+$/i, '')
    .replace(MOMENT, '')
    .replace(/[-_]feed$/i, '');
  return name || 'feed';
}
