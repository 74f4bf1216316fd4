import type { CourierDay, SlotId } from '#domain/delivery/delivery.ts';

/**
 * Returns the day that is shown of those a courier can come on, and the time that stands chosen there: an order whose own day
 * is over has none, since its time was one of another day.
 */
export function dateChoice(
  days: readonly CourierDay[],
  { date, slot }: { date: string; slot: SlotId | null },
): { day: CourierDay | undefined; slot: SlotId | null } {
  const own = days.find((day) => day.date === date);
  return own ? { day: own, slot } : { day: days[0], slot: null };
}
