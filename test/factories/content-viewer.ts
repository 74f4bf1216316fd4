import type { PartsReader } from '#server/features/storefront/content/content.service.ts';

/** Creates a content viewer in a city at a moment, and records the page's cache tags and expiry. */
export function createContentViewer(city = 'almaty', language: 'ru' | 'kk' = 'ru', now = '2026-11-22T07:00:00Z') {
  const moments: string[] = [];
  const tags: string[] = [];
  const reader = {
    language,
    now: new Date(now),
    city: { keyword: city },
    tag: (...names: string[]) => void tags.push(...names),
    changesAt: (moment: Date) => void moments.push(moment.toISOString()),
  } as unknown as PartsReader;
  return { reader, moments, tags };
}
