import { receiptPath } from '#domain/urls/document-paths.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { ReceiptKind } from '#domain/payments/receipt.ts';
import type { Language } from '#domain/text/language.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { NoticesService } from './notices.service.ts';
import { receiptText } from './receipt-notices.policy.ts';

/** An issued receipt with its recipient. */
type NoticeReceipt = {
  reference: string;
  orderNumber: string;
  kind: ReceiptKind;
  paid: number;
  customerId: number | null;
  email: string;
  language: Language;
  cityId: number;
};

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'findChannels'>;
  /** Reads a receipt; undefined when the payer is unknown. */
  findReceipt: (sql: Sql, receiptId: number) => Promise<NoticeReceipt | undefined>;
  /** Returns a city's URL keyword, used as the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/**
 * Creates the handler of issued receipts. Sends one email each, to buyers with an address who allow emails about
 * orders.
 */
export function createReceiptNoticesService({ db, notices, findReceipt, cityKeyword }: Deps) {
  return {
    /** Handles `receipt.issued`. Ignores other events, deleted receipts and buyers without an address. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'receipt.issued') return;
      const receipt = await findReceipt(db.$client, event.receiptId);
      if (!receipt) return;
      const { customerId, email, language, kind, orderNumber, paid } = receipt;
      const channels = await notices.findChannels({ customerId, sessionId: null, email }, 'orders');
      if (!channels.includes('mail')) return;
      const notice = {
        key: `receipt ${event.receiptId} mail`,
        kind: 'orders' as const,
        channel: 'mail' as const,
        customerId,
        sessionId: null,
        recipient: email || null,
        path: receiptPath(createScopedPaths(language, cityKeyword(receipt.cityId)), receipt.reference),
      };
      await notices.write(db.$client, { ...notice, ...receiptText(kind, orderNumber, paid, language) }, now);
    },
  };
}
