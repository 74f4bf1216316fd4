import { almatyDate, almatyTime, formatTimeRange, relativeDay } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import {
  closingTime,
  isOpenAt,
  nextOpening,
  parseShopHours,
  type DayHours,
  type ShopHours,
} from '#domain/delivery/pickup.ts';
import { m } from '#web/messages.ts';

/** Formats a shop's hours; returns text in another format unchanged. */
export function shopHoursText(text: string): string {
  const hours = parseShopHours(text);
  if (!hours) return text;
  if ('daily' in hours) return m.shops_daily({ hours: dayHoursText(hours.daily) });
  return [
    m.shops_weekdays({ hours: dayHoursText(hours.weekdays) }),
    m.shops_saturday({ hours: dayHoursText(hours.saturday) }),
    m.shops_sunday({ hours: dayHoursText(hours.sunday) }),
  ].join(', ');
}

/** Formats the hours of one day. */
export function dayHoursText(day: DayHours | null): string {
  return day ? formatTimeRange(day.open, day.close) : m.shops_day_off();
}

/** Says whether a shop is open at a given time and when that changes. */
export function openingStatus(hours: ShopHours, now: Date, language: Language): { isOpen: boolean; text: string } {
  const closing = isOpenAt(hours, now) ? closingTime(hours, almatyDate(now)) : null;
  if (closing) return { isOpen: true, text: m.shops_open({ time: almatyTime(closing) }) };
  const next = nextOpening(hours, now);
  const text = next ? m.shops_opens({ day: relativeDay(next.date, now, language), time: next.time }) : m.shops_closed();
  return { isOpen: false, text };
}

/** Heading for a shop's products, by the day they can be collected. */
export function readyHeading(date: string, now: Date, language: Language): string {
  return m.shop_ready({ day: relativeDay(date, now, language) });
}
