import type { PartsReader } from '#server/features/storefront/content/content.service.ts';

/** Creates a reader of texts who stands in a city at a moment, and notes what a page would drop with and when it would end. */
export function contentViewer(city = 'almaty', language: 'ru' | 'kk' = 'ru', now = '2026-11-22T07:00:00Z') {
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
