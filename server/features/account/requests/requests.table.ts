import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { BUSINESS_FORMS, REQUEST_STATES, type FormValues } from '#domain/content/business-forms.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** Requests from business forms: suppliers, landlords, organisations and others. */
export const businessRequests = pgTable(
  'business_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** R-YYYY-NNNNNNNNN, random; older ones have six consecutive digits. */
    number: text('number').notNull().unique(),
    form: text('form', { enum: BUSINESS_FORMS }).notNull(),
    values: jsonb('values').$type<FormValues>().notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Nonce of the form's token; makes a repeat idempotent. */
    nonce: text('nonce').notNull().unique(),
    /** Ten digits after +7, for the confirmation. */
    phone: text('phone').notNull(),
    /** Digest of the sender's IP address, for the daily limit. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Processing state. */
    state: text('state', { enum: REQUEST_STATES }).notNull().default('received'),
    /** An operator's answer and its time. */
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('business_requests_created_at').on(table.createdAt),
    index('business_requests_state').on(table.state, table.id),
    index('business_requests_address').on(table.addressHash, table.createdAt),
  ],
);

/** Files of requests; the bytes are on disk next to pictures. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Name on disk: 24 random hexadecimal digits. */
    key: text('key').notNull().unique(),
    /** Session that uploaded it; only this session can attach it to a request. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['image', 'pdf'] }).notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    requestId: integer('request_id').references(() => businessRequests.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_files_session').on(table.sessionId), index('request_files_request').on(table.requestId)],
);
