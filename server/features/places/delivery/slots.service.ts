import type { Sql, Statement } from '#server/platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  bookSlot,
  checkUnproven,
  compareVisits,
  findBookings,
  isWithinShare,
  releaseSlot,
  takeSlot,
  type SlotTake,
} from './slots.queries.ts';

export { compareVisits, type SlotRefusal, type SlotTake } from './slots.queries.ts';

const NO_LIMIT = 1_000_000_000;

/** Couriers' visits by city, day and slot. */
export type SlotsService = ReturnType<typeof createSlotsService>;

/** Creates the service of courier slots; each has a capacity per city and day (decisions §4). */
export function createSlotsService({ settings }: { settings: Pick<SettingsReader, 'current'> }) {
  const unprovenMost = (): number => {
    const { 'delivery.slotCapacity': capacity, 'slot.unprovenPercent': percent } = settings.current();
    return Math.ceil((capacity * percent) / 100);
  };
  return {
    /** Returns what is booked from a day on, as `domain/delivery/delivery.ts` takes it. */
    booked: findBookings,
    /** Books visits in the caller's transaction, each slot after the one before it; false: one is full, roll back. */
    async take(sql: Sql, cityId: number, visits: readonly SlotTake[]): Promise<boolean> {
      const capacity = settings.current()['delivery.slotCapacity'];
      const taken = await Promise.all(
        visits.toSorted(compareVisits).map((visit) => takeSlot(sql, cityId, visit, capacity)),
      );
      return !taken.includes(false);
    },
    /**
     * Statements that book visits in this order in the caller's transaction, or end it with a `SlotRefusal`. The orders are
     * written before them: those of unproved phones may hold only a share of a slot.
     */
    book(sql: Sql, cityId: number, visits: readonly SlotTake[], phoneProved: boolean): Statement[] {
      const capacity = settings.current()['delivery.slotCapacity'];
      return visits
        .toSorted(compareVisits)
        .flatMap((visit) => [
          bookSlot(sql, cityId, visit, capacity),
          ...(phoneProved ? [] : [checkUnproven(sql, cityId, visit, unprovenMost())]),
        ]);
    },
    /** Whether orders of unproved phones keep to their share of a slot, once the caller has booked it and moved its order there. */
    isWithinShare: (sql: Sql, cityId: number, visit: SlotTake): Promise<boolean> =>
      isWithinShare(sql, cityId, visit, unprovenMost()),
    /** Books a visit that was promised already, however many there are. */
    async force(sql: Sql, cityId: number, visit: SlotTake): Promise<void> {
      await takeSlot(sql, cityId, visit, NO_LIMIT);
    },
    /** Frees a visit in the caller's transaction. */
    release: releaseSlot,
  };
}
