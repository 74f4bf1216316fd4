import type { PickupShop } from '#contract/orders/checkout.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { m } from '#web/messages.ts';
import { capital, timeText } from '#web/texts/times.ts';

/** When an order is ready in a shop: the time today, else the day. */
export function readyText({ readyAt, readiness }: PickupShop, now: Date, language: Language): string {
  return readyAt === null
    ? capital(m.checkout_ready({ day: relativeDay(readiness.date, now, language) }))
    : m.checkout_ready_at({ time: timeText(readyAt) });
}
