import type { App } from '../../app/app.ts';
import { alertJobs } from '../../features/account/alerts/alerts.jobs.ts';
import { assistantJobs } from '../../features/account/assistant/assistant.jobs.ts';
import { auditJobs } from '../../features/operations/audit/audit.jobs.ts';
import { bonusJobs } from '../../features/money/bonuses/bonuses.jobs.ts';
import { exportJobs } from '../../feeds/export/export.jobs.ts';
import { importJobs } from '../../feeds/import/import.jobs.ts';
import { authJobs } from '../../features/customers/auth/auth.jobs.ts';
import { countingJobs } from '../../features/customers/counting/counting.jobs.ts';
import { creditJobs } from '../../features/ordering/credit/credit.jobs.ts';
import { customerJobs } from '../../features/customers/customers/customers.jobs.ts';
import { giftPurchaseJobs } from '../../features/ordering/gift-purchases/gift-purchases.jobs.ts';
import { launchJobs } from '../../features/account/launches/launches.jobs.ts';
import { requestJobs } from '../../features/account/requests/requests.jobs.ts';
import { saleJobs } from '../../features/storefront/sales/sales.jobs.ts';
import { searchJobs } from '../../features/storefront/searches/searches.jobs.ts';
import { noticeJobs } from '../../features/messaging/notices/notices.jobs.ts';
import { orderJobs } from '../../features/ordering/orders/orders.jobs.ts';
import { paymentJobs } from '../../features/money/payments/payments.jobs.ts';
import { phoneVerificationJobs } from '../../features/customers/phone-verification/phone-verification.jobs.ts';
import { pictureJobs } from '../../features/media/pictures/pictures.jobs.ts';
import { popularityJobs } from '../../features/storefront/catalog/popularity/popularity.jobs.ts';
import { pushJobs } from '../../features/messaging/push/push.jobs.ts';
import { receiptJobs } from '../../features/money/receipts/receipts.jobs.ts';
import { returnJobs } from '../../features/ordering/returns/returns.jobs.ts';
import { sessionJobs } from '../../features/customers/session/session.jobs.ts';
import { supportJobs } from '../../features/account/support/support.jobs.ts';
import { uploadJobs } from '../../features/media/uploads/uploads.jobs.ts';
import { pruneOutbox } from '../../platform/events/outbox-consumers.ts';
import type { Job } from './worker.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** All recurring jobs of the store. */
export function storeJobs(shop: App): Job[] {
  return [
    ...assistantJobs(shop),
    ...auditJobs(shop),
    ...authJobs(shop),
    ...countingJobs(shop),
    ...creditJobs(shop),
    ...customerJobs(shop),
    ...bonusJobs(shop),
    ...orderJobs(shop),
    ...paymentJobs(shop),
    ...phoneVerificationJobs(shop),
    ...pictureJobs(shop),
    ...popularityJobs(shop),
    ...pushJobs(shop.messaging),
    ...giftPurchaseJobs(shop),
    ...noticeJobs(shop.messaging),
    ...alertJobs(shop.messaging),
    ...requestJobs(shop),
    ...launchJobs(shop),
    ...saleJobs(shop),
    ...searchJobs(shop),
    ...returnJobs(shop),
    ...receiptJobs(shop),
    ...sessionJobs(shop),
    ...supportJobs(shop),
    ...uploadJobs(shop),
    ...exportJobs(shop),
    ...importJobs(shop),
    {
      name: 'outbox.prune',
      everyMs: HOUR_MS,
      run: () => pruneOutbox(shop.db, shop.settings.current()['outbox.keepDays']),
    },
    { name: 'tries.forget', everyMs: HOUR_MS, run: () => shop.tries.prune(new Date()) },
    { name: 'guesses.forget', everyMs: HOUR_MS, run: () => shop.guesses.prune(new Date()) },
  ];
}
