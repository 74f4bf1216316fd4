import type { CreditService } from './credit.service.ts';

/** Repeating work of credit: answers of banks that nobody watches, and what banks have to be told. */
export function creditJobs({ credit }: { credit: CreditService }) {
  return [
    { name: 'credit.answers', everyMs: 10_000, run: () => credit.lookAll(new Date()) },
    { name: 'credit.banks', everyMs: 30_000, run: () => credit.tellBanks(new Date()) },
  ];
}
