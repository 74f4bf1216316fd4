import { receiptPath } from '#domain/urls/document-paths.ts';
import { pathsOf } from '#domain/urls/paths.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import { findToldReceipt } from './notices.queries.ts';
import type { NoticesService } from './notices.service.ts';
import { receiptWords } from './receipt-notices.policy.ts';

/** Sends people the receipts of what they have paid and got back. */
export type ReceiptNoticesService = ReturnType<typeof createReceiptNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the reaction to issued receipts: one letter each, to who has left a mail address and wants letters of orders. */
export function createReceiptNoticesService({ db, notices, cityKeyword }: Deps) {
  return {
    /** Handles `receipt.issued`; another event, a receipt that is gone and a buyer without an address change nothing. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'receipt.issued') return;
      const told = await findToldReceipt(db.$client, event.receiptId);
      if (!told) return;
      const { customerId, email, language, kind, orderNumber, paid } = told;
      const reached = await notices.channelsOf({ customerId, sessionId: null, email }, 'orders');
      if (!reached.includes('mail')) return;
      const notice = {
        key: `receipt ${event.receiptId} mail`,
        kind: 'orders' as const,
        channel: 'mail' as const,
        customerId,
        sessionId: null,
        recipient: email || null,
        path: receiptPath(pathsOf(language, cityKeyword(told.cityId)), told.reference),
      };
      await notices.write(db.$client, { ...notice, ...receiptWords(kind, orderNumber, paid, language) }, now);
    },
  };
}
