import type { Analytics } from '#contract/content/counting.ts';
import { m } from '#web/messages.ts';

/** Names the shop's analytics services in a sentence. */
export function serviceNames({ ga4, metrica }: Analytics): string {
  if (ga4 && metrica) return m.analytics_both();
  return ga4 ? 'Google Analytics' : 'Яндекс Метрика';
}
