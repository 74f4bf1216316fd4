import { parseShopHours, type DayHours } from '#domain/pickup.ts';
import { formatTimeRange } from '#domain/calendar.ts';
import { m } from '#web/messages.ts';

/** Says a shop's hours in words; a text of another form is given as it is. */
export function hoursWords(text: string): string {
  const hours = parseShopHours(text);
  if (!hours) return text;
  if ('daily' in hours) return m.shops_daily({ hours: rangeOf(hours.daily) });
  const { weekdays, saturday, sunday } = hours;
  return [
    weekdays && m.shops_weekdays({ hours: rangeOf(weekdays) }),
    saturday && m.shops_saturday({ hours: rangeOf(saturday) }),
    sunday && m.shops_sunday({ hours: rangeOf(sunday) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function rangeOf({ open, close }: DayHours): string {
  return formatTimeRange(open, close);
}
