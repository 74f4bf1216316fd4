import type { Sql } from '../../../platform/database/sql.ts';

/** Records that a customer has logged in on a device. */
export async function saveDevice(sql: Sql, customerId: number, deviceHash: string, now: Date): Promise<void> {
  await sql`
    insert into known_devices (customer_id, device_hash, seen_at) values (${customerId}, ${deviceHash}, ${now})
    on conflict (customer_id, device_hash) do update set seen_at = excluded.seen_at`;
}

/** Deletes a customer's known devices. */
export async function deleteDevices(sql: Sql, customerId: number): Promise<void> {
  await sql`delete from known_devices where customer_id = ${customerId}`;
}

/** Deletes devices without a login for a year; returns how many. */
export async function deleteOldDevices(sql: Sql, now: Date): Promise<number> {
  return (await sql`delete from known_devices where seen_at < ${now}::timestamptz - interval '1 year'`).count;
}
