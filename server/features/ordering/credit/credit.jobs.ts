import type { CreditService } from './credit.service.ts';

/** Scheduled credit jobs: polling banks without a waiting shopper, and notifications to banks. */
export function creditJobs({ credit }: { credit: CreditService }) {
  return [
    { name: 'credit.answers', everyMs: 10_000, run: () => credit.pollAll(new Date()) },
    { name: 'credit.banks', everyMs: 30_000, run: () => credit.notifyBanks(new Date()) },
  ];
}
