import {
  almatyDate,
  almatyTime,
  daysBetween,
  formatDate,
  formatTimeRange,
  relativeDay,
} from '#domain/time/calendar.ts';
import { slots } from '#domain/delivery/delivery-slots.ts';
import type { Language } from '#domain/text/language.ts';

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}

/** Labels a day in a date picker: `завтра`, else the weekday with the date. */
export function dayLabel(date: string, now: Date, language: Language): string {
  const daysAway = daysBetween(almatyDate(now), date);
  return daysAway >= 0 && daysAway <= 1 ? relativeDay(date, now, language) : formatDate(date, language, 'weekday');
}

/** Formats a time slot: `10:00–14:00`. */
export function slotText(id: string): string {
  const slot = slots.find((slot) => slot.id === id);
  return slot ? formatTimeRange(slot.from, slot.to) : id;
}

/** Formats a time slot in short form: `10–14`. */
export function slotHours(id: string): string {
  const slot = slots.find((slot) => slot.id === id);
  return slot ? `${Number.parseInt(slot.from, 10)}–${Number.parseInt(slot.to, 10)}` : id;
}

/** Formats the time of an ISO timestamp: `14:35`. */
export function timeText(iso: string): string {
  return almatyTime(new Date(iso));
}

/** Formats an ISO timestamp as day and time: `сегодня, 14:35`. */
export function momentText(iso: string, now: Date, language: Language): string {
  const moment = new Date(iso);
  return `${relativeDay(almatyDate(moment), now, language)}, ${almatyTime(moment)}`;
}
