import type { PickupShop } from '#contract/orders/checkout.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { m } from '#web/messages.ts';
import { capital, timeText } from '#web/texts/times.ts';

/** When an order is ready in a shop: in hours today, else the day. */
export function readyText({ readyAt, readiness }: PickupShop, now: Date, language: Language): string {
  if (readyAt === null) return capital(m.checkout_ready({ day: relativeDay(readiness.date, now, language) }));
  const hours = Math.max(1, Math.ceil((Date.parse(readyAt) - now.getTime()) / HOUR_MS));
  return m.checkout_ready_hours({ count: hours, time: timeText(readyAt) });
}
