import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotKey } from '#domain/delivery/delivery.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createSlotsService, type SlotVisit } from './slots.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const earlyVisit: SlotVisit = { day: '2026-11-26', slot: '10-14' };
const lateVisit: SlotVisit = { day: '2026-11-27', slot: '10-14' };

test('locks slots by date, regardless of cart order', async () => {
  const sql = database.db.$client;
  const slots = createSlotsService({ settings: { current: () => defaultSettings } });
  await slots.reserve(sql, 1, [earlyVisit, lateVisit]);
  const countLockWaiters = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return row!.count;
  };
  let secondReservation: Promise<boolean> | undefined;
  await sql.begin(async (holder) => {
    await slots.reserve(holder, 1, [lateVisit]);
    secondReservation = sql.begin((tx) => slots.reserve(tx, 1, [lateVisit, earlyVisit])) as Promise<boolean>;
    await expect.poll(countLockWaiters).toBe(1);
    // It waits for the later day while holding the earlier one, regardless of the cart's order.
    await expect(
      sql.begin((tx) => tx`select from slot_uses where day = ${earlyVisit.day} for update nowait`),
    ).rejects.toMatchObject({ code: '55P03' });
  });
  expect(await secondReservation).toBe(true);
  const bookedVisits = await slots.findBookings(sql, 1, earlyVisit.day);
  expect([earlyVisit, lateVisit].map(({ day, slot }) => bookedVisits.get(slotKey(day, slot)))).toEqual([2, 3]);
});
