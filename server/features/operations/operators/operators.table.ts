import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OperatorScope } from '#domain/customers/operator.ts';

/** Keys of the people and programs that run the shop. */
export const operatorKeys = pgTable('operator_keys', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Who holds it: a person or a program. */
  name: text('name').notNull(),
  /** SHA-256 of the token, which is shown once. */
  tokenHash: text('token_hash').notNull().unique(),
  /** What it is good for (`domain/customers/operator.ts`). */
  scopes: text('scopes').array().$type<OperatorScope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** From this moment on it opens nothing. */
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** Day of the last call, to see which keys nobody uses. */
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** What operators have done. Rows are added before the deed, and told its outcome after it; nothing else changes them. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The key it was done with; absent for a command, whose user stands in `actor`. */
    keyId: integer('key_id').references(() => operatorKeys.id),
    /** User and machine of a command (`npm run …`); absent for a call with a key. */
    actor: text('actor'),
    /** The call by its key in the contract, or the command. */
    call: text('call').notNull(),
    /** Number, ticket or id of what it was about; empty for lists. */
    subject: text('subject').notNull(),
    /** What was sent, without what is secret. */
    input: jsonb('input').$type<unknown>().notNull(),
    /** `done` or the name of the error; absent while it runs, and for good when the process died in it. */
    outcome: text('outcome'),
    /** Address it came from. */
    ip: text('ip').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_actions_subject').on(table.subject, table.id),
    index('operator_actions_at').on(table.at),
    check('operator_actions_by', sql`num_nonnulls(${table.keyId}, ${table.actor}) = 1`),
  ],
);
