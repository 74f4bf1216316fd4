import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customerLogins } from '../../customers/auth/auth.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Devices that get push messages. Whose they are follows from the login or the guest's session, so a logout ends it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** Id that the client gave its device; only the device knows it. */
    deviceId: text('device_id').primaryKey(),
    transport: text('transport', { enum: ['web', 'fcm'] }).notNull(),
    /** Token of Firebase, or the JSON of a browser's subscription. */
    token: text('token').notNull().unique(),
    /** Login of the customer who uses the device; null after its end and for guests. */
    loginId: integer('login_id').references(() => customerLogins.id, { onDelete: 'set null' }),
    /** Session of the guest who uses the device; null for a customer. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** When the token was last saved; clients do so after seven days (spec §4). */
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_devices_login').on(table.loginId),
    index('push_devices_session').on(table.sessionId),
    index('push_devices_refreshed').on(table.refreshedAt),
  ],
);
