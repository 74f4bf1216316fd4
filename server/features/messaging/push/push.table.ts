import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customerLogins } from '../../customers/auth/auth.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Devices that receive push messages. The login or the guest's session owns them, so a logout ends ownership. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** Device id chosen by the client; a secret of the device. */
    deviceId: text('device_id').primaryKey(),
    transport: text('transport', { enum: ['web', 'fcm', 'apns'] }).notNull(),
    /** Token of Firebase or Apple, or the JSON of a browser's subscription. */
    token: text('token').notNull().unique(),
    /** Customer's login; null after logout and for guests. */
    loginId: integer('login_id').references(() => customerLogins.id, { onDelete: 'set null' }),
    /** Guest's session; null for a customer. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** When the token was last saved; clients repeat it after seven days (spec §4). */
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_devices_login').on(table.loginId),
    index('push_devices_session').on(table.sessionId),
    index('push_devices_refreshed').on(table.refreshedAt),
  ],
);
