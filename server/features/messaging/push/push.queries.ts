import type { Language } from '#domain/text/language.ts';
import { rowOf, type Row } from '#server/platform/database/row.ts';
import type { PushTransport } from '#server/gateways/push/push.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { pushDevices } from './push.table.ts';

/** Firebase expires tokens after 270 days without use; the shop deletes every token at that age. */
const TOKEN_MAX_DAYS = 270;
/** Days in which an unowned device can be reclaimed after logout or the end of a guest's session. */
const UNOWNED_MAX_DAYS = 30;
/** Max devices per owner that receive a push. */
const MAX_DEVICES = 20;

const device = rowOf({ deviceId: pushDevices.deviceId, token: pushDevices.token, language: pushDevices.language });
/** A device that receives push messages. */
export type PushDevice = Row<typeof device>;

/** Owner of a device: a customer's login or a guest's session. */
export type DeviceOwner = { loginId: number | null; sessionId: number | null };

/** Saves the token of a device in a transaction. Removes the token from any other device, even on concurrent saves. */
export async function saveDevice(
  sql: Sql,
  device: { deviceId: string; transport: PushTransport; token: string; language: Language } & DeviceOwner,
  now: string,
): Promise<void> {
  const { deviceId, transport, token, language, loginId, sessionId } = device;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push token ${token}`}, 0))`;
  await sql`delete from push_devices where token = ${token} and device_id <> ${deviceId}`;
  await sql`
    insert into push_devices (device_id, transport, token, login_id, session_id, language, created_at, seen_at, refreshed_at)
    values (${deviceId}, ${transport}, ${token}, ${loginId}, ${sessionId}, ${language}, ${now}, ${now}, ${now})
    on conflict (device_id) do update set transport = excluded.transport, token = excluded.token, login_id = excluded.login_id,
      session_id = excluded.session_id, language = excluded.language, seen_at = excluded.seen_at, refreshed_at = excluded.refreshed_at`;
}

/** Sets the owner of a device; false when it is unknown. */
export async function updateOwner(
  sql: Sql,
  deviceId: string,
  { loginId, sessionId }: DeviceOwner,
  language: Language,
  now: string,
): Promise<boolean> {
  const { count } = await sql`
    update push_devices set login_id = ${loginId}, session_id = ${sessionId}, language = ${language}, seen_at = ${now}
    where device_id = ${deviceId}`;
  return count > 0;
}

/** Records that a device is in use; false when it is unknown. */
export async function touchDevice(sql: Sql, deviceId: string, now: string): Promise<boolean> {
  return (await sql`update push_devices set seen_at = ${now} where device_id = ${deviceId}`).count > 0;
}

/** Deletes a device; if a token is passed, only while the device still has it. */
export async function deleteDevice(sql: Sql, deviceId: string, token: string | null = null): Promise<boolean> {
  const { count } = await sql`
    delete from push_devices where device_id = ${deviceId} and (${token}::text is null or token = ${token})`;
  return count > 0;
}

/** Lists the devices of a customer or a guest's session, newest first. */
export async function findDevices(
  sql: Sql,
  { customerId, sessionId }: { customerId: number | null; sessionId: number | null },
): Promise<readonly PushDevice[]> {
  return sql`
    select ${device} from push_devices
    where session_id = ${sessionId} or login_id in (select id from customer_logins where customer_id = ${customerId} and expires_at > now())
    order by seen_at desc limit ${MAX_DEVICES}`;
}

/** Deletes devices with expired tokens and devices without an owner that were unseen for a month; returns how many. */
export async function deleteOldDevices(sql: Sql, now: string): Promise<number> {
  return (
    await sql`
      delete from push_devices where refreshed_at < ${now}::timestamptz - ${TOKEN_MAX_DAYS}::int * interval '1 day'
        or (login_id is null and session_id is null and seen_at < ${now}::timestamptz - ${UNOWNED_MAX_DAYS}::int * interval '1 day')`
  ).count;
}
