import { createHash, randomBytes } from 'node:crypto';
import type { ErrorName } from '#contract/errors.ts';
import type { OperatorAction } from '#contract/operator/operator.ts';
import type { OperatorScope } from '#domain/customers/operator.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { OperatorKey } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { ExpectedFailure } from '../../../platform/http/failure.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import {
  findKey,
  hasFirstOperator,
  insertAction,
  insertKey,
  listActions,
  listKeys,
  revokeKey,
  updateOutcome,
  type NewAction,
  type OperatorKeyRow,
} from './operators.queries.ts';

const PREFIX = 'op_';
const TOKEN_BYTES = 32;
/** Time in which a second operator can confirm the first one's call. */
const FIRST_OPERATOR_MS = 7 * DAY_MS;

/** Operators' keys and the log of their actions. */
export type OperatorsService = ReturnType<typeof createOperatorsService>;

/** True for an operator's token, as opposed to a customer's. */
export function isOperatorToken(token: string | undefined): token is string {
  return token?.startsWith(PREFIX) ?? false;
}

/** Creates the service of operators' keys. Tokens have 256 random bits; only hashes are stored. */
export function createOperatorsService({ db }: { db: Database }) {
  const sql = db.$client;
  return {
    /** Returns the active key of a token; null for an unknown or revoked one. */
    async findByToken(token: string, now: Date): Promise<OperatorKey | null> {
      const found = await findKey(sql, hashToken(token), now);
      return found ? { keyId: found.id, name: found.name, scopes: found.scopes } : null;
    },

    /** Creates a key and returns its token, which is not shown again. */
    async add(name: string, scopes: readonly OperatorScope[], now: Date): Promise<{ id: number; token: string }> {
      const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
      return { id: await insertKey(sql, { name, tokenHash: hashToken(token), scopes }, now), token };
    },

    /** Lists all keys, including revoked ones. */
    list: (): Promise<OperatorKeyRow[]> => listKeys(sql),

    /** Revokes a key immediately; false when there is no active one. */
    revoke: (id: number, now: Date): Promise<boolean> => revokeKey(sql, id, now),

    /** Runs an action under a key and logs actor, call, time and outcome, even if it fails. */
    async record<T>(
      action: NewAction,
      now: Date,
      run: () => Promise<T>,
      describeOutcome: (result: T) => string = () => 'done',
    ): Promise<T> {
      const id = await insertAction(sql, action, now);
      try {
        const result = await run();
        await updateOutcome(sql, id, describeOutcome(result));
        return result;
      } catch (error) {
        await updateOutcome(sql, id, describeError(error));
        throw error;
      }
    },

    /**
     * True if another operator made the same call within a week and it ended with `outcome`, so this call confirms it
     * (decisions §12). Pass `tx` to read inside a transaction.
     */
    isConfirmed: (tx: Sql, action: Omit<NewAction, 'ip'>, outcome: ErrorName, now: Date): Promise<boolean> =>
      hasFirstOperator(tx, action, outcome, new Date(now.getTime() - FIRST_OPERATOR_MS)),

    /** Lists operators' actions, newest first. */
    async actions(filters: {
      subject: string | null;
      before: number | null;
      limit: number;
    }): Promise<OperatorAction[]> {
      return (await listActions(sql, filters)).map(({ at, ...action }) => ({
        ...action,
        at: new Date(at).toISOString(),
      }));
    },
  };
}

function describeError(error: unknown): string {
  if (error instanceof ExpectedFailure) return error.error;
  return error instanceof StartupError ? 'refused' : 'unexpected';
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
