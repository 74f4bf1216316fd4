import { createTestDatabase } from '#test/harness/database.ts';
import { createJournalFiscal } from './journal.fiscal.ts';
import { describeFiscal } from './fiscal.contract.ts';

describeFiscal('journal', async () => {
  const { db, drop } = await createTestDatabase();
  return {
    gateway: createJournalFiscal({ db }),
    countIssued: async (reference) =>
      (await db.$client`select from fiscal_journal where reference = ${reference}`).length,
    unreachable: null,
    stop: drop,
  };
});
