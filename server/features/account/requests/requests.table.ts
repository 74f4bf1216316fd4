import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { BUSINESS_FORMS, REQUEST_STATES, type FormValues } from '#domain/content/business-forms.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** What suppliers, landlords, organisations and others have asked by the forms of business pages. */
export const businessRequests = pgTable(
  'business_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** R-YYYY-NNNNNNNNN, drawn at random; six digits counted upward in older ones. */
    number: text('number').notNull().unique(),
    form: text('form', { enum: BUSINESS_FORMS }).notNull(),
    values: jsonb('values').$type<FormValues>().notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Nonce of the token it was sent with: a repeat finds it. */
    nonce: text('nonce').notNull().unique(),
    /** Ten digits after +7, for the message that says it was received. */
    phone: text('phone').notNull(),
    /** Digest of the address it came from, for the limit of a day. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** How far the shop is with it. */
    state: text('state', { enum: REQUEST_STATES }).notNull().default('received'),
    /** What an operator answered, and when. */
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('business_requests_created_at').on(table.createdAt),
    index('business_requests_state').on(table.state, table.id),
    index('business_requests_address').on(table.addressHash, table.createdAt),
  ],
);

/** Files of requests; the bytes are on disk beside the pictures. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** 24 hexadecimal digits drawn at random: the name on disk. */
    key: text('key').notNull().unique(),
    /** Session that sent it; only that one can put it into a request. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['image', 'pdf'] }).notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    requestId: integer('request_id').references(() => businessRequests.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_files_session').on(table.sessionId), index('request_files_request').on(table.requestId)],
);
