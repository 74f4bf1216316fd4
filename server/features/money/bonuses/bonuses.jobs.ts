import type { BonusNoticesService } from './bonus-notices.service.ts';
import type { BonusesService } from './bonuses.service.ts';
import type { ConversionsService } from './conversions.service.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';

/** Scheduled bonus jobs: accrual, expiry and its notices, pending conversions and their reconciliation with the bank's records. */
export function bonusJobs({
  bonuses,
  conversions,
  messaging: { bonusNotices },
}: {
  bonuses: BonusesService;
  conversions: Pick<ConversionsService, 'retry' | 'compare' | 'rewardPayments'>;
  messaging: { bonusNotices: BonusNoticesService };
}) {
  return [
    { name: 'bonuses.accrue', everyMs: HOUR_MS, run: () => bonuses.accrue(new Date()) },
    { name: 'bonuses.burn', everyMs: HOUR_MS, run: () => bonuses.writeOffExpired(new Date()) },
    { name: 'bonuses.notify', everyMs: HOUR_MS, run: () => bonusNotices.notify(new Date()) },
    { name: 'bonuses.convert', everyMs: MINUTE_MS, run: () => conversions.retry(new Date()) },
    { name: 'bonuses.reward', everyMs: 10_000, run: () => conversions.rewardPayments(new Date()) },
    { name: 'bonuses.compare', everyMs: 15 * MINUTE_MS, run: () => conversions.compare(new Date()) },
  ];
}
