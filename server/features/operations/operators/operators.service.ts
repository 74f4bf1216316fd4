import { createHash, randomBytes } from 'node:crypto';
import type { ErrorName } from '#contract/errors.ts';
import type { OperatorAction } from '#contract/operator/operator.ts';
import type { OperatorScope } from '#domain/customers/operator.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { OperatorKey } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { ExpectedFailure } from '../../../platform/http/failure.ts';
import { StartProblem } from '../../../platform/process/start-problem.ts';
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
/** How long the word of a first operator waits for the second. */
const FIRST_OPERATOR_MS = 7 * DAY_MS;

/** Keys of operators, and the record of what was done with them. */
export type OperatorsService = ReturnType<typeof createOperatorsService>;

/** Tells an operator's token from a customer's. */
export function isOperatorToken(token: string | undefined): token is string {
  return token?.startsWith(PREFIX) ?? false;
}

/** Creates the service of operators' keys. Tokens have 256 random bits, so that nobody guesses one; only hashes are kept. */
export function createOperatorsService({ db }: { db: Database }) {
  const sql = db.$client;
  return {
    /** Returns the key of a token; null when there is none, or it was revoked. */
    async open(token: string, now: Date): Promise<OperatorKey | null> {
      const found = await findKey(sql, hashOf(token), now);
      return found ? { keyId: found.id, name: found.name, scopes: found.scopes } : null;
    },

    /** Creates a key; its token is told here and never again. */
    async add(name: string, scopes: readonly OperatorScope[], now: Date): Promise<{ id: number; token: string }> {
      const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
      return { id: await insertKey(sql, { name, tokenHash: hashOf(token), scopes }, now), token };
    },

    /** Lists the keys, revoked ones too. */
    list: (): Promise<OperatorKeyRow[]> => listKeys(sql),

    /** Revokes a key at once; false when there is none that is still good. */
    revoke: (id: number, now: Date): Promise<boolean> => revokeKey(sql, id, now),

    /** Does something in the name of a key and keeps who, what, when and how it ended, whatever happens on the way. */
    async recorded<T>(
      action: NewAction,
      now: Date,
      work: () => Promise<T>,
      outcomeOf: (answer: T) => string = () => 'done',
    ): Promise<T> {
      const id = await insertAction(sql, action, now);
      try {
        const answer = await work();
        await updateOutcome(sql, id, outcomeOf(answer));
        return answer;
      } catch (error) {
        await updateOutcome(sql, id, outcomeOfError(error));
        throw error;
      }
    },

    /**
     * Whether this call may be made as the second operator's: another one has made it within a week and was refused with
     * `outcome` (decisions §12). Inside a transaction it reads with `tx`.
     */
    isSecond: (tx: Sql, action: Omit<NewAction, 'ip'>, outcome: ErrorName, now: Date): Promise<boolean> =>
      hasFirstOperator(tx, action, outcome, new Date(now.getTime() - FIRST_OPERATOR_MS)),

    /** Lists what operators did, the newest first. */
    async actions(choice: { subject: string | null; before: number | null; limit: number }): Promise<OperatorAction[]> {
      return (await listActions(sql, choice)).map(({ at, ...action }) => ({
        ...action,
        at: new Date(at).toISOString(),
      }));
    },
  };
}

function outcomeOfError(error: unknown): string {
  if (error instanceof ExpectedFailure) return error.error;
  return error instanceof StartProblem ? 'refused' : 'unexpected';
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
