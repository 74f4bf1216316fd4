import { inTransaction, type Database } from '../../platform/database/db.ts';
import { rowOf } from '../../platform/database/row.ts';
import { fiscalJournal } from './fiscal-journal.table.ts';
import { FiscalProblem, type FiscalGateway } from './fiscal.ts';

const entryRow = rowOf({ number: fiscalJournal.number, issuedAt: fiscalJournal.issuedAt });

/**
 * Creates the built-in register: it numbers receipts without gaps in `fiscal_journal`. It is not registered at the tax
 * office, so a shop that needs a cash register must use a real one (decisions §9).
 */
export function createJournalFiscal({ db, now = () => new Date() }: { db: Database; now?: () => Date }): FiscalGateway {
  return {
    name: 'journal',
    issue: ({ reference, kind, content, basis }) =>
      inTransaction(db, async (tx) => {
        if (kind === 'return' && !basis)
          throw new FiscalProblem('refused', 'a return requires the receipt of its sale');
        // Keeps numbers without gaps: concurrent transactions wait for the first one's number.
        await tx`select pg_advisory_xact_lock(hashtextextended('fiscal journal', 0))`;
        const find = () => tx`select ${entryRow} from fiscal_journal where reference = ${reference}`;
        const [existing] = await find();
        if (!existing)
          await tx`
            insert into fiscal_journal (number, reference, kind, basis, content, issued_at)
            select coalesce(max(number), 0) + 1, ${reference}, ${kind}, ${basis ? Number(basis.number) : null}::int,
              ${JSON.stringify(content)}::text::jsonb, ${now()} from fiscal_journal`;
        const { number, issuedAt } = existing ?? (await find())[0]!;
        return {
          number: String(number).padStart(6, '0'),
          issuedAt: new Date(issuedAt),
          url: null,
          registration: null,
          operator: null,
          offline: false,
        };
      }),
    closeShift: async () => {},
  };
}
