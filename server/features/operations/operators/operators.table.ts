import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OperatorScope } from '#domain/customers/operator.ts';

/** Keys of operators and programs that run the shop. */
export const operatorKeys = pgTable('operator_keys', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Owner: a person or a program. */
  name: text('name').notNull(),
  /** SHA-256 of the token, which is shown once. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Scopes of the key (`domain/customers/operator.ts`). */
  scopes: text('scopes').array().$type<OperatorScope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Revocation time; null for an active key. */
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** Day of the last call, to find unused keys. */
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** Log of operators' actions. Rows are added before the action; only the outcome is set later. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key of the caller; null for a command, which sets `actor`. */
    keyId: integer('key_id').references(() => operatorKeys.id),
    /** User and machine of a command (`npm run …`); null for a call with a key. */
    actor: text('actor'),
    /** Key of the call in the contract, or the command. */
    call: text('call').notNull(),
    /** Number, ticket or id of the subject; empty for lists. */
    subject: text('subject').notNull(),
    /** Input without secrets. */
    input: jsonb('input').$type<unknown>().notNull(),
    /** `done` or the error name; null while running, and after a crash. */
    outcome: text('outcome'),
    /** Caller's IP address. */
    ip: text('ip').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_actions_subject').on(table.subject, table.id),
    index('operator_actions_at').on(table.at),
    check('operator_actions_by', sql`num_nonnulls(${table.keyId}, ${table.actor}) = 1`),
  ],
);
