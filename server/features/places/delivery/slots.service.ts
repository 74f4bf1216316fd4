import type { Sql, Statement } from '#server/platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  bookSlot,
  enforceUnverifiedShare,
  compareVisits,
  findBookings,
  isWithinShare,
  releaseSlot,
  tryBookSlot,
  type SlotVisit,
} from './slots.queries.ts';

export { compareVisits, type SlotRefusal, type SlotVisit } from './slots.queries.ts';

const NO_LIMIT = 1_000_000_000;

/** Courier visits by city, day and slot. */
export type SlotsService = ReturnType<typeof createSlotsService>;

/** Creates the courier slot service; each slot has a capacity per city and day (decisions §4). */
export function createSlotsService({ settings }: { settings: Pick<SettingsReader, 'current'> }) {
  const maxUnverified = (): number => {
    const { 'delivery.slotCapacity': capacity, 'slot.unprovenPercent': percent } = settings.current();
    return Math.ceil((capacity * percent) / 100);
  };
  return {
    /** Returns bookings from a day on, in the form `domain/delivery/delivery.ts` takes. */
    findBookings: findBookings,
    /** Books visits in the caller's transaction in lock order. False when one is full: the caller must roll back. */
    async reserve(sql: Sql, cityId: number, visits: readonly SlotVisit[]): Promise<boolean> {
      const capacity = settings.current()['delivery.slotCapacity'];
      const isBooked = await Promise.all(
        visits.toSorted(compareVisits).map((visit) => tryBookSlot(sql, cityId, visit, capacity)),
      );
      return !isBooked.includes(false);
    },
    /**
     * Returns statements that book visits in this order, or abort the caller's transaction with a `SlotRefusal`. Run
     * them after inserting the orders: unverified phones may hold only a share of a slot.
     */
    book(sql: Sql, cityId: number, visits: readonly SlotVisit[], isPhoneVerified: boolean): Statement[] {
      const capacity = settings.current()['delivery.slotCapacity'];
      return visits
        .toSorted(compareVisits)
        .flatMap((visit) => [
          bookSlot(sql, cityId, visit, capacity),
          ...(isPhoneVerified ? [] : [enforceUnverifiedShare(sql, cityId, visit, maxUnverified())]),
        ]);
    },
    /**
     * Returns true when orders of unverified phones stay within their share of a slot. The caller has already booked it
     * and moved its order there.
     */
    isWithinShare: (sql: Sql, cityId: number, visit: SlotVisit): Promise<boolean> =>
      isWithinShare(sql, cityId, visit, maxUnverified()),
    /** Books a visit that was already promised, ignoring the capacity. */
    async force(sql: Sql, cityId: number, visit: SlotVisit): Promise<void> {
      await tryBookSlot(sql, cityId, visit, NO_LIMIT);
    },
    /** Releases a visit in the caller's transaction. */
    release: releaseSlot,
  };
}
