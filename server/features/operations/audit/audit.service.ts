import type { Logger } from 'pino';
import type { AuditResult } from '#contract/operator/operator.ts';
import { almatyDate, atAlmaty } from '#domain/time/calendar.ts';
import type { Database } from '../../../platform/database/db.ts';
import { AUDIT_CHECKS, findFaults, listResults, saveResult, type AuditCheck } from './audit.queries.ts';

/** Looks whether stock, money, bonuses, cards, codes and keys agree with the orders. */
export type AuditService = ReturnType<typeof createAuditService>;

/** Few people shop at this time. */
const NIGHT = '03:00';

/** Something that does not agree: which check says so, how often, and some examples. */
export type Fault = { check: AuditCheck; faults: number; examples: readonly string[] };

/** Creates the audit of a shop at work. It changes nothing but its own results. */
export function createAuditService({ db, log }: { db: Database; log: Pick<Logger, 'error'> }) {
  const sql = db.$client;

  const run = async (now: Date): Promise<Fault[]> => {
    const found: Fault[] = [];
    for (const check of AUDIT_CHECKS) {
      const result = await findFaults(sql, check, now);
      await saveResult(sql, check, result, now);
      if (result.faults > 0) found.push({ check, ...result });
    }
    for (const fault of found) log.error(fault, 'the ledgers do not agree');
    return found;
  };

  return {
    /** Makes every check, keeps the results for `/metrics`, and writes into the log what does not agree; returns that. */
    run,

    /** Runs once in a night of Almaty, from three o'clock on; returns the faults, null when it was not due. */
    async runNightly(now: Date): Promise<number | null> {
      const today = almatyDate(now);
      const results = await listResults(sql);
      const isDone =
        results.length === AUDIT_CHECKS.length && results.every(({ at }) => almatyDate(new Date(at)) === today);
      return isDone || now < atAlmaty(today, NIGHT) ? null : (await run(now)).length;
    },

    /** Returns what the last audit has found, faults first. */
    results: async (): Promise<AuditResult[]> =>
      (await listResults(sql)).map(({ at, ...result }) => ({ ...result, at: new Date(at).toISOString() })),
  };
}

/** Counts what the last audit has found, by check, for metrics. */
export async function countFaults(db: Database): Promise<{ check: string; faults: number }[]> {
  return (await listResults(db.$client)).map(({ check, faults }) => ({ check, faults }));
}
