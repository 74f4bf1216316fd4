import type { GiftPurchasesService } from './gift-purchases.service.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';

const SETTLE_LOOK_BACK_MS = DAY_MS;

/** Scheduled gift card jobs: sending due cards, expiring unpaid purchases, and payments whose event was lost. */
export function giftPurchaseJobs({
  giftPurchases,
}: {
  giftPurchases: Pick<GiftPurchasesService, 'send' | 'expire' | 'settle'>;
}) {
  return [
    { name: 'gift-purchases.send', everyMs: 15_000, run: () => giftPurchases.send(new Date()) },
    { name: 'gift-purchases.expire', everyMs: MINUTE_MS, run: () => giftPurchases.expire(new Date()) },
    {
      name: 'gift-purchases.settle',
      everyMs: 30_000,
      run: () => giftPurchases.settle(new Date(), new Date(Date.now() - SETTLE_LOOK_BACK_MS)),
    },
  ];
}
