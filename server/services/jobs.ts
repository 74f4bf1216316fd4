import type { App } from '../app.ts';
import { alertJobs } from '../features/alerts/alerts.jobs.ts';
import { auditJobs } from '../features/audit/audit.jobs.ts';
import { bonusJobs } from '../features/bonuses/bonuses.jobs.ts';
import { exportJobs } from '../feeds/export/export.jobs.ts';
import { importJobs } from '../feeds/import/import.jobs.ts';
import { authJobs } from '../features/auth/auth.jobs.ts';
import { countingJobs } from '../features/counting/counting.jobs.ts';
import { creditJobs } from '../features/credit/credit.jobs.ts';
import { customerJobs } from '../features/customers/customers.jobs.ts';
import { giftPurchaseJobs } from '../features/gift-purchases/gift-purchases.jobs.ts';
import { launchJobs } from '../features/launches/launches.jobs.ts';
import { requestJobs } from '../features/requests/requests.jobs.ts';
import { saleJobs } from '../features/sales/sales.jobs.ts';
import { searchJobs } from '../features/searches/searches.jobs.ts';
import { noticeJobs } from '../features/notices/notices.jobs.ts';
import { orderJobs } from '../features/orders/orders.jobs.ts';
import { paymentJobs } from '../features/payments/payments.jobs.ts';
import { phoneProofJobs } from '../features/phone-proof/phone-proof.jobs.ts';
import { pictureJobs } from '../features/pictures/pictures.jobs.ts';
import { pushJobs } from '../features/push/push.jobs.ts';
import { receiptJobs } from '../features/receipts/receipts.jobs.ts';
import { returnJobs } from '../features/returns/returns.jobs.ts';
import { sessionJobs } from '../features/session/session.jobs.ts';
import { uploadJobs } from '../features/uploads/uploads.jobs.ts';
import { pruneOutbox } from '../platform/outbox-consumers.ts';
import type { Job } from './worker.ts';

const HOUR_MS = 60 * 60_000;

/** Every repeating job of the store. */
export function storeJobs(shop: App): Job[] {
  return [
    ...auditJobs(shop),
    ...authJobs(shop),
    ...countingJobs(shop),
    ...creditJobs(shop),
    ...customerJobs(shop),
    ...bonusJobs(shop),
    ...orderJobs(shop),
    ...paymentJobs(shop),
    ...phoneProofJobs(shop),
    ...pictureJobs(shop),
    ...pushJobs(shop.telling),
    ...giftPurchaseJobs(shop),
    ...noticeJobs(shop.telling),
    ...alertJobs(shop.telling),
    ...requestJobs(shop),
    ...launchJobs(shop),
    ...saleJobs(shop),
    ...searchJobs(shop),
    ...returnJobs(shop),
    ...receiptJobs(shop),
    ...sessionJobs(shop),
    ...uploadJobs(shop),
    ...exportJobs(shop),
    ...importJobs(shop),
    {
      name: 'outbox.prune',
      everyMs: HOUR_MS,
      run: () => pruneOutbox(shop.db, shop.settings.current()['outbox.keepDays']),
    },
    { name: 'tries.forget', everyMs: HOUR_MS, run: () => shop.tries.forget(new Date()) },
    { name: 'guesses.forget', everyMs: HOUR_MS, run: () => shop.guesses.forget(new Date()) },
  ];
}
