import { pathsOf } from '#domain/urls/paths.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import { findToldReturn } from './notices.queries.ts';
import type { NoticesService } from './notices.service.ts';
import { returnWords } from './return-notices.policy.ts';

/** Tells buyers what has become of their returns. */
export type ReturnNoticesService = ReturnType<typeof createReturnNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the reaction to returns that have moved; each state is told of once by each channel that reaches the buyer. */
export function createReturnNoticesService({ db, notices, cityKeyword }: Deps) {
  return {
    /** Handles `return.changed`; another event, and a return that has gone on since change nothing. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'return.changed') return;
      const told = await findToldReturn(db.$client, event.returnId);
      if (!told) return;
      // Received and refunded are one piece of news: a bank that was quick must not take it away.
      if (told.state !== event.state && !(event.state === 'received' && told.state === 'refunded')) return;
      const { customerId, sessionId, language, email } = told;
      const words = returnWords(event.state, told.number, language);
      if (!words) return;
      const key = `return ${told.number} ${event.state}`;
      const paths = pathsOf(language, cityKeyword(told.cityId));
      const path = customerId === null ? paths.thanks(told.masterNumber) : paths.profileOrder(told.orderNumber);
      const reached = await notices.channelsOf({ customerId, sessionId, email }, 'orders');
      // A guest who has left no address of mail is told by SMS.
      const bySms = customerId === null && email === '' ? (['sms'] as const) : [];
      const recipients = { push: null, mail: email || null, sms: customerId === null ? told.phone : null };
      for (const channel of [...reached, ...bySms]) {
        const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
        const recipient = recipients[channel];
        await notices.write(
          db.$client,
          { ...notice, customerId, sessionId: customerId === null ? sessionId : null, recipient, ...words, path },
          now,
        );
      }
    },
  };
}
