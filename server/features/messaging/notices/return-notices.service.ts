import { createScopedPaths } from '#domain/urls/paths.ts';
import type { ReturnState } from '#domain/orders/return-request.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { NoticesService, Recipient } from './notices.service.ts';
import { returnText } from './return-notices.policy.ts';

/** A return with the recipient of its notices. */
type NoticeReturn = Recipient & {
  number: string;
  state: ReturnState;
  orderNumber: string;
  masterNumber: string;
};

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'findChannels' | 'allowsLastResort'>;
  /** Reads a return; undefined when it is gone. */
  findReturn: (sql: Sql, returnId: number) => Promise<NoticeReturn | undefined>;
  /** Returns a city's URL keyword, used as the prefix of links. */
  cityKeyword: (cityId: number) => string;
  settings: Pick<SettingsReader, 'current'>;
};

/** Creates the handler of return events. Sends one notice per state and channel that reaches the buyer. */
export function createReturnNoticesService({ db, notices, findReturn, cityKeyword, settings }: Deps) {
  return {
    /** Handles `return.changed`. Ignores other events and returns that have moved on. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'return.changed') return;
      const returnRow = await findReturn(db.$client, event.returnId);
      if (!returnRow) return;
      // A fast refund must not suppress the `received` notice.
      if (returnRow.state !== event.state && !(event.state === 'received' && returnRow.state === 'refunded')) return;
      const { customerId, sessionId, language, email } = returnRow;
      const text = returnText(event.state, returnRow.number, language);
      if (!text) return;
      const key = `return ${returnRow.number} ${event.state}`;
      const paths = createScopedPaths(language, cityKeyword(returnRow.cityId));
      const path =
        customerId === null ? paths.thanks(returnRow.masterNumber) : paths.profileOrder(returnRow.orderNumber);
      const channels = await notices.findChannels({ customerId, sessionId, email }, 'orders');
      // A guest without a mail address is notified by SMS, as is a customer whom nothing else reaches.
      const bySms =
        settings.current()['order.guestSms'] &&
        (customerId === null
          ? email === ''
          : channels.length === 0 && (await notices.allowsLastResort(customerId, 'orders')));
      const recipients = { push: null, mail: email || null, sms: customerId === null ? returnRow.phone : null };
      for (const channel of bySms ? [...channels, 'sms' as const] : channels) {
        const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
        const recipient = recipients[channel];
        await notices.write(
          db.$client,
          { ...notice, customerId, sessionId: customerId === null ? sessionId : null, recipient, ...text, path },
          now,
        );
      }
    },
  };
}
