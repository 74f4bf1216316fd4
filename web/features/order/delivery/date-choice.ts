import type { CourierDay, SlotId } from '#domain/delivery/delivery.ts';

/** Preselected day and time of a new courier visit. When the order's day has passed, its time no longer applies. */
export function dateChoice(
  days: readonly CourierDay[],
  { date, slot }: { date: string; slot: SlotId | null },
): { day: CourierDay | undefined; slot: SlotId | null } {
  const sameDay = days.find((day) => day.date === date);
  return sameDay ? { day: sameDay, slot } : { day: days[0], slot: null };
}
