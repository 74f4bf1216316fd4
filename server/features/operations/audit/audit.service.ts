import type { Logger } from 'pino';
import type { AuditResult } from '#contract/operator/operator.ts';
import { almatyDate, almatyMoment } from '#domain/time/calendar.ts';
import type { Database } from '../../../platform/database/db.ts';
import { AUDIT_CHECKS, findFaults, listResults, saveResult, type AuditCheck } from './audit.queries.ts';

/** Checks that stock, money, bonuses, cards, codes and keys agree with the orders. */
export type AuditService = ReturnType<typeof createAuditService>;

/** Start hour of the audit in Almaty, when traffic is low. */
const START_TIME = '03:00';

/** A failed check with the number of violations and some examples. */
export type Fault = { check: AuditCheck; faults: number; examples: readonly string[] };

/** Creates the audit of a running shop. Writes only its own results. */
export function createAuditService({ db, log }: { db: Database; log: Pick<Logger, 'error'> }) {
  const sql = db.$client;

  const run = async (now: Date): Promise<Fault[]> => {
    const faults: Fault[] = [];
    for (const check of AUDIT_CHECKS) {
      const result = await findFaults(sql, check, now);
      await saveResult(sql, check, result, now);
      if (result.faults > 0) faults.push({ check, ...result });
    }
    for (const fault of faults) log.error(fault, 'the audit found inconsistencies');
    return faults;
  };

  return {
    /** Runs every check, saves the results for `/metrics`, logs and returns the faults. */
    run,

    /** Runs once a night from three o'clock in Almaty; returns the faults, or null when not due. */
    async runNightly(now: Date): Promise<number | null> {
      const today = almatyDate(now);
      const results = await listResults(sql);
      const isUpToDate =
        results.length === AUDIT_CHECKS.length && results.every(({ at }) => almatyDate(new Date(at)) === today);
      return isUpToDate || now < almatyMoment(today, START_TIME) ? null : (await run(now)).length;
    },

    /** Returns findings of the last audit, faults first. */
    results: async (): Promise<AuditResult[]> =>
      (await listResults(sql)).map(({ at, ...result }) => ({ ...result, at: new Date(at).toISOString() })),
  };
}

/** Counts violations of the last audit by check, for metrics. */
export async function countFaults(db: Database): Promise<{ check: string; faults: number }[]> {
  return (await listResults(db.$client)).map(({ check, faults }) => ({ check, faults }));
}
